// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// A change of a file that fixes a finding.
enum Change: Hashable, Sendable {
    /// Sets the content of a value, or adds the value.
    case set(FileValue, SyntaxValue)
    /// Removes a value.
    case remove(FileValue)

    var file: FileValue.File {
        switch self {
        case .set(let value, _), .remove(let value): value.file
        }
    }

    /// The edit of a file; nil if the change does not fit the file.
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
