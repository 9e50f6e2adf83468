// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutEngine

@Suite struct GrowingArrayTests {
    private func elements<Element>(_ array: GrowingArray<Element>) -> [Element] {
        array.withUnsafeBufferPointer { Array($0) }
    }

    @Test func copiesKeepTheirElementsWhileOneGrows() {
        var array = GrowingArray<String>()
        var copies: [GrowingArray<String>] = []
        for number in 0..<100 {
            copies.append(array)
            array.append("\(number)")
        }
        for (count, copy) in copies.enumerated() {
            #expect(elements(copy) == (0..<count).map(String.init))
        }
    }

    /// Memory is shared, so the second copy must not write over an element of the first.
    @Test func copiesGrowApart() {
        var first = GrowingArray<String>()
        first.append("common")
        var second = first
        first.append("first")
        second.append("second")
        second.append("more")
        first.append("last")
        #expect(elements(first) == ["common", "first", "last"])
        #expect(elements(second) == ["common", "second", "more"])
    }

    @Test func changeOfAnElementIsNotSeenInCopies() {
        var array = GrowingArray<String>()
        for text in ["a", "b"] { array.append(text) }
        let copy = array
        array[0] = "c"
        #expect(elements(array) == ["c", "b"])
        #expect(elements(copy) == ["a", "b"])
    }

    @Test func growingCopiesShareMemory() {
        var array = GrowingArray<Int>()
        for number in 0..<17 { array.append(number) }
        let copy = array
        array.append(17)
        let (own, other) = (array, copy)
        own.withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { #expect($0.baseAddress == own.baseAddress) }
        }
    }

    private final class Counted {
        static nonisolated(unsafe) var count = 0
        init() { Self.count += 1 }
        deinit { Self.count -= 1 }
    }

    @Test func elementsAreReleasedWithTheLastCopy() {
        do {
            var first = GrowingArray<Counted>()
            for _ in 0..<40 { first.append(Counted()) }
            var second = first
            second.append(Counted())
            first.append(Counted())
            #expect(Counted.count == 42)
        }
        #expect(Counted.count == 0)
    }
}
