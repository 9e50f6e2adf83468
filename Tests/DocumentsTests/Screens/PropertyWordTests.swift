// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import Testing

/// The words of properties that the window offers.
@Suite struct PropertyWordTests {
    private static let elements: [[SyntaxEdit.Step]] = [
        [], [.key("navigationBar")], [.key("searchBar")], [.key("tableHeader")],
        [.key("sections"), .index(0)],
        [.key("sections"), .index(0), .key("header")],
        [.key("sections"), .index(0), .key("footer")],
        [.key("sections"), .index(0), .key("rows"), .index(0)],
        [.key("sections"), .index(0), .key("rows"), .index(0), .key("image")],
    ]

    @Test(arguments: elements) func wordsAreNamedForPeople(element: [SyntaxEdit.Step]) throws {
        let declaration = try #require(ScreenKeys.dictionary.dictionary(at: element))
        for key in declaration.keys where key.name != "kind" {
            // The window has no fields for what a conversion writes.
            guard !OriginKeys.names.contains(key.name) else { continue }
            guard let words = key.form.allWords else { continue }
            for word in words {
                #expect(KeyDeclaration.displayName(ofWord: word) != word, "\(key.name)")
            }
        }
    }
}

/// The values that files write in other words than Typeladder.
@Suite struct CanonicalValueTests {
    @Test(arguments: [
        ("alignment", SyntaxValue.string("left"), SyntaxValue.string("leading")),
        ("alignment", .string("center"), .string("center")),
        ("weight", .number(600), .string("semibold")),
        ("weight", .number(650), .number(650)),
        ("lineBreakMode", .string("middle"), .string("byTruncatingMiddle")),
    ])
    func aliasOfATextMeansItsWord(key: String, value: SyntaxValue, word: SyntaxValue) throws {
        let declaration = try #require(LabelKeys.dictionary.key(named: key))
        #expect(declaration.canonical(value) == word)
    }

    @Test(arguments: [
        (SyntaxValue.string("disclosureIndicator"), SyntaxValue.string("disclosure")),
        (.array([.string("checkmark")]), .string("checkmark")),
        (.array([]), .string("none")),
        (.string("detailDisclosure"), .array([.string("detail"), .string("disclosure")])),
        (
            .array([.string("none"), .string("detailButton"), .string("disclosure")]),
            .array([.string("detail"), .string("disclosure")])
        ),
        (.number(3), .number(3)),
    ])
    func listOfAccessories(value: SyntaxValue, words: SyntaxValue) throws {
        let declaration = try #require(RowKeys.dictionary.key(named: "accessory"))
        #expect(declaration.canonical(value) == words)
    }

    /// A key that had no meaning in earlier versions is no error beside one that had.
    @Test(arguments: [
        #"{"title": {"text": "A", "color": "red"}, "color": "label"}"#,
        #"{"kind": "button", "title": "A", "buttonStyle": "bordered", "style": "prominent"}"#,
        #"{"kind": "segmentedControl", "segments": ["A"], "selected": 0, "selectedSegmentIndex": 0}"#,
        #"{"title": "A", "image": {"systemName": "bell", "name": "star"}}"#,
    ])
    func aliasBesideItsKeyIsLeftOut(row: String) throws {
        let row = row.replacing(#""red""#, with: ##""#F00""##)
        let file = SourceFile(name: "s.json", text: #"{"sections": [{"rows": [\#(row)]}]}"#)
        let result = ScreenDocument.read(file)
        #expect(result.value != nil)
        #expect(result.diagnostics.map(\.severity) == [.warning])
        let read = try #require(result.value?.screen.sections[0].rows[0])
        #expect(read.attributes[.title]?.color != .semantic(.label))
        #expect(read.control != .button(isProminent: true))
    }
}

extension ValueForm {
    fileprivate var allWords: [String]? {
        switch self {
        case .words(let words, _), .wordOrWords(let words, _): words
        default: nil
        }
    }
}
