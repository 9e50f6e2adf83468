// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Explanations
import Files
import LayoutEngine
import Syntax
import TestSupport
import Testing

@testable import Previewing

/// Explanations result in the numbers that they explain, and name sources with these numbers.
@Suite struct HeightExplanationTests {
    private let bench: Bench

    init() throws { bench = try Bench() }

    /// Everything that a screen and a theme can define about headers, labels, and heights.
    private static let particularScreen = """
        {"tableStyle": "STYLE", "cells": "CELLS", "cellLayout": "LAYOUT",
         "tableHeader": {"text": "Header", "pointSize": 20, "maximumPointSize": 30,
                         "margins": {"top": 3, "bottom": 4}},
         "sections": [
          {"header": {"title": "One", "height": 44, "textStyle": "title2", "pointSize": 21.5},
           "footer": "A footer that has several lines at every size, since it goes on and on.",
           "rows": [{"title": "A"}, {"title": "A", "rowHeight": 30, "accessory": "detail"},
                    {"kind": "subtitle", "title": "A long title, long enough for two lines of text",
                     "subtitle": "B"}]},
          {"title": "Two",
           "rows": [{"kind": "value", "title": "A", "value": "B"},
                    {"labels": [{"text": "a", "fontName": "Serif", "pointSize": 13},
                                {"text": "b", "textStyle": "footnote"}]},
                    {"labels": [{"text": "a"}, {"text": "b", "scales": false}], "spacing": 7,
                     "margins": {"top": 1}}]},
          {"header": {"title": "Three"}, "rows": []}]}
        """

    private static let particularTheme = """
        {"fonts": {"body": {"fontName": "Serif", "fontSize": 16.5, "maximumPointSize": 31.5},
                   "title": {"fontName": "Unknown", "fontSize": 30}},
         "sectionHeader": {"textStyle": "headline", "margins": {"bottom": 9},
                           "maximumPointSize": 29}}
        """

    private var themes: [ReadResult<Theme>] {
        [
            ThemeReader.read(SourceFile(name: "theme.json", text: Self.particularTheme)),
            ReadResult(.system, []),
        ]
    }

    private var screens: [ReadResult<Screen>] {
        var screens = BundledScreen.allCases.map {
            ScreenReader.read(path: bench.folder.path($0.resource))
        }
        for (style, cells, layout) in [
            ("plain", "dynamic", "contentConfiguration"),
            ("grouped", "static", "contentConfiguration"),
            ("insetGrouped", "dynamic", "textLabel"),
        ] {
            let text = Self.particularScreen.replacing("STYLE", with: style)
                .replacing("CELLS", with: cells).replacing("LAYOUT", with: layout)
            screens.append(ScreenReader.read(SourceFile(name: "screen.json", text: text)))
        }
        return screens
            + [TableScreens.plain, TableScreens.cards].map {
                ScreenReader.read(SourceFile(name: "screen.json", text: $0))
            }
    }

    /// Calls `body` with previews of all these at some categories.
    private func forEachPreview(
        _ profile: String, at categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
        _ body: (Preview, ReadResult<Theme>, ReadResult<Screen>) throws -> Void
    ) throws {
        let previewer = bench.previewer(FixedFaces(families: ["Inter", "Inter Display", "Serif"]))
        for theme in themes {
            for screen in screens {
                for category in categories {
                    var environment = try bench.environment(profile)
                    environment.category = category
                    try body(
                        previewer.preview(
                            theme: try #require(theme.value), screen: try #require(screen.value),
                            in: environment), theme, screen)
                }
            }
        }
    }

    @Test(arguments: Profile.bundledNames)
    func heightsOfAllItemsAreThoseOfTheLayout(profile: String) throws {
        try forEachPreview(profile) { preview, _, _ in
            for item in preview.layout.items {
                let explanation = try #require(preview.explanation(of: item.id))
                #expect(explanation.given.value == item.frame.height, "\(item.id)")
                #expect(explanation.needed.value == item.neededHeight, "\(item.id)")
                for explanation in [explanation.given, explanation.needed] {
                    #expect(explanation.steps.last?.value == explanation.value)
                    #expect(explanation.steps.dropLast().allSatisfy { !$0.source.isEmpty })
                }
            }
        }
    }

    @Test(arguments: Profile.bundledNames)
    func sizesOfAllStylesAreThoseOfTheTheme(profile: String) throws {
        try forEachPreview(profile) { preview, _, _ in
            for style in TextStyle.allCases {
                let explanation = preview.explanation(of: style)
                #expect(explanation.value == preview.style(style).pointSize)
                #expect(explanation.steps.last?.value == explanation.value)
            }
        }
    }

