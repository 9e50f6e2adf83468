// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import FoundationEssentials
import Testing

@testable import CommandLineTool

/// Design tokens in several files, with every command that accepts a theme.
@MainActor @Suite struct TokenProjectCommandTests {
    private struct Outcome {
        let code: ExitCode
        let output: String
        let errors: String
    }

    /// A folder with Tokens Studio's sets, a resolver document, and files that refer to each other.
    private final class Folder {
        private let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory
                .appending(path: "typeladder-\(UUID().uuidString)")
            for (name, text) in Self.files {
                let place = url.appending(path: name)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: place, atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func text(_ name: String) throws -> String {
            try String(contentsOf: url.appending(path: name), encoding: .utf8)
        }

        /// Runs a command. Words that start with a slash are files of the folder.
        func run(_ words: [String]) -> Outcome {
            let capture = Capture()
            let words = words.map { $0.hasPrefix("/") ? url.path + $0 : $0 }
            let code = CommandLineTool.run(words, console: capture.console)
            return Outcome(
                code: code, output: capture.output.replacing(url.path, with: ""),
                errors: capture.errors.replacing(url.path, with: ""))
        }

        private static func token(_ family: String, _ size: String) -> String {
            """
            {"type": "typography", "value": {"fontFamily": "\(family)", "fontSize": "\(size)", \
            "fontWeight": "Regular"}}
            """
        }

        private static let files = [
            "sets/$themes.json": """
            [{"name": "light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
             {"name": "dark", "selectedTokenSets": {"core": "source", "dark": "enabled"}}]
            """,
            "renamed/$themes.json": """
            [{"name": "day", "selectedTokenSets": {"core": "source", "light": "enabled"}}]
            """,
            "renamed/core.json": #"{"size": {"type": "fontSizes", "value": "19"}}"#,
            "renamed/light.json": "{\"body\": \(token("Noto Serif", "{size}"))}",
            "sets/core.json": #"{"size": {"type": "fontSizes", "value": "19"}}"#,
            "sets/light.json": "{\"body\": \(token("Noto Serif", "{size}"))}",
            "sets/dark.json": "{\"body\": \(token("Noto Sans", "{size}"))}",
            "x.resolver.json": """
            {"sets": {"a": {"sources": [{"$ref": "sets/core.json"}, {"$ref": "sets/light.json"}]}},
             "modifiers": {"density": {"default": "normal", "contexts": {"normal": [],
               "compact": [{"size": {"type": "fontSizes", "value": "15"}}]}}},
             "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/density"}]}
            """,
            "theme.json": #"{"body": {"fontName": "Courier", "fontSize": 17}}"#,
            "broken/a.json": "{\"body\": \(token("Noto Serif", "17"))}",
            "broken/b.json": "{\"value\": 1,\n \"value\": 2}",
        ]
    }

    @Test(arguments: [
        (["/sets"], "NotoSerif-Regular", 19.0),
        (["/sets", "--token-theme", "dark"], "NotoSans-Regular", 19),
        (["/sets/$themes.json", "--token-theme", "theme=dark"], "NotoSans-Regular", 19),
        (["/x.resolver.json"], "NotoSerif-Regular", 19),
        (["/x.resolver.json", "--token-theme", "compact"], "NotoSerif-Regular", 15),
        (["/sets/light.json", "--tokens", "/sets/core.json"], "NotoSerif-Regular", 19),
        (
            ["/sets/light.json", "--tokens", "/sets/core.json", "--tokens", "/sets/dark.json"],
            "NotoSans-Regular", 19
        ),
    ])
    func showReadsAllFiles(words: [String], font: String, size: Double) throws {
        let result = try Folder().run(["theme", "show"] + words)
        #expect(result.code == .success, "\(result.errors)")
        let body = try #require(
            result.output.split(separator: "\n").first { $0.hasPrefix("body ") })
        #expect(body.split(separator: " ")[1] == "body")
        #expect(body.contains(" \(font) "), "\(body)")
        #expect(body.contains(" \(Int(size)) "), "\(body)")
    }

