// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import TestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

@Suite("Folders of tokens")
struct TokenFolderTests {
    @Test("the outermost files of Tokens Studio, or resolver documents, say what a folder is")
    func kinds() {
        for (names, kind) in [
            (["$themes.json", "a.json", "old/$themes.json"], TokenFolder.tokensStudio(["."])),
            (["tokens/$metadata.json", "package.json"], .tokensStudio(["tokens"])),
            (["a/$themes.json", "ab/$themes.json"], .tokensStudio(["a", "ab"])),
            (["x.resolver.json", "a.json"], .resolvers(["x.resolver.json"])),
            (["r/resolver.json"], .resolvers(["r/resolver.json"])),
            (["a.json", "config.json"], .tokens),
        ] {
            #expect(TokenFolder(names.map { FilePath($0) }) == kind)
        }
    }

    @Test("what is none, or several, is said")
    func mistakes() {
        let tokens = "{\"body\": \(TokenProjectSamples.w3c("A", 17))}"
        for (files, problem) in [
            (
                ["p/package.json": "{}"],
                "p: error: This folder has no design tokens. Open a file with tokens."
            ),
            (
                ["p/a/$themes.json": "[]", "p/b/$themes.json": "[]"],
                "p: error: This folder has several projects of design tokens. Open one of them: a, b."
            ),
            (
                ["p/a.resolver.json": "{}", "p/b.resolver.json": "{}"],
                "p: error: This folder has several projects of design tokens. Open one of them: "
                    + "a.resolver.json, b.resolver.json."
            ),
            // This is not a configuration of Style Dictionary.
            (["p/config.json": #"{"source": "x"}"#, "p/a.json": tokens], ""),
        ] {
            #expect(said(by: read(.folder("p"), from: files)) == problem)
        }
    }

    @Test("what names other files is not merged with others")
    func projectAmongFiles() {
        let files = [
            "a.json": "{\"body\": \(TokenProjectSamples.w3c("A", 17))}",
            "r.json": #"{"resolutionOrder": []}"#,
        ]
        #expect(
            said(by: read(.files(["a.json", "r.json"]), from: files))
                == "a.json: error: \"r.json\" refers to other files or has themes to choose from, "
                + "so it cannot be opened with other files. Open only \"r.json\".")
    }

    @Test("more files than any project has are an error")
    func tooManyFiles() {
        var files: [String: String] = [:]
        for index in 0...1_000 { files["p/\(index).json"] = #"{"a": {"$value": 1}}"# }
        #expect(
            said(by: read(.folder("p"), from: files))
                == "p: error: The tokens are in more than 1,000 files. Open a folder with fewer "
                + "files.")
    }

    @Test("a folder that is too large to look through is an error of its own")
    func tooManyEntries() {
        let access = TokenFileAccess(read: { _ in ReadResult(nil, []) }, list: { _ in nil })
        #expect(
            said(by: TokenProject.read(.folder("p"), TokenInput(), access))
                == "p: error: The folder \"p\" has more than 20,000 entries. Open a folder with fewer "
                + "entries.")
    }

    @Test("a file that cannot be read is left out with a warning")
    func unreadableFile() {
        let file = SourceFile(
            path: "p/a.json",
            bytes: Array("{\"body\": \(TokenProjectSamples.w3c("A", 17))}".utf8))
        let memory = TokenFileAccess(["p/a.json": file])
        let access = TokenFileAccess(
            read: memory.read, list: { memory.list($0).map { $0 + ["b.json"] } })
        let result = TokenProject.read(.folder("p"), TokenInput(), access)
        #expect(result.value != nil)
        #expect(
            said(by: result)
                == "p/a.json: warning: \"p/b.json\" cannot be read. The file was not read.")
    }

    @Test("files that hold too much together are an error")
    func tooManyValues() {
        let text = "{\"value\": [" + String(repeating: "1,", count: 1_100_000) + "1]}"
        #expect(
            said(by: read(.folder("p"), from: ["p/a.json": text, "p/b.json": text]))
                == "p: error: Together, the token files have more than 2,000,000 values. Open "
                + "fewer files.")
    }
}
