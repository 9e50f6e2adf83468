// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Syntax
import Testing

/// Edits of screens, by the bytes that they change.
@Suite struct ScreenEditTests {
    private typealias Place = PlaceMap.RowPlace

    private func document(_ text: String) throws -> ScreenDocument {
        let result = ScreenDocument.read(SourceFile(name: "s.json", text: text))
        return try #require(result.value, "\(result.diagnostics)")
    }

    /// The text of a screen after edits.
    private func text(_ before: String, _ edits: ScreenEdit...) throws -> String {
        var document = try document(before)
        for edit in edits { document = try document.applying(edit).document }
        return String(decoding: document.source.bytes, as: UTF8.self)
    }

    private func row(_ section: Int, _ row: Int) -> ScreenItem { Place(section, row).item }

    private static let spread = """
        {
          "sections": [
            {
              "title": "One",
              "rows": [
                {"title": "A", "extra": 1.50},
                {
                  "kind": "value",
                  "title": "B",
                  "value": "b"
                },
                {"title": "C"}
              ]
            },
            {
              "rows": []
            }
          ]
        }

        """

    // MARK: - Order

    @Test func movedRowKeepsItsBytes() throws {
        let up = try text(Self.spread, .moveRows([Place(0, 1)], to: Place(0, 0)))
        #expect(
            up == """
                {
                  "sections": [
                    {
                      "title": "One",
                      "rows": [
                        {
                          "kind": "value",
                          "title": "B",
                          "value": "b"
                        },
                        {"title": "A", "extra": 1.50},
                        {"title": "C"}
                      ]
                    },
                    {
                      "rows": []
                    }
                  ]
                }

                """)
        #expect(try text(up, .moveRows([Place(0, 0)], to: Place(0, 2))) == Self.spread)
        // Before itself, and behind itself.
        for row in [1, 2] {
            #expect(
                try text(Self.spread, .moveRows([Place(0, 1)], to: Place(0, row))) == Self.spread)
        }
    }

    @Test func rowsMoveBetweenSections() throws {
        let moved = try text(Self.spread, .moveRows([Place(0, 0), Place(0, 1)], to: Place(1, 0)))
        #expect(
            moved == """
                {
                  "sections": [
                    {
                      "title": "One",
                      "rows": [
                        {"title": "C"}
                      ]
                    },
                    {
                      "rows": [
                        {"title": "A", "extra": 1.50},
                        {
                          "kind": "value",
                          "title": "B",
                          "value": "b"
                        }
                      ]
                    }
                  ]
                }

                """)
        #expect(
            try text(moved, .moveRows([Place(1, 0), Place(1, 1)], to: Place(0, 0)))
                == Self.spread.replacing("[]", with: "[]"))
    }

    /// Only the indentation of lines differs where the depth does.
    @Test func movedLinesAreIndentedAnew() throws {
        let before = """
            {"sections": [
             {"rows": [
              {
               "title": "A"
              }
             ]},
             {
                 "rows": [
                     {"title": "B"}
                 ]
             }
            ]}
            """
        let after = try text(before, .moveRows([Place(0, 0)], to: Place(1, 1)))
        #expect(
            after == """
                {"sections": [
                 {"rows": []},
                 {
                     "rows": [
                         {"title": "B"},
                         {
                          "title": "A"
                         }
                     ]
                 }
                ]}
                """)
    }

    @Test(arguments: [
        ([0], #"{"sections":[{"rows":[{"title":"B"},{"title":"C"}]}]}"#),
        ([2], #"{"sections":[{"rows":[{"title":"A"},{"title":"B"}]}]}"#),
        ([0, 2], #"{"sections":[{"rows":[{"title":"B"}]}]}"#),
        ([0, 1, 2], #"{"sections":[{"rows":[]}]}"#),
    ])
    func rowsOnOneLineAreRemoved(rows: [Int], expected: String) throws {
        let before = #"{"sections":[{"rows":[{"title":"A"},{"title":"B"},{"title":"C"}]}]}"#
        #expect(try text(before, .remove(rows.map { row(0, $0) })) == expected)
    }

    @Test func copiesStandBehindTheLastOne() throws {
        let before = #"{"sections": [{"rows": [{"title": "A"}, {"title": "B"}, {"title": "C"}]}]}"#
        let edited = try document(before).applying(.duplicate([row(0, 0), row(0, 1)]))
        #expect(
            edited.document.screen.sections[0].rows.map(\.title) == ["A", "B", "A", "B", "C"])
        #expect(edited.selection == [row(0, 2), row(0, 3)])
    }

    @Test func newRowIsLaidOutAsItsNeighbor() throws {
        let value = SyntaxValue.dictionary([.init("title", .string("N"))])
        let above = try text(Self.spread, .insertRows([value], at: Place(0, 1)))
        #expect(above.contains("                {\"title\": \"N\"},\n") == false)
        #expect(above.contains("        {\"title\": \"N\"},\n        {\n          \"kind\""))
        let below = try text(Self.spread, .insertRows([value], at: Place(0, 2)))
        #expect(
            below.contains(
                "        {\n          \"title\": \"N\"\n        },\n        {\"title\": \"C\"}"))
        // A section without a list of rows, and one with an empty list.
        #expect(
            try text(#"{"sections": [{"title": "S"}]}"#, .insertRows([value], at: Place(0, 0)))
                == #"{"sections": [{"title": "S", "rows": [{"title": "N"}]}]}"#)
        #expect(
            try text(Self.spread, .insertRows([value], at: Place(1, 0))).contains(
                "      \"rows\": [\n        {\"title\": \"N\"}\n      ]"))
    }

    @Test func sectionsMoveAndGoWithTheirRows() throws {
        let swapped = try text(Self.spread, .moveSection(1, to: 0))
        #expect(swapped != Self.spread)
        #expect(try text(swapped, .moveSection(0, to: 1)) == Self.spread)
        let none = try text(Self.spread, .remove([.section(0), .section(1)]))
        #expect(none == "{\n  \"sections\": []\n}\n")
        let header = try text(
            Self.spread, .remove([.item(ItemID(.sectionHeader, section: 0))]))
        #expect(header == Self.spread.replacing("      \"title\": \"One\",\n", with: ""))
    }

    /// Where every row goes is where the map says.
    @Test func mapLeadsToEveryRow() throws {
        let before = try document(
            #"{"sections": [{"rows": [{"title": "a"}, {"title": "b"}, {"title": "c"}]}, "#
                + #"{"rows": [{"title": "d"}, {"title": "e"}]}, {"rows": []}]}"#)
        let edits: [ScreenEdit] = [
            .moveRows([Place(0, 0), Place(1, 1)], to: Place(0, 3)),
            .moveRows([Place(0, 2), Place(1, 0)], to: Place(2, 0)),
            .remove([row(0, 1), row(1, 0)]), .remove([.section(0)]),
            .duplicate([row(0, 0), row(1, 1)]), .moveSection(0, to: 2), .moveSection(2, to: 0),
            .insertSection(.dictionary([.init("rows", .array([]))]), at: 1),
        ]
        for edit in edits {
            let edited = try before.applying(edit)
            let after = edited.document.screen
            for (number, section) in before.screen.sections.enumerated() {
                for (index, row) in section.rows.enumerated() {
                    let old = ItemID(.row, section: number, row: index)
                    guard let new = edited.places.item(old) else {
                        let titles = after.sections.flatMap(\.rows).map(\.title)
                        #expect(!titles.contains(row.title), "\(edit)")
                        continue
                    }
                    #expect(after.row(new)?.title == row.title, "\(edit): \(old)")
                    #expect(edited.places.inverse.item(new) == old, "\(edit): \(new)")
                }
            }
        }
    }

    // MARK: - Texts and values

    @Test(arguments: [
        (#"{"title": "A", "x": 1}"#, TextLocation.RowText.title, #"{"title": "N", "x": 1}"#),
        (
            #"{"title": {"text": "A", "weight": "bold"}}"#, .title,
            #"{"title": {"text": "N", "weight": "bold"}}"#
        ),
        (#"{"title": "A", "badge": 12}"#, .accessory(0), #"{"title": "A", "badge": "N"}"#),
        (
            #"{"labels": ["A", {"text": "B"}]}"#, .label(1),
            #"{"labels": ["A", {"text": "N"}]}"#
        ),
        (
            #"{"labels": [["A", "B"], "C"]}"#, .label(1), #"{"labels": [["A", "N"], "C"]}"#
        ),
        (
            #"{"kind": "datePicker", "title": "A", "date": "d", "time": "t"}"#, .date(1),
            #"{"kind": "datePicker", "title": "A", "date": "d", "time": "N"}"#
        ),
        (
            #"{"kind": "segmentedControl", "segments": ["A", "B"]}"#, .segment(1),
            #"{"kind": "segmentedControl", "segments": ["A", "N"]}"#
        ),
    ])
    func textIsSetWhereTheFileHasIt(
        before: String, text: TextLocation.RowText, after: String
    ) throws {
        #expect(
            try self.text(screen(before), .text(.row(section: 0, row: 0, text), "N"))
                == screen(after))
    }

    private func screen(_ row: String) -> String {
        #"{"sections": [{"rows": [\#(row)]}]}"#
    }

    @Test func runsKeepTheirLooks() throws {
        let runs = #"["Read the ", {"text": "terms", "weight": "bold"}, " first"]"#
        let before = screen(#"{"title": {"runs": \#(runs)}}"#)
        let place = TextLocation.row(section: 0, row: 0, .title)
        #expect(
            try text(before, .text(place, "Read the new terms first")).contains(
                #"["Read the new ", {"text": "terms", "weight": "bold"}, " first"]"#))
        let symbol = screen(#"{"title": {"runs": ["A ", {"systemName": "star"}, " B"]}}"#)
        #expect(try text(symbol, .text(place, "C \u{FFFC} B")).contains(#"["C ", {"systemName"#))
        #expect(try !text(symbol, .text(place, "None")).contains("star"))
    }

    private static let path: [SyntaxEdit.Step] = [
        .key("sections"), .index(0), .key("rows"), .index(0),
    ]

    @Test(
        arguments: [
            (#"{"title": "A"}"#, [], "subtitle", "s", #"{"title": "A", "subtitle": "s"}"#),
            (
                #"{"title": "A", "x": 1, "height": 44}"#, [], "accessory", "checkmark",
                #"{"title": "A", "accessory": "checkmark", "x": 1, "height": 44}"#
            ),
            (
                #"{"title": "A"}"#, ["title"], "textStyle", "headline",
                #"{"title": {"text": "A", "textStyle": "headline"}}"#
            ),
            (
                #"{"title": {"text": "A", "textStyle": "headline"}}"#, ["title"], "textStyle", nil,
                #"{"title": "A"}"#
            ),
            (#"{"title": "A", "rowHeight": 44}"#, [], "height", nil, #"{"title": "A"}"#),
            (
                #"{"labels": ["A"]}"#, ["margins"], "top", "8",
                #"{"labels": ["A"], "margins": {"top": "8"}}"#
            ),
            (
                #"{"labels": ["A"], "margins": {"top": 8}}"#, ["margins"], "top", nil,
                #"{"labels": ["A"]}"#
            ),
        ] as [(String, [String], String, String?, String)])
    func valueIsSetAtItsPlace(
        before: String, keys: [String], key: String, value: String?, after: String
    ) throws {
        let container = Self.path + keys.map { .key($0) }
        let edit = ScreenEdit.value(of: [container], key: key, value.map { .string($0) })
        // Margins are numbers, so the edit with a text is refused as the reader refuses it.
        guard value != "8" else {
            #expect(throws: EditFailure.self) { try text(screen(before), edit) }
            return
        }
        #expect(try text(screen(before), edit) == screen(after))
    }

    // MARK: - Kinds

    @Test func secondTextGoesAlongToOtherKinds() throws {
        let before = screen(
            #"{"kind": "value", "title": "Title", "value": "Second", "accessory": "disclosure", "x": 1}"#
        )
        var document = try document(before)
        func change(to kind: Row.Kind) throws -> (row: Row, lost: Int, text: String) {
            let edited = try document.applying(.kind([Place(0, 0)], kind))
            document = edited.document
            #expect(document.warnings.map(\.id) == ["value.unknown-key"], "\(document.warnings)")
            return (
                document.screen.sections[0].rows[0], edited.lostTexts,
                String(decoding: document.source.bytes, as: UTF8.self)
            )
        }
        let subtitle = try change(to: .subtitle)
        #expect(subtitle.row.subtitle == "Second" && subtitle.lost == 0)
        let labels = try change(to: .labels)
        #expect(labels.row.stack?.labels.map(\.text) == ["Title", "Second"] && labels.lost == 0)
        let value = try change(to: .value)
        #expect(value.row.title == "Title" && value.row.value == "Second" && value.lost == 0)
        #expect(value.text == before)
        let toggle = try change(to: .switch)
        #expect(toggle.row.title == "Title" && toggle.lost == 1)
        #expect(
            toggle.text == screen(#"{"kind": "switch", "title": "Title", "x": 1}"#))
    }

    /// Every kind can become every other one, without a key that has no meaning in it.
    @Test(arguments: Row.Kind.allCases)
    func everyKindBecomesEveryOther(kind: Row.Kind) throws {
        let rich = try document(
            screen(#"{"title": "T", "subtitle": "S", "badge": 3, "image": "star"}"#))
        let first = try rich.applying(.kind([Place(0, 0)], kind)).document
        #expect(first.screen.sections[0].rows[0].kind == kind)
        for other in Row.Kind.allCases where other != kind {
            let second = try first.applying(.kind([Place(0, 0)], other)).document
            #expect(second.screen.sections[0].rows[0].kind == other)
            let unused = second.warnings.filter { $0.id == "screen.unused-key" }
            #expect(unused.isEmpty, "\(kind) to \(other): \(unused)")
        }
    }

    // MARK: - What is refused

    @Test func editWithoutItsElementIsRefused() throws {
        let document = try document(Self.spread)
        let edits: [ScreenEdit] = [
            .moveRows([Place(0, 9)], to: Place(0, 0)), .moveRows([Place(0, 0)], to: Place(5, 0)),
            .duplicate([row(0, 9)]), .kind([Place(3, 0)], .button), .moveSection(0, to: 9),
            .text(.row(section: 0, row: 0, .subtitle), "N"), .text(.tableHeader, "N"),
            .value(of: [[.key("nothing")]], key: "text", .string("x")),
        ]
        for edit in edits {
            #expect(throws: EditFailure.self, "\(edit)") { try document.applying(edit) }
        }
        #expect(throws: EditFailure.self) {
            // A row of labels needs one.
            try self.document(screen(#"{"labels": ["A"]}"#)).applying(
                .removeText(.row(section: 0, row: 0, .label(0))))
        }
    }

    /// Tabs, CRLF, a byte order mark, and the notation of numbers stay.
    @Test func layoutOfTheFileStays() throws {
        let before =
            "\u{FEFF}{\r\n\t\"sections\": [\r\n\t\t{\r\n\t\t\t\"rows\": [\r\n"
            + "\t\t\t\t{\"title\": \"A\", \"height\": 44.0},\r\n\t\t\t\t{\"title\": \"B\"}\r\n"
            + "\t\t\t]\r\n\t\t}\r\n\t]\r\n}\r\n"
        let value = SyntaxValue.dictionary([.init("title", .string("N"))])
        let added = try text(before, .insertRows([value], at: Place(0, 2)))
        #expect(added.contains("\t\t\t\t{\"title\": \"B\"},\r\n\t\t\t\t{\"title\": \"N\"}\r\n"))
        #expect(try text(added, .remove([row(0, 2)])) == before)
        #expect(
            try text(before, .moveRows([Place(0, 0)], to: Place(0, 2)))
                .contains("{\"title\": \"B\"},\r\n\t\t\t\t{\"title\": \"A\", \"height\": 44.0}\r\n")
        )
    }

    // MARK: - Dictionaries and lists

    private static let image: [SyntaxEdit.Step] = [
        .key("sections"), .index(0), .key("rows"), .index(0), .key("image"),
    ]

    /// An image that is one text stays so until it has looks, and has one content.
    @Test(arguments: [
        (#"{"title": "A"}"#, "systemName", "bell", #"{"title": "A", "image": "bell"}"#),
        (
            #"{"title": "A", "image": "bell"}"#, "systemName", "star",
            #"{"title": "A", "image": "star"}"#
        ),
        (#"{"title": "A", "image": "bell"}"#, "systemName", nil, #"{"title": "A"}"#),
        (
            #"{"title": "A", "image": "bell"}"#, "shape", "circle",
            #"{"title": "A", "image": {"systemName": "bell", "shape": "circle"}}"#
        ),
        (
            #"{"title": "A", "image": {"systemName": "bell", "shape": "circle"}}"#, "shape", nil,
            #"{"title": "A", "image": "bell"}"#
        ),
        (
            #"{"title": "A", "image": "bell"}"#, "monogram", "AK",
            #"{"title": "A", "image": {"monogram": "AK"}}"#
        ),
        (
            #"{"title": "A", "image": {"monogram": "AK", "tile": "systemBlue"}}"#, "systemName",
            "bell", #"{"title": "A", "image": {"systemName": "bell", "tile": "systemBlue"}}"#
        ),
    ])
    func imageIsATextOrADictionary(
        before: String, key: String, value: String?, after: String
    ) throws {
        let edit = ScreenEdit.value(of: [Self.image], key: key, value.map { .string($0) })
        #expect(try text(screen(before), edit) == screen(after))
    }

    /// Elements keep their looks, whatever becomes of the others.
    @Test func elementsOfAListAreSetAddedAndRemoved() throws {
        let before = screen(
            #"{"kind": "segmentedControl", "title": "", "segments": ["A", {"text": "B", "weight": "bold"}]}"#
        )
        let list = Array(Self.image.dropLast()) + [.key("segments")]
        let typed = try text(before, .element(of: list, 1, text: "C"))
        #expect(typed == before.replacing(#""B""#, with: #""C""#))
        let longer = try text(
            before, .arrange(list, [.existing(0), .existing(1), .value(.string(""))]))
        #expect(longer == before.replacing(#""bold"}]"#, with: #""bold"}, ""]"#))
        #expect(
            try text(before, .arrange(list, [.existing(1)]))
                == before.replacing(#""A", "#, with: ""))
    }
}
