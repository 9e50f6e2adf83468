// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import TestSupport
import Testing

@testable import Previewing

/// The bars of an app: their heights at each category, what scales, what moves, and what they leave alone.
@Suite struct BarsTests {
    private static let rows = #""sections": [{"title": "A", "rows": [{"title": "B"}]}]"#
    private static let large =
        #"{"title": "Mail", "navigationBar": {"titleDisplayMode": "large", "leading": ["Edit"]}, \#(rows)}"#

    private let bench: Bench

    init() throws { bench = try Bench() }

    private func preview(
        _ text: String, _ profile: String = "ios18", at category: ContentSizeCategory = .default,
        width: Double = 390, isRightToLeft: Bool = false
    ) throws -> Preview {
        var environment = try bench.environment(profile)
        environment.category = category
        environment.width = width
        environment.isRightToLeft = isRightToLeft
        return try bench.preview(text, in: environment)
    }

    private func bars(
        _ text: String, _ profile: String = "ios18", at category: ContentSizeCategory = .default,
        width: Double = 390, isRightToLeft: Bool = false
    ) throws -> BarsLayout {
        try #require(
            preview(text, profile, at: category, width: width, isRightToLeft: isRightToLeft).bars)
    }

    private func frame(_ element: BarElement, in bars: BarsLayout) throws -> Rect {
        try #require(bars.texts.first { $0.element == element }).layout.frame
    }

    @Test func screensWithoutKeysHaveNone() throws {
        #expect(try preview("{\"title\": \"Mail\", \(Self.rows)}").bars == nil)
    }

    /// The list is laid out without its bars, at every category and on each generation.
    @Test(arguments: Profile.bundledNames, ContentSizeCategory.allCases)
    func listIsThatWithoutThem(profile: String, category: ContentSizeCategory) throws {
        let with = try preview(Self.large, profile, at: category).layout
        let without = try preview("{\"title\": \"Mail\", \(Self.rows)}", profile, at: category)
        #expect(Array(with.items) == Array(without.layout.items))
        #expect(with.height == without.layout.height)
    }

    /// The bar keeps its height, and the large title grows with its style.
    @Test(arguments: [("ios18", 44.0), ("ios26", 54)])
    func onlyTheLargeTitleGrows(profile: String, height: Double) throws {
        var last = 0.0
        for category in ContentSizeCategory.allCases {
            let bars = try bars(Self.large, profile, at: category)
            let title = try #require(bars.largeTitle)
            #expect(bars.fixedHeight == height)
            #expect(title.height >= last)
            if category == .default { #expect(title.height == 52) }
            last = title.height
        }
        #expect(last > 80)
    }

    /// The title is large at the top, moves with the list, and becomes an inline title.
    @Test(arguments: Profile.bundledNames) func largeTitleCollapses(profile: String) throws {
        let preview = try preview(Self.large, profile)
        let edges = ScreenEdges(bars: preview.bars)
        let view = Size(width: 390, height: 844)
        let title = try #require(preview.bars?.largeTitle).height
        func titles(at top: Double) throws -> (inline: Bool, large: Double?) {
            let placed = try #require(edges.placedBars(at: top, in: view))
            func y(_ parts: [BarsLayout.Part]) -> Double? {
                parts.lazy.compactMap { part -> Double? in
                    guard case .text(let text) = part, text.element == .title else { return nil }
                    return text.layout.frame.y
                }.first
            }
            return (
                y(placed.parts) != nil, placed.scrollingArea.height > 0 ? y(placed.scrolling) : nil
            )
        }
        let start = try titles(at: -edges.top)
        #expect(!start.inline)
        let y = try #require(start.large)
        #expect(try titles(at: -edges.top + 10).large == y - 10)
        let end = try titles(at: -edges.top + title)
        #expect(end.inline && end.large == nil)
        #expect(edges.coveredTop(at: -edges.top) == edges.top)
        #expect(edges.coveredTop(at: 500) == edges.fixedTop)
    }

    @Test func itemsAreMirrored() throws {
        let text = """
            {"navigationBar": {"leading": ["Edit"], "trailing": ["Add"]},
             "tabBar": {"items": ["One", "Two"]}, \(Self.rows)}
            """
        let (one, other) = (try bars(text), try bars(text, isRightToLeft: true))
        for element in [
            BarElement.item(.leading, 0), .item(.trailing, 0), .item(.tabBar, 0), .item(.tabBar, 1),
        ] {
            let frame = try frame(element, in: one)
            #expect(try self.frame(element, in: other) == frame.mirrored(in: 390))
        }
        #expect(try frame(.item(.leading, 0), in: one).x == 20)
        #expect(try frame(.item(.trailing, 0), in: one).maxX == 370)
    }

    /// Items that do not fit get equal shares, stay between the margins, and are truncated.
    @Test(arguments: [320.0, 390], Profile.bundledNames)
    func itemsShareTheirRoom(width: Double, profile: String) throws {
        let items = (0..<32).map { "\"Item number \($0)\"" }.joined(separator: ", ")
        let text = """
            {"title": "\(String(repeating: "long ", count: 2_000))",
             "navigationBar": {"leading": [\(items)], "trailing": [\(items)]},
             "toolbar": {"items": [\(items)]}, "tabBar": {"items": [\(items)]}, \(Self.rows)}
            """
        let bars = try bars(text, profile, width: width)
        #expect(bars.texts.count == 4 * 32 + 1)
        for text in bars.texts where text.element.bar != "tabBar" {
            #expect(text.layout.frame.width <= max(0, text.layout.lineWidth) + 0.001)
            #expect(text.layout.isTruncated)
        }
    }

    /// A search field is below the title through iOS 18, and at the foot on iOS 26, except as a table header.
    @Test func searchFieldIsWhereTheGenerationHasIt() throws {
        let text =
            "{\"searchBar\": {\"placeholder\": \"Search\", \"scopeTitles\": [\"A\"]}, \(Self.rows)}"
        let header =
            "{\"searchBar\": {\"placeholder\": \"Search\", \"placement\": \"tableHeader\"}, \(Self.rows)}"
        #expect(try bars(text).search != nil && bars(text).foot.isEmpty)
        #expect(try bars(text, "ios26").search == nil && bars(text, "ios26").foot.count == 1)
        #expect(try bars(header, "ios26").search != nil)
        #expect(try bars(header).topHeight == 52)
        #expect(try bars(header, at: .accessibilityExtraLarge).topHeight > 70)
    }

    @Test func partsOfTheDeviceAreAroundTheBars() throws {
        let preview = try preview(Self.large, width: 393)
        #expect(preview.edges.top == 59 + 96 && preview.edges.foot == 34)
        #expect(preview.edges.fixedTop == 59 + 44)
        #expect(preview.edgesInView == preview.edges)
        let hidden = preview.shown(withDevice: false)
        #expect(hidden.edgesInView.top == 96 && hidden.edgesInView.foot == 0)
    }

    @Test func titlesAreThoseOfTheBarOrTheScreen() throws {
        let screen = try bench.screen(Self.large)
        #expect(screen.bars[.title] == "Mail")
        #expect(screen.bars.value(of: .title).description == "screen title")
        let own = try bench.screen(
            #"{"title": "A", "navigationBar": {"title": "B"}, "sections": []}"#)
        #expect(own.bars[.title] == "B")
        #expect(own.bars.value(of: .title).description == "screen navigationBar.title")
        let alias = try bench.screen(#"{"title": "A", "largeTitle": true, "sections": []}"#)
        #expect(alias.bars.navigationBar?.titleDisplayMode == .large && alias.bars[.title] == "A")
        #expect(screen.inVariant(.doubled).bars[.title] == "Mail Mail")
    }
}
