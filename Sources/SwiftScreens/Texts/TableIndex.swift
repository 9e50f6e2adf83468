// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A table with indices of its keys, each made when it is first asked for.
final class TableIndex {
    let table: StringTable
    /// The keys with placeholders by shape.
    private lazy var shapes = shapeIndex()
    /// The keys by their letters and digits.
    private lazy var normalized = Dictionary(grouping: table.entries.keys.sorted()) {
        ConstantKey.normalized($0)
    }

    init(_ table: StringTable) { self.table = table }

    private func shapeIndex() -> [KeyShape: [String]] {
        var shapes: [KeyShape: [String]] = [:]
        for key in table.entries.keys.sorted() where key.utf8.contains(UInt8(ascii: "%")) {
            guard let shape = KeyShape(TextFormat(key)) else { continue }
            shapes[shape, default: []].append(key)
        }
        return shapes
    }

    /// The key with a shape whose placeholders are the most likely ones.
    func key(_ shape: KeyShape, _ parts: [KeyPart]) -> String? {
        guard let keys = shapes[shape] else { return nil }
        let ranked = keys.map { (key: $0, distance: parts.distance(to: TextFormat($0))) }
        return ranked.min { ($0.distance, $0.key) < ($1.distance, $1.key) }?.key
    }

    /// The key with the letters of a constant, in the most likely spelling.
    func key(_ letters: String, _ candidates: [String]) -> String? {
        guard let keys = normalized[letters] else { return nil }
        return candidates.first { keys.contains($0) }
            ?? keys.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }
}
