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

    /// Whether anyone wants its texts.
    package var isWanted: Bool { wants.contains { $0.owner != nil } }

    /// Whether it has so many texts that those that nobody wants are removed.
    package var isLarge: Bool {
        count > Self.mostUnwanted.count || byteCount > Self.mostUnwanted.bytes
    }

    /// Keeps the texts of some purposes while their owner lives, and no longer those that it wanted before. In a cache
    /// of many texts, all faces that no owner wants are removed.
    package func want(_ purposes: [Purpose], by owner: AnyObject) {
        wants.removeAll { $0.owner == nil || $0.owner === owner }
        let faces = purposes.flatMap { $0.palette.values.flatMap { [$0, $0.unspaced] } }
        wants.append(Want(owner: owner, faces: Set(faces)))
        guard isLarge else { return }
        let wanted = wants.reduce(into: Set()) { $0.formUnion($1.faces) }
        self.faces = self.faces.filter { wanted.contains($0.key) }
        tables.removeAll { !$0.purpose.palette.values.allSatisfy(wanted.contains) }
    }
}

// MARK: - Old texts

extension PreparedTextCache {
    /// A table that exists as long as something else needs it.
    struct WeakOutline {
        weak var outline: TableOutline?
    }

    /// The number of new texts, and of their bytes, above which texts of no existing table are removed. Otherwise
    /// the old texts of a screen that is often edited would pile up.
    private static let capacity = (count: 20_000, bytes: 4_000_000)

    /// Removes texts that no table has, if many texts are new since the last time.
    func removeOldTexts(for outline: TableOutline) {
        outlines.removeAll { $0.outline == nil || $0.outline === outline }
        outlines.append(WeakOutline(outline: outline))
        guard
            count > kept.count + Self.capacity.count
                || byteCount > kept.bytes + Self.capacity.bytes
        else { return }
        let needed = outlines.compactMap(\.outline).reduce(into: Set()) { $0.formUnion($1.texts) }
        for (face, entry) in faces {
            let oldCount = entry.indices.keys.count { !needed.contains($0.text) }
            // Copying what stays takes time.
            guard 4 * oldCount > entry.texts.count else { continue }
            faces[face] = entry.keeping(needed)
            // The indices of its texts have changed.
            tables.removeAll { $0.purpose.palette.values.contains(face) }
        }
        kept = (count, byteCount)
    }
}
