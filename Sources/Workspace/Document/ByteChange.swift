// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A change of some bytes, with those that were there before.
struct ByteChange: Sendable {
    private let start: Int
    private let old: [UInt8]
    private let new: [UInt8]

    /// The change between two texts: all between their common ends.
    init(from old: [UInt8], to new: [UInt8]) {
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

    var byteCount: Int { old.count + new.count }

    func undone(_ bytes: [UInt8]) -> [UInt8] {
        bytes.applying([Splice(start..<start + new.count, old)])
    }

    func redone(_ bytes: [UInt8]) -> [UInt8] {
        bytes.applying([Splice(start..<start + old.count, new)])
    }
}
