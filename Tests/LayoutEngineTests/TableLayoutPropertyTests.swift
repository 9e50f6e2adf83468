// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// Properties of all tables, tried on random tables.
@Suite struct TableLayoutPropertyTests {
    @Test(arguments: 0..<60) func itemsTileTheTable(seed: UInt64) {
        let layout = TableFixture(seed: seed).layout()
        var y = 0.0
        for index in 0..<layout.count {
            let frame = layout.frame(at: index)
            #expect(abs(frame.y - y) < 1e-6)
            #expect(frame.x == 0 && frame.width == layout.width)
            #expect(frame.height > 0)
            let item = layout.item(at: index)
            #expect(item.id == layout.ids[index])
            #expect(abs(item.frame.y - frame.y) < 1e-6)
            #expect(abs(item.frame.height - frame.height) < 1e-6)
            y += frame.height
        }
        #expect(abs(layout.height - y) < 1e-6)
    }

    @Test(arguments: 0..<60) func textsStayInTheirItemsAndApart(seed: UInt64) {
        for item in TableFixture(seed: seed).layout().items {
            for (index, text) in item.texts.enumerated() {
                #expect(text.frame.x >= 0 && text.frame.maxX <= item.frame.maxX + 1e-6)
                #expect(text.frame.y >= item.frame.y - 1e-6)
                #expect(text.frame.maxY <= item.frame.maxY + 1e-6)
                for other in item.texts[(index + 1)...] {
                    #expect(!text.frame.overlaps(other.frame), "\(item.id)")
                }
                // The text of an accessory is drawn on it.
                for decoration in item.decorations
                where decoration.kind != .separator && text.content.role != .accessory {
                    #expect(!text.frame.overlaps(decoration.frame), "\(item.id)")
                }
            }
        }
    }

    @Test(arguments: 0..<60) func linesStayInTheirTexts(seed: UInt64) {
        for text in TableFixture(seed: seed).layout().items.flatMap(\.texts) {
            var previous = text.frame.y
            for line in text.lines {
                #expect(line.baseline > previous && line.baseline < text.frame.maxY)
                #expect(line.x >= text.frame.x - 1e-6)
                #expect(line.x + line.width <= text.frame.maxX + 1e-6)
                previous = line.baseline
            }
        }
    }

    @Test(arguments: 0..<60) func framesAreOnDevicePixels(seed: UInt64) {
        let layout = TableFixture(seed: seed).layout()
        func isOnPixel(_ length: Double) -> Bool {
            abs(length * layout.grid.scale - (length * layout.grid.scale).rounded()) < 1e-4
        }
        for item in layout.items {
            let frames =
                [item.frame, item.cell] + item.texts.map(\.frame) + item.decorations.map(\.frame)
            for frame in frames {
                #expect(
                    [frame.x, frame.y, frame.width, frame.height].allSatisfy(isOnPixel),
                    "\(item.id): \(frame)")
            }
            for line in item.texts.flatMap(\.lines) { #expect(isOnPixel(line.baseline)) }
        }
    }

    @Test(arguments: 0..<60) func rightToLeftIsTheMirror(seed: UInt64) {
        var fixture = TableFixture(seed: seed)
        let leftToRight = fixture.layout()
        fixture.isRightToLeft = true
        let rightToLeft = fixture.layout()
        let width = leftToRight.width
        #expect(leftToRight.height == rightToLeft.height)
        #expect(leftToRight.ids == rightToLeft.ids)
        for (left, right) in zip(leftToRight.items, rightToLeft.items) {
            #expect(left.frame == right.frame)
            #expect(left.cell.mirrored(in: width) == right.cell)
            #expect(
                left.texts.map { $0.frame.mirrored(in: width) } == right.texts.map(\.frame))
            #expect(
                left.decorations.map { $0.frame.mirrored(in: width) }
                    == right.decorations.map(\.frame))
            for (ours, theirs) in zip(left.texts.flatMap(\.lines), right.texts.flatMap(\.lines)) {
                #expect(width - ours.x - ours.width == theirs.x)
                #expect(ours.baseline == theirs.baseline && ours.text == theirs.text)
            }
        }
    }

    @Test(arguments: 0..<30) func indicesAreThoseOfALinearScan(seed: UInt64) {
        let layout = TableFixture(seed: seed).layout()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            // Often exactly at the border of two items.
            func edge() -> Double {
                Bool.random(using: &random)
                    ? layout.offsets.randomElement(using: &random) ?? 0
                    : Double.random(in: -100...(layout.height + 100), using: &random)
            }
            let (top, bottom) = (edge(), edge())
            // The gap above an item belongs to the item.
            let scanned = layout.ids.indices.filter {
                layout.offsets[$0 + 1] > top && layout.offsets[$0] < bottom && top < bottom
            }
            #expect(Array(layout.indices(from: top, to: bottom)) == scanned)
        }
    }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool {
        let slack = 1e-6
        return x + slack < other.maxX && other.x + slack < maxX && y + slack < other.maxY
            && other.y + slack < maxY
    }
}
