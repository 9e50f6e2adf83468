// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The text of a theme in a format that holds less than a theme.
package struct ExportedText: Hashable, Sendable {
    /// The whole file.
    package let text: String
    /// The parts of the theme that were left out, or are not certain.
    package let diagnostics: [Diagnostic]

    package init(text: String, diagnostics: [Diagnostic]) {
        (self.text, self.diagnostics) = (text, diagnostics)
    }
}
