// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import FoundationEssentials
import LayoutEngine
import TestSupport
import Testing

@testable import Previewing

/// Tables as UIKit lays them out on iOS 26, compared with view dumps: every height, position, and edge to within a
/// third of a point. None of them depends on the widths of letters, so the fixed measurer is enough.
@Suite struct UIKitRecordingTests {
    private let bench: Bench
    private let recordings: UIKitRecordings

    init() throws {
        bench = try Bench()
        recordings = try UIKitRecordings()
    }

    private func environment(
        _ profile: String, scale: Double, width: Double, category: String = "L"
    ) throws -> PreviewEnvironment {
        var environment = try bench.environment(profile)
        environment.category = try #require(ContentSizeCategory(name: category))
        environment.displayScale = scale
        environment.width = width
        return environment
    }

    /// Compares a figure with the recording, and prints the difference.
    private func check(
        _ name: String, _ value: Double, _ recorded: Double, _ row: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let residual = ((value - recorded) * 1000).rounded() / 1000
        if residual != 0 { print("\(row): \(name) \(recorded), off by \(residual)") }
        #expect(
            abs(value - recorded) < 1 / 3.0 + 0.001, "\(row): \(name)",
            sourceLocation: sourceLocation)
    }

    private func check(_ name: String, _ range: Rect?, _ recorded: [Double]?, _ row: String) {
        guard let recorded else { return }
        check("\(name) begins", range?.x ?? .nan, recorded[0], row)
        check("\(name) ends", range?.maxX ?? .nan, recorded[1], row)
    }

    @Test func rows() throws {
        for recording in recordings.rows {
            var environment = try environment(
                recording.profile, scale: recording.scale, width: recording.width,
                category: recording.category)
            environment.isRightToLeft = recording.isRightToLeft ?? false
            let texts = String(
                decoding: try JSONEncoder().encode(recording.row), as: UTF8.self)
            let preview = try bench.preview(
                """
                {"tableStyle": "\(recording.tableStyle ?? "insetGrouped")",
                 "cellLayout": "\(recording.cellLayout ?? "contentConfiguration")",
                 "sections": [{"rows": [\(texts), {"title": "Last"}]}]}
                """, in: environment)
            let item = try #require(preview.layout.items.first { $0.id == ItemID(.row) })
            let name =
                "\(recording.profile) \(recording.cellLayout ?? "list") \(recording.category) \(recording.row.title)"
            if let height = recording.height { check("height", item.frame.height, height, name) }
            for (text, top) in zip(item.texts, recording.tops ?? []) {
                check("top", text.frame.y - item.frame.y, top, name)
            }
            for (text, height) in zip(item.texts, recording.heights ?? []) {
                check("text height", text.frame.height, height, name)
            }
            for (text, size) in zip(item.texts, recording.pointSizes ?? []) {
                #expect(preview.layout.font(of: text.content).pointSize == size)
            }
            let isRightToLeft = environment.isRightToLeft
            for (edges, isTrailing) in [(recording.leading, false), (recording.trailing, true)] {
                for (text, edge) in zip(item.texts, edges ?? []) {
                    guard let edge else { continue }
                    let frame = text.frame
                    check(
                        "edge", isRightToLeft == isTrailing ? frame.x : frame.maxX, edge, name)
                }
            }
            check("card", item.cell, recording.card, name)
            let separator = item.decorations.first { $0.kind == .separator }?.frame
            check("separator", separator, recording.separator, name)
            if recording.separator != nil { #expect(separator?.height == 1) }
            guard let accessory = recording.accessory else { continue }
            let decoration = item.decorations.first {
                if case .accessory = $0.kind { true } else { false }
            }
            let frame = try #require(decoration?.frame)
            check("accessory", frame, accessory.x, name)
            if let y = accessory.y {
                check("accessory's top", frame.y - item.frame.y, y[0], name)
                check("accessory's bottom", frame.maxY - item.frame.y, y[1], name)
            }
            if let size = accessory.size {
                check("width", frame.width, size[0], name)
                check("height", frame.height, size[1], name)
            }
            if let width = accessory.contentWidth {
                // Texts end 8 points before the end of the content view.
                let area = item.textArea
                let end = isRightToLeft ? item.cell.maxX - area.x : area.maxX - item.cell.x
                check("content", end + 8, width, name)
            }
        }
    }

    /// The label of a table's own header ends nearer to the card than the label in a SwiftUI list. Both headers are
    /// equally tall.
    @Test func headersAndGaps() throws {
        for recording in recordings.headers {
            let environment = try environment(
                "ios26", scale: recording.scale, width: recording.width)
            func items(_ layout: String) throws -> [ItemLayout] {
                Array(
                    try bench.preview(
                        """
                        {"geometry": "\(layout)", "sections": [
                          {"title": "Header", "rows": [{"title": "A"}]},
                          {"rows": [{"title": "B"}]}]}
                        """, in: environment
                    ).layout.items)
            }
            let table = try items("tableView")
            let list = try items("swiftUIList")
            func below(_ header: ItemLayout) -> Double {
                header.frame.maxY - header.texts[0].frame.maxY
            }
            check("below the label", below(table[0]), recording.labelBelow, "header")
            check("below the label", below(list[0]), 10, "list header")
            #expect(table[0].frame.height == list[0].frame.height)
            check("gap", table[2].frame.height + table[3].frame.height, recording.gap, "gap")
        }
    }

    @Test func linesOfAFixedFont() throws {
        let recording = recordings.fixedFont
        let preview = try bench.preview(
            """
            {"sections": [{"rows": [{"labels": [{"text": "a\\nb", "fontName": "system",
              "pointSize": \(recording.pointSize), "scales": false, "lines": 0}]}]}]}
            """, in: try environment("ios26", scale: recording.scale, width: 393))
        let text = try #require(
            preview.layout.items.first { $0.id == ItemID(.row) }?.texts.first)
        #expect(text.lines.count == recording.lines)
        check("height", text.frame.height, recording.height, "fixed font")
    }

    /// Between the known categories, an accessory grows with the text and never shrinks.
    @Test(arguments: Profile.bundledNames) func accessoriesGrow(profile: String) throws {
        for accessory in ["disclosure", "checkmark", "detail"] {
            var last = (size: Size(width: 0, height: 0), room: 0.0)
            for category in ContentSizeCategory.allCases {
                let metrics = try bench.preview(
                    #"{"sections": []}"#,
                    in: try environment(
                        profile, scale: 3, width: 390, category: category.shortName)
                ).metrics
                let kind = try #require(Accessory.Kind(rawValue: accessory))
                let own = try #require(metrics.accessories[kind])
                #expect(own.size.width >= last.size.width && own.size.height >= last.size.height)
                #expect(own.reservedWidth >= last.room, "\(accessory) \(category)")
                #expect(own.ink.height <= own.size.height && own.ink.width <= own.size.width)
                last = (own.size, own.reservedWidth)
            }
        }
    }

    @Test(arguments: Profile.bundledNames) func inkOfChevrons(profile: String) throws {
        for (category, height) in recordings.chevronInk {
            let metrics = try bench.preview(
                #"{"sections": []}"#,
                in: try environment(profile, scale: 3, width: 390, category: category)
            ).metrics
            check(
                "ink", metrics.accessories[.disclosure]?.ink.height ?? 0, height,
                "chevron \(category)")
        }
    }

    @Test func switchesThatAreOff() throws {
        let profile = try bench.environment("ios26").profile
        let color = profile.switchOff.color(.light, increasesContrast: false)
        let white = 255.0
        let alpha = Double(color.alpha) / 255
        let shown = [color.red, color.green, color.blue].map {
            Int((Double($0) * alpha + white * (1 - alpha)).rounded())
        }
        #expect(zip(shown, recordings.switchOff).allSatisfy { abs($0 - $1) <= 1 }, "\(shown)")
    }

    /// A row in an older cell, with a subtitle of several lines, is as tall as its texts require.
    @Test(arguments: Profile.bundledNames) func subtitlesOfSeveralLines(profile: String) throws {
        for category in ContentSizeCategory.allCases {
            let preview = try bench.preview(
                """
                {"cellLayout": "textLabel", "sections": [{"rows": [
                  {"kind": "subtitle", "title": "A", "subtitle": "B"},
                  {"kind": "subtitle", "title": "A", "subtitle": "B\\nC"}]}]}
                """,
                in: try environment(profile, scale: 3, width: 390, category: category.shortName))
            let items = Array(preview.layout.items.filter { $0.id.kind == .row })
            let subtitles = items.map(\.texts[1].frame.height)
            let heights = items.map(\.frame.height)
            #expect(heights == heights.map { $0.rounded() })
            #expect(abs(heights[1] - heights[0] - (subtitles[1] - subtitles[0])) <= 1)
            #expect(items.allSatisfy { $0.texts[1].frame.maxY < $0.frame.maxY })
        }
    }

    /// Not even below the title, where values are at accessibility categories.
    @Test(arguments: ContentSizeCategory.allCases) func anEmptyValueTakesNoLine(
        category: ContentSizeCategory
    ) throws {
        let environment = try environment(
            "ios26", scale: 3, width: 390, category: category.shortName)
        func height(_ row: String) throws -> Double {
            try bench.preview("{\"sections\": [{\"rows\": [\(row)]}]}", in: environment)
                .layout.frame(at: 1).height
        }
        let empty = try height(#"{"kind": "value", "title": "A", "value": ""}"#)
        #expect(try empty == height(#"{"title": "A"}"#))
        if category == .accessibilityLarge { #expect(empty < 80) }
    }
}
