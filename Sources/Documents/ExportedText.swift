// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A theme in a format that holds less than a theme does.
public struct ExportedText: Hashable, Sendable {
    /// The whole file.
    public let text: String
    /// What had no place in it, or is not certain.
    public let diagnostics: [Diagnostic]

    package init(text: String, diagnostics: [Diagnostic]) {
        (self.text, self.diagnostics) = (text, diagnostics)
    }
}
