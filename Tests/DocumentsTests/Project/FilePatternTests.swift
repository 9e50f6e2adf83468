// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Testing

@testable import Documents

/// Patterns of paths in `typeladder.json`.
@Suite("File patterns") struct FilePatternTests {
    @Test(
        "match by names and folders",
        arguments: [
            ("*.json", "a.json", true), ("*.json", "a/b.json", false), ("*.json", ".json", true),
            ("a*b*c.json", "axbbxc.json", true), ("a*b*c.json", "axbbx.json", false),
            ("?.json", "é.json", true), ("?.json", "ab.json", false),
            ("**/*.json", "a.json", true), ("**/*.json", "a/b/c.json", true),
            ("**/x/*.json", "a/x/c.json", true), ("**/x/*.json", "x/a/c.json", false),
            ("**", "a/b/c", true), ("a?/**/b/**/*", "c/d", false),
            ("*/**/**/**/**/**/**/**/**/**/**/z", "a/a/a/a/a/a/a/a/a/a/a/a/a/a/a", false),
        ])
    func matching(pattern: String, path: String, isMatch: Bool) {
        #expect(FilePattern(pattern).matches(FilePath(path)) == isMatch)
    }

    @Test(
        "search only below the names without wildcards",
        arguments: [
            ("*.json", "."), ("screens/*.json", "screens"), ("../a/b*/c.json", "../a"),
            ("/a/*", "/a"), ("/*", "/"),
        ])
    func folders(pattern: String, folder: String) {
        #expect(FilePattern(pattern).folder == FilePath(folder))
    }

    @Test(
        "search only as deep as they can match",
        arguments: [
            ("*.json", 0), ("screens/*.json", 0), ("screens/*/*.json", 1), ("a*/b/c.json", 2),
            ("**/*.json", nil), ("screens/**", nil),
        ])
    func depths(pattern: String, depth: Int?) {
        #expect(FilePattern(pattern).depth == depth)
    }

    @Test("match below their folder") func relativePaths() {
        #expect(FilePattern("screens/*/a.json").matches(FilePath("x/a.json")))
        #expect(FilePattern("screens/*.json").matches(FilePath("a.json")))
    }
}
