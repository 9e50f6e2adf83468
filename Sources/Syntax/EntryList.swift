// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The entries of a dictionary while it is read. Finds duplicate keys in constant time. The usual
/// dictionary has few keys, and gets no hash table.
struct EntryList {
    private(set) var entries: [Node.Entry] = []
    /// The indices of the entries by the hashes of their keys, with linear probing. A table of the
    /// keys themselves would take twice the memory.
    private var indices: [Int: UInt32] = [:]

    private static let tableThreshold = 16
    private static let usualCount = 2

    /// Adds an entry.
    ///
    /// - Returns: the range of an earlier entry's key if it is the same, or else nil.
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
        if indices.isEmpty {
            for index in entries.indices { note(entries[index].key, at: index) }
        }
        return note(entry.key, at: entries.count)
    }

    /// - Returns: the range of an earlier entry's key if it is the same, or else nil.
    @discardableResult private mutating func note(_ key: String, at index: Int) -> ByteRange? {
        var number = Self.hash(key)
        while let earlier = indices[number] {
            let entry = entries[Int(earlier)]
            if entry.key.utf8.elementsEqual(key.utf8) { return entry.keyRange }
            number &+= 1
        }
        indices[number] = UInt32(index)
        return nil
    }

    /// The hash of a key's bytes, because devices compare the bytes of keys. Swift's strings are
    /// equal in any normal form.
    private static func hash(_ key: String) -> Int {
        var hasher = Hasher()
        var key = key
        key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return hasher.finalize()
    }
}
