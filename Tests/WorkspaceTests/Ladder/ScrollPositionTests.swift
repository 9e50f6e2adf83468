// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Files
import LayoutEngine
import Previewing
import TestSupport
import Testing

@testable import Workspace

/// The columns of a ladder start with the same element.
struct ScrollPositionTests {
    private let page: Page

    init() throws {
        page = Page(try Installation(ResourceFolder.locate()), NoScheduler())
    }

    private static let zooms: [Double] = [0.25, 0.5, 0.77, 1, 1.5, 3]

    /// The element in the first row of pixels.
    private func element(_ layout: TableLayout, _ top: Double, _ zoom: Double) -> Int? {
        let line = (top + 0.5) / zoom
        return layout.indices(from: line, to: line.nextUp).first
    }

    @Test func sameElementIsAtTheTopOfAllColumns() throws {
        let ladder = Ladder(page.preview)
        var random = SeededGenerator(seed: 20_261_122)
        var tops = 0
        for _ in 0..<2000 {
            let zoom = try #require(Self.zooms.randomElement(using: &random))
            let otherZoom = try #require(Self.zooms.randomElement(using: &random))
            let one = try #require(ladder.columns.randomElement(using: &random)).current.layout
            let other = try #require(ladder.columns.randomElement(using: &random)).current.layout
            let top = Double.random(in: 0..<one.height * zoom - 1, using: &random).rounded()
            let place = try #require(ScrollPosition(in: one, top: top, zoom: zoom))
            #expect(place.item == element(one, top, zoom))
            #expect(place.top(in: one, zoom: zoom) == top)
            let otherTop = try #require(place.top(in: other, zoom: otherZoom))
            // An element lower than a pixel may have no row of pixels.
            if other.frame(at: place.item).height * otherZoom >= 1 {
                #expect(element(other, otherTop, otherZoom) == place.item)
                tops += 1
            }
        }
        #expect(tops > 1500)
    }

    @Test func placeOutlivesManyColumns() throws {
        let ladder = Ladder(page.preview)
        let first = try #require(ladder.columns.first).current.layout
        for item in 0..<first.count where first.frame(at: item).height >= 1 {
            var top = ScrollPosition(item: item, part: 0.5).top(in: first, zoom: 1) ?? 0
            var layout = first
            // Each column takes its position from the one before.
            for column in ladder.columns + ladder.columns.reversed() {
                let place = try #require(ScrollPosition(in: layout, top: top, zoom: 1))
                layout = column.current.layout
                top = try #require(place.top(in: layout, zoom: 1))
                #expect(element(layout, top, 1) == item)
            }
        }
    }

    @Test func columnsFollowTheirPreview() {
        let ladder = Ladder(page.preview)
        #expect(ladder.columns.map(\.category) == ContentSizeCategory.allCases)
        page.preview.environment.boldText = true
        #expect(ladder.columns.allSatisfy { $0.environment.boldText })
        page.preview.offersAccessibilitySizes = false
        #expect(ladder.columns.map(\.category) == ContentSizeCategory.standardCases)
        ladder.axis = .environment(.appearance)
        ladder.choose(ladder.columns[1])
        #expect(page.preview.environment.appearance == .dark)
        #expect(page.preview.environment.boldText)
    }
}
