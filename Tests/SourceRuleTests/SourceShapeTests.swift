// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

/// Files and types stay of a size that can be read at once.
@Suite struct SourceShapeTests {
    @Test func filesHaveAtMost300Lines() throws {
        for file in try SwiftFile.all(in: "Sources") {
            // After the last line feed comes an empty line.
            let count = file.lines.count - 1
            #expect(
                count <= 300,
                "\(file.path) has \(count) lines; move a concept to a file of its own")
        }
    }

    @Test func typesHaveAtMost15StoredProperties() throws {
        for (name, type) in try TypeShape.all() {
            #expect(
                type.storedProperties.count <= 15,
                "\(name) stores \(type.storedProperties.count) properties; move some to a type")
        }
    }

    @Test func typesHaveMethodsInAtMostThreeFiles() throws {
        for (name, type) in try TypeShape.all() {
            #expect(
                type.filesWithMethods.count <= 3,
                "\(name) has methods in \(type.filesWithMethods.sorted()); move some to a type")
        }
    }

    @Test func typesAreReadByTheirLines() {
        let source = """
            final class Outer: Base {
                var first = 1
                private(set) var second: Int { didSet { update() } }
                var third: Int {
                    willSet { update() }
                }
                let closure = { 1 }
                static let shared = Outer()
              @Property("label") var label: String
                var computed: Int { 1 }
                var alsoComputed: Int {
                    let local = 2
                    return local
                }
                struct Inner {
                    let value: Int
                    func method() {
                        let local = 1
                    }
                }
                weak var fifth: Outer?
                struct Empty {}
                var sixth = 6
            }
            extension Outer {
                var third: Int { 3 }
                public override func method() {}
            }
            """
        var types: [String: TypeShape] = [:]
        let file = SwiftFile(
            path: "Sources/M/File.swift",
            lines: source.split(separator: "\n", omittingEmptySubsequences: false))
        TypeShape.read(file, into: &types)
        #expect(
            types["M.Outer"]?.storedProperties
                == ["first", "second", "third", "closure", "fifth", "sixth"])
        #expect(types["M.Outer.Inner"]?.storedProperties == ["value"])
        #expect(types["M.Outer"]?.filesWithMethods == ["Sources/M/File.swift"])
        #expect(types["M.Outer.Inner"]?.filesWithMethods == ["Sources/M/File.swift"])
    }
}
