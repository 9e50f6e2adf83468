// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import DocumentationWriter
import FoundationEssentials
import Previewing
import TestSupport
import Testing

@testable import CommandLineTool

/// Files that are generated from the declaration of the commands, and files that repeat a part of it.
@Suite struct GeneratedFileTests {
    private static let data = SourceTree.root.appending(path: "data")

    @Test func manualPageIsUpToDate() throws {
        let difference = try RecordedFile.difference(
            of: ManualPage(CommandLineTool.program).description,
            from: Self.data.appending(path: "typeladder-cli.1"))
        #expect(difference == nil)
    }

    @Test(arguments: CompletionScript.allCases)
    func completionIsUpToDate(script: CompletionScript) throws {
        let program = CommandLineTool.program
        let difference = try RecordedFile.difference(
            of: script.text(for: program),
            from: Self.data.appending(
                path: "completions/\(script.rawValue)/\(script.fileName(for: program))"))
        #expect(difference == nil)
    }

    // MARK: - The version

    @Test(arguments: [
        ("meson.build", "version: '\(Release.version)'"),
        (
            "data/io.github.typeladder.Typeladder.metainfo.xml",
            "<release version=\"\(Release.version)\" date=\"\(Release.date)\""
        ),
    ])
    func versionIsTheSameEverywhere(file: String, words: String) throws {
        let text = try String(contentsOf: SourceTree.root.appending(path: file), encoding: .utf8)
        #expect(text.contains(words))
    }

    // MARK: - Values that are files

    @Test func profilesThatShellsOfferAreThoseThereAre() throws {
        let installation = try Inputs(fonts: []).installation
        #expect(Profile.bundledNames == installation.profiles.map(\.name))
    }

    // MARK: - What the window remembers

    /// A key that is missing from the GSettings schema ends the program.
    @Test func schemaOfSettingsHasEveryKey() throws {
        let schema = try String(
            contentsOf: Self.data.appending(path: "io.github.typeladder.Typeladder.gschema.xml"),
            encoding: .utf8)
        for setting in PreviewSwitch.all {
            #expect(schema.contains("<key name=\"\(setting.name)\" type=\"b\">"), "\(setting.name)")
        }
        let memory = try String(
            contentsOf: SourceTree.root.appending(
                path: "Sources/DesktopApp/Window/WindowMemory.swift"), encoding: .utf8)
        let keys = memory.matches(of: /(?:remembered|settings\.set)\("([a-z-]+)"/).map(\.1)
        #expect(keys.count > 10)
        for key in keys { #expect(schema.contains("<key name=\"\(key)\""), "\(key)") }
    }

    // MARK: - Documentation

    /// The difference between a file and the same file with other lines in a range.
    private static func difference(
        of part: String, from start: String, to end: String, in path: String
    ) throws -> String? {
        let file = SourceTree.root.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        let first = try #require(text.firstRange(of: start))
        let last = try #require(text[first.upperBound...].firstRange(of: end))
        return try RecordedFile.difference(
            of: text[..<first.upperBound] + part + text[last.lowerBound...], from: file)
    }

    /// The documentation repeats the output of `check --explain`.
    @Test func everyRuleIsDocumented() throws {
        let rules = Rule.allCases.map { rule in
            """
            ### `\(rule.rawValue)`: \(rule.text.title)

            *\(rule.text.severity).*

            - Why: \(rule.text.reason).
            - How: \(rule.text.computation).
            - Fix: \(rule.text.remedy).


            """
        }
        let difference = try Self.difference(
            of: rules.joined(), from: "## Rules\n\n", to: "## Sources\n", in: "docs/audits.md")
        #expect(difference == nil)
    }

    @Test func schemaOfScreensHasTheDeclaredKeys() throws {
        let difference = try RecordedFile.difference(
            of: ScreenSchema().description,
            from: SourceTree.root.appending(path: "Resources/schemas/screen.schema.json"))
        #expect(difference == nil)
    }

    /// The tables of the keys of screens.
    @Test func everyKeyOfScreensIsDocumented() throws {
        let file = SourceTree.root.appending(path: "docs/file-formats.md")
        let tables = [
            (
                "A screen is a dictionary with these keys:\n\n", ScreenTables.screen,
                "\n### Sections"
            ),
            ("### Sections\n\n", ScreenTables.section, "\n`title` together with"),
            ("### Header attributes\n\n", ScreenTables.headerAttributes, "\nAttributes that a"),
            ("### Text attributes\n\n", ScreenTables.textAttributes, "\nA font without a text"),
            ("each alone or with these keys:\n\n", ScreenTables.run, "\nRuns in one font"),
            ("### Rows\n\n", ScreenTables.kinds, "\nA row without `kind`"),
            ("does not show is a warning.\n\n", ScreenTables.row, "\nSome words of UIKit"),
            ("stack with these keys:\n\n", ScreenTables.stack, "\nA horizontal stack gives"),
            ("an image has one of the first.\n\n", ScreenTables.image, "\nSymbols have stand-ins"),
            (
                "A choice is a dictionary with these keys:\n\n", ScreenTables.choice,
                "\nThe rows of a screen"
            ),
        ]
        let bars = ScreenTables.bars.map {
            ("the keys of `\($0.name)`:\n\n", String($0.table.dropLast()), "\n\n")
        }
        var text = try String(contentsOf: file, encoding: .utf8)
        for (start, table, end) in tables + bars {
            let first = try #require(text.firstRange(of: start))
            let last = try #require(text[first.upperBound...].firstRange(of: end))
            text = text[..<first.upperBound] + table + text[last.lowerBound...]
        }
        #expect(try RecordedFile.difference(of: text, from: file) == nil)
    }

    @Test(arguments: [
        ("check-report", "    \"rule\": {\n      \"enum\": [\n", "        ", Rule.allCases),
        (
            "check-first-break-report", "    \"rule\": {\n      \"enum\": [\n", "        ",
            Sweep.lossRules
        ),
        (
            "reach-report", "rule that it violates.\",\n          \"enum\": [\n", "            ",
            Sweep.lossRules
        ),
    ])
    func schemaKnowsEveryRule(name: String, start: String, indent: String, rules: [Rule]) throws {
        let list = rules.map { "\(indent)\"\($0.rawValue)\"" }.joined(separator: ",\n") + "\n"
        let difference = try Self.difference(
            of: list, from: start, to: "\(indent.dropLast(2))]",
            in: "Resources/schemas/\(name).schema.json")
        #expect(difference == nil)
    }

    @Test func everyOptionIsDocumented() throws {
        let text = try String(
            contentsOf: SourceTree.root.appending(path: "docs/command-line.md"), encoding: .utf8)
        for command in CommandLineTool.program.commands {
            #expect(text.contains("typeladder-cli \(command.name)"))
            for option in command.options {
                #expect(text.contains("--\(option.name)"), "\(command.name) --\(option.name)")
            }
        }
    }
}
