// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// Files and types stay small enough to read at once.
@Suite struct SourceShapeTests {
    @Test func filesHaveAtMost300Lines() throws {
        for file in try SwiftFile.all(in: "Sources") {
            // An empty line follows the last line feed.
            let count = file.lines.count - 1
            #expect(
                count <= 300,
                "\(file.path) has \(count) lines; move a concept to a file of its own")
        }
    }

    @Test func typesHaveMethodsInAtMostThreeFiles() throws {
        for (name, files) in try TypeShape.filesWithMethods() {
            #expect(
                files.count <= 3,
                "\(name) has methods in \(files.sorted()); move some to a type")
        }
    }

    /// A control is a case, an entry of the table of traits, and a drawing; with keys of its own also a declaration and
    /// a reader. `docs/architecture.md` lists the files. Those of SwiftUI are views of their own in `SwiftScreens`.
    @Test(arguments: ["stepper", "picker", "slider"])
    func aControlIsInAtMostSixFiles(name: String) throws {
        let use = try Regex("\\.\(name)\\b|case .*\\b\(name)\\b")
        let files = try SwiftFile.all(in: "Sources").filter { file in
            !["GtkKit", "SwiftScreens"].contains(where: file.path.contains)
                && file.lines.contains { $0.contains(use) }
        }
        #expect(files.count <= 6, "\(name) is in \(files.map(\.path))")
    }

    @Test func typesAreReadByTheirLines() {
        let source = """
            final class Outer: Base {
                var first = 1
                var computed: Int { 1 }
                struct Inner {
                    let value: Int
                    func method() {
                        let local = 1
                    }
                }
                struct Empty {}
            }
            extension Outer {
                var third: Int { 3 }
                public override func method() {}
            }
            """
        var types: [String: Set<String>] = [:]
        let file = SwiftFile(
            path: "Sources/M/File.swift",
            lines: source.split(separator: "\n", omittingEmptySubsequences: false))
        TypeShape.read(file, into: &types)
        #expect(types == ["M.Outer": [file.path], "M.Outer.Inner": [file.path]])
    }
}
