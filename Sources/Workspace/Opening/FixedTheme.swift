// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

/// A theme file that could not be opened, with the theme that remains after its mistakes are fixed. The fixed
/// theme opens as a document with unsaved edits. The file does not change until they are saved.
package struct FixedTheme: Hashable, Sendable {
    /// The current file.
    package let original: ThemeDocument
    /// The theme without the mistakes.
    package let document: ThemeDocument
    package let fixes: [Fix]

    /// Fixes the mistakes that prevent reading a file as a theme. Fails if that is impossible, and for design
    /// tokens, which alone are not a theme.
    init?(_ file: SourceFile) {
        let fixer = FileFixer(file, where: { $0.severity == .error }) {
            ThemeDocument.read($0).diagnostics
        }
        let parsed = ParsedFile(fixer.file)
        guard !fixer.fixes.isEmpty, !TokenFile.isTokenFile(parsed),
            let document = ThemeDocument.read(parsed).value
        else { return nil }
        original = document.with(file)
        (self.document, fixes) = (document, fixer.fixes)
    }

    package var path: FilePath? { original.source.path }

    /// The change, as the text of a button or a menu.
    package var words: String { fixes.words }
}
