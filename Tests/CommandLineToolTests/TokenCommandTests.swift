// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Testing

@testable import CommandLineTool

/// Design tokens in every command that takes a theme.
@MainActor @Suite struct TokenCommandTests {
    private func folder() throws -> CommandFolder {
        try CommandFolder([
            "brand.json": Self.tokens("Helvetica Neue", ["body": 17, "hero": 64, "callout": 16]),
            "unclear.json": Self.tokens("Helvetica Neue", ["x": 170, "y": 171]),
            "apple.json": Self.tokens("SF Pro Text", ["body": 17, "callout": 16]),
            "system.json": "{\"body\": {\"weight\": \"bold\"}}",
            "five.json5": "{t: {$type: 'typography'}}",
            "comments.resolver.json": """
            {"$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
             // more sets
             "sets": {"a": {"sources": [{/* sizes */}]}}, "resolutionOrder": []}
            """,
            "list.yaml": "body:\n  fontName: Courier\n",
        ])
    }

    /// Every token has a line height, which themes cannot store.
    private static func tokens(_ family: String, _ sizes: KeyValuePairs<String, Double>) -> String {
        let tokens = sizes.map { name, size in
            """
            "\(name)": {"$value": {"fontFamily": "\(family)", "fontWeight": \(size > 60 ? 700 : 400),
              "lineHeight": 1.2, "letterSpacing": {"value": 0, "unit": "px"},
              "fontSize": {"value": \(size), "unit": "px"}}}
            """
        }
        return "{\"t\": {\"$type\": \"typography\", \(tokens.joined(separator: ", "))}}"
    }

    @Test(
        "which token is which style is said to every command, either way round",
        arguments: [
            ["theme", "show", "brand.json"], ["layout", "--theme", "brand.json"],
            ["scale", "--theme", "brand.json"], ["fonts", "--theme", "brand.json"],
            ["explain", "body", "--theme", "brand.json"],
            ["theme", "convert", "brand.json", "--to", "json", "-o", "-"],
        ])
    func mapping(command: [String]) throws {
        let folder = try folder()
        let proposed = folder.run(command)
        #expect(proposed.code == .success, "\(proposed.errors)")
        let chosen = ["t.hero=body", "body=t.hero"].map { folder.run(command + ["--map", $0]) }
        #expect(chosen.allSatisfy { $0.code == .success }, "\(chosen[0].errors)")
        #expect(chosen[0].output != proposed.output)
        #expect(chosen[0].output == chosen[1].output)
    }

    private static let unmapped = "\"t.hero\" is not mapped"

    @Test("a choice counts in pictures and where a file is checked, too")
    func mappingWithoutNumbers() throws {
        let folder = try folder()
        let picture = ["render", "--theme", "brand.json", "-o"]
        #expect(folder.run(picture + ["a.svg"]).code == .success)
        #expect(folder.run(picture + ["b.svg", "--map", "t.hero=body"]).code == .success)
        #expect(try folder.text("a.svg") != folder.text("b.svg"))

        #expect(folder.run("theme", "validate", "brand.json").errors.contains(Self.unmapped))
        let checked = folder.run(
            "theme", "validate", "--map", "t.hero=body", "--map", "t.body=none", "brand.json")
        #expect(checked.code == .success)
        #expect(!checked.errors.contains(Self.unmapped))
    }

    @Test(
        "of tokens of which none is a style nothing is made, and it is an error",
        arguments: [
            ["theme", "convert", "unclear.json", "-o", "out.swift"],
            ["theme", "show", "unclear.json"], ["theme", "validate", "unclear.json"],
            ["render", "--theme", "unclear.json", "-o", "out.svg"],
            ["layout", "--theme", "unclear.json"],
        ])
    func nothingMapped(command: [String]) throws {
        let folder = try folder()
        let result = folder.run(command)
        #expect(result.code == .failure)
        #expect(result.errors.contains("--map TOKEN=STYLE"), "\(result.errors)")
        #expect(result.errors.contains("\"t.x\""))
        for name in ["out.swift", "out.svg"] { #expect(!folder.has(name)) }
        // One choice is enough.
        #expect(folder.run(command + ["--map", "t.x=largeTitle"]).code == .success)
    }

    @Test(
        "a file with nothing in it is not written",
        arguments: [
            ("apple.json", "json"), ("apple.json", "swift"), ("system.json", "tokens"),
            ("system.json", "tokens-studio"),
        ])
    func emptyResults(input: String, format: String) throws {
        let folder = try folder()
        let result = folder.run("theme", "convert", input, "--to", format, "-o", "out.file")
        #expect(result.code == .failure)
        #expect(result.errors.contains("There is nothing to write"), "\(result.errors)")
        #expect(!folder.has("out.file"))
        // The system font in every style can be previewed nevertheless.
        #expect(folder.run("theme", "show", input).code == .success)
    }

    @Test("valid tokens have no warnings, and each kind of note once")
    func strictness() throws {
        let folder = try folder()
        let result = folder.run("theme", "validate", "--strict", "brand.json")
        #expect(result.code == .success)
        #expect(result.output == "brand.json: OK\n")
        #expect(result.errors.split(separator: "\n").count { $0.contains("lineHeight") } <= 1)
        let json = folder.run("theme", "validate", "--format", "json", "brand.json")
        #expect(json.output.contains("\"count\" : 3"), "\(json.output)")
    }

    @Test(
        "what is not read is said in one line",
        arguments: ["five.json5", "comments.resolver.json", "list.yaml"])
    func otherFormats(name: String) throws {
        let result = try folder().run("theme", "validate", name)
        #expect(result.code == .failure)
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
}
