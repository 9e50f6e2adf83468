// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

/// A text with a mistake, and the expected diagnostics.
package struct Mistake: Sendable, CustomTestStringConvertible {
    package var text: String
    package var said: String

    package init(_ text: String, _ said: String) {
        self.text = text
        self.said = said
    }

    package var testDescription: String { String(text.prefix(40)) }

    /// The text as a file with the name `f`.
    package var file: SourceFile { SourceFile(name: "f", text: text) }
}
