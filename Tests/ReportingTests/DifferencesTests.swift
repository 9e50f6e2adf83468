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

/// What differs between two previews. Characters of the fixed fonts are half an em wide.
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
        Differences(from: try preview(old), to: try preview(new)).list.map(\.text)
    }

    @Test(arguments: BundledScreen.allCases)
    func aScreenDoesNotDifferFromItself(bundled: BundledScreen) throws {
        let preview = previewer.preview(
            theme: .system, screen: try bench.screen(bundled), in: try bench.environment())
        #expect(Differences(from: preview, to: preview).list.isEmpty)
    }

    @Test(arguments: [
        (#"{"title": "A"}"#, #"{"title": "B"}"#, ["sections.0.rows.0: title “A” → “B”"]),
        (
            #"{"title": "A"}"#, #"{"title": "A", "height": 60}"#,
            ["sections.0.rows.0: 7 pt taller"]
        ),
        (
            #"{"title": "Some words", "height": 40}"#, #"{"title": "Some words", "height": 12}"#,
            ["sections.0.rows.0: 28 pt lower; text is clipped"]
        ),
        (
            #"{"title": "A"}"#, #"{"title": "A", "accessory": "disclosure"}"#,
            ["sections.0.rows.0: no decoration → disclosure"]
        ),
        (
            #"{"title": "A"}"#, #"{"title": "A", "image": "bell"}"#,
            ["sections.0.rows.0: title 40 pt further right; no decoration → image"]
        ),
        (
            #"{"title": "A"}"#, #"{"kind": "subtitle", "title": "A", "subtitle": "B"}"#,
            ["sections.0.rows.0: 16.333 pt taller; subtitle is new"]
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
        #expect(found[0].hasPrefix("sections.0.header: "), "\(found)")
        #expect(found[0].contains("; title 1 → 2 lines; "), "\(found)")
        #expect(found[0].contains("title 17 → 34 pt"), "\(found)")
    }

    /// One row more is one difference, wherever it stands.
    @Test(arguments: [0, 1, 2, 3]) func anInsertedRowIsOneDifference(place: Int) throws {
        let rows = ["A", "B", "C"].map { #"{"title": "\#($0)"}"# }
        var more = rows
        more.insert(#"{"title": "New"}"#, at: place)
        let (old, new) = (list(rows.joined(separator: ",")), list(more.joined(separator: ",")))
        #expect(try texts(old, new) == ["sections.0.rows.\(place): new, 53 pt"])
        #expect(try texts(new, old) == ["sections.0.rows.\(place): gone, 53 pt"])
    }

    @Test func movedElementsHaveBothPlaces() throws {
        let found = Differences(
            from: try preview(list(#"{"title": "A"}, {"title": "B", "height": 60}"#)),
            to: try preview(list(#"{"title": "B", "height": 70}"#)))
        #expect(
            found.list.map(\.text) == [
                "sections.0.rows.0: gone, 53 pt",
                "sections.0.rows.1 → sections.0.rows.0: 10 pt taller",
            ])
    }

    @Test func theLargestComesFirst() throws {
        let old = try preview(list((0..<5).map { _ in #"{"title": "A"}"# }.joined(separator: ",")))
        let heights = [60, 90, 60, 53, 80]
        let new = try preview(
            list(heights.map { #"{"title": "A", "height": \#($0)}"# }.joined(separator: ",")))
        let found = Differences(from: old, to: new).list
        #expect(found.map(\.points) == [37, 27, 7, 7])
        #expect(
            found.map(\.subject.description) == [
                "sections.0.rows.1", "sections.0.rows.4", "sections.0.rows.0", "sections.0.rows.2",
            ])
    }

    @Test func themesDifferInStylesColorsAndElements() throws {
        var theme = Theme(
            fonts: [
                .body: ThemeFont(fontName: "Serif-Regular", fontSize: 20, maximumPointSize: 40)
            ])
        theme.colors[.light] = [.label: Color(red: 255, green: 0, blue: 0)]
        let screen = list(#"{"title": "A"}"#)
        let found = Differences(
            from: try preview(screen), to: try preview(screen, theme: theme)
        ).list.map(\.text)
        #expect(
            found == [
                "body: system → Serif-Regular; 17 → 20 pt; base size 17 → 20 pt; "
                    + "maximum size none → 40 pt",
                "sections.0.rows.0: title Inter-Regular → Serif-Regular; title 17 → 20 pt; "
                    + "title #000000 → #FF0000",
                "label: #000000 → #FF0000",
            ], "\(found)")
    }

    /// A style that no text is in, and a maximum that is not reached, are differences of themes as well.
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
            from: try preview(screen, theme: theme(50)),
            to: try preview(screen, theme: theme(60)))
        #expect(found.list.map(\.text) == ["title1: maximum size 50 pt → 60 pt"])
    }

    /// Tables with more unlike items than are compared with each other.
    @Test func longTablesArePairedInOrder() throws {
        func rows(_ word: String) -> String {
            list((0..<3000).map { #"{"title": "\#(word) \#($0)"}"# }.joined(separator: ","))
        }
        let found = Differences(from: try preview(rows("a")), to: try preview(rows("b"))).list
        #expect(found.count == 3000)
        #expect(found.last?.text == "sections.0.rows.2999: title “a 2999” → “b 2999”")
    }
}
