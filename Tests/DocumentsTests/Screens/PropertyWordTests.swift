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
    ]

    @Test(arguments: elements) func wordsAreNamedForPeople(element: [SyntaxEdit.Step]) throws {
        let declaration = try #require(ScreenKeys.dictionary.dictionary(at: element))
        for key in declaration.keys where key.name != "kind" {
            guard let words = key.form.allWords else { continue }
            for word in words {
                #expect(KeyDeclaration.displayName(ofWord: word) != word, "\(key.name)")
            }
        }
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
