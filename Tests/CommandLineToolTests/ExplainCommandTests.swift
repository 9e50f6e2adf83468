// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import FoundationEssentials
import Testing

@testable import CommandLineTool

/// `explain` gives the numbers of `scale` and `layout`, and their calculation.
@MainActor @Suite struct ExplainCommandTests {
    private struct Explanation: Decodable {
        struct Step: Decodable {
            var text: String
            var value: Double
            var source: String
        }
        var version: Int
        var value: Double
        var steps: [Step]
        var needed: Needed?
        struct Needed: Decodable {
            var value: Double
            var steps: [Step]
        }
    }

    private func explain(_ words: String...) throws -> Explanation {
        let capture = Capture()
        let code = CommandLineTool.run(
            ["explain"] + words + ["--format", "json"], console: capture.console)
        #expect(code == .success, "\(capture.errors)")
        return try JSONDecoder().decode(Explanation.self, from: Data(capture.bytes))
    }

    @Test(arguments: [
        ("body", "AX5", 53.0), ("caption1", "XS", 11), ("UICTFontTextStyleTitle0", "L", 34),
        ("title", "AX3", 48),
    ])
    func stylesHaveTheSizesOfScale(style: String, category: String, size: Double) throws {
        let explanation = try explain(style, "--category", category)
        #expect(explanation.version == 1)
        #expect(explanation.value == size)
        #expect(explanation.steps.last?.value == size)
        #expect(explanation.steps.first?.source.contains("Human Interface Guidelines") == true)
    }

    private struct Layout: Decodable {
        struct Item: Decodable {
            struct Frame: Decodable { var height: Double }
            var id: String
            var frame: Frame
            var neededHeight: Double
        }
        var items: [Item]
    }

    @Test(arguments: ["ios18", "ios26"])
    func elementsHaveTheHeightsOfLayout(profile: String) throws {
        let options = ["--profile", profile, "--category", "AX2", "--width", "320"]
        let capture = Capture()
        _ = CommandLineTool.run(
            ["layout", "--format", "json"] + options, console: capture.console)
        let layout = try JSONDecoder().decode(Layout.self, from: Data(capture.bytes))
        #expect(layout.items.count > 10)
        for item in layout.items {
            let explanation = try explain(
                item.id, "--profile", profile, "--category", "AX2", "--width", "320")
            #expect(abs(explanation.value - item.frame.height) <= 0.001, "\(item.id)")
            let needed = explanation.needed?.value ?? explanation.value
            #expect(abs(needed - item.neededHeight) <= 0.001, "\(item.id)")
        }
    }

    @Test func textSaysEachStepInALine() {
        let capture = Capture()
        let code = CommandLineTool.run(
            ["explain", "sections.0.header", "--category", "AX3", "--all"], console: capture.console
        )
        #expect(code == .success)
        let lines = capture.output.split(separator: "\n")
        #expect(lines.first == "sections.0.header at AX3: 69.333 pt")
        #expect(lines.contains("  base size: 22 — screen sections.0.header.pointSize"))
        #expect(
            lines.last
                == "  height: 57.333 (title of 1 line) + 6 (top margin) + 6 (bottom margin) = 69.333"
        )
    }

    @Test(
        arguments: [
            ("boddy", "body"), ("sections.0.rows.99", "sections.0.rows."),
            ("sections.x.header", nil),
            ("sections.0", nil), ("sections.-1.header", nil), ("sections.00.header", nil),
        ] as [(String, String?)])
    func whatIsNotThereIsAMistake(subject: String, suggestion: String?) {
        let capture = Capture()
        #expect(
            CommandLineTool.run(["explain", subject], console: capture.console) == .failure)
        #expect(capture.errors.contains("is not a text style or an element of the screen"))
        if let suggestion { #expect(capture.errors.contains("Did you mean \"\(suggestion)")) }
        #expect(capture.output.isEmpty)
    }
}
