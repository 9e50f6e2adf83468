// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ReaderTestSupport
import TestSupport
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Syntax

@Suite("Style Dictionary's sets")
struct StyleDictionaryTests {
    private static let files = [
        "p/config.json": """
        {"include": ["base/**/*.json"], "source": ["tokens/**/!(x).json", "tokens/*.{json,json5}",
          "none/*.json"], "platforms": {}}
        """,
        "p/base/deep/size.json": #"{"size": {"$type": "dimension", "m": {"$value": "17px"}}}"#,
        "p/base/type.json": "{\"body\": \(TokenProjectSamples.w3c("Old", 1))}",
        "p/tokens/type.json": """
        {"body": {"$type": "typography", "$value": {"fontFamily": "New", "fontSize": "{size.m}"}}}
        """,
        "p/tokens/sub/other.json": "{\"other\": \(TokenProjectSamples.w3c("Other", 2))}",
    ]

    @Test("what is included comes before the sources, and only what matches is read")
    func sources() {
        for origin in [TokenOrigin.folder("p"), .file("p/config.json")] {
            let result = read(origin, from: Self.files)
            #expect(result.summary == "body: New 400 17.0")
            #expect(
                said(by: result) == """
                    p/config.json:1:44: warning: The pattern "tokens/**/!(x).json" is not \
                    supported, so it is left out. Use only *, **, and {a,b}.
                    p/config.json:2:3: warning: The pattern "none/*.json" matches no JSON file.
                    p/tokens/type.json:1:78: warning: "fontSize" has the format of an older W3C \
                    draft. Write {"value": 17, "unit": "px"} instead.
                    """)
        }
    }

    @Test("several files are merged in the order in which they are given")
    func severalFiles() throws {
        let files = [
            "1": "{\"body\": \(TokenProjectSamples.studio("{font}", "{size}*{scale}"))}",
            "2": #"{"font": {"value": "Arial", "type": "fontFamilies"}}"#,
            "3":
                #"{"size": {"value": "4px", "type": "number"}, "scale": {"value": "3", "type": "number"}}"#,
        ]
        let result = read(.files(["1", "2", "3"]), from: files)
        #expect(result.summary == "body: Arial 400 12.0")
        #expect(result.value?.project.files.map(\.name) == ["1", "2", "3"])
    }

    @Test(
        "patterns match as in shells",
        arguments: [
            ("tokens/**/*.json", "tokens", ["a.json", "x/a.json", "x/y/a.json"], ["a.js"]),
            ("./tokens/*.json", "tokens", ["a.json"], ["x/a.json"]),
            (
                "tokens/{a,b}/*.json", "tokens", ["a/1.json", "b/1.json"],
                ["c/1.json", "a/b/1.json"]
            ),
            ("**/+(a|b).json", "", ["a.json", "x/b.json"], ["c.json"]),
            ("a/@(x|y)*.json", "a", ["x1.json", "y.json"], ["z.json"]),
            ("../t/??.json", "../t", ["ab.json"], ["a.json", "abc.json"]),
            ("a/b/c.json", "a/b", ["c.json"], ["d.json"]),
            ("*a*b*a*", "", ["xaxbxax", "aba"], ["xaxaxb"]),
            ("{x/**,y}/*.json", "", ["x/a.json", "x/z/a.json", "y/a.json"], ["z/a.json"]),
        ])
    func patterns(pattern: String, folder: String, matches: [String], others: [String]) throws {
        let glob = try #require(GlobPattern(pattern))
        #expect(glob.folder == folder)
        for name in matches { #expect(glob.matches(FilePath(name)), "\(name)") }
        for name in others { #expect(!glob.matches(FilePath(name)), "\(name)") }
    }

    @Test(
        "patterns that are not understood are none, and long ones take no time",
        arguments: [
            "", "/a/*.json", "a/[ab].json", "!a", "a/!(b).json", "{a", "a)",
            String(repeating: "{a,b}", count: 12), String(repeating: "a", count: 2_000),
        ])
    func otherPatterns(pattern: String) { #expect(GlobPattern(pattern) == nil || pattern == "{a") }

    @Test("a pattern of asterisks is matched without trying all ways")
    func hostilePatterns() throws {
        let glob = try #require(GlobPattern(String(repeating: "*a", count: 300)))
        #expect(!glob.matches(FilePath(String(repeating: "a", count: 299) + "b")))
        let deep = try #require(GlobPattern(String(repeating: "**/", count: 300) + "x"))
        #expect(!deep.matches(FilePath(String(repeating: "a/", count: 300) + "y")))
    }
}
