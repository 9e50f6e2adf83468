// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import ReaderTestSupport
import Testing

@testable import DesignTokens
@testable import Syntax

@Suite("Token mapping")
struct TokenMappingTests {
    /// The mapping of tokens with a name, a size, and a weight each.
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
        // No style has the size 40 pt, so only the name can decide.
        let entry = try #require(try mapping([(name, 50, 900)]).entries.first)
        #expect(entry.style == style)
        #expect(entry.reason == .name)
    }

    @Test(
        "names that are no text style of iOS",
        arguments: [
            "heading", "heading.lg", "subtitle", "sub-title", "page-title", "pageTitle",
            "title-large", "Body/Large", "headline-1", "body2", "display", "paragraph", "h1",
            "title4", "somebody", "", "/",
        ])
    func otherNames(name: String) throws {
        let entry = try #require(try mapping([(name, 50, 900)]).entries.first)
        #expect(entry.reason != .name)
        // A token that is called a heading is one, at any size.
        let isHeading = ["head", "title", "h1"].contains(
            where: name.lowercased().contains)
        #expect((entry.style == .largeTitle) == (isHeading && !name.hasPrefix("sub")))
        if entry.style == nil {
            #expect(entry.explanation.message == "No text style is near 50 pt Black.")
        }
    }

    @Test(
        "names without meaning are mapped by size, and by weight where that is the body's",
        arguments: [
            (34.0, 400, TextStyle.largeTitle), (28, 700, .title1), (22, 400, .title2),
            (20, 600, .title3), (17, 600, .headline), (17, 700, .headline), (17, 400, .body),
            (17, 500, .body), (16, 400, .body), (15, 400, .body), (13, 400, .footnote),
            (12, 400, .caption1), (11, 400, .caption2), (40, 400, .largeTitle),
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
            ("card", 22, 400), ("section", 22, 400), ("part", 22, 400), ("lead", 23, 400),
        ])
        #expect(
            mapping.entries.map { "\($0.token): \($0.reason): \($0.explanation.message)" } == [
                "t.Body/Bold: none: \"t.Body/Regular\" is the better match for Body.",
                "t.paragraph: sizeAndWeight: 17 pt Regular is nearest to Callout (16 pt Regular).",
                "t.Body/Regular: name: The name contains \"body\".",
                "t.card: none: The token belongs to a component.",
                "t.section: sizeAndWeight: 22 pt Regular is nearest to Title 2 (22 pt Regular).",
                "t.part: none: \"t.section\" is the better match for Title 2.",
                "t.lead: none: \"t.section\" is the better match for Title 2.",
            ])
    }

    @Test("a person's choice takes the style from the token that had it")
    func choice() throws {
        var mapping = try mapping([("body", 17, 400), ("fancy", 50, 400)])
        let taken = mapping.assign("t.fancy", to: .body)
        #expect(taken)
        #expect(mapping.token(for: .body) == "t.fancy")
        #expect(mapping.entries.map(\.reason) == [.none, .choice])
        #expect(
            mapping.entries[0].explanation.message == "You assigned Body to \"t.fancy\".")
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
                #expect(!entry.explanation.message.isEmpty, "seed \(seed)")
            }
            // A name takes precedence over any size.
            #expect(
                mapping.entries.contains { $0.token == "t.body" && $0.style == .body }
                    == tokens.contains { $0.name == "body" },
                "seed \(seed)")
        }
    }

    @Test(
        "parts of components and states are no styles, whatever they are called",
        arguments: [
            ("components/contact-timeline/item/title", "component"),
            ("components/a/b/c/d/e/body", "component"), ("component-tokens/body", "component"),
            ("comp/list/body", "component"), ("cms-blocks/teaser/headline", "component"),
            ("offcanvasElement/title", "component"), ("cardTitle", "component"),
            ("body/hover", "state"), ("global/body/disabled", "state"),
            ("base/link/active/body/x/y/z/caption", "state"),
        ])
    func componentsAndStates(name: String, reason: String) throws {
        for others in [[], [("paragraph", 17.0, 400), ("base/h1", 34, 700)]] {
            let mapping = try mapping([(name, 17, 400)] + others)
            let entry = try #require(mapping.entries.first)
            #expect(entry.style == nil)
            #expect(entry.explanation.id == "token-mapping.\(reason)")
            #expect(mapping.hasBaseTypography == !others.isEmpty)
            #expect((mapping.token(for: .body) == "t.paragraph") == !others.isEmpty)
        }
    }

    @Test("without base typography there is no theme, and it is said what to do")
    func componentsAlone() throws {
        let file = try #require(
            TokenFile.read(
                SourceFile(
                    name: "f",
                    text: """
                        {"components": {"card": {"title": {"$type": "typography", "$value":
                          {"fontFamily": "A", "fontSize": {"value": 20, "unit": "px"}}}}}}
                        """)
            ).value)
        let theme = file.theme(using: TokenMapping(for: file)) { _ in nil }
        #expect(theme.value == nil)
        #expect(
            said(by: theme) == """
                f: error: There is no token for general text. All typography tokens are for \
                components or for states such as hover, so none of them is mapped to a text style. \
                Assign tokens with --map TOKEN=STYLE, or open the file and assign them in the \
                window. You can assign these tokens: "components.card.title".
                """)
    }

    @Test("of scales for several sizes of screens, that of the smallest is a phone's")
    func smallestScreens() throws {
        let scales = [("", 2.0), ("sm.", 1), ("lg.", 3)]
        let sizes = [("h1", 32.0), ("h2", 28), ("h3", 22), ("body", 17)]
        let tokens = scales.flatMap { scale, factor in
            sizes.map { (name: "scale.\(scale)\($0)", size: $1 * factor, weight: 400) }
        }
        let mapping = try mapping(tokens)
        #expect(mapping.token(for: .largeTitle) == "t.scale.sm.h1")
        #expect(mapping.token(for: .title1) == "t.scale.sm.h2")
        #expect(mapping.token(for: .title2) == "t.scale.sm.h3")
        #expect(mapping.token(for: .body) == "t.scale.sm.body")
        #expect(mapping.entries.count { $0.style != nil } == 4)
        #expect(mapping.entries[0].explanation == .largeScreens)
    }

    @Test("sizes behind the kind of a text are sizes of texts")
    func sizesOfTexts() throws {
        let mapping = try mapping([
            ("body.sm", 15, 400), ("body.md", 17, 400), ("body.lg", 20, 400),
        ])
        #expect(mapping.token(for: .body) == "t.body.md")
        #expect(mapping.entries.allSatisfy { $0.explanation != .largeScreens })
    }

    @Test("an empty group keeps the place of a value that is not there")
    func emptyGroups() throws {
        let text = """
            {"text": {"color": {}, "font-family": {}, "font-size": {"value": "17px"},
              "font-weight": {"value": "400"}, "line-height": {}}}
            """
        let result = TokenFile.read(SourceFile(name: "f", text: text))
        let token = try #require(result.value?.tokens.first, "\(said(by: result))")
        #expect(token.isSystemFont && token.fontSize == 17)
        #expect(!result.diagnostics.contains { $0.severity == .warning })
    }

    @Test("what is called after iOS goes before what is for everyone or for other systems")
    func namedAfterIOS() throws {
        let mapping = try mapping([
            ("android/body", 16, 400), ("body", 15, 400), ("platform-ios/body", 17, 400),
            ("iOS/heading/xl", 34, 400), ("heading/xl", 33, 400), ("web/heading/xl", 32, 400),
        ])
        #expect(mapping.token(for: .body) == "t.platform-ios/body")
        #expect(mapping.token(for: .largeTitle) == "t.iOS/heading/xl")
        #expect(
            ["iOS 17", "platform-ios", "ios", "My iPhone"].allSatisfy(TokenName.isNamedAfterIOS))
        #expect(!["bios", "kiosk", "audi-os", "axios"].contains(where: TokenName.isNamedAfterIOS))
    }
}