    @Test(arguments: Profile.bundledNames)
    func sourcesHaveTheNumbersThatTheyAreNamedFor(profile: String) throws {
        let path = bench.folder.path("profiles/\(profile).json")
        let file = try #require(SourceFile.read(path).value)
        let resource = ResourceReader(try #require(SyntaxTree.read(file).value))
        var keys: Set<String> = []
        try forEachPreview(profile, at: [.large, .accessibilityLarge]) { preview, theme, screen in
            for item in preview.layout.items {
                let explanation = try #require(preview.explanation(of: item.id))
                for step in explanation.given.steps {
                    let words = step.source.text.split(separator: " ", maxSplits: 1).map(
                        String.init)
                    guard words.count == 2, ["screen", "theme", profile].contains(words[0]) else {
                        continue
                    }
                    let key = String(words[1].prefix { $0 != ":" })
                    keys.insert("\(words[0]) \(key.replacing(/\d+/, with: "n"))")
                    let values: [Double]
                    switch words[0] {
                    case "screen": values = [try #require(number(key, screen.sourceMap))]
                    case "theme": values = [try #require(number(key, theme.sourceMap))]
                    default:
                        // Rules are words, and numbers may be a list by category.
                        guard let node = resource.node(key) else {
                            Issue.record("\(key)")
                            continue
                        }
                        guard node.double != nil || node.array != nil else { continue }
                        values = node.double.map { [$0] } ?? node.array?.compactMap(\.double) ?? []
                    }
                    let isRounded = step.text.contains(" = ")
                    #expect(isRounded || values.contains(step.value), "\(step)")
                }
            }
        }
        for key in [
            "screen tableHeader.margins.top", "screen sections.n.header.height",
            "screen sections.n.rows.n.height", "screen sections.n.rows.n.labels.n.pointSize",
            "screen sections.n.rows.n.spacing", "screen sections.n.header.pointSize",
            "theme sectionHeader.margins.bottom", "theme fonts.body.fontSize",
            "theme fonts.body.maximumPointSize", "theme sectionHeader.maximumPointSize",
            "\(profile) row.top", "\(profile) row.minimumExtra", "\(profile) lines.preferredFont",
        ] {
            #expect(keys.contains(key), "\(key) among \(keys.sorted())")
        }
    }

    /// The number at a key path of a file. Heights of rows and sizes have two keys each.
    private func number(_ keyPath: String, _ map: SourceMap?) -> Double? {
        guard let map, let tree = SyntaxTree.read(map.file).value else { return nil }
        func number(_ keyPath: String) -> Double? {
            var node: Node? = tree.root
            for step in keyPath.split(separator: ".").map(String.init) {
                node =
                    Int(step).flatMap { index in
                        node?.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                    } ?? node?[step]
            }
            return node?.double
        }
        return number(keyPath) ?? number(keyPath.replacing(".height", with: ".rowHeight"))
            ?? number(keyPath.replacing("pointSize", with: "fontSize"))
    }

    @Test func anExplanationReadsLikeThis() throws {
        let preview = try bench.preview(
            #"{"sections": [{"rows": [{"title": "Row"}]}]}"#, in: bench.environment("ios26"))
        let explanation = try #require(preview.explanation(of: ItemID(.row)))
        #expect(
            explanation.given.steps.map(\.text) == [
                "minimum height: 0", "leading multiplier: 1", "leading of body at L: 22",
                "extra height: 30",
                "minimum row height: max(0 (minimum height), 1 (leading multiplier) × 22 "
                    + "(leading of body at L) + 30 (extra height)) = 52",
                "line height of Inter-Regular in ems: 1.193",
                "system font size of body at L: 17",
                "line height: 1.193 (line height of Inter-Regular in ems) × 17 (system font size "
                    + "of body at L) = 20.287",
                "title of 1 line: ⌈20.287 (line height)⌉ to a third of a point = "
                    + "20.333",
                "top margin: 15", "bottom margin: 15",
                "content with margins: 20.333 (title of 1 line) + 15 (top margin) + "
                    + "15 (bottom margin) = 50.333",
                "device pixel: 0.333", "thickness: 1",
                "separator: max(0.333 (device pixel), 1 (thickness)) = 1",
                "height: max(52 (minimum row height), 50.333 (content with margins)) + 1 "
                    + "(separator) = 53",
            ])
    }

    /// A row of labels with alternating attributes.
    private func explanation(labels count: Int, _ looks: Int, spacing: String) throws -> Explanation
    {
        let labels = (0..<count).map {
            #"{"text": "Label \#($0)", "pointSize": \#(Double($0 % looks) / 2 + 10)}"#
        }.joined(separator: ", ")
        let preview = try bench.preview(
            #"{"sections": [{"rows": [{"labels": [\#(labels)], "spacing": \#(spacing)}]}]}"#,
            in: bench.environment("ios26"))
        return try #require(preview.explanation(of: ItemID(.row))).given
    }

    @Test(arguments: ["\"system\"", "7", "7.1"])
    func equalLabelsAreExplainedOnce(spacing: String) throws {
        let few = try explanation(labels: 20, 1, spacing: spacing)
        let many = try explanation(labels: 500, 1, spacing: spacing)
        #expect(few.steps.map(\.name) == many.steps.map(\.name))
        #expect(few.steps.count < 35)
        #expect(few.steps.reduce(0) { $0 + $1.text.utf8.count } < 3_000)
    }

    @Test(arguments: ["\"system\"", "7", "7.1"])
    func explanationsGrowAsTheirLabelsDo(spacing: String) throws {
        func size(_ count: Int) throws -> Int {
            let steps = try explanation(labels: count, count, spacing: spacing).steps
            #expect(Set(steps).count == steps.count)
            for (index, step) in steps.enumerated() {
                #expect(step.parts.allSatisfy { $0 < index })
                #expect(step.parts.count <= 16)
            }
            return steps.reduce(0) { $0 + $1.text.utf8.count }
        }
        let sizes = try [20, 100, 500].map(size)
        #expect(sizes[1] < 6 * sizes[0])
        #expect(sizes[2] < 6 * sizes[1])
    }

    @Test func anItemThatIsNotThereHasNone() throws {
        let preview = try bench.preview(#"{"sections": []}"#, in: bench.environment())
        #expect(preview.explanation(of: ItemID(.row)) == nil)
    }
}
