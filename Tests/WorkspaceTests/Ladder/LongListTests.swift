// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import Previewing
import ReaderTestSupport
import Testing

@testable import Workspace

/// The columns of long lists.
@Suite struct LongListTests {
    private let scheduler = ManualScheduler()
    private let folder: Scratch
    private let page: Page
    private let count = 1_500

    init() throws {
        folder = try Scratch()
        page = Page(try Installation(ResourceFolder.locate()), scheduler)
        let rows = (0..<count).map { #"{"title": "Row \#($0)"}"# }.joined(separator: ", ")
        let text = "{\"language\": \"de\", \"sections\": [{\"rows\": [\(rows)]}]}"
        page.open([try folder.write(Array(text.utf8), to: "screen.json")])
        page.preview.viewport = .initial
    }

    @Test(arguments: Ladder.Axis.allCases) func columnsWithTextsOfTheirOwnShowTheTop(
        axis: Ladder.Axis
    ) throws {
        let ladder = Ladder(page.preview, axis: axis, viewport: .initial)
        let isLimited = [.environment(.language), .environment(.variant)].contains(axis)
        let all = page.preview.current.layout.ids
        #expect(all.count > count)
        for column in ladder.columns {
            let shown = column.shownRows
            #expect((shown != nil) == isLimited)
            let ids = column.current.layout.ids
            guard let shown else {
                #expect(ids == all)
                continue
            }
            #expect(shown.all == count && shown.shown > 500 && shown.shown < count)
            #expect(column.current.screen.rowCount == shown.shown)
            let rows = all.prefix { $0.row < shown.shown }
            #expect(Array(ids.prefix(rows.count)) == Array(rows))
        }
    }

    @Test func columnsOutsideOfAWindowShowAllRows() {
        let ladder = Ladder(page.preview, axis: .environment(.variant))
        #expect(ladder.columns.allSatisfy { $0.shownRows == nil })
    }

    @Test func picturesShowAllRows() throws {
        let ladder = Ladder(page.preview, axis: .environment(.variant), viewport: .initial)
        let column = try #require(ladder.columns.last)
        #expect(column.current.screen.rowCount < count)
        #expect(column.exact(at: column.category).screen.rowCount == count)
    }

    @Test func aChangedScreenChangesTheTop() throws {
        let ladder = Ladder(page.preview, axis: .environment(.variant), viewport: .initial)
        let column = try #require(ladder.columns.last)
        let before = column.current.layout.ids.count
        page.open([
            try folder.write(
                Array(#"{"sections": [{"rows": [{"title": "One"}]}]}"#.utf8), to: "short.json")
        ])
        #expect(column.shownRows == nil)
        #expect(column.current.screen.rowCount == 1)
        #expect(before > 500)
    }

    /// The window waits between events, not in a preview.
    @Test func languagesAppearWhenTheirPatternsAreRead() {
        let ladder = Ladder(page.preview, viewport: .initial)
        var shown: [Ladder.Axis] = []
        ladder.whenReady(for: .environment(.language)) { shown.append(.environment(.language)) }
        #expect(shown == [.environment(.language)], "No words are hyphenated at this size.")
        page.preview.category = .accessibilityLarge
        for axis in [Ladder.Axis.environment(.language), .environment(.width), .screen] {
            shown = []
            ladder.whenReady(for: axis) {
                shown.append(axis)
                for column in Ladder(page.preview, axis: axis, viewport: .initial).columns {
                    let previewer = column.theme.fonts.previewer
                    let wait = previewer.loadPatterns(
                        of: column.screen.value, in: column.environment)
                    #expect(wait == nil)
                }
            }
            scheduler.run()
            #expect(shown == [axis])
        }
    }
}