    @Test func chosenThemeIsInTheReport() throws {
        let json = try Folder().run(
            ["theme", "show", "/sets", "--token-theme", "dark", "--format", "json"])
        #expect(json.output.contains("\"tokenThemes\" : {\n    \"theme\" : \"dark\"\n  }"))
        #expect(!json.errors.contains("the first of"))
        let text = try Folder().run(["theme", "show", "/sets"])
        #expect(text.output.hasPrefix("theme: light\n"))
        #expect(
            text.errors.hasPrefix(
                "/sets: note: \"theme\" uses its first context, \"light\". You can choose "
                    + "any of these contexts: light, dark.\n"
            ))
    }

    /// Tokens with equal values, but with another token theme selected.
    @Test func chosenThemeIsADifference() throws {
        let folder = try Folder()
        let result = folder.run(["diff", "/sets", "/renamed"])
        #expect(result.code == .findings)
        #expect(result.output.contains("1 difference\n  Theme: token theme light → day\n"))
        #expect(folder.run(["diff", "/sets", "/sets"]).code == .success)
        // A theme file has no token themes.
        #expect(!folder.run(["diff", "/sets", "/theme.json"]).output.contains("token theme"))
    }

    /// Each command is asked for the size of Body, which is 15 in one context and 19 in the other.
    @Test func everyCommandTakesAFolderAndATheme() throws {
        let folder = try Folder()
        let compact = ["--token-theme", "compact"]
        let scale = ["scale", "--style", "body", "--theme", "/x.resolver.json"]
        #expect(folder.run(scale).output != folder.run(scale + compact).output)
        let layout = ["layout", "--theme", "/x.resolver.json"]
        #expect(folder.run(layout).output != folder.run(layout + compact).output)
        let fonts = ["fonts", "--theme", "/sets", "--format", "json"]
        #expect(folder.run(fonts).output != folder.run(fonts + ["--token-theme", "dark"]).output)
        let render = ["render", "-o", "/a.svg", "--theme", "/x.resolver.json"]
        #expect(folder.run(render).code == .success)
        let normal = try folder.text("a.svg")
        #expect(folder.run(render + compact).code == .success)
        #expect(try folder.text("a.svg") != normal)
        let convert = ["theme", "convert", "/sets", "-o", "/out.plist"]
        #expect(folder.run(convert + ["--token-theme", "dark"]).code == .success)
        #expect(try folder.text("out.plist").contains("<string>NotoSans-Regular</string>"))
        let validate = folder.run(["theme", "validate", "/sets", "/x.resolver.json"])
        #expect(validate.output == "/sets: OK\n/x.resolver.json: OK\n")
        #expect(folder.run(["scale", "--tokens", "/sets/core.json"]).code == .failure)
    }

    @Test(arguments: [
        (
            ["/sets", "--token-theme", "drak"],
            "/sets: error: There is no theme named \"drak\". Did you mean \"dark\"?\n"
        ),
        (
            ["/broken/a.json", "--token-theme", "dark"],
            "/broken/a.json: error: There is no theme named \"dark\". These tokens have no themes "
                + "to choose from.\n"
        ),
        (
            ["/theme.json", "--token-theme", "dark"],
            "typeladder-cli: error: --token-theme: This option is for design tokens, but "
                + "/theme.json is a theme. Leave it out.\n"
        ),
        (
            ["/sets/light.json", "--tokens", "/none.json"],
            "/sets/light.json: error: \"/none.json\" cannot be read. The file does not exist. "
                + "Check the name.\n"
        ),
    ])
    func mistakesAreSaid(words: [String], errors: String) throws {
        let result = try Folder().run(["theme", "show"] + words)
        #expect(result.code == .failure)
        #expect(result.errors == errors)
        #expect(result.output == "")
    }

    @Test func doubledKeySpoilsItsOwnFile() throws {
        let result = try Folder().run(["theme", "show", "/broken"])
        #expect(result.code == .success)
        #expect(
            result.errors.hasPrefix(
                "/broken/b.json:2:2: warning: The key \"value\" is already on line 1. Remove one "
                    + "of the two keys.\n/broken: warning: The file \"/broken/b.json\" has errors, "
                    + "so its tokens are missing."))
    }

    @Test func fileOfASetIsReadWithTheOthers() throws {
        let result = try Folder().run(["theme", "show", "/sets/dark.json"])
        #expect(result.code == .success)
        #expect(
            result.errors.contains(
                "/sets/dark.json: note: The file is not a theme on its own. It is read as part of"))
    }
}
