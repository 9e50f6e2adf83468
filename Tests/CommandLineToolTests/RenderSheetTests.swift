// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

/// Sheets of one or two axes, and the formats of `render`.
@MainActor @Suite struct RenderSheetTests {
    private static let files = [
        "s.json": #"{"sections": [{"rows": [{"title": "Row"}]}]}"#,
        "a.theme.json": theme("First", size: 17), "b.theme.json": theme("Second", size: 20),
    ]

    private static func theme(_ name: String, size: Int) -> String {
        #"{"name": "\#(name)", "fonts": {"body": {"fontName": "A", "fontSize": \#(size)}}}"#
    }

    nonisolated private static let themes = ["--theme", "a.theme.json", "--theme", "b.theme.json"]

    /// The texts of a sheet, from top to bottom. Text in an SVG can be read.
    private func texts(_ words: [String]) throws -> [String] {
        let folder = try CommandFolder(Self.files)
        let run = folder.run(
            ["render", "--screen", "s.json", "-o", "-", "--to", "svg", "--svg-text"] + words)
        #expect(run.code == .success, "\(run.errors)")
        return run.output.split(separator: "\n").filter { $0.hasPrefix("<text ") }
            .map { String($0.split(separator: ">")[1]).replacing("</text", with: "") }
    }

    @Test func severalThemesMakeRows() throws {
        let texts = try texts(Self.themes + ["--category", "all"])
        #expect(texts.prefix(2) == ["First", "Second"])
        #expect(texts.contains("AX5 — Body 48 pt"))
        #expect(texts.contains("AX5 — Body 56 pt"))
        #expect(texts.count { $0.hasPrefix("L — Body ") } == 2)
    }

    @Test func themesCanBeSideBySide() throws {
        let texts = try texts(Self.themes + ["--by", "theme", "--by", "appearance"])
        #expect(texts.prefix(2) == ["Light", "Dark"])
        #expect(texts.count { $0.hasPrefix("First — Body 17 pt") } == 2)
        #expect(try self.texts(Self.themes + ["--by", "theme"]).contains("Second — Body 20 pt"))
    }

    @Test func categoriesWithAnotherAxisAreColumns() throws {
        let texts = try texts(["--category", "all", "--by", "direction"])
        #expect(texts.prefix(2) == ["Left to Right", "Right to Left"])
        #expect(texts.count { $0.hasPrefix("XS — Body ") } == 2)
    }

    @Test(arguments: [
        (["--by", "theme"], "--by: This axis needs several themes."),
        (["--by", "width", "--by", "width"], "--by: width is given twice."),
        (
            ["--by", "width", "--by", "appearance", "--category", "all"],
            "A sheet has at most two axes, but these are category, width, appearance."
        ),
        (["--pages"], "--pages: Only a PDF has pages."),
        (["--svg-text"], "--svg-text: Only an SVG can have its letters as text."),
        (themes + ["--redlines"], "Redlines are drawn on one preview"),
    ])
    func whatDoesNotGoTogetherIsAnError(words: [String], message: String) throws {
        let folder = try CommandFolder(Self.files)
        let run = folder.run(["render", "--screen", "s.json", "-o", "out.png"] + words)
        #expect(run.code == .failure)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(!folder.has("out.png"))
    }

    @Test(arguments: [("png", "\u{FFFD}PNG"), ("svg", "<?xml"), ("pdf", "%PDF-1.4")])
    func everyFormatGoesToStandardOutput(format: String, start: String) throws {
        let folder = try CommandFolder(Self.files)
        let run = folder.run(
            "render", "--screen", "s.json", "-o", "-", "--to", format, "--scale", "1")
        #expect(run.output.hasPrefix(start))
        let diff = folder.run(
            "diff", "a.theme.json", "b.theme.json", "-o", "-", "--to", format)
        #expect(diff.output.hasPrefix(start))
    }

    @Test func pagesHaveThePreviews() throws {
        let folder = try CommandFolder(Self.files)
        let run = folder.run(
            "render", "--screen", "s.json", "--category", "all", "--pages", "-o", "-", "--to", "pdf"
        )
        #expect(run.output.contains("/Count 12"))
        // cairo splits the label AX5 into a prefix and a number.
        #expect(run.output.contains("/P (AX)"))
    }
}
