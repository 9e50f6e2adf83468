// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import FoundationEssentials
import Testing

@testable import CommandLineTool

/// `theme validate`, `theme show`, and `theme convert`, on files in their own folder.
@MainActor @Suite struct ThemeCommandTests {
    /// A theme, a theme with an error, a theme with a warning, and tokens.
    private func folder() throws -> CommandFolder { try CommandFolder(Self.files) }

    static let files = [
        "good.json": """
        {"name": "Good", "fonts": {"body": {"fontName": "HelveticaNeue-Bold", "fontSize": 17,
          "maximumPointSize": 40}}}
        """,
        "bad.json": "{\"body\": {\"fontName\": 1, \"fontSize\": \"2\"}}",
        "fork.json": "{\"body\": {\"design\": \"serif\"}}",
        "many.json": """
        {"body":{"fontName":"A","fontSize":"17"},
        "title":{"fontName":"A","fontSize":"28"},
        "title2":{"fontName":"A","fontSize":"22"},
        "title3":{"fontName":"A","fontSize":"20"},
        "callout":{"fontName":"A","fontSize":"16"},
        "caption":{"fontName":"A","fontSize":12,"x":1},
        "caption2":{"fontName":"A","fontSize":12,"x":1}}
        """,
        "valid.tokens.json": """
        {"typography": {"$type": "typography", "body": {"$value": {
          "fontFamily": ["Helvetica Neue", "sans-serif"], "fontWeight": 400,
          "fontSize": {"value": 1, "unit": "rem"}, "lineHeight": 1.3,
          "letterSpacing": {"value": 0.1, "unit": "px"}}}}}
        """,
        "odd.json": "{\"Body\": {\"fontName\": \"Courier\", \"fontSize\": 17}}",
        "brought.json": """
        {"fonts": {"body": {"fontName": "Brand", "fontSize": 17}}, "fontFiles": ["B.ttf"]}
        """,
        "brand.tokens.json": """
        {"t": {"$type": "typography",
          "body": {"$value": {"fontFamily": "Helvetica Neue", "fontWeight": 700,
            "fontSize": {"value": 17, "unit": "px"}}},
          "hero": {"$value": {"fontFamily": "Own Sans", "fontWeight": 400,
            "fontSize": {"value": 64, "unit": "px"}}}}}
        """,
    ]

    // MARK: - validate

    @Test func validateNamesEverythingOfEveryFile() throws {
        let result = try folder().theme("validate", "good.json", "bad.json", "odd.json")
        #expect(result.code == .failure)
        #expect(result.output == "good.json: OK\nbad.json: 2 errors\nodd.json: 1 warning\n")
        for place in ["bad.json:1:23: error:", "bad.json:1:38: error:", "odd.json:1:2: warning:"] {
            #expect(result.errors.contains(place), "\(result.errors)")
        }
    }

    @Test func validateCountsWarningsOnlyWhenStrict() throws {
        let folder = try folder()
        #expect(folder.theme("validate", "good.json").code == .success)
        #expect(folder.theme("validate", "odd.json").code == .success)
        #expect(folder.theme("validate", "--strict", "odd.json", "good.json").code == .findings)
        #expect(folder.theme("validate", "--strict", "odd.json", "bad.json").code == .failure)
        #expect(folder.theme("validate", "--strict", "good.json").code == .success)
        #expect(folder.theme("validate", "nothing.json").output == "nothing.json: 1 error\n")
    }

