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

    /// `check --format html` is this page, opened at its findings.
    @Test func pageCanOpenAtItsFindings() throws {
        let capture = Capture()
        let request = try CommandLineTool.program.request(["export", "page.html"])
        guard case .run(_, let arguments) = request else {
            Issue.record("not a command")
            return
        }
        let inputs = try PreviewArguments(arguments, console: capture.console)
        let page = try ExportCommand.webPage([inputs], widths: [390], opensAtFindings: true)
        let html = String(decoding: try page.encoded(), as: UTF8.self)
        #expect(html.contains(#""opensAtFindings":true"#))
    }
}
