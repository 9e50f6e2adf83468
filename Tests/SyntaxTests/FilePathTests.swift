// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import TestSupport
import Testing

/// Paths as values. No test here needs a file.
@Suite struct FilePathTests {
    /// A path with its parts.
    struct Parts: Sendable {
        var path: FilePath
        var parent: FilePath
        var lastComponent: String
        var isAbsolute = false
    }

    @Test(arguments: [
        Parts(path: "/a/b.json", parent: "/a", lastComponent: "b.json", isAbsolute: true),
        Parts(path: "/b.json", parent: "/", lastComponent: "b.json", isAbsolute: true),
        Parts(path: "/", parent: "/", lastComponent: "/", isAbsolute: true),
        Parts(path: "a/b", parent: "a", lastComponent: "b"),
        Parts(path: "b", parent: ".", lastComponent: "b"),
        Parts(path: ".", parent: ".", lastComponent: "."),
        Parts(path: "../b", parent: "..", lastComponent: "b"),
        Parts(path: "a/b/", parent: "a/b", lastComponent: "b"),
        Parts(path: "a//b", parent: "a/", lastComponent: "b"),
        Parts(path: "", parent: ".", lastComponent: ""),
        // A slash with a combining mark is one character, and still a slash.
        Parts(
            path: "/a/\u{301}b", parent: "/a", lastComponent: "\u{301}b", isAbsolute: true),
        Parts(path: "/\u{301}", parent: "/", lastComponent: "\u{301}", isAbsolute: true),
    ])
    func partsAreCutAtSlashes(_ parts: Parts) {
        #expect(parts.path.parent == parts.parent)
        #expect(parts.path.lastComponent.utf8.elementsEqual(parts.lastComponent.utf8))
        #expect(parts.path.isAbsolute == parts.isAbsolute)
    }

    @Test(
        arguments: [
            ("/", []), ("", []), ("/a//b/", ["a", "b"]), ("./a", [".", "a"]),
            ("a/../b", ["a", "..", "b"]),
        ] as [(FilePath, [Substring])])
    func componentsAreNeverEmpty(path: FilePath, components: [Substring]) {
        #expect(path.components == components)
    }

    @Test(
        arguments: [
            ("/", "a", "/a"), ("/a", "b", "/a/b"), ("/a/", "b", "/a/b"), (".", "b", "b"),
            ("a", "b/c", "a/b/c"), ("/a", "", "/a/"),
        ] as [(FilePath, String, FilePath)])
    func namesAreAppendedBehindOneSlash(folder: FilePath, name: String, path: FilePath) {
        #expect(folder.appending(name) == path)
    }

    @Test(
        arguments: [
            ("/themes/a.json", "fonts/b.ttf", "/themes/fonts/b.ttf"),
            ("/a.json", "b.ttf", "/b.ttf"),
            ("a.json", "b.ttf", "b.ttf"), ("./a.json", "b.ttf", "./b.ttf"),
            ("themes/a.json", "./b.ttf", "themes/b.ttf"), ("/t/a.json", "../b.ttf", "/t/../b.ttf"),
            ("themes/a.json", "/b.ttf", "/b.ttf"), ("/t/a.json", "", "/t/"),
            ("/t/\u{301}a", "\u{301}b", "/t/\u{301}b"),
        ] as [(FilePath, FilePath, FilePath)])
    func pathsInAFileBeginInItsFolder(file: FilePath, named: FilePath, path: FilePath) {
        #expect(file.resolving(named) == path)
    }

    @Test(
        arguments: [
            ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/", "b"), ("/a/b", "/", "a/b"), ("./a", ".", "a"),
            ("/ab", "/a", nil), ("/a", "/a", nil), ("a/b", "/a", nil),
            ("/e\u{301}/b", "/\u{E9}", nil),
        ] as [(FilePath, FilePath, FilePath?)])
    func pathFromAFolderThatItIsIn(path: FilePath, folder: FilePath, relative: FilePath?) {
        #expect(path.relative(to: folder) == relative)
    }

    @Test(
        arguments: [
            ("/a/Brand.plist", "Brand.plist", "Brand"),
            ("b.tokens.json", "b.tokens.json", "b.tokens"),
            ("/a.b/c", "c", "c"), ("/a\nb.json", "a\\u{a}b.json", "a\\u{a}b"),
            (".hidden", ".hidden", ""),
        ] as [(FilePath, String, String)])
    func namesForPeopleHideNothing(path: FilePath, name: String, stem: String) {
        #expect(path.displayName == name)
        #expect(path.displayStem == stem)
    }

    @Test func pathsAreEqualByTheirBytes() {
        let (composed, decomposed): (FilePath, FilePath) = ("/\u{E9}.ttf", "/e\u{301}.ttf")
        #expect(composed.string == decomposed.string)
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, composed]).count == 2)
        #expect(!composed.hasSameName(as: decomposed))
        #expect(composed.hasSameName(as: "/elsewhere/\u{E9}.ttf"))
    }

    @Test func uriStandsForAPathThatIsNotUTF8() {
        #expect(!FilePath("file:///caf%E9").isUTF8)
        #expect(FilePath("/file:").isUTF8)
        #expect(FilePath("file:/a").isUTF8)
    }
}
