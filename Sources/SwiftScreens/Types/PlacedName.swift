// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A name in a file, and in a type.
struct PlacedName: Hashable {
    let name: String
    let tree: ObjectIdentifier
    let type: ObjectIdentifier?

    init(_ name: String, _ scope: Scope) {
        self.name = name
        tree = ObjectIdentifier(scope.tree)
        type = scope.type.map { ObjectIdentifier($0) }
    }
}
