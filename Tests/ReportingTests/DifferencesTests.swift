// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax
import TestSupport
import Testing

@testable import Reporting

/// Differences between two previews. Characters of the fixed fonts are half an em wide.
@Suite struct DifferencesTests {
    private let bench: Bench
    private let previewer: Previewer

    init() throws {
        bench = try Bench()
        previewer = bench.previewer(FixedFaces(families: ["Inter", "Inter Display", "Serif"]))
    }

    private func preview(_ screen: String, theme: Theme = .system, width: Double = 390) throws
        -> Preview
    {
        var environment = try bench.environment("ios26")
        environment.width = width
        return previewer.preview(
            theme: theme, screen: try bench.screen(screen), in: environment)
    }

    private func list(_ rows: String) -> String { #"{"sections": [{"rows": [\#(rows)]}]}"# }

    private func texts(_ old: String, _ new: String) throws -> [String] {
        Differences(from: [try preview(old)], to: [try preview(new)]).list.map(\.text)
    }

    @Test(arguments: BundledScreen.allCases)
    func aScreenDoesNotDifferFromItself(bundled: BundledScreen) throws {
        let preview = previewer.preview(
            theme: .system, screen: try bench.screen(bundled), in: try bench.environment())
        #expect(Differences(from: [preview], to: [preview]).list.isEmpty)
    }

    @Test(arguments: [
        (#"{"title": "A"}"#, #"{"title": "B"}"#, ["“A” row: title “A” → “B”"]),
        (
            #"{"title": "A"}"#, #"{"title": "A", "height": 60}"#,
            ["“A” row: 7 pt taller; height none → 60 pt"]
        ),
        (
            #"{"title": "Some words", "height": 40}"#, #"{"title": "Some words", "height": 12}"#,
            ["“Some words” row: 28 pt shorter; text is clipped; height 40 pt → 12 pt"]
        ),
        (
            #"{"title": "A"}"#, #"{"title": "A", "accessory": "disclosure"}"#,
            ["“A” row: accessory none → disclosure"]
        ),
        (
            #"{"kind": "slider", "title": "A", "value": 0.2}"#,
            #"{"kind": "slider", "title": "A", "value": 0.65, "maximumImage": "sun.max"}"#,
            ["“A” row: value 0.2 → 0.65; maximumImage none → sun.max"]
        ),
        (
            #"{"kind": "button", "title": "A", "buttonStyle": "bordered"}"#,
            #"{"kind": "button", "title": "A", "buttonStyle": "borderedProminent"}"#,
            [
                "“A” row: title #0088FF → #FFFFFF; buttonStyle bordered → borderedProminent"
            ]
        ),
        (
            #"{"kind": "segmentedControl", "segments": ["A", "B"]}"#,
            #"{"kind": "segmentedControl", "segments": ["A", "B"], "selectedSegmentIndex": 0}"#,
            ["“A” row: segment Inter-500 → Inter-SemiBold; selectedSegmentIndex none → 0"]
        ),
        (
            #"{"title": "A"}"#, #"{"title": "A", "image": "bell"}"#,
            ["“A” row: title 40 pt farther right; image none → bell"]
        ),
        (
            #"{"title": "A"}"#, #"{"kind": "subtitle", "title": "A", "subtitle": "B"}"#,
            ["“A” row: 16.333 pt taller; new: subtitle; kind default → subtitle"]
        ),
    ])
    func changesOfARow(old: String, new: String, expected: [String]) throws {
        let found = try texts(list(old), list(new))
        #expect(found == expected, "\(found)")
    }

    @Test func linesAndSizesAreCounted() throws {
        let header =
            #"{"sections": [{"header": {"title": "Twenty five characters ok", "pointSize": SIZE}, "rows": []}]}"#
        let found = try texts(
            header.replacing("SIZE", with: "17"), header.replacing("SIZE", with: "34"))
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("“Twenty five characters ok” header: "), "\(found)")
        #expect(found[0].contains("; title 1 → 2 lines; "), "\(found)")
        #expect(found[0].contains("title 17 → 34 pt"), "\(found)")
    }

    /// An inserted row is one difference, at any position.
    @Test(arguments: [0, 1, 2, 3]) func anInsertedRowIsOneDifference(place: Int) throws {
        let rows = ["A", "B", "C"].map { #"{"title": "\#($0)"}"# }
        var more = rows
        more.insert(#"{"title": "New"}"#, at: place)
        let (old, new) = (list(rows.joined(separator: ",")), list(more.joined(separator: ",")))
        #expect(try texts(old, new) == ["“New” row: new, 53 pt"])
        #expect(try texts(new, old) == ["“New” row: gone, 53 pt"])
    }

    @Test func movedElementsHaveBothPlaces() throws {
        let found = Differences(
            from: [try preview(list(#"{"title": "A"}, {"title": "B", "height": 60}"#))],
            to: [try preview(list(#"{"title": "B", "height": 70}"#))])
        #expect(
            found.list.map(\.text) == [
                "“A” row: gone, 53 pt", "“B” row: 10 pt taller; height 60 pt → 70 pt",
            ])
    }

    @Test func theLargestComesFirst() throws {
        let old = try preview(list((0..<5).map { _ in #"{"title": "A"}"# }.joined(separator: ",")))
        let heights = [60, 90, 60, 53, 80]
        let new = try preview(
            list(heights.map { #"{"title": "A", "height": \#($0)}"# }.joined(separator: ",")))
        let found = Differences(from: [old], to: [new]).list
        #expect(found.map(\.points) == [37, 27, 7, 7, 0])
        #expect(
            found.map(\.subject)
                == [1, 4, 0, 2, 3].map { ItemID(.row, row: $0) }.map { .item(old: $0, new: $0) })
    }

    @Test func themesDifferInStylesColorsAndElements() throws {
        var theme = Theme(
            fonts: [
                .body: ThemeFont(fontName: "Serif-Regular", fontSize: 20, maximumPointSize: 40)
            ])
        theme.colors[.light] = [.label: Color(red: 255, green: 0, blue: 0)]
        let screen = list(#"{"title": "A"}"#)
        let found = Differences(
            from: [try preview(screen)], to: [try preview(screen, theme: theme)]
        ).list.map(\.text)
        #expect(
            found == [
                "Body: system → Serif-Regular; 17 → 20 pt; base size 17 → 20 pt; "
                    + "maximum none → 40 pt",
                "“A” row: title Inter-Regular → Serif-Regular; title 17 → 20 pt; "
                    + "title #000000 → #FF0000",
                "Label: #000000 → #FF0000",
            ], "\(found)")
    }

    /// A style without texts and a maximum that is not reached are differences between themes, too.
    @Test func whatTheScreenDoesNotShowIsADifference() throws {
        func theme(_ maximum: Double) -> Theme {
            Theme(
                fonts: [
                    .title1: ThemeFont(
                        fontName: "Serif-Regular", fontSize: 20, maximumPointSize: maximum)
                ])
        }
        let screen = list(#"{"title": "A"}"#)
        let found = Differences(
            from: [try preview(screen, theme: theme(50))],
            to: [try preview(screen, theme: theme(60))])
        #expect(found.list.map(\.text) == ["Title 1: maximum 50 pt → 60 pt"])
    }

    /// Tables with more differing items than are compared pairwise.
    @Test func longTablesArePairedInOrder() throws {
        func rows(_ word: String) -> String {
            list((0..<3000).map { #"{"title": "\#(word) \#($0)"}"# }.joined(separator: ","))
        }
        let found = Differences(from: [try preview(rows("a"))], to: [try preview(rows("b"))]).list
        #expect(found.count == 3000)
        #expect(found.last?.text == "“a 2999” row: title “a 2999” → “b 2999”")
    }

    // MARK: - Values that do not show

    /// Each key of a screen, visible or not.
    @Test(arguments: [
        (#""title": "A""#, #""title": "B""#), (#""language": "de""#, #""language": "fr""#),
        (#""tableStyle": "plain""#, #""tableStyle": "grouped""#),
        (#""cells": "static""#, #""cells": "dynamic""#),
        (#""cellLayout": "textLabel""#, #""cellLayout": "contentConfiguration""#),
        (#""geometry": "tableView""#, #""geometry": "swiftUIList""#),
        (#""rowHeight": 60"#, #""rowHeight": "automatic""#),
        (#""maximumContentSizeCategory": "AX1""#, #""maximumContentSizeCategory": "AX2""#),
        (#""minimumContentSizeCategory": "S""#, #""minimumContentSizeCategory": "M""#),
    ])
    func everyValueOfAScreenCounts(old: String, new: String) throws {
        let body = #", "sections": []}"#
        #expect(try !texts("{\(old)\(body)", "{\(new)\(body)").isEmpty)
    }

    /// Each key of a section and its elements.
    @Test(arguments: [
        (
            #"{"title": "A", "header": {"title": "B"}, "rows": []}"#,
            #"{"title": "C", "header": {"title": "B"}, "rows": []}"#
        ),
        (#"{"title": "A", "rows": []}"#, #"{"header": {"title": "A"}, "rows": []}"#),
        (#"{"rows": []}"#, #"{"rows": []}, {"rows": []}"#),
        (#"{"footer": "A", "rows": []}"#, #"{"footer": "B", "rows": []}"#),
        (#"{"rows": [{"title": "A", "lines": 0}]}"#, #"{"rows": [{"title": "A", "lines": 9}]}"#),
        (
            #"{"rows": [{"kind": "switch", "title": "A"}]}"#,
            #"{"rows": [{"kind": "switch", "title": "A", "isOn": true}]}"#
        ),
        (#"{"rows": [{"title": "A"}]}"#, #"{"rows": [{"kind": "button", "title": "A"}]}"#),
        (
            #"{"rows": [{"title": "A", "image": "bell"}]}"#,
            #"{"rows": [{"title": "A", "image": "star"}]}"#
        ),
        (
            #"{"rows": [{"title": "A", "subtitle": "a"}]}"#,
            #"{"rows": [{"title": "A", "subtitle": "b"}]}"#
        ),
        (#"{"rows": [{"title": "A", "value": "a"}]}"#, #"{"rows": [{"title": "A"}]}"#),
    ])
    func everyValueOfAnElementCounts(old: String, new: String) throws {
        let found = try texts(#"{"sections": [\#(old)]}"#, #"{"sections": [\#(new)]}"#)
        #expect(!found.isEmpty)
    }

    @Test(arguments: [
        (#""weight": "bold""#, "weight"), (#""height": 60"#, "height"), (#""lines": 1"#, "lines"),
        (#""scales": false"#, "scales"), (#""maximumPointSize": 40"#, "maximumPointSize"),
        (#""alignment": "center""#, "alignment"), (#""textStyle": "body""#, "textStyle"),
        (##""background": "#FFF""##, "background"), (#""color": "tint""#, "color"),
        (#""margins": {"top": 3}"#, "margins.top"), (#""textCase": "uppercase""#, "textCase"),
        (#""fontName": "system""#, "fontName"), (#""pointSize": 20"#, "pointSize"),
    ])
    func everyHeaderLookOfAThemeCounts(look: String, key: String) throws {
        let theme = try #require(
            ThemeReader.read(
                SourceFile(name: "t", text: #"{"fonts": {}, "sectionHeader": {\#(look)}}"#)
            ).value)
        let screen = list(#"{"title": "A"}"#)
        let found = Differences(
            from: [try preview(screen)], to: [try preview(screen, theme: theme)]
        ).list
        #expect(found.map(\.subject) == [.theme])
        #expect(
            found.first?.text.hasPrefix("Theme: section header \(key) none → ") == true, "\(found)")
    }

    @Test func everyValueOfAThemeCounts() throws {
        let screen = list(#"{"title": "A"}"#)
        let red = Color(red: 255, green: 0, blue: 0)
        let black = Color(red: 0, green: 0, blue: 0)
        let themes: [(Theme, String)] = [
            (Theme(name: "A"), "Theme: name none → A"),
            (Theme(fontFiles: [FilePath("a.ttf")]), "Theme: font files none → a.ttf"),
            (Theme(colors: [.dark: [.tint: red]]), "Tint: dark iOS default → #FF0000"),
            // iOS's own color.
            (Theme(colors: [.light: [.label: black]]), "Label: light iOS default → #000000"),
            (
                Theme(fonts: [.footnote: ThemeFont(weight: .bold)]),
                "Footnote: drawn face Inter-Regular → Inter-Bold; weight none → bold"
            ),
        ]
        for (theme, expected) in themes {
            let found = Differences(
                from: [try preview(screen)], to: [try preview(screen, theme: theme)])
            #expect(found.list.map(\.text) == [expected])
        }
    }

    /// The style's key in its file, and the format of the file.
    @Test func notationIsNoDifference() throws {
        func theme(_ name: String, _ text: String) throws -> Theme {
            try #require(ThemeReader.read(SourceFile(name: name, text: text)).value)
        }
        let entry = #"{"fontName": "Serif-Regular", "fontSize": 20}"#
        let themes = [
            try theme("a.json", #"{"fonts": {"body": \#(entry)}}"#),
            try theme("b.json", #"{"UICTFontTextStyleBody": \#(entry)}"#),
            try theme(
                "c.plist",
                "<plist version=\"1.0\"><dict><key>body</key><dict><key>fontSize</key><real>20</real>"
                    + "<key>fontName</key><string>Serif-Regular</string></dict></dict></plist>"),
        ]
        let screen = list(#"{"title": "A"}"#)
        for theme in themes {
            let found = Differences(
                from: [try preview(screen, theme: themes[0])],
                to: [try preview(screen, theme: theme)])
            #expect(found.list.isEmpty, "\(found.list)")
        }
    }

    // MARK: - Lines

    @Test func lostTextComesFirst() throws {
        let old = list(#"{"title": "A"}, {"title": "Some words", "height": 40}"#)
        let new = list(#"{"title": "A", "height": 200}, {"title": "Some words", "height": 12}"#)
        let found = Differences(from: [try preview(old)], to: [try preview(new)]).list
        #expect(found.map(\.name) == ["“Some words” row", "“A” row"])
        #expect(found.map(\.losesText) == [true, false])
    }

    @Test func equalChangesOfManyElementsAreOneLine() throws {
        func screen(_ height: Int) -> String {
            list(
                (0..<12).map { #"{"title": "R\#($0)", "height": \#(height)}"# }.joined(
                    separator: ","))
        }
        let found = Differences(from: [try preview(screen(60))], to: [try preview(screen(70))])
        #expect(found.list.count == 12)
        #expect(found.lines.map(\.text) == ["12 rows: 10 pt taller; height 60 pt → 70 pt"])
        let first = ItemID(.row)
        #expect(found.lines.map(\.subject) == [.item(old: first, new: first)])
    }

    /// The optical sizes of a family are one font.
    @Test func cutsOfAFamilyAreOneFont() throws {
        func label(_ size: Int) -> String {
            list(#"{"labels": [{"text": "A", "pointSize": \#(size)}]}"#)
        }
        let found = try texts(label(19), label(21))
        #expect(found.count == 1 && !found[0].contains("Inter"), "\(found)")
    }

    @Test func movedElementsAreNoNewOnes() throws {
        let (a, b, c) = (#"{"title": "A"}"#, #"{"title": "B"}"#, #"{"title": "C"}"#)
        #expect(
            try texts(list("\(a), \(b), \(c)"), list("\(c), \(a), \(b)")) == [
                "“C” row: moved from sections.0.rows.2 to sections.0.rows.0"
            ])
        let split = #"{"sections": [{"rows": [\#(a)]}, {"rows": [\#(b), \#(c)]}]}"#
        let other = #"{"sections": [{"rows": [\#(a), \#(b)]}, {"rows": [\#(c)]}]}"#
        #expect(
            try texts(split, other) == [
                "“B” row: moved from sections.1.rows.0 to sections.0.rows.1"
            ])
    }

    @Test func changesSayFromWhichCategoryOnTheyHold() throws {
        func previews(_ screen: String) throws -> [Preview] {
            try ContentSizeCategory.allCases.map { category in
                var environment = try bench.environment("ios26")
                environment.category = category
                return previewer.preview(
                    theme: .system, screen: try bench.screen(screen), in: environment)
            }
        }
        let text = "Weekly summary of all that has happened here"
        let old = list(#"{"labels": [{"text": "\#(text)", "lines": 0, "maximumPointSize": 17}]}"#)
        let new = list(#"{"labels": [{"text": "\#(text)", "lines": 0, "maximumPointSize": 24}]}"#)
        let found = Differences(from: try previews(old), to: try previews(new))
        #expect(
            found.list.map(\.summary) == [
                "7.667 pt taller from XL, label 17 → 19 pt; labels.0.maximumPointSize 17 pt → 24 pt"
            ])
        #expect(Differences(from: try previews(old), to: try previews(old)).list.isEmpty)
    }
}
