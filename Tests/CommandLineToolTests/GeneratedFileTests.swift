// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import FoundationEssentials
import TestSupport
import Testing

@testable import CommandLineTool

/// The files that follow from the declaration of the commands, and those that repeat a part of it.
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
        #expect(PreviewArguments.profileNames == installation.profiles.map(\.name))
    }

    // MARK: - Documentation

    /// What `check --explain` says stands in the documentation as well.
    @Test(arguments: Rule.allCases) func everyRuleIsDocumented(rule: Rule) throws {
        let text = try String(
            contentsOf: SourceTree.root.appending(path: "docs/audits.md"), encoding: .utf8)
        #expect(text.contains("### `\(rule.rawValue)`: \(rule.text.title)\n"))
        for (name, sentence) in [
            ("Why", rule.text.reason), ("How", rule.text.computation), ("Fix", rule.text.remedy),
        ] {
            #expect(text.contains("- \(name): \(sentence).\n"), "\(rule.rawValue)")
        }
    }

    @Test func schemaKnowsEveryRule() throws {
        let path = "Resources/schemas/check-report.schema.json"
        let text = try String(
            contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
        for rule in Rule.allCases { #expect(text.contains("\"\(rule.rawValue)\""), "\(rule)") }
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
