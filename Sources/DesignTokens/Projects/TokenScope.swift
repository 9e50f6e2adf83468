// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Which tokens of a project become fonts: those of some sets, while others serve references alone.
struct TokenScope {
    /// Where the sets are in the text, in order; nil for everywhere.
    private let ranges: [ByteRange]?

    static let all = TokenScope(nil)

    init(_ ranges: [ByteRange]?) {
        self.ranges = ranges?.sorted { $0.start < $1.start }
    }

    func contains(_ range: ByteRange) -> Bool {
        guard let ranges else { return true }
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].start <= range.start { low = middle + 1 } else { high = middle }
        }
        return low > 0 && range.start < ranges[low - 1].end
    }
}
