// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Documents

/// Typed texts, and their fate when the screen's file changes.
@Suite struct TypedTextsTests {
    private static let labels = Row(
        kind: .labels,
        stack: Stack(labels: [.label(Label(text: "One")), .label(Label(text: "Two"))]))

    private static func screen(_ rows: [Row]) -> Screen {
        Screen(
            tableHeader: TableHeaderFooter(text: "Above"),
            sections: [
                Section(header: SectionHeader(title: "General"), footer: "Below", rows: rows),
                Section(title: "Plain"),
            ])
    }

    private let screen = screen([
        Row(kind: .value, title: "Language", value: "English"),
        Row(kind: .subtitle, title: "Maps", subtitle: "Three areas"), labels,
    ])

    @Test(arguments: [
        (TextLocation.tableHeader, "Above"), (.sectionHeader(0), "General"),
        (.sectionHeader(1), "Plain"), (.sectionFooter(0), "Below"),
        (.row(section: 0, row: 0, .title), "Language"),
        (.row(section: 0, row: 0, .value), "English"),
        (.row(section: 0, row: 1, .subtitle), "Three areas"),
        (.row(section: 0, row: 2, .label(1)), "Two"),
    ])
    func onlyTheTextAtThePlaceIsAnother(place: TextLocation, original: String) {
        #expect(screen[place] == original)
        var texts = TypedTexts()
        texts.type("Typed", at: place, of: screen)
        var typed = texts.applied(to: screen)
        #expect(typed[place] == "Typed")
        typed[place] = original
        #expect(typed == screen)
        // The text of the screen again.
        texts.type(original, at: place, of: screen)
        #expect(texts.isEmpty)
    }

    @Test(
        arguments: [
            .sectionHeader(2), .sectionFooter(1), .row(section: 0, row: 3, .title),
            .row(section: 0, row: 1, .value), .row(section: 0, row: 2, .label(2)),
            .sectionHeader(-1),
        ] as [TextLocation])
    func whereNoTextIsNoneCanBeTyped(place: TextLocation) {
        var texts = TypedTexts()
        texts.type("Typed", at: place, of: screen)
        #expect(texts.isEmpty)
        var copy = screen
        copy[place] = "Typed"
        #expect(copy == screen)
    }

    /// The rows after a change of the file, and the new place of the typed text of the second row.
    @Test(
        arguments: [
            (["A", "B", "C"], 1), (["A", "B"], 1), (["New", "A", "B", "C"], 2), (["B"], 0),
            (["A", "Other", "C"], nil), ([], nil),
            // It could be either row.
            (["B", "A", "B"], nil),
        ] as [([String], Int?)])
    func movesWithItsOriginal(titles: [String], expected: Int?) {
        func place(_ row: Int) -> TextLocation { .row(section: 0, row: row, .title) }
        func rows(_ titles: [String]) -> Screen { Self.screen(titles.map { Row(title: $0) }) }
        let before = rows(["A", "B", "C"])
        var texts = TypedTexts()
        texts.type("Typed", at: place(1), of: before)
        let after = rows(titles)
        let typed = texts.moved(to: after).applied(to: after)
        let places = titles.indices.filter { typed[place($0)] == "Typed" }
        #expect(places == (expected.map { [$0] } ?? []))
        #expect(texts.moved(to: after).count == places.count)
    }

    @Test func aTextMovesOnlyToOneOfItsKind() {
        var texts = TypedTexts()
        texts.type("Typed", at: .row(section: 0, row: 0, .value), of: screen)
        #expect(texts.moved(to: Self.screen([Row(title: "English")])).isEmpty)
    }
}
