// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftScreens
import Syntax
import Testing

@Suite("Plural texts")
struct PluralTextTests {
    /// A property list with one key `a`.
    private func read(_ content: String) throws -> ReadResult<StringTable> {
        try table(
            "<plist><dict><key>a</key><dict>\(content)</dict></dict></plist>",
            at: "en.lproj/T.stringsdict")
    }

    private func format(_ format: String) -> String {
        "<key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
    }

    private func variable(_ name: String, _ variants: [(String, String)]) -> String {
        let content = variants.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined()
        return "<key>\(name)</key><dict>\(content)</dict>"
    }

    @Test("variables are replaced by their variants")
    func variants() throws {
        let result = try read(
            format("%#@n@ in %@") + variable("n", [("one", "%d file"), ("other", "%d files")]))
        let entry = try #require(result.value?.entries["a"])
        #expect(entry.value == "%d files in %@")
        #expect(entry.text(for: .one) == "%d file in %@")
        #expect(entry.text(for: .few) == "%d files in %@")
        #expect(problems(result) == [])
    }

    @Test("numbers of arguments go into the variants, and variables into each other")
    func positions() throws {
        let result = try read(
            format("%2$#@m@ 100%%") + variable("m", [("other", "%d of %1$#@n@")])
                + variable("n", [("other", "%ld")]))
        #expect(result.value?.entries["a"]?.value == "%2$d of %1$ld 100%%")
    }

    @Test("variables that contain each other come to an end")
    func circles() throws {
        let result = try read(
            format("%#@n@") + variable("n", [("other", "%#@n@%#@n@%#@n@")]))
        #expect((result.value?.entries["a"]?.value.utf8.count ?? 0) < 1_000)
    }

    @Test("devices and widths have their largest text")
    func otherRules() throws {
        let devices = variable(
            "NSStringDeviceSpecificRuleType", [("mac", "Click"), ("iphone", "Tap")])
        #expect(try read(devices).value?.entries["a"]?.value == "Tap")
        let widths = variable("NSStringVariableWidthRuleType", [("20", "Long"), ("5", "S")])
        #expect(try read(widths).value?.entries["a"]?.value == "Long")
    }

    @Test("mistakes lose one entry at most")
    func mistakes() throws {
        let variants = variable("n", [("one", "x")])
        #expect(problems(try read(format("%#@n@") + variants)) == ["1:14 strings.missing-variants"])
        #expect(problems(try read(variants)) == ["1:14 strings.missing-format"])
        let result = try read(format("%#@n@ files"))
        #expect(problems(result) == ["1:14 strings.missing-variable"])
        #expect(result.value?.entries["a"]?.value == "%#@n@ files")
        let broken = try table("<plist><dict>", at: "en.lproj/T.stringsdict")
        #expect(broken.value == nil && broken.diagnostics.count == 1)
    }
}

@Suite("String catalogs")
struct StringCatalogTests {
    private func read(_ strings: String, language: String? = nil) throws -> ReadResult<StringTable>
    {
        try table(
            #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#,
            at: "T.xcstrings", language: language)
    }

    private func unit(_ value: String, _ state: String = "translated") -> String {
        #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
    }

    @Test("texts are those of the source language, or the keys")
    func sourceLanguage() throws {
        let result = try read(
            """
            "a": {"localizations": {"en": \(unit("A", "needs_review")), "de": \(unit("Ä"))}},
            "b c": {}, "d": {"localizations": {"de": \(unit("D"))}},
            "e": {"localizations": {"en": \(unit("", "new"))}}
            """)
        let entries = try #require(result.value).entries
        #expect(entries.mapValues(\.value) == ["a": "A", "b c": "b c", "d": "d", "e": "e"])
        #expect(entries.filter(\.value.isKey).keys.sorted() == ["b c", "d", "e"])
        #expect(entries["a"]?.state == .needsReview)
        #expect(result.value?.language == "en")
        #expect(problems(result) == [])
    }

    @Test(
        "another language falls back to its base and to the source language",
        arguments: [("de", "Ä"), ("de-AT", "Ä"), ("fr", "A")])
    func languages(language: String, expected: String) throws {
        let result = try read(
            "\"a\": {\"localizations\": {\"en\": \(unit("A")), \"de\": \(unit("Ä"))}}",
            language: language)
        #expect(result.value?.entries["a"]?.value == expected)
    }

    @Test("variations by device and number")
    func variations() throws {
        let plural = """
            {"variations": {"plural": {"one": \(unit("%lld file")), "other": \(unit("%lld files"))}}}
            """
        let result = try read(
            """
            "a": {"localizations": {"en": \(plural)}},
            "b": {"localizations": {"en": {"variations": {"device":
                {"mac": \(unit("Click")), "iphone": \(plural)}}}}}
            """)
        for key in ["a", "b"] {
            let entry = try #require(result.value?.entries[key])
            #expect(entry.value == "%lld files")
            #expect(entry.text(for: .one) == "%lld file")
        }
    }

    @Test("substitutions are put into the text")
    func substitutions() throws {
        let plural = #"{"plural": {"one": \#(unit("%arg file")), "other": \#(unit("%arg files"))}}"#
        let result = try read(
            """
            "a": {"localizations": {"en": {
                "stringUnit": {"state": "translated", "value": "%#@n@ in %2$@"},
                "substitutions": {"n":
                    {"argNum": 1, "formatSpecifier": "lld", "variations": \(plural)}}}}}
            """)
        let entry = try #require(result.value?.entries["a"])
        #expect(entry.value == "%1$lld files in %2$@")
        #expect(entry.text(for: .one) == "%1$lld file in %2$@")
    }

    @Test(
        "a broken catalog loses only what is broken",
        arguments: [
            (#"{"strings": {"a": 1, "b": {}}}"#, ["b"], ["1:14 strings.not-a-text"]),
            (#"{"strings": {"b": {},}}"#, ["b"], ["1:21 json.trailing-comma"]),
            (#"{"version": "1.0"}"#, nil, ["1:1 strings.not-a-catalog"]),
            (#"{"strings": {"b""#, nil, ["1:17 json.missing-colon"]),
        ] as [(String, [String]?, [String])])
    func mistakes(text: String, keys: [String]?, mistakes: [String]) throws {
        let result = try table(text, at: "T.xcstrings")
        #expect(result.value?.entries.keys.sorted() == keys)
        #expect(problems(result) == mistakes)
    }
}
