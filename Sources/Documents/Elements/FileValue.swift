// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// A value of the theme's or the screen's file, whether it is written there or could be.
package struct FileValue: Hashable, Sendable {
    package enum File: String, Hashable, Sendable {
        case theme
        case screen
    }

    package var file: File
    /// The way to the dictionary that holds it.
    package var container: [SyntaxEdit.Step]
    /// The spellings of its key, the usual one first; none for the dictionary itself.
    package var keys: [String]

    package init(_ file: File, _ container: [SyntaxEdit.Step], _ keys: String...) {
        (self.file, self.container, self.keys) = (file, container, keys)
    }

    /// A value of a text style's entry in a theme.
    ///
    /// - Parameter keys: those that the value has in a Typeladder theme.
    package init(_ style: TextStyle, _ keys: String..., in theme: Theme) {
        (file, container) = (.theme, theme.path(of: style))
        self.keys = keys.map(theme.format.key)
    }

    /// The same value, or the dictionary that should hold it, as it stands in a file.
    package func path(in root: Node?) -> [SyntaxEdit.Step] {
        let written = keys.first { root?.node(at: container + [.key($0)]) != nil }
        return container + (written.map { [.key($0)] } ?? [])
    }
}

extension FileValue: CustomStringConvertible {
    /// The file, and the key path: `screen sections.0.header.height`.
    package var description: String {
        "\(file.rawValue) \((container + keys.prefix(1).map { .key($0) }).keyPath)"
    }
}
