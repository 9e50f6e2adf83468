// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import Testing

@testable import DesignTokens
@testable import Syntax

@Suite("Token mapping")
struct TokenMappingTests {
    /// A file of tokens with a size and weight each.
    private func mapping(
        _ tokens: [(name: String, size: Double, weight: Int)]
    ) throws -> TokenMapping {
        let members = tokens.map { token in
            """
            "\(token.name)": {"$value": {"fontFamily": "A", "fontWeight": \(token.weight),
              "fontSize": {"value": \(token.size), "unit": "px"}}}
            """
        }
        let text = "{\"t\": {\"$type\": \"typography\", \(members.joined(separator: ", "))}}"
        let result = TokenFile.read(SourceFile(name: "f", text: text))
        return TokenMapping(for: try #require(result.value, "\(said(by: result))"))
    }

    @Test(
        "names that clearly are text styles",
        arguments: [
            ("body", TextStyle.body), ("Body", .body), ("Body/Regular", .body),
            ("text-body", .body), ("bodyRegular", .body), ("Text Style/Body", .body),
            ("title", .title1), ("title1", .title1), ("title-1", .title1), ("Title 1", .title1),
            ("title/1", .title1), ("TITLE_2", .title2), ("title3Bold", .title3),
            ("largeTitle", .largeTitle), ("large-title", .largeTitle),
            ("Large Title", .largeTitle), ("large/title", .largeTitle), ("headline", .headline),
            ("subhead", .subheadline), ("sub-headline", .subheadline),
            ("subheadline", .subheadline), ("callout", .callout), ("footnote", .footnote),
            ("caption", .caption1), ("caption1", .caption1), ("Caption 2/Italic", .caption2),
            ("UICTFontTextStyleTitle0", .largeTitle), ("iOS/Footnote/Default", .footnote),
        ])
    func names(name: String, style: TextStyle) throws {
        // 40 pt is no style's size, so that only the name can have done it.
        let entry = try #require(try mapping([(name, 50, 900)]).entries.first)
        #expect(entry.style == style)
        #expect(entry.reason == .name)
    }

    @Test(
        "names that are no text style of iOS",
        arguments: [
            "heading", "heading.lg", "subtitle", "sub-title", "page-title", "cardTitle",
            "title-large", "Body/Large", "headline-1", "body2", "display", "paragraph", "h1",
            "title4", "somebody", "", "/",
        ])
    func otherNames(name: String) throws {
        let entry = try #require(try mapping([(name, 50, 900)]).entries.first)
        #expect(entry.style == nil)
        #expect(entry.reason == .none)
        #expect(entry.explanation == "not mapped: no text style is near 50 pt Black")
    }

    @Test(
        "other names are mapped by size, and by weight where sizes are equal",
        arguments: [
            (34.0, 400, TextStyle.largeTitle), (28, 700, .title1), (22, 400, .title2),
            (20, 600, .title3), (17, 600, .headline), (17, 700, .headline), (17, 400, .body),
            (17, 500, .headline), (16, 400, .callout), (15, 400, .subheadline),
            (13, 400, .footnote), (12, 400, .caption1), (11, 400, .caption2),
            (40, 400, .largeTitle),
        ])
    func sizes(size: Double, weight: Int, style: TextStyle) throws {
        let entry = try #require(try mapping([("x", size, weight)]).entries.first)
        #expect(entry.style == style)
        #expect(entry.reason == .sizeAndWeight)
    }

    @Test("no style has two tokens: the better match stays, the other is told why")
    func rivals() throws {
        let mapping = try mapping([
            ("Body/Bold", 17, 700), ("paragraph", 17, 400), ("Body/Regular", 18, 400),
            ("lead", 22, 400), ("intro", 22.5, 400),
        ])
        #expect(
            mapping.entries.map { "\($0.token): \($0.reason): \($0.explanation)" } == [
                "t.Body/Bold: none: not mapped: Body is already \"t.Body/Regular\", which is the "
                    + "better match",
                "t.paragraph: none: not mapped: Body is already \"t.Body/Regular\", which is the "
                    + "better match",
                "t.Body/Regular: name: called \"body\"",
                "t.lead: sizeAndWeight: 22 pt Regular is nearest to Title 2, 22 pt Regular",
                "t.intro: none: not mapped: Title 2 is already \"t.lead\", which is the better "
                    + "match",
            ])
    }

    @Test("a person's choice takes the style from the token that had it")
    func choice() throws {
        var mapping = try mapping([("body", 17, 400), ("fancy", 50, 400)])
        let taken = mapping.assign("t.fancy", to: .body)
        #expect(taken)
        #expect(mapping.token(for: .body) == "t.fancy")
        #expect(mapping.entries.map(\.reason) == [.none, .choice])
        #expect(mapping.entries[0].explanation == "not mapped: Body is given to \"t.fancy\"")
        mapping.assign("t.fancy", to: nil)
        #expect(mapping.token(for: .body) == nil)
        #expect(mapping.entries.map(\.style) == [nil, nil])
        let isKnown = mapping.assign("t.nothing", to: .body)
        #expect(!isKnown)
    }

    @Test("any tokens: every style and every token at most once, and always a reason")
    func anyTokens() throws {
        let names = ["body", "Body/Bold", "title", "title1", "caption", "x", "y", "large title"]
        for seed in 0..<200 {
            var generator = SeededNumbers(seed: UInt64(seed))
            let tokens = names.shuffled(using: &generator.generator).prefix(6).map { name in
                (
                    name: name, size: generator.number(in: 9...40),
                    weight: generator.weight()
                )
            }
            let mapping = try mapping(Array(tokens))
            let styles = mapping.entries.compactMap(\.style)
            #expect(Set(styles).count == styles.count, "seed \(seed)")
            #expect(mapping.entries.map(\.token) == tokens.map { "t.\($0.name)" }, "seed \(seed)")
            for entry in mapping.entries {
                #expect((entry.style == nil) == (entry.reason == .none), "seed \(seed)")
                #expect(!entry.explanation.isEmpty, "seed \(seed)")
            }
            // A name goes before any size.
            #expect(
                mapping.entries.contains { $0.style == .body && $0.reason == .name }
                    == tokens.contains { $0.name.hasPrefix("body") || $0.name.hasPrefix("Body") },
                "seed \(seed)")
        }
    }
}