    @Test func validateSaysEachKindOnce() throws {
        let folder = try folder()
        let result = folder.theme("validate", "many.json")
        #expect(result.output == "many.json: 5 errors, 2 warnings\n")
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 3, "\(result.errors)")
        #expect(lines[0].hasPrefix("many.json:1:36: error:"))
        #expect(
            lines[0].hasSuffix(
                "There are 4 more messages of this kind, at 2:36, 3:37, 4:37, 5:38."))
        #expect(lines[1] == "many.json:1:36: fix: Change “fontSize” to 17")
        #expect(lines[2].contains("2 times. Other places: 7:42."))
        let json = try JSONDecoder().decode(
            Validated.self,
            from: Data(folder.theme("validate", "many.json", "--format", "json").output.utf8))
        #expect(json.files.map(\.diagnostics.count) == [7], "all of them, for programs")
        #expect(json.files.first?.kinds.map(\.count) == [5, 2])
        #expect(
            json.files.first?.kinds.map(\.id) == ["value.wrong-type", "value.unknown-key"])
    }

    private struct Validated: Decodable {
        struct Item: Decodable { var id: String }
        struct Kind: Decodable {
            var id: String
            var count: Int
        }
        struct File: Decodable {
            var diagnostics: [Item]
            var kinds: [Kind]
        }
        var files: [File]
    }

    @Test func strictPassesAValidW3CFile() throws {
        let result = try folder().theme("validate", "--strict", "valid.tokens.json")
        #expect(result.code == .success)
        #expect(result.output == "valid.tokens.json: OK\n")
        #expect(result.errors.contains("note: \"lineHeight\" is left out"))
    }

    @Test func validateReadsTokens() throws {
        let result = try folder().theme("validate", "brand.tokens.json")
        // A token without a style is not an error of the file.
        #expect(result.output == "brand.tokens.json: OK\n")
        #expect(
            result.errors
                == "brand.tokens.json:4:3: note: \"t.hero\" is not mapped. No text style is "
                + "near 64 pt Regular.\n")
    }

    // MARK: - show

    private struct Shown: Decodable {
        struct Style: Decodable {
            var style: String
            var token: String?
            var fontName: String
            var fontSize: Double
            var maximumPointSize: Double?
            var source: String
        }
        var name: String?
        var styles: [Style]

        func style(_ name: String) throws -> Style {
            try #require(styles.first { $0.style == name })
        }
    }

    private func shown(_ result: CommandFolder.Outcome) throws -> Shown {
        #expect(result.code == .success, "\(result.errors)")
        return try JSONDecoder().decode(Shown.self, from: Data(result.output.utf8))
    }

    @Test func showListsEveryStyle() throws {
        let theme = try shown(folder().theme("show", "good.json", "--format", "json"))
        #expect(theme.name == "Good")
        #expect(theme.styles.count == 11)
        let body = try theme.style("body")
        #expect(body.fontName == "HelveticaNeue-Bold")
        #expect(body.fontSize == 17)
        #expect(body.maximumPointSize == 40)
        #expect(body.source == "builtIn")
        #expect(try theme.style("footnote").source == "system")
        let text = try folder().theme("show", "good.json").output
        #expect(text.hasPrefix("Good\nstyle"))
        #expect(text.contains("17 ≤ 40"))
    }

    @Test func showSaysWhichTokenIsWhichStyle() throws {
        let folder = try folder()
        let theme = try shown(folder.theme("show", "brand.tokens.json", "--format", "json"))
        #expect(try theme.style("body").token == "t.body")
        // The device has this face by name, on whatever machine the command runs.
        #expect(try theme.style("body").fontName == "HelveticaNeue-Bold")
        let chosen = try shown(
            folder.theme(
                "show", "brand.tokens.json", "--map", "t.hero=largeTitle", "--map", "t.body=none",
                "--format", "json"))
        #expect(try chosen.style("body").token == nil)
        #expect(try chosen.style("largeTitle").fontName == "OwnSans-Regular")
        #expect(try chosen.style("largeTitle").fontSize == 64)
    }

    // MARK: - convert

    @Test func convertGuessesTheFormatFromTheName() throws {
        let folder = try folder()
        for (name, words) in [
            ("a.swift", "import UIKit"), ("a.tokens", "\"$type\": \"typography\""),
            ("a.tokens.json", "\"Helvetica Neue\""), ("a.plist", "<key>fontName</key>"),
            ("a.json", "\"maximumPointSize\": 40"),
        ] {
            let result = folder.theme("convert", "good.json", "-o", name)
            #expect(result.code == .success, "\(result.errors)")
            #expect(result.output == "")
            #expect(try folder.text(name).contains(words), "\(name)")
        }
        let result = folder.theme("convert", "good.json", "--to", "swiftui", "-o", "-")
        #expect(result.output.contains("import SwiftUI"))
        #expect(result.output.contains(".custom(\"HelveticaNeue-Bold\", size: 17,"))
    }

    @Test(arguments: ["tokens", "tokens-studio", "plist", "binary-plist", "json", "theme"])
    func convertGoesToEveryFormatAndBack(format: String) throws {
        let folder = try folder()
        let result = folder.theme("convert", "good.json", "--to", format, "-o", "out.json")
        #expect(result.code == .success)
        // Only a Typeladder theme can store the maximum size.
        #expect((result.errors == "") == (format == "theme"))
        #expect(result.errors.contains("40") == (format != "theme"))
        let theme = try shown(folder.theme("show", "out.json", "--format", "json"))
        #expect(try theme.style("body").fontName == "HelveticaNeue-Bold")
        #expect(try theme.style("body").fontSize == 17)
    }

    @Test(arguments: ["plist", "binary-plist", "json", "theme"])
    func convertMakesThemesOfTokens(format: String) throws {
        let folder = try folder()
        let result = folder.theme("convert", "brand.tokens.json", "--to", format, "-o", "out.file")
        #expect(result.code == .success)
        #expect(result.errors.contains("\"t.hero\" is not mapped"))
        let theme = try shown(folder.theme("show", "out.file", "--format", "json"))
        let body = try theme.style("body")
        #expect(body.fontName == "HelveticaNeue-Bold")
        #expect(body.fontSize == 17)
        #expect(theme.styles.filter { $0.fontName != "system" }.count == 1)
        #expect(folder.theme("validate", "--strict", "out.file").code == .success)
    }

    @Test func convertLeavesWhatIsThereWhenTheInputIsBad() throws {
        let folder = try folder()
        #expect(folder.theme("convert", "good.json", "-o", "out.swift").code == .success)
        let before = try folder.text("out.swift")
        #expect(folder.theme("convert", "bad.json", "-o", "out.swift").code == .failure)
        #expect(try folder.text("out.swift") == before)
    }

    @Test func convertSaysThatFontFilesHaveToMoveToo() throws {
        let folder = try folder()
        try FileManager.default.createDirectory(
            atPath: folder.path("other"), withIntermediateDirectories: true)
        let moved = folder.theme("convert", "brought.json", "-o", "other/out.json")
        #expect(moved.errors.contains("Move them, too"))
        #expect(!folder.theme("convert", "brought.json", "-o", "out.json").errors.contains("Move"))
    }

    // MARK: - Usage

    @Test func usageIsExplained() throws {
        let folder = try folder()
        let cases: [(CommandFolder.Outcome, String)] = [
            (folder.theme("theme"), "Use validate, show, or convert."),
            (folder.theme("burn"), "“burn” is not a command of “theme”"),
            (folder.theme("validate"), "Name files or folders"),
            (folder.theme("show"), "Name a file"),
            (folder.theme("show", "good.json", "odd.json"), "Too many arguments"),
            (folder.theme("show", "good.json", "--map", "a=body"), "is for design tokens"),
            (folder.theme("show", "brand.tokens.json", "--map", "t.body"), "the form TOKEN=STYLE"),
            (folder.theme("show", "brand.tokens.json", "--map", "t.body=big"), "not a text style"),
            (folder.theme("show", "brand.tokens.json", "--map", "x=body"), "Use t.body"),
            (folder.theme("convert", "good.json"), "No file was given for the theme"),
            (folder.theme("convert", "good.json", "-o", "a.pdf"), "does not select a format"),
            (
                folder.theme("convert", "good.json", "-o", "-", "--to", "word"),
                "is not a valid value"
            ),
        ]
        for (result, message) in cases {
            #expect(result.code == .failure, "\(message)")
            #expect(result.errors.contains(message), "\(result.errors)")
            #expect(result.output == "", "\(message)")
        }
    }

    @Test func convertWritesNoEmptyFile() throws {
        let folder = try folder()
        for words in [["tokens"], ["tokens-studio"], ["json", "--dialect", "scaledfont"]] {
            let result = folder.theme(
                ["convert", "fork.json", "-o", "out.any", "--to"] + words)
            #expect(result.code == .failure)
            #expect(result.errors.contains("error:"), "\(result.errors)")
            #expect(!folder.has("out.any"))
        }
        #expect(
            folder.theme("convert", "fork.json", "-o", "same.json", "--to", "json").code == .success
        )
        #expect(try folder.text("same.json").contains("serif"))
        let misplaced = folder.theme(
            "convert", "fork.json", "-o", "out.any", "--to", "theme", "--dialect", "fork")
        #expect(misplaced.code == .failure && misplaced.errors.contains("--dialect is only for"))
    }
}

extension CommandFolder {
    /// Runs a command of `theme`.
    func theme(_ words: String...) -> Outcome { theme(words) }

    func theme(_ words: [String]) -> Outcome { run(["theme"] + words) }
}
