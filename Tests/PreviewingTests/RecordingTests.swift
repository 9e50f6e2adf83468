// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import TestSupport
import Testing

@testable import Previewing

/// Layouts compared with drawings on devices. Heights must agree to the device pixel, and baselines to within one.
/// Neither depends on the widths of letters, so the fixed measurer is enough.
///
/// Sources: pictures of cashapp/AccessibilitySnapshot (iOS 17.5 and 26.2, 3x) and of Apple's sample
/// "Creating Self-Sizing Table View Cells" (375 pt wide, 2x).
@Suite struct RecordingTests {
    let bench: Bench

    init() throws { bench = try Bench() }

    @Test(arguments: [
        (
            "ios18", 393.0, 44.333, 28.333, Rect(x: 322, y: 6.667, width: 51, height: 31), 373.0,
            0.333
        ),
        ("ios26", 402.0, 53.0, 32.667, Rect(x: 319, y: 12.667, width: 63, height: 28), 362.0, 1.0),
    ])
    func plainRowsWithASwitch(
        profile: String, width: Double, rowHeight: Double, baseline: Double, toggle: Rect,
        separatorWidth: Double, thickness: Double
    ) throws {
        var environment = try bench.environment(profile)
        environment.width = width
        let preview = try bench.preview(
            """
            {"tableStyle": "plain", "sections": [{"rows": [
              {"kind": "switch", "title": "Hello World"}, {"kind": "switch", "title": "Hello World"}]}]}
            """, in: environment)
        let row = preview.layout.item(at: 0)
        #expect(isSame(row.frame.height, rowHeight))
        #expect(isSame(preview.layout.frame(at: 1).y, rowHeight))
        #expect(isSame(row.texts[0].lines[0].baseline, baseline))
        let frame = try #require(
            row.decorations.first { $0.kind == .accessory(.switch(isOn: false)) }?.frame)
        #expect(isSame(frame.x, toggle.x) && isSame(frame.y, toggle.y))
        #expect(frame.width == toggle.width && frame.height == toggle.height)
        let separator = try #require(row.decorations.first { $0.kind == .separator }?.frame)
        #expect(separator.x == 20 && isSame(separator.width, separatorWidth))
        #expect(isSame(separator.height, thickness) && isSame(separator.maxY, rowHeight))
    }

    /// The recording is a SwiftUI list, whose rows have no separate room for the separator. Without it, the pitch is 44
    /// and 52 pt.
    @Test(arguments: [
        ("ios18", 393.0, 38.667, 44.0, 72.333, 40.0, 20.0),
        ("ios26", 402.0, 40.333, 52.0, 70.0, 32.0, 16.0),
    ])
    func cardsWithHeadersAndFooters(
        profile: String, width: Double, header: Double, row: Double, gap: Double, textX: Double,
        cardX: Double
    ) throws {
        var environment = try bench.environment(profile)
        environment.width = width
        let preview = try bench.preview(
            """
            {"geometry": "swiftUIList", "sections": [
              {"title": "Accounts", "footer": "Tap an account to view details",
               "rows": [{"title": "Checking"}, {"title": "Savings"}]},
              {"title": "Bills", "footer": "Due this month",
               "rows": [{"title": "Electric"}, {"title": "Internet"}]}]}
            """, in: environment)
        let items = Array(preview.layout.items)
        let thickness = preview.metrics[.separatorThickness]
        #expect(isSame(items[0].frame.height, header))
        #expect(isSame(items[1].frame.height - thickness, row))
        #expect(isSame(items[3].frame.height + items[4].frame.height, gap))
        #expect(items[1].texts[0].frame.x == textX && items[1].cell.x == cardX)
        #expect(items[1].cell.maxX == width - cardX)
        let isNew = profile == "ios26"
        let separator = try #require(items[1].decorations.first { $0.kind == .separator }?.frame)
        #expect(separator.x == textX && separator.maxX == (isNew ? 370 : 373))
        #expect(isSame(separator.height, isNew ? 1 : 1.0 / 3))
        #expect(!items[2].decorations.contains { $0.kind == .separator })
        #expect(preview.metrics.cornerRadius == (isNew ? 26 : 10))
        // Footer and header separately, as recorded on iOS 26.
        if isNew { #expect(isSame(items[3].frame.height, 29.667)) }
        #expect(items[0].texts[0].content.text == (profile == "ios18" ? "ACCOUNTS" : "Accounts"))
    }

    @Test(arguments: [
        (ContentSizeCategory.extraSmall, 68.0, [29.0, 49.0]),
        (ContentSizeCategory.large, 72.5, [32.5, 52.5]),
    ])
    func selfSizingCells(category: ContentSizeCategory, pitch: Double, baselines: [Double]) throws {
        var environment = try bench.environment()
        environment.width = 375
        environment.displayScale = 2
        environment.category = category
        let faces = FixedFaces(families: ["Inter", "Inter Display", "P052"])
        let preview = try bench.preview(
            """
            {"tableStyle": "plain", "sections": [{"rows": [{"spacing": "system", "labels": [
              {"text": "Headline", "textStyle": "headline"},
              {"text": "Body", "textStyle": "body", "fontName": "Palatino-Roman", "fontSize": 18}]}]}]}
            """, faces: faces, in: environment)
        let row = preview.layout.item(at: 0)
        #expect(row.frame.height == pitch)
        for (text, baseline) in zip(row.texts, baselines) {
            #expect(abs(text.lines[0].baseline - baseline) <= 0.5)
            #expect(text.frame.x == 16)
        }
    }

    /// Grouped tables of older apps, iOS 13: constants from a public app, at every category.
    @Test func textLabelCellsAtEveryCategory() throws {
        let rows = [44.0, 44, 44, 44, 48, 52, 58, 69, 81, 97, 114, 127]
        let fonts = [12.0, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        let headers = [32.0, 32, 32, 38, 44, 50, 56, 72, 84, 105, 124, 142]
        let bottoms = [6.0, 6, 6, 7, 8, 8, 9, 11, 11, 14, 17, 18]
        for category in ContentSizeCategory.allCases {
            var environment = try bench.environment()
            environment.category = category
            let preview = try bench.preview(
                """
                {"tableStyle": "grouped", "cellLayout": "textLabel", "sections": [
                  {"title": "One", "rows": [{"title": "Row"}]},
                  {"title": "Two", "rows": [{"title": "Row"}]}]}
                """, in: environment)
            let items = Array(preview.layout.items)
            let index = category.rawValue
            #expect(items[0].frame.height == headers[index], "\(category)")
            #expect(items[1].frame.height == rows[index], "\(category)")
            #expect(preview.layout.font(of: items[0].texts[0].content).pointSize == fonts[index])
            #expect(isSame(items[0].frame.maxY - items[0].texts[0].frame.maxY, bottoms[index]))
            #expect(isSame(items[2].frame.height, 18) && isSame(items[5].frame.height, 38))
        }
    }

    private func isSame(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.001 }
}
