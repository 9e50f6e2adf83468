// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing

@testable import CommandLineTool

/// The number of violations in the output of `check`: in its last line, in its JSON, and in the map of first breaks.
@MainActor @Suite struct CheckCommandTests {
    private static let files = [
        "screen.json": """
        {"sections": [{"header": {"title": "Header", "height": 40}, "title": "Hidden", "rows": [
          {"title": "Notifications that are cut short", "lines": 1}]}]}
        """,
        "clean.json": #"{"sections": [{"rows": [{"title": "A"}]}]}"#,
    ]

    private struct Findings: Decodable {
        var findings: [Finding]

        struct Finding: Decodable {
            var severity: String
            var categories: [String]
        }
    }

    private struct Map: Decodable {
        var cells: [Cell]

        struct Cell: Decodable {
            var category: String
            var violations: Int
        }
    }

    private func decoded<Value: Decodable>(_ folder: CommandFolder, _ words: String) throws -> Value
    {
        let output = folder.run(words.split(separator: " ").map(String.init)).output
        return try JSONDecoder().decode(Value.self, from: Data(output.utf8))
    }

    @Test func countsAgree() throws {
        let folder = try CommandFolder(Self.files)
        let json: Findings = try decoded(folder, "check --screen screen.json --format json")
        let violations = json.findings.filter { $0.severity == "violation" }
        #expect(violations.count > 2)
        let text = folder.run("check", "--screen", "screen.json").output
        #expect(text.contains("\n\(violations.count) violations, "))
        let map: Map = try decoded(
            folder,
            "check --first-break --screen screen.json --width 390 --expansion 0 --format json")
        #expect(map.cells.count == 12)
        for cell in map.cells {
            let here = violations.count { $0.categories.contains(cell.category) }
            #expect(cell.violations == here, "\(cell.category)")
        }
        #expect(Set(map.cells.map(\.violations)).count > 1)
    }

    @Test func nothingIsSaidInTheSameWords() throws {
        let folder = try CommandFolder(Self.files)
        let outcome = folder.run("check", "--screen", "clean.json")
        #expect(outcome.output.contains("no violations, no warnings; "))
        #expect(outcome.code == .success)
    }

    /// A finding that `typeladder.json` ignores is not a violation, and not a first break.
    @Test func ignoredFindingsBreakNothing() throws {
        let folder = try CommandFolder(Self.files)
        try folder.write(
            """
            {"exceptions": [{"rule": "text-clipped", "reason": "r"}, {"rule": "header-conflict", "reason": "r"},
                            {"rule": "text-truncated", "reason": "r"}]}
            """, to: "typeladder.json")
        #expect(folder.run("check", "--screen", "screen.json").code == .success)
        let words = ["check", "--first-break", "--screen", "screen.json", "--expansion", "0"]
        #expect(folder.run(words).code == .success)
        #expect(folder.run(words).output.contains("no text is lost "))
        let map: Map = try decoded(folder, words.joined(separator: " ") + " --format json")
        #expect(map.cells.allSatisfy { $0.violations == 0 })
    }
}
