// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension RandomAccessCollection {
    /// The first index whose element satisfies a predicate, found by binary search. All later elements must
    /// satisfy it, too.
    @inlinable
    package func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
            if belongsToSecond(self[middle]) { high = middle } else { low = index(after: middle) }
        }
        return low
    }
}
