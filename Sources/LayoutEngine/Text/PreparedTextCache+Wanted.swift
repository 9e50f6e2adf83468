// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// A setting such as Bold Text changes all faces, and the texts of the faces before would stay.

extension PreparedTextCache {
    /// The faces that an owner wants until it wants others, or ends.
    struct Want {
        weak var owner: AnyObject?
        var faces: Set<Face>
    }

    /// The number of texts, and of their bytes, above which only wanted faces stay. Smaller tables change their faces
    /// back at once.
    private static let mostUnwanted = (count: 100_000, bytes: 16_000_000)

    /// Keeps the texts of some purposes while their owner lives, and no longer those that it wanted before. In a cache
    /// of many texts, all faces that no owner wants are removed.
    package func want(_ purposes: [Purpose], by owner: AnyObject) {
        wants.removeAll { $0.owner == nil || $0.owner === owner }
        let faces = purposes.flatMap { $0.palette.values.flatMap { [$0, $0.unspaced] } }
        wants.append(Want(owner: owner, faces: Set(faces)))
        guard count > Self.mostUnwanted.count || byteCount > Self.mostUnwanted.bytes else { return }
        let wanted = wants.reduce(into: Set()) { $0.formUnion($1.faces) }
        self.faces = self.faces.filter { wanted.contains($0.key) }
        tables.removeAll { !$0.purpose.palette.values.allSatisfy(wanted.contains) }
    }
}
