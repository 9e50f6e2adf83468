// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import TestSupport
import Testing

@testable import CommandLineTool

/// `export` as a command. `WebPageTests` and `scripts/check-page` read its pages.
@MainActor @Suite struct ExportCommandTests {
    @Test func pageHasAllWidthsAndThemesThatAreNamed() throws {
        let folder = try CommandFolder([
            "one.json":
                #"{"name": "First & Best", "fonts": {"body": {"fontName": "Inter-Regular", "fontSize": 20}}}"#,
            "two.json":
                #"{"name": "Second", "fonts": {"body": {"fontName": "Inter-Regular", "fontSize": 12}}}"#,
        ])
        let words = [
            "--width", "320", "--width", "430", "--theme", "one.json", "--theme", "two.json",
        ]
        let outcome = folder.run(["export"] + words + ["page.html"])
        #expect(outcome.code == .success, "\(outcome.errors)")
        let page = try folder.text("page.html")
        for part in ["First &amp; Best", "Second", #""widths":[320,430]"#, #""appearance":null"#] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(!page.contains(folder.path("")))
    }

    @Test func pageShowsTheGivenSizeAndAppearanceFirst() {
        let capture = Capture()
        let words = ["export", "--category", "AX2", "--appearance", "dark", "-"]
        #expect(CommandLineTool.run(words, console: capture.console) == .success)
        #expect(capture.output.contains("Shown at AX2"))
        #expect(capture.output.contains(#""appearance":1"#))
    }

    /// The page of `check` opens at its findings, and lists only those of the given rules.
    @Test func checkWritesThePageOfItsFindings() throws {
        let folder = try CommandFolder([
            "list.json":
                #"{"sections": [{"rows": [{"title": "Clipped and small", "height": 10}]}]}"#
        ])
        let words = ["check", "--screen", "list.json", "--format", "html", "-o", "page.html"]
        let outcome = folder.run(words)
        #expect(outcome.code == .findings, "\(outcome.errors)")
        #expect(outcome.output.contains("clipped"))
        let page = try folder.text("page.html")
        #expect(page.contains(#""opensAtFindings":true"#) && page.contains("text-clipped"))
        #expect(folder.run(words + ["--rule", "contrast"]).code == .success)
        #expect(try !folder.text("page.html").contains("text-clipped"))
    }

    @Test func pageShowsOneScreen() throws {
        let screen = #"{"sections": [{"rows": [{"title": "A"}]}]}"#
        let folder = try CommandFolder(["a.json": screen, "b.json": screen])
        let outcome = folder.run("check", "--format", "html", "a.json", "b.json")
        #expect(outcome.code == .failure)
        #expect(outcome.errors.contains("--screen"))
        #expect(outcome.output.isEmpty)
    }
}
