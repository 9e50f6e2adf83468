// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The entries of a dictionary being read. Finds duplicate keys in constant time however many there
/// are, and without a table for the few keys that dictionaries usually have.
struct EntryList {
    private(set) var entries: [Node.Entry] = []
    private var ranges: [String: ByteRange] = [:]

    private static let tableThreshold = 16
    private static let usualCount = 4

    /// Adds an entry.
    ///
    /// - Returns: where the same key was before, if it was.
    mutating func append(_ entry: Node.Entry) -> ByteRange? {
        if entries.isEmpty { entries.reserveCapacity(Self.usualCount) }
        defer { entries.append(entry) }
        if entries.count < Self.tableThreshold {
            for index in entries.indices where entries[index].key == entry.key {
                return entries[index].keyRange
            }
            return nil
        }
        if ranges.isEmpty {
            for earlier in entries where ranges[earlier.key] == nil {
                ranges[earlier.key] = earlier.keyRange
            }
        }
        if let range = ranges[entry.key] { return range }
        ranges[entry.key] = entry.keyRange
        return nil
    }
}
