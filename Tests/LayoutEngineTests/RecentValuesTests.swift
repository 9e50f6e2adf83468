// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutEngine

/// Used values stay, and unused ones are removed.
@Suite struct RecentValuesTests {
    @Test func useKeepsAValueFromMakingWay() {
        var values = RecentValues<Int>(countLimit: 3)
        (1...3).forEach { values.insert($0) }
        #expect(values.first { $0 == 1 } == 1)
        values.insert(4)
        #expect(Array(values.values) == [4, 1, 3])
        #expect(values.first { $0 == 2 } == nil)
    }

    @Test(arguments: [
        (costs: [4, 3, 3], kept: [3, 3, 4]), ([7, 3, 3], [3, 3]),
        // The total cost may be up to four times that of the newest value.
        ([9, 8, 7], [7, 8, 9]), ([30, 1], [1]), ([30, 30, 30, 30, 30], [30, 30, 30, 30]),
    ])
    func costsAreBounded(costs: [Int], kept: [Int]) {
        var values = RecentValues<Int>(capacity: 10, countLimit: 8)
        costs.forEach { values.insert($0, cost: $0) }
        #expect(Array(values.values) == kept)
    }
}
