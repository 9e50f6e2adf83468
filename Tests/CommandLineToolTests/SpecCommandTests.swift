// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

/// `spec` lists what a developer needs to build a screen.
@MainActor @Suite struct SpecCommandTests {
    private static let screen =
        #"{"sections": [{"title": "S", "rows": [{"kind": "value", "title": "A|`<b>", "value": "[x](y)"}]}]}"#

    @Test func markdownHasATableForEachPart() throws {
        let folder = try CommandFolder(["s.json": Self.screen])
        let run = folder.run(
            "spec", "--screen", "s.json", "--format", "markdown", "-o", "s.svg", "--category", "L")
        #expect(run.code == .success)
        #expect(
            run.output.hasPrefix(
                "The elements are from a preview at L that is 390 pt wide, with iOS 26. All lengths are in points."
            ))
        #expect(run.output.contains(" The numbers of the elements are the same as in s.svg.\n"))
        #expect(run.output.contains("\n| Size | 14 | 15 | 16 | 17 | 19 | 21 | 23 | 28 | 33 |"))
        // Markup of the screen is text.
        #expect(run.output.contains("| 2 | “A\\|\\`&lt;b>” row | 0 |"))
        #expect(run.output.contains("| 2.2 | Value “\\[x](y)” |"))
        #expect(run.output.contains("Leading margin 20"))
        #expect(run.output.contains("| Label | label | #000000 | #FFFFFF |"))
        #expect(folder.has("s.svg"))
    }

    /// Each number of the tables is in the picture, with its name in the legend.
    @Test func pictureHasTheNumbersOfTheTables() throws {
        let folder = try CommandFolder(["s.json": Self.screen])
        let run = folder.run("spec", "--screen", "s.json", "--format", "csv", "-o", "s.svg")
        let numbers = Set(
            run.output.split(separator: "\n").dropFirst().filter { $0.hasPrefix("element,") }
                .map { $0.split(separator: ",")[1] })
        #expect(numbers == ["1", "1.1", "2", "2.1", "2.2"])
        let lines = run.output.split(separator: "\n")
        #expect(lines[0] == "part,number,name,figure,category,value")
        #expect(lines.contains("style,,body,pointSize,AX5,53"))
        #expect(lines.contains("element,2.2,Value “[x](y)”,textStyle,L,body"))
        #expect(lines.contains("color,,tint,light,,#0088FF"))
    }

    @Test func pictureNeedsAFile() throws {
        let folder = try CommandFolder(["s.json": Self.screen])
        #expect(
            folder.run("spec", "--screen", "s.json", "-o", "-").errors.contains(
                "--output: The report is on standard output, so the picture needs a file"))
        #expect(
            folder.run("spec", "--screen", "s.json", "--resolution", "2").errors.contains(
                "--resolution: This option is for a picture."))
    }
}
