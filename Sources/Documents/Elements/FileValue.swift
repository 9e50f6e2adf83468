// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// The place of a value in the theme's or the screen's file. The file may not have the value yet.
package struct FileValue: Hashable, Sendable {
    package enum File: String, Hashable, Sendable {
        case theme
        case screen
    }

    package var file: File
    /// The path to the dictionary of the value.
    package var container: [SyntaxEdit.Step]
    /// The spellings of the key, the usual one first; empty for the dictionary itself.
    package var keys: [String]

    package init(_ file: File, _ container: [SyntaxEdit.Step], _ keys: String...) {
        (self.file, self.container, self.keys) = (file, container, keys)
    }

    /// A value of a text style's entry in a theme.
    ///
    /// - Parameter keys: the keys of the value in a Typeladder theme.
    package init(_ style: TextStyle, _ keys: String..., in theme: Theme) {
        (file, container) = (.theme, theme.path(of: style))
        self.keys = keys.map(theme.format.key)
    }

    /// The path to the value in a file, or to its dictionary if the file does not have the value.
    package func path(in root: Node?) -> [SyntaxEdit.Step] {
        let written = keys.first { root?.node(at: container + [.key($0)]) != nil }
        return container + (written.map { [.key($0)] } ?? [])
    }
}

extension FileValue: CustomStringConvertible {
    /// The file and the key path: `screen sections.0.header.height`.
    package var description: String {
        "\(file.rawValue) \((container + keys.prefix(1).map { .key($0) }).keyPath)"
    }
}
