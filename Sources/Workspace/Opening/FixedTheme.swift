// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

/// A theme file that could not be opened, and the theme that it is once its mistakes are fixed: to be opened
/// as a document with unsaved edits. The file stays as it is until that is saved.
package struct FixedTheme: Hashable, Sendable {
    /// The file as it is.
    package let original: ThemeDocument
    /// The theme without the mistakes.
    package let document: ThemeDocument
    package let fixes: [Fix]

    /// Fixes what keeps a file from being a theme; nil where that cannot be fixed, and for design
    /// tokens, which are no theme by themselves.
    init?(_ file: SourceFile) {
        let fixer = FileFixer(file, where: { $0.severity == .error }) {
            ThemeDocument.read($0).diagnostics
        }
        let parsed = ParsedFile(fixer.file)
        guard !fixer.fixes.isEmpty, !TokenFile.isTokenFile(parsed),
            let document = ThemeDocument.read(parsed).value
        else { return nil }
        let mistakes = ThemeDocument.read(file).diagnostics
        original = .unreadable(file, mistakes, as: document)
        (self.document, fixes) = (document, fixer.fixes)
    }

    package var path: FilePath? { original.source.path }

    /// The change, in the words of a button or a menu.
    package var words: String { fixes.words }
}
