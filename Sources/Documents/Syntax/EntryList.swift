// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The entries of a dictionary being read. Finds duplicate keys in constant time however many there
/// are, and without a table for the few keys that dictionaries usually have.
struct EntryList {
    private(set) var entries: [Node.Entry] = []
    private var ranges: [Key: ByteRange] = [:]

    /// A key by its bytes, as a device tells keys apart: as strings, keys in different normal forms are
    /// equal.
    private struct Key: Hashable {
        let text: String

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }

        static func == (left: Key, right: Key) -> Bool {
            left.text.utf8.elementsEqual(right.text.utf8)
        }
    }

    private static let tableThreshold = 16
    private static let usualCount = 4

    /// Adds an entry.
    ///
    /// - Returns: where the same key was before, if it was.
    mutating func append(_ entry: Node.Entry) -> ByteRange? {
        if entries.isEmpty { entries.reserveCapacity(Self.usualCount) }
        defer { entries.append(entry) }
        if entries.count < Self.tableThreshold {
            for index in entries.indices
            where entries[index].key.utf8.elementsEqual(entry.key.utf8) {
                return entries[index].keyRange
            }
            return nil
        }
        if ranges.isEmpty {
            for earlier in entries { note(earlier) }
        }
        return note(entry)
    }

    /// - Returns: where the same key was before, if it was.
    @discardableResult private mutating func note(_ entry: Node.Entry) -> ByteRange? {
        let key = Key(text: entry.key)
        if let range = ranges[key] { return range }
        ranges[key] = entry.keyRange
        return nil
    }
}
