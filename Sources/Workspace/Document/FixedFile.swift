// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Syntax

/// A file that could not be opened, with what remains of it after its mistakes are fixed. It opens as a document with
/// unsaved edits. The file does not change until they are saved.
package struct FixedFile: Hashable, Sendable {
    package let kind: FileKind
    /// The current file.
    private let original: SourceFile
    /// The file without the mistakes.
    private let fixed: SourceFile
    package let fixes: [Fix]

    /// The bytes to read for finding fixes, in all rounds together. The window waits for it.
    private static let byteLimit = 16 << 20

    /// Fixes the mistakes that prevent reading a file as a theme or a screen. Fails if that is impossible, and for
    /// design tokens, which alone are not a theme.
    init?(_ file: SourceFile, as kind: FileKind) {
        let rounds = Self.byteLimit / max(1, file.bytes.count)
        let fixer = FileFixer(
            file, rounds: min(max(1, rounds), FileFixer.maximumRounds),
            where: { $0.severity == .error }, reading: kind.problems)
        guard !fixer.fixes.isEmpty, !fixer.diagnostics.contains(where: { $0.severity == .error }),
            kind == .screen || !TokenFile.isTokenFile(ParsedFile(fixer.file))
        else { return nil }
        (self.kind, original, fixed, fixes) = (kind, file, fixer.file, fixer.fixes)
    }

    package var path: FilePath? { original.path }

    /// The change, as the text of a button or a menu.
    package var words: String { fixes.words }

    /// The document before and after the fixes.
    func documents<Document: FileDocument>() -> (unreadable: Document, fixed: Document)? {
        Document.read(fixed).value.map { ($0.with(original), $0) }
    }
}

extension FileKind {
    /// The problems of a file of this kind.
    fileprivate func problems(of file: SourceFile) -> [Diagnostic] {
        switch self {
        case .theme: ThemeDocument.problems(of: file)
        case .screen: ScreenDocument.problems(of: file)
        }
    }
}
