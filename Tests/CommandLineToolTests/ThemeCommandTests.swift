// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Files
import FoundationEssentials
import Testing

@testable import CommandLineTool

/// `theme validate`, `theme show` and `theme convert`, on files in a folder of their own.
@MainActor @Suite struct ThemeCommandTests {
    private struct Outcome {
        let code: ExitCode
        let output: String
        let errors: String
    }

    /// A folder with a theme, a theme with a mistake, one with a warning, and tokens.
    private final class Folder {
        private let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory
                .appending(path: "typeladder-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, text) in Self.files {
                try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func path(_ name: String) -> String { url.appending(path: name).path }

        func text(_ name: String) throws -> String {
            try String(contentsOf: url.appending(path: name), encoding: .utf8)
        }

        /// Runs a command; words with a point are files of the folder.
        func run(_ words: String...) -> Outcome { run(words) }

        func run(_ words: [String]) -> Outcome {
            let capture = Capture()
            let words = words.map {
                $0.contains(".") && !$0.contains("=") ? path($0) : $0
            }
            let code = CommandLineTool.run(["theme"] + words, console: capture.console)
            let root = url.path + "/"
            return Outcome(
                code: code, output: capture.output.replacing(root, with: ""),
                errors: capture.errors.replacing(root, with: ""))
        }

        private static let files = [
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
    }

    // MARK: - validate

    @Test func validateNamesEverythingOfEveryFile() throws {
        let result = try Folder().run("validate", "good.json", "bad.json", "odd.json")
        #expect(result.code == .failure)
        #expect(result.output == "good.json: OK\nbad.json: 2 errors\nodd.json: 1 warning\n")
        for place in ["bad.json:1:23: error:", "bad.json:1:38: error:", "odd.json:1:2: warning:"] {
            #expect(result.errors.contains(place), "\(result.errors)")
        }
    }

    @Test func validateCountsWarningsOnlyWhenStrict() throws {
        let folder = try Folder()
        #expect(folder.run("validate", "good.json").code == .success)
        #expect(folder.run("validate", "odd.json").code == .success)
        #expect(folder.run("validate", "--strict", "odd.json", "good.json").code == .findings)
        #expect(folder.run("validate", "--strict", "odd.json", "bad.json").code == .failure)
        #expect(folder.run("validate", "--strict", "good.json").code == .success)
        #expect(folder.run("validate", "nothing.json").output == "nothing.json: 1 error\n")
    }

    @Test func validateSaysEachKindOnce() throws {
        let folder = try Folder()
        let result = folder.run("validate", "many.json")
        #expect(result.output == "many.json: 5 errors, 2 warnings\n")
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 2, "\(result.errors)")
        #expect(lines[0].hasPrefix("many.json:1:36: error:"))
        #expect(
            lines[0].hasSuffix("(and 4 more of this kind, at 2:36, 3:37, 4:37, 5:38)"))
        #expect(lines[1].hasSuffix("it is ignored (2 times, also at 7:42)"))
        let json = try JSONDecoder().decode(
            Validated.self,
            from: Data(folder.run("validate", "many.json", "--format", "json").output.utf8))
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
        let result = try Folder().run("validate", "--strict", "valid.tokens.json")
        #expect(result.code == .success)
        #expect(result.output == "valid.tokens.json: OK\n")
        #expect(result.errors.contains("note: \"lineHeight\" has no place in a theme"))
    }

