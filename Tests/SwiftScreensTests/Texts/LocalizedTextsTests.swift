// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftScreens
import Syntax
import TestSupport
import Testing

@Suite("Looking up texts")
struct LocalizedTextsTests {
    private static let files: [(path: FilePath, text: String)] = [
        ("App/en.lproj/Localizable.strings", "a = app; only = app; \"n %@\" = object;"),
        ("App/Base.lproj/Localizable.strings", "a = base; base = base;"),
        ("App/en.lproj/Other.strings", "a = other; about.team_title = Team;"),
        ("App/Feature/Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{"a":{}}}"#),
        ("Kit/Resources/en.lproj/Localizable.strings", "a = kit; kit = kit;"),
    ]

    private func texts(
        _ files: [(path: FilePath, text: String)] = files
    ) throws -> LocalizedTexts {
        LocalizedTexts(
            try files.map { try #require(try table($0.text, at: $0.path).value) })
    }

    @Test(
        "the nearest table with the key wins",
        arguments: [
            ("a", nil, "App/View.swift", "App/en.lproj/Localizable.strings"),
            ("a", nil, "App/Feature/View.swift", "App/Feature/Localizable.xcstrings"),
            ("only", nil, "App/Feature/View.swift", "App/en.lproj/Localizable.strings"),
            ("a", nil, "Kit/Sources/View.swift", "Kit/Resources/en.lproj/Localizable.strings"),
            ("kit", nil, "App/View.swift", "Kit/Resources/en.lproj/Localizable.strings"),
            ("base", nil, "App/View.swift", "App/Base.lproj/Localizable.strings"),
            ("a", "Other", "Kit/View.swift", "App/en.lproj/Other.strings"),
            ("a", "Missing", "App/View.swift", nil), ("z", nil, "App/View.swift", nil),
        ] as [(String, String?, FilePath, String?)])
    func nearness(key: String, name: String?, file: FilePath, expected: String?) throws {
        let text = try texts().text(for: key, table: name, near: file)
        #expect(text?.place.path.string == expected)
    }

    @Test(
        "keys with placeholders match by what is known of their types",
        arguments: [
            ("x %lld", [.text("x "), .placeholder(.integer)], true),
            ("x %@", [.text("x "), .placeholder(.integer)], true),
            ("x %@", [.text("x "), .placeholder(nil)], true),
            ("%@ of %lld", [.placeholder(nil), .text(" of "), .placeholder(nil)], true),
            ("%1$@ of %2$d", [.placeholder(nil), .text(" of "), .placeholder(nil)], true),
            ("%2$@ of %1$d", [.placeholder(nil), .text(" of "), .placeholder(nil)], false),
            ("%lf%%", [.placeholder(.double), .text("%")], true),
            ("x %@ y", [.text("x "), .placeholder(nil)], false),
            ("x", [.text("x")], true), ("x", [.text("x"), .placeholder(nil)], false),
        ] as [(String, [KeyPart], Bool)])
    func placeholders(key: String, parts: [KeyPart], isFound: Bool) throws {
        let texts = try texts([("en.lproj/Localizable.strings", "\"\(key)\" = found;")])
        #expect(texts.text(for: parts, near: "View.swift")?.key == (isFound ? key : nil))
    }

    @Test(
        "of several keys, that with the best type wins",
        arguments: [(.integer, "x %lld"), (.double, "x %lf"), (.object, "x %@"), (nil, "x %@")]
            as [(TextFormat.Kind?, String)])
    func types(kind: TextFormat.Kind?, expected: String) throws {
        let entries = ["%@", "%lld", "%d", "%lf"].map { "\"x \($0)\" = found;" }.joined()
        let texts = try texts([("en.lproj/Localizable.strings", entries)])
        let parts: [KeyPart] = [.text("x "), .placeholder(kind)]
        #expect(texts.text(for: parts, near: "View.swift")?.key == expected)
    }

    @Test(
        "keys of constants are guessed without case and separators",
        arguments: [
            (["L10n", "About", "title"], "about.title"),
            (["L10n", "About", "title"], "About.title"),
            (["L10n", "About", "teamTitle"], "about_team_title"),
            (["L10n", "About", "teamTitle"], "about.team-title"),
            (["UserText", "aboutTitle"], "about.title"), (["title"], "title"),
            (["L10n", "Localizable", "About", "title"], "about.title"),
        ])
    func constants(names: [String], key: String) throws {
        let texts = try texts([("en.lproj/Localizable.strings", "\"\(key)\" = found;")])
        #expect(texts.text(for: ConstantKey(names), near: "View.swift")?.key == key)
    }

    @Test("of several spellings, the most likely one wins, and the table can be in the constant")
    func constantOrder() throws {
        let entries = "ABOUT_TITLE = 1; About.title = 2; about.title = 3;"
        let texts = try texts([
            ("en.lproj/Localizable.strings", entries),
            ("en.lproj/Other.strings", "about.title = 4;"),
        ])
        func value(_ names: String...) -> String? {
            texts.text(for: ConstantKey(names), near: "View.swift")?.value
        }
        #expect(value("L10n", "About", "title") == "3")
        #expect(value("L10n", "Other", "About", "title") == "4")
        #expect(value("L10n", "Missing", "title") == nil)
        #expect(
            ConstantKey(["L10n", "About", "teamTitle"]).candidates.prefix(3)
                == ["about.teamTitle", "About.teamTitle", "about.team_title"])
    }
}

@Suite("Choosing string tables")
struct StringTableFilesTests {
    @Test(
        "tables of the development language are chosen, others only without it",
        arguments: [
            (["en.lproj/A.strings", "de.lproj/A.strings"], ["en.lproj/A.strings"]),
            (
                ["de.lproj/A.strings", "Base.lproj/A.strings", "en-US.lproj/A.strings"],
                ["Base.lproj/A.strings", "en-US.lproj/A.strings"]
            ),
            (
                ["A.strings", "x/A.xcstrings", "a.swift", "b/strings"],
                ["A.strings", "x/A.xcstrings"]
            ),
            (
                ["de.lproj/A.strings", "fr.lproj/A.strings", "fr.lproj/B.strings"],
                ["fr.lproj/A.strings", "fr.lproj/B.strings"]
            ),
            (["de.lproj/A.strings", "en-GB.lproj/A.strings"], ["en-GB.lproj/A.strings"]),
            (
                ["x/en.lproj/A.strings", "y/de.lproj/A.strings"],
                ["x/en.lproj/A.strings", "y/de.lproj/A.strings"]
            ),
            (
                ["fr.lproj/A.strings", "de.lproj/A.strings", "de.lproj/A.stringsdict"],
                ["de.lproj/A.strings", "de.lproj/A.stringsdict"]
            ),
            (["mul.lproj/A.xcstrings"], ["mul.lproj/A.xcstrings"]), ([".strings"], []),
        ])
    func choice(paths: [String], expected: [String]) {
        let chosen = StringTableFiles().chosen(from: paths.map { FilePath($0) })
        #expect(chosen.map(\.path.string) == expected)
    }

    @Test("another development language is chosen if asked for")
    func otherLanguage() {
        let paths: [FilePath] = ["en.lproj/A.strings", "de.lproj/A.strings"]
        let chosen = StringTableFiles(language: "de").chosen(from: paths)
        #expect(chosen.map(\.path) == ["de.lproj/A.strings"])
    }

    @Test("a place has table, language, and folders")
    func places() throws {
        let place = try #require(StringTablePlace("App/Main/en.lproj/More.Texts.strings"))
        #expect(place.name == "More.Texts")
        #expect(place.language == "en")
        #expect(place.folders == ["App", "Main"])
        #expect(place.kind == .strings)
    }
}
