// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutEngine

@Suite struct PixelGridTests {
    private static let ceilings: [(scale: Double, length: Double, expected: Double)] = [
        (1, 20.287, 21), (2, 20.287, 20.5), (3, 20.287, 61.0 / 3), (3, 20, 20),
        (3, 20.0001, 61.0 / 3), (2, 0, 0),
    ]

    @Test(arguments: ceilings)
    func ceilGoesUp(scale: Double, length: Double, expected: Double) {
        #expect(PixelGrid(scale: scale).ceil(length) == expected)
    }

    @Test func sumsOfThirdsCostNoPixel() {
        let grid = PixelGrid(scale: 3)
        var sum = 0.0
        for count in 1...3000 {
            sum += 1.0 / 3
            #expect(grid.ceil(sum) == Double(count) / 3)
            #expect(grid.floor(sum) == Double(count) / 3)
            #expect(grid.round(sum) == Double(count) / 3)
        }
    }

    @Test func tiesGoAwayFromZero() {
        #expect(PixelGrid(scale: 1).round(0.5) == 1)
        #expect(PixelGrid(scale: 1).round(1.5) == 2)
        #expect(PixelGrid(scale: 2).round(0.25) == 0.5)
        #expect(PixelGrid(scale: 3).round(0.5) == 2.0 / 3)
    }

    @Test func nearestPixelIsNearest() {
        #expect(PixelGrid(scale: 3).round(10.4) == 31.0 / 3)
        #expect(PixelGrid(scale: 3).round(10.1) == 10)
        #expect(PixelGrid(scale: 2).floor(10.9) == 10.5)
    }

    @Test func pixelIsAFractionOfAPoint() {
        #expect(PixelGrid(scale: 2).pixel == 0.5)
    }
}