    @Test func validateReadsTokens() throws {
        let result = try Folder().run("validate", "brand.tokens.json")
        // A token for which there is no style is no fault of the file.
        #expect(result.output == "brand.tokens.json: OK\n")
        #expect(
            result.errors == "brand.tokens.json:4:3: note: “t.hero”: not mapped: no text style is "
                + "near 64 pt Regular\n")
    }

    @Test func convertWritesNoEmptyFile() throws {
        let folder = try Folder()
        for words in [["tokens"], ["tokens-studio"], ["json", "--dialect", "scaledfont"]] {
            let result = folder.run(
                ["convert", "fork.json", "-o", "out.any", "--to"] + words)
            #expect(result.code == .failure)
            #expect(result.errors.contains("error:"), "\(result.errors)")
            #expect(throws: (any Error).self) { try folder.text("out.any") }
        }
        #expect(
            folder.run("convert", "fork.json", "-o", "same.json", "--to", "json").code == .success)
        #expect(try folder.text("same.json").contains("serif"))
        let misplaced = folder.run(
            "convert", "fork.json", "-o", "out.any", "--to", "theme", "--dialect", "fork")
        #expect(misplaced.code == .failure && misplaced.errors.contains("--dialect is for"))
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

    private func shown(_ result: Outcome) throws -> Shown {
        #expect(result.code == .success, "\(result.errors)")
        return try JSONDecoder().decode(Shown.self, from: Data(result.output.utf8))
    }

    @Test func showListsEveryStyle() throws {
        let theme = try shown(Folder().run("show", "good.json", "--format", "json"))
        #expect(theme.name == "Good")
        #expect(theme.styles.count == 11)
        let body = try theme.style("body")
        #expect(body.fontName == "HelveticaNeue-Bold")
        #expect(body.fontSize == 17)
        #expect(body.maximumPointSize == 40)
        #expect(["installed", "standIn"].contains(body.source))
        #expect(try theme.style("footnote").source == "system")
        let text = try Folder().run("show", "good.json").output
        #expect(text.hasPrefix("Good\nstyle"))
        #expect(text.contains("17 ≤ 40"))
    }

    @Test func showSaysWhichTokenIsWhichStyle() throws {
        let folder = try Folder()
        let theme = try shown(folder.run("show", "brand.tokens.json", "--format", "json"))
        #expect(try theme.style("body").token == "t.body")
        // The device has this face by name, wherever the command runs.
        #expect(try theme.style("body").fontName == "HelveticaNeue-Bold")
        let chosen = try shown(
            folder.run(
                "show", "brand.tokens.json", "--map", "t.hero=largeTitle", "--map", "t.body=none",
                "--format", "json"))
        #expect(try chosen.style("body").token == nil)
        #expect(try chosen.style("largeTitle").fontName == "OwnSans-Regular")
        #expect(try chosen.style("largeTitle").fontSize == 64)
    }

    // MARK: - convert

    @Test func convertGuessesTheFormatFromTheName() throws {
        let folder = try Folder()
        for (name, words) in [
            ("a.swift", "import UIKit"), ("a.tokens", "\"$type\": \"typography\""),
            ("a.tokens.json", "\"Helvetica Neue\""), ("a.plist", "<key>fontName</key>"),
            ("a.json", "\"maximumPointSize\": 40"),
        ] {
            let result = folder.run("convert", "good.json", "-o", name)
            #expect(result.code == .success, "\(result.errors)")
            #expect(result.output == "")
            #expect(try folder.text(name).contains(words), "\(name)")
        }
        let result = folder.run("convert", "good.json", "--to", "swiftui", "-o", "-")
        #expect(result.output.contains("import SwiftUI"))
        #expect(result.output.contains(".custom(\"HelveticaNeue-Bold\", size: 17,"))
    }

    @Test(arguments: ["tokens", "tokens-studio", "plist", "binary-plist", "json", "theme"])
    func convertGoesToEveryFormatAndBack(format: String) throws {
        let folder = try Folder()
        let result = folder.run("convert", "good.json", "--to", format, "-o", "out.json")
        #expect(result.code == .success)
        // Only a Typeladder theme can hold the maximum size.
        #expect((result.errors == "") == (format == "theme"))
        #expect(result.errors.contains("40") == (format != "theme"))
        let theme = try shown(folder.run("show", "out.json", "--format", "json"))
        #expect(try theme.style("body").fontName == "HelveticaNeue-Bold")
        #expect(try theme.style("body").fontSize == 17)
    }

    @Test(arguments: ["plist", "binary-plist", "json", "theme"])
    func convertMakesThemesOfTokens(format: String) throws {
        let folder = try Folder()
        let result = folder.run("convert", "brand.tokens.json", "--to", format, "-o", "out.file")
        #expect(result.code == .success)
        #expect(result.errors.contains("“t.hero”: not mapped"))
        let theme = try shown(folder.run("show", "out.file", "--format", "json"))
        let body = try theme.style("body")
        #expect(body.fontName == "HelveticaNeue-Bold")
        #expect(body.fontSize == 17)
        #expect(theme.styles.filter { $0.fontName != "system" }.count == 1)
        #expect(folder.run("validate", "--strict", "out.file").code == .success)
    }

    @Test func convertLeavesWhatIsThereWhenTheInputIsBad() throws {
        let folder = try Folder()
        #expect(folder.run("convert", "good.json", "-o", "out.swift").code == .success)
        let before = try folder.text("out.swift")
        #expect(folder.run("convert", "bad.json", "-o", "out.swift").code == .failure)
        #expect(try folder.text("out.swift") == before)
    }

    @Test func convertSaysThatFontFilesHaveToMoveToo() throws {
        let folder = try Folder()
        try FileManager.default.createDirectory(
            atPath: folder.path("other"), withIntermediateDirectories: true)
        let moved = folder.run("convert", "brought.json", "-o", "other/out.json")
        #expect(moved.errors.contains("move them too"))
        #expect(!folder.run("convert", "brought.json", "-o", "out.json").errors.contains("move"))
    }

    // MARK: - Usage

    @Test func usageIsExplained() throws {
        let folder = try Folder()
        let cases: [(Outcome, String)] = [
            (folder.run(), "use validate, show or convert"),
            (folder.run("burn"), "knows no “burn”"),
            (folder.run("validate"), "name the files"),
            (folder.run("show"), "name a file"),
            (folder.run("show", "good.json", "odd.json"), "name one file"),
            (folder.run("show", "good.json", "--map", "a=body"), "--map is for design tokens"),
            (folder.run("show", "brand.tokens.json", "--map", "t.body"), "must be TOKEN=STYLE"),
            (folder.run("show", "brand.tokens.json", "--map", "t.body=big"), "not a text style"),
            (folder.run("show", "brand.tokens.json", "--map", "x=body"), "use one of t.body"),
            (folder.run("convert", "good.json"), "say where the theme goes"),
            (folder.run("convert", "good.json", "-o", "a.pdf"), "does not say what to write"),
            (folder.run("convert", "good.json", "-o", "-", "--to", "word"), "not one of"),
        ]
        for (result, message) in cases {
            #expect(result.code == .failure, "\(message)")
            #expect(result.errors.contains(message), "\(result.errors)")
            #expect(result.output == "", "\(message)")
        }
    }
}
