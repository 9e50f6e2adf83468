// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutEngine

/// What is used stays, what is not makes way.
@Suite struct RecentValuesTests {
    private final class Number {
        let value: Int

        init(_ value: Int) { self.value = value }
    }

    @Test func useKeepsAValueFromMakingWay() {
        var values = RecentValues<Number>(countLimit: 3)
        (1...3).forEach { values.insert(Number($0)) }
        #expect(values.first { $0.value == 1 } != nil)
        values.insert(Number(4))
        #expect(values.values.map(\.value) == [4, 1, 3])
        #expect(values.first { $0.value == 2 } == nil)
    }

    @Test(arguments: [
        (costs: [4, 3, 3], kept: [3, 3, 4]), ([7, 3, 3], [3, 3]),
        // What the newest needs besides itself may be as dear.
        ([9, 8, 7], [7, 8, 9]), ([30, 1], [1]), ([30, 30, 30, 30, 30], [30, 30, 30, 30]),
    ])
    func costsAreBounded(costs: [Int], kept: [Int]) {
        var values = RecentValues<Number>(capacity: 10, countLimit: 8)
        costs.forEach { values.insert(Number($0), cost: $0) }
        #expect(values.values.map(\.value) == kept)
    }
}
