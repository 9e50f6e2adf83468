// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Syntax
import TestSupport
import Testing

@testable import Workspace

/// Properties by typed names and values, read against a screen and applied to it.
@Suite struct TypedPropertiesTests {
    private static let text = """
        {
          "title": "Screen",
          "sections": [
            {
              "header": {"title": "First", "textStyle": "headline"},
              "rows": [{"title": "One"}, {"kind": "value", "title": "Two", "value": "2"}]
            },
            {"title": "Second", "rows": [{"kind": "labels", "labels": ["Long", "Short"]}]}
          ]
        }
        """
    private let document: ScreenDocument
    private let row = SelectedParts([.item(ItemID(.row, section: 0, row: 0))])
    private let header = SelectedParts([.item(ItemID(.sectionHeader, section: 0))])

    init() throws {
        document = try #require(
            ScreenDocument.read(SourceFile(name: "screen.json", text: Self.text)).value)
    }

    private func read(_ text: String, about parts: SelectedParts) -> TypedProperties {
        TypedProperties(
            text, about: parts, in: document.screen,
            root: SyntaxTree.read(document.source).value?.root)
    }

    /// The file with typed properties, on one line.
    private func apply(_ text: String, about parts: SelectedParts) throws -> String {
        let typed = read(text, about: parts)
        #expect(typed.problem == nil)
        let edited = try typed.edits.reduce(document) { try $0.applying($1).document }
        return String(decoding: edited.source.bytes, as: UTF8.self).split(separator: "\n").map {
            $0.drop { $0 == " " }
        }
        .joined(separator: " ")
    }

    @Test(arguments: [
        ("accessory checkmark", #"{"title": "One", "accessory": "checkmark"}"#),
        ("Accessory: Checkmark", #"{"title": "One", "accessory": "checkmark"}"#),
        ("acc check", #"{"title": "One", "accessory": "checkmark"}"#),
        ("lead acc = unread", #"{"title": "One", "leadingAccessory": "unread"}"#),
        ("title Uno; lines 2", #"{"title": "Uno", "lines": 2}"#),
        ("height 60,5", #"{"title": "One", "height": 60.5}"#),
        ("may be truncated", #"{"title": "One", "mayTruncate": true}"#),
        ("mayTruncate no", #"{"title": "One", "mayTruncate": false}"#),
        ("background systemred", #"{"title": "One", "backgroundColor": "systemRed"}"#),
        ("symbol star", #"{"title": "One", "image": "star"}"#),
        ("badge text 3", #"{"title": "One", "badge": "3"}"#),
    ])
    func valuesOfARow(_ text: String, _ expected: String) throws {
        #expect(try apply(text, about: row).contains(expected))
    }

    @Test func textsMayHaveSemicolonsAndNamesOfProperties() throws {
        let quoted = try apply(#"title "in the end; lines 3""#, about: row)
        #expect(quoted.contains(#"{"title": "in the end; lines 3"}"#))
        #expect(try apply("title lines 3", about: row).contains(#"{"title": "lines 3"}"#))
    }

    /// Another kind has other properties, which may be typed after it.
    @Test func kindComesFirst() throws {
        let file = try apply("kind value; value 1; accessory disclosure", about: row)
        #expect(
            file.contains(
                #"{"kind": "value", "title": "One", "value": "1", "accessory": "disclosure"}"#))
        #expect(read("value 1; kind value", about: row).problem != nil)
    }

    @Test func propertiesOfWhatIsAround() throws {
        let file = try apply("footer Below; screen title Whole", about: row)
        #expect(file.contains(#"{ "title": "Whole","#) && file.contains(#""footer": "Below""#))
        let typed = read("section footer Below; title in the navigation bar large", about: row)
        #expect(
            typed.summary == [
                "Section Footer: “Below”", "Screen Title in the Navigation Bar: Large",
            ])
    }

    @Test func quotationMarksWithoutATextRemove() throws {
        let file = try apply(#"custom header ""; header Plain"#, about: header)
        #expect(file.contains(#""title": "Plain""#) && !file.contains("\"header\""))
    }

    @Test(arguments: [
        ("nonsense 3", "No property has the name “nonsense 3”"),
        ("lines", "Type a value after “Lines”"),
        ("may be", "Type a value after “May Be Truncated”"),
        ("lines many", "“many” is no value of “Lines”"),
        ("lines 0; nonsense", "No property has the name “nonsense”"),
        ("height -1", "“-1” is no value of “Height”"),
        ("accessory wheel", "“wheel” is no value of “Accessory”"),
        ("segments One", "No property has the name “segments One”"),
    ])
    func problems(_ text: String, _ expected: String) {
        let typed = read(text, about: row)
        #expect(typed.problem == expected)
        #expect(typed.edits.isEmpty && typed.summary.isEmpty)
    }

    @Test func completions() {
        #expect(
            read("acc", about: row).completions.map(\.title).prefix(2) == [
                "Accessory", "Accessibility Label",
            ])
        #expect(
            read("lines 2; leading", about: row).completions.first?.text
                == "lines 2; Leading Accessory ")
        #expect(
            read("Accessory d", about: row).completions.map(\.text)
                == [
                    "Accessory Disclosure Indicator", "Accessory Detail Button",
                ])
        #expect(read("weight Semibold", about: header).completions.isEmpty)
        #expect(read("", about: row).completions.first?.title == "Kind")
        // What is completed is read as it is shown.
        for completion in read("", about: row).completions {
            #expect(!read(completion.text + "x", about: row).completions.contains(completion))
        }
    }

    @Test func newSectionHasTheLooksOfTheHeaderBefore() throws {
        let root = try #require(SyntaxTree.read(document.source).value?.root)
        func added(like index: Int) throws -> String {
            let section = NewSection.value(like: root.node(at: [.key("sections"), .index(index)]))
            let edited = try document.applying(.insertSection(section, at: 2)).document
            return String(decoding: edited.source.bytes, as: UTF8.self)
        }
        #expect(try added(like: 0).contains(#"{"title": "", "textStyle": "headline"}"#))
        #expect(try added(like: 1).contains(#""title": "", "rows": []"#))
    }

    /// Whatever is typed is read, and its edits are made or refused.
    @Test(arguments: 0..<20) func anythingCanBeTyped(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let words = [
            "kind", "value", "title", "acc", "lines", "symbol", "screen", "section", "footer",
            "badge",
            "text", "2", "-1", "0,5", "on", "systemRed", "#FFF", "\"", "\"\"", ";", "；", ":", "=",
            " ",
            "İ", "ß", "é", "👍🏽", "\u{0}", "{", "header", "custom",
        ]
        for _ in 0..<50 {
            let text = (0..<Int.random(in: 0...8, using: &random))
                .map { _ in words.randomElement(using: &random) ?? "" }
                .joined(separator: Bool.random(using: &random) ? " " : "")
            let typed = read(text, about: Bool.random(using: &random) ? row : header)
            #expect(typed.problem == nil || typed.edits.isEmpty)
            #expect(typed.edits.count == typed.summary.count)
            var edited = document
            for edit in typed.edits {
                guard let next = try? edited.applying(edit).document else { break }
                edited = next
            }
            #expect(ScreenDocument.read(edited.source).value != nil, "\(text)")
        }
    }

    @Test func severalRowsGetTheSameValue() throws {
        let both = SelectedParts([row.items[0], .item(ItemID(.row, section: 0, row: 1))])
        let file = try apply("accessory detail", about: both)
        #expect(file.components(of: #""accessory": "detail""#) == 2)
    }
}

extension String {
    fileprivate func components(of text: String) -> Int { split(separator: text).count - 1 }
}
