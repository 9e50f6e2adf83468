// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A small LRU cache: the values used last, found by comparing, since what they are known by (storage,
/// objects) has no hash that is cheaper.
package struct RecentValues<Value> {
    /// Those used last come first.
    private var entries: [(value: Value, cost: Int)] = []
    private let capacity: Int
    private let countLimit: Int

    /// An empty cache.
    ///
    /// - Parameters:
    ///   - capacity: what all values may cost together, or else four times the newest.
    ///   - countLimit: how many values there may be.
    package init(capacity: Int = .max, countLimit: Int) {
        (self.capacity, self.countLimit) = (capacity, countLimit)
    }

    /// The values, those used last first.
    package var values: some Sequence<Value> { entries.lazy.map(\.value) }

    /// The first value that is wanted, which counts as a use.
    package mutating func first(where isWanted: (Value) -> Bool) -> Value? {
        guard let index = entries.firstIndex(where: { isWanted($0.value) }) else { return nil }
        if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
        return entries[0].value
    }

    /// Remembers a value, and forgets those that were not used for longest where it gets too much.
    package mutating func insert(_ value: Value, cost: Int = 1) {
        entries.insert((value, cost), at: 0)
        let limit = max(capacity, 4 * cost)
        var total = entries.reduce(0) { $0 + $1.cost }
        while entries.count > 1, entries.count > countLimit || total > limit {
            total -= entries.removeLast().cost
        }
    }

    /// Forgets everything.
    package mutating func removeAll() { entries = [] }
}
