// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import FoundationEssentials
import Testing

@testable import CommandLineTool

/// The fixes of `theme validate`: those that it names, and those that `--fix` applies to files.
@MainActor @Suite struct ThemeFixCommandTests {
    private func folder() throws -> CommandFolder { try CommandFolder(ThemeCommandTests.files) }

    @Test func validateNamesWhatMendsAMistake() throws {
        let folder = try folder()
        #expect(
            folder.theme("validate", "odd.json").errors.hasSuffix(
                "odd.json:1:2: fix: Rename “Body” to “body”\n"))
        #expect(
            folder.theme("validate", "bad.json").errors.contains(
                "bad.json:1:38: fix: Change “fontSize” to 2\n"))
    }

    @Test func validateMendsFilesWhenAsked() throws {
        let folder = try folder()
        let (good, bad) = (try folder.text("good.json"), try folder.text("bad.json"))
        let result = folder.theme("validate", "--fix", "--strict", "good.json", "odd.json")
        #expect(result.code == .success, "\(result.errors)")
        #expect(result.output == "good.json: OK\nodd.json: OK\n")
        #expect(result.errors == "odd.json: fixed: Rename “Body” to “body”\n")
        #expect(try folder.text("good.json") == good)
        #expect(
            try folder.text("odd.json")
                == "{\"body\": {\"fontName\": \"Courier\", \"fontSize\": 17}}")
        // An error that cannot be fixed stays, and is reported.
        let rest = folder.theme("validate", "--fix", "bad.json")
        #expect(rest.code == .failure)
        #expect(rest.output == "bad.json: 1 error\n")
        #expect(try folder.text("bad.json") == bad.replacing("\"2\"", with: "2"))
        #expect(rest.errors.contains("bad.json:1:23: error:"))
        #expect(folder.theme("validate", "--fix", "nothing.json").code == .failure)
    }

    @Test func validateMendsSyntaxAndLeavesFontFilesAlone() throws {
        let folder = try folder()
        let brought = try folder.text("brought.json")
        #expect(
            folder.theme("validate", "--fix", "brought.json").output == "brought.json: 1 warning\n")
        #expect(try folder.text("brought.json") == brought)
        #expect(
            folder.theme("convert", "good.json", "-o", "slip.json", "--to", "theme").code
                == .success)
        let whole = try folder.text("slip.json")
        try folder.write(
            whole.replacing("17,", with: "+17,").replacing("}}}", with: "},}}"), to: "slip.json")
        let result = folder.theme("validate", "--fix", "slip.json")
        #expect(result.output == "slip.json: OK\n", "\(result.errors)")
        #expect(try folder.text("slip.json") == whole)
    }

    /// A name that looks misspelled in one file of tokens may be a token of another file.
    @Test func referencesToOtherFilesAreNotMended() throws {
        let folder = try folder()
        let text = """
            {"size": {"$type": "dimension", "bodi": {"$value": {"value": 20, "unit": "px"}}},
             "text": {"$type": "typography",
              "body": {"$value": {"fontFamily": "Noto Serif", "fontSize": "{size.body}"}},
              "title": {"$value": {"fontFamily": "Noto Serif", "fontSize": 28}}}}
            """
        let sizes = """
            {"size": {"$type": "dimension", "body": {"$value": {"value": 17, "unit": "px"}}}}
            """
        try folder.write(text, to: "fonts.tokens.json")
        try folder.write(sizes, to: "sizes.tokens.json")
        _ = folder.theme("validate", "--fix", "fonts.tokens.json")
        #expect(try folder.text("fonts.tokens.json").contains("\"{size.body}\""))
        #expect(try folder.text("sizes.tokens.json") == sizes)
    }

    @Test func standardInputIsNotMended() throws {
        let result = try folder().theme("validate", "--fix", "-")
        #expect(result.code == .failure)
        #expect(result.errors.hasSuffix("--fix changes files. Name a file instead of -.\n"))
    }
}
