// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A small LRU cache. It searches linearly, because its keys (storage, objects) have no hash that is cheaper
/// than comparing.
package struct RecentValues<Value> {
    /// The entries, the most recently used first.
    private var entries: [(value: Value, cost: Int)] = []
    private let capacity: Int
    private let countLimit: Int

    /// An empty cache.
    ///
    /// - Parameters:
    ///   - capacity: the highest total cost; if the newest value costs more than a quarter of it, four times
    ///     that cost.
    ///   - countLimit: the highest number of values.
    package init(capacity: Int = .max, countLimit: Int) {
        (self.capacity, self.countLimit) = (capacity, countLimit)
    }

    /// The values, the most recently used first.
    package var values: some Sequence<Value> { entries.lazy.map(\.value) }

    /// The first value that satisfies a predicate, which becomes the most recently used.
    package mutating func first(where predicate: (Value) -> Bool) -> Value? {
        guard let index = entries.firstIndex(where: { predicate($0.value) }) else { return nil }
        if index > 0 { entries.insert(entries.remove(at: index), at: 0) }
        return entries[0].value
    }

    /// Inserts a value, and evicts the least recently used ones beyond the limits.
    package mutating func insert(_ value: Value, cost: Int = 1) {
        entries.insert((value, cost), at: 0)
        let limit = max(capacity, 4 * cost)
        var total = entries.reduce(0) { $0 + $1.cost }
        while entries.count > 1, entries.count > countLimit || total > limit {
            total -= entries.removeLast().cost
        }
    }

    /// Removes the values that satisfy a predicate.
    package mutating func removeAll(where predicate: (Value) -> Bool) {
        entries.removeAll { predicate($0.value) }
    }

    /// Removes all values.
    package mutating func removeAll() { entries = [] }
}
