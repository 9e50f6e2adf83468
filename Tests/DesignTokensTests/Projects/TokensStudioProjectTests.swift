// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import TestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

@Suite("Tokens Studio's sets in a folder")
struct TokensStudioProjectTests {
    private static let files = TokenProjectSamples.studioFolder

    @Test(
        "the chosen themes decide which sets count",
        arguments: [
            (["A", "Normal"], "body: Noto Serif 400 17.0\nheadline: Noto Sans 400 18.0"),
            (["B", "Normal"], "body: Noto Sans Mono 400 17.0\nheadline: Noto Sans 400 18.0"),
            (
                ["brand=B", "size=Big"],
                "body: Noto Sans Mono 400 21.0\nheadline: Noto Sans 400 18.0"
            ),
            (["b", "SIZE=big"], "body: Noto Sans Mono 400 21.0\nheadline: Noto Sans 400 18.0"),
        ])
    func themes(names: [String], tokens: String) throws {
        let result = read(.folder("p"), names, from: Self.files)
        #expect(result.summary == tokens)
        #expect(said(by: result) == "")
        let project = try #require(result.value).project
        #expect(
            project.modifiers == [
                TokenModifier(name: "brand", contexts: ["A", "B"], defaultContext: nil),
                TokenModifier(name: "size", contexts: ["Normal", "Big"], defaultContext: nil),
            ])
    }

    @Test("without a choice the first theme of each group counts, which is said")
    func defaults() {
        let result = read(.folder("p"), from: Self.files)
        #expect(result.summary == "body: Noto Serif 400 17.0\nheadline: Noto Sans 400 18.0")
        #expect(
            said(by: result) == """
                p: note: "brand" uses its first context, "A". You can choose any of these \
                contexts: A, B.
                p: note: "size" uses its first context, "Normal". You can choose any of these \
                contexts: Normal, Big.
                """)
        #expect(result.value?.project.contexts == ["brand": "A", "size": "Normal"])
    }

    @Test("a theme or a set that is called after iOS goes before others")
    func iOSFirst() {
        func body(_ size: Int) -> String {
            "{\"body\": {\"type\": \"typography\", \"value\": {\"fontFamily\": \"A\", "
                + "\"fontSize\": \"\(size)\"}}}"
        }
        var files = [
            "p/$metadata.json": "{\"tokenSetOrder\": [\"android\", \"platform-ios\", \"web\"]}",
            "p/android.json": body(16), "p/platform-ios.json": body(17), "p/web.json": body(18),
        ]
        #expect(read(.folder("p"), from: files).summary == "body: A 400 17.0")
        files["p/$themes.json"] = """
            [{"name": "Web", "selectedTokenSets": {"web": "enabled"}},
             {"name": "iOS", "selectedTokenSets": {"platform-ios": "enabled"}}]
            """
        let result = read(.folder("p"), from: files)
        #expect(result.summary == "body: A 400 17.0")
        #expect(
            said(by: result).contains(
                "p: note: \"theme\" uses its context \"iOS\", which is named after iOS. You can "
                    + "choose any of these contexts: Web, iOS."
            ))
        #expect(read(.folder("p"), ["web"], from: files).summary == "body: A 400 18.0")
    }

    @Test("a theme that is not there is an error, and names those that are")
    func unknownThemes() {
        for (name, problem) in [
            ("Bigg", "There is no theme named \"Bigg\". Did you mean \"Big\"?"),
            (
                "dark mode",
                "There is no theme named \"dark mode\". Choose one of these: A, B, Normal, Big."
            ),
        ] {
            let result = read(.folder("p"), [name, "A"], from: Self.files)
            #expect(result.value == nil)
            #expect(said(by: result).contains("p: error: \(problem)"))
        }
    }

    @Test("a name that two groups have needs its group")
    func ambiguousThemes() {
        var files = Self.files
        files["p/$themes.json"] = """
            [{"name": "x", "group": "a", "selectedTokenSets": {"type": "enabled"}},
             {"name": "x", "group": "b", "selectedTokenSets": {"big": "enabled"}},
             {"name": "a=b", "group": "c", "selectedTokenSets": {"brand/a": "enabled"}}]
            """
        #expect(
            said(by: read(.folder("p"), ["x"], from: files))
                == "p: error: Several groups have a theme named \"x\": \"a\", \"b\". To choose the "
                + "theme of one group, use a=x or b=x."
        )
        #expect(read(.folder("p"), ["a=x", "a=b"], from: files).value != nil)
    }

    @Test("without themes all sets count, the last of the order most")
    func noThemes() {
        var files = Self.files
        files["p/$themes.json"] = nil
        // A set that the order does not name replaces nothing.
        files["p/other.json"] = "{\"headline\": \(TokenProjectSamples.studio("Other", "5"))}"
        let result = read(.folder("p"), from: files)
        #expect(
            result.summary == """
                headline: Noto Sans 400 18.0
                unused: Noto Sans 400 99.0
                body: Noto Sans Mono 400 21.0
                """)
        #expect(said(by: result) == "")
    }

    @Test("without metadata the sets count in the order of their names")
    func noMetadata() {
        let files = [
            "p/b.json": "{\"body\": \(TokenProjectSamples.studio("B", "2"))}",
            "p/a.json": "{\"body\": \(TokenProjectSamples.studio("A", "1"))}",
            "p/a/z.json": "{\"title\": \(TokenProjectSamples.studio("Z", "3"))}",
            "p/package.json": "{\"name\": \"p\", // no JSON\n}",
        ]
        let result = read(.folder("p"), from: files)
        #expect(result.summary == "body: B 400 2.0\ntitle: Z 400 3.0")
        #expect(result.value?.project.files.map(\.name) == ["p/a.json", "p/a/z.json", "p/b.json"])
    }

    @Test("sets that a theme leaves out serve references")
    func disabledSets() {
        var files = Self.files
        files["p/$themes.json"] = """
            [{"name": "x", "selectedTokenSets": {"type": "enabled", "big": "disabled",
              "gone": "enabled"}}]
            """
        let result = read(.folder("p"), from: files)
        // Sets that no theme enables come before enabled sets, in their own order.
        #expect(result.summary == "body: Noto Sans Mono 400 21.0\nheadline: Noto Sans 400 18.0")
        #expect(
            said(by: result) == """
                p/$themes.json:2:3: warning: The theme "x" lists the set "gone", but this set does \
                not exist. Its tokens are missing.
                """)
        #expect(result.value?.project.modifiers.map(\.name) == ["theme"])
    }

    @Test("typography that no enabled set has is that of the others, which is said")
    func typographyBeyondTheTheme() {
        var files = Self.files
        files["p/$themes.json"] = """
            [{"name": "x", "selectedTokenSets": {"type": "source", "brand/a": "enabled"}}]
            """
        var result = read(.folder("p"), from: files)
        #expect(result.summary.hasPrefix("body: Noto Serif"))
        #expect(
            said(by: result)
                == "p: note: The theme enables no set with typography tokens, so the tokens of "
                + "its \"source\" sets are used.")
        files["p/$themes.json"] = """
            [{"name": "x", "selectedTokenSets": {"brand/a": "enabled"}}]
            """
        result = read(.folder("p"), from: files)
        #expect(result.value?.tokens.count == 3)
        #expect(
            said(by: result)
                == "p: note: No set of the theme has typography tokens, so the tokens of all "
                + "sets are used."
        )
    }

    @Test("one file with themes is read as a folder is")
    func singleFile() {
        let text = """
            {"core": {"size": {"value": "17", "type": "fontSizes"}},
             "light": {"body": \(TokenProjectSamples.studio("Noto Serif", "{size}"))},
             "dark": {"body": \(TokenProjectSamples.studio("Noto Sans", "{size}"))},
             "$themes": [
               {"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
               {"name": "Dark", "selectedTokenSets": {"core": "source", "dark": "enabled"}}],
             "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}}
            """
        for (name, family) in [("Light", "Noto Serif"), ("dark", "Noto Sans")] {
            let result = read(.file("f"), [name], from: ["f": text])
            #expect(result.summary == "body: \(family) 400 17.0")
        }
    }

    @Test("a composite value takes from earlier sets what it does not say")
    func composites() {
        var files = Self.files
        files["p/big.json"] = """
            {"body": {"type": "typography", "value": {"fontSize": "30"}}}
            """
        files["p/$themes.json"] = """
            [{"name": "x", "selectedTokenSets":
              {"type": "enabled", "brand/a": "enabled", "big": "enabled"}}]
            """
        #expect(
            read(.folder("p"), from: files).summary
                == "body: Noto Serif 400 30.0\nheadline: Noto Sans 400 18.0")
    }

    @Test("mistakes are where they are: in their file, line and column")
    func places() {
        var files = Self.files
        files["p/type.json"] = "\u{FEFF}{\"body\": \(TokenProjectSamples.studio("{famly}", "17"))}"
        #expect(
            said(by: read(.folder("p"), ["A", "Normal"], from: files)).contains(
                "p/type.json:1:57: warning: \"{famly}\""))
        files["p/type.json"] = "{\"body\": \n \(TokenProjectSamples.studio("A", "{none}"))}\r"
        files["p/brand/b.json"] = "\n\n{\"a\": 1, \"a\": 2}"
        let result = read(.folder("p"), ["A", "Normal"], from: files)
        #expect(
            said(by: result).hasPrefix(
                """
                p/brand/b.json:3:10: warning: The key "a" is already on line 3. Remove one of the \
                two keys.
                p: warning: The file "p/brand/b.json" has errors, so its tokens are missing.
                """))
        files["p/brand/b.json"] = nil
        #expect(
            said(by: read(.folder("p"), ["A", "Normal"], from: files)).contains(
                "p/type.json:2:66: warning: \"{none}\""))
    }
}
