// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A change of some bytes, with those that were there before.
package struct ByteChange: Sendable {
    /// The offset of the first byte that differs.
    package let start: Int
    /// The bytes that were there.
    package let old: [UInt8]
    /// The bytes that are there now.
    package let new: [UInt8]

    /// The change between two texts: all between their common ends.
    package init(from old: [UInt8], to new: [UInt8]) {
        let (start, end) = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                let least = min(old.count, new.count)
                var start = 0
                while start < least, old[start] == new[start] { start += 1 }
                var end = 0
                while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
                    end += 1
                }
                return (start, end)
            }
        }
        self.start = start
        self.old = Array(old[start..<old.count - end])
        self.new = Array(new[start..<new.count - end])
    }

    package var byteCount: Int { old.count + new.count }

    package func undone(_ bytes: [UInt8]) -> [UInt8] {
        bytes.applying([Splice(start..<start + new.count, old)])
    }

    package func redone(_ bytes: [UInt8]) -> [UInt8] {
        bytes.applying([Splice(start..<start + old.count, new)])
    }

    /// The range that some bytes had before; nil if the change touches them.
    package func earlier(_ range: ByteRange) -> ByteRange? {
        if Int(range.end) <= start { return range }
        guard Int(range.start) >= start + new.count else { return nil }
        let shift = old.count - new.count
        return ByteRange(Int(range.start) + shift, Int(range.end) + shift)
    }
}
