// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// A value of the theme's or the screen's file, whether it is written there or could be.
package struct FileValue: Hashable, Sendable {
    package enum File: Hashable, Sendable {
        case theme
        case screen
    }

    package var file: File
    /// The way to the dictionary that holds it.
    var container: [SyntaxEdit.Step]
    /// The spellings of its key, the usual one first; none for the dictionary itself.
    var keys: [String]

    init(_ file: File, _ container: [SyntaxEdit.Step], _ keys: String...) {
        (self.file, self.container, self.keys) = (file, container, keys)
    }

    /// A value of a text style's entry in a theme.
    init(_ style: TextStyle, _ keys: String..., in theme: Theme) {
        file = .theme
        let key = theme.fonts[style]?.key ?? ""
        let entry = SyntaxEdit.Step.key(key.isEmpty ? style.dictionaryKey : key)
        container = theme.format.container == .typeladder ? [.key("fonts"), entry] : [entry]
        self.keys = keys
    }

    /// The same value, or the dictionary that should hold it, as it stands in a file.
    func path(in root: Node?) -> [SyntaxEdit.Step] {
        let written = keys.first { root?.node(at: container + [.key($0)]) != nil }
        return container + (written.map { [.key($0)] } ?? [])
    }
}

/// A change of a file that fixes a finding.
enum Change: Hashable, Sendable {
    /// A value gets another content, or is added.
    case set(FileValue, SyntaxValue)
    /// A value goes.
    case remove(FileValue)

    var file: FileValue.File {
        switch self {
        case .set(let value, _), .remove(let value): value.file
        }
    }

    /// The edit of a file; nil where the file has no place for it.
    func edit(in root: Node) -> SyntaxEdit? {
        switch self {
        case .remove(let value):
            let path = value.path(in: root)
            return path.count > value.container.count ? SyntaxEdit(path, .remove) : nil
        case .set(let value, let content):
            let path = value.path(in: root)
            if path.count > value.container.count { return SyntaxEdit(path, .replace(content)) }
            guard let key = value.keys.first, root.node(at: path)?.entries != nil else {
                return nil
            }
            return SyntaxEdit(path, .insertEntry(SyntaxValue.Entry(key, content), at: nil))
        }
    }
}
