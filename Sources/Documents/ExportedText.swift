// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The text of a theme in a format that can store less than a theme.
package struct ExportedText: Hashable, Sendable {
    /// The whole file.
    package let text: String
    /// Diagnostics for the parts of the theme that were left out or are uncertain.
    package let diagnostics: [Diagnostic]

    package init(text: String, diagnostics: [Diagnostic]) {
        (self.text, self.diagnostics) = (text, diagnostics)
    }
}
