// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension Sequence {
    /// The elements grouped by key. Groups and elements stay in order of first occurrence.
    package func grouped<Key: Hashable>(
        by key: (Element) -> Key
    ) -> [(key: Key, elements: [Element])] {
        var places: [Key: Int] = [:]
        var groups: [(key: Key, elements: [Element])] = []
        for element in self {
            let key = key(element)
            let place = places[key, default: groups.count]
            if place == groups.count { groups.append((key, [])) }
            places[key] = place
            groups[place].elements.append(element)
        }
        return groups
    }
}

extension Sequence where Element: Hashable {
    /// The distinct elements, in order.
    package func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
