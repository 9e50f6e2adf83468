// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Files

/// Sources that are no Swift, or too much of it.
@Suite("hostile Swift", .enabled(if: SwiftReader.isBuilt, "typeladder-swift is not built"))
struct HostileSwiftTests {
    @Test(
        "deep nesting is cut off",
        arguments: [
            String(repeating: "(", count: 100_000),
            String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000),
            String(repeating: "VStack {", count: 10_000),
            "a" + String(repeating: " + a", count: 10_000),
            "a" + String(repeating: ".a()", count: 10_000),
            "a" + String(repeating: "!", count: 100_000),
            String(repeating: "if a {} else ", count: 10_000),
            "a" + String(repeating: " ? a : b", count: 10_000),
        ])
    func nesting(source: String) throws {
        let answer = try SwiftReader.answer(to: Array(source.utf8))
        #expect(answer.tree.depth <= 251)
    }

    @Test(
        "any bytes have a tree",
        arguments: [
            [], [0], [0xFF], [0xC3], Array("let a = \"\u{0}\"\0".utf8), [0xEF, 0xBB, 0xBF],
            Array("let ".utf8) + [0xC3, 0x28] + Array(" = \"".utf8) + [0xFF, 0x22],
            [UInt8](repeating: 0, count: 100_000), (0..<100_000).map { UInt8($0 * 7 % 256) },
        ])
    func bytes(source: [UInt8]) throws {
        let tree = try SwiftReader.answer(to: source).tree
        #expect(tree.range == 0..<source.count)
        for node in tree.all {
            #expect(
                tree.range.contains(node.range.lowerBound) || source.count == node.range.lowerBound)
            #expect(node.range.upperBound <= source.count)
        }
    }

    @Test("places count the bytes of the file, not of what replaces them") func places() throws {
        let source = Array("// ".utf8) + [0xFF, 0xFF] + Array("\nlet a = 1".utf8)
        let tree = try SwiftReader.answer(to: source).tree
        #expect(tree.children.map(\.range) == [6..<15])
    }

    @Test("files of 2 MiB are read", .timeLimit(.minutes(20))) func size() throws {
        let line =
            "    static let title = NSLocalizedString(\"title\", value: \"A title\", comment: \"\")\n"
        let start = "struct Texts {\n"
        let count = (SwiftParserProcess.maximumSize - start.utf8.count - 1) / line.utf8.count
        let source = start + String(repeating: line, count: count) + "}"
        let patient = SwiftReader.process(patience: .seconds(60))
        let answer = try SwiftReader.answer(to: Array(source.utf8), patient)
        #expect(answer.tree.children.first?.children.count == count)
    }

    @Test("a crash of the generator of messages does not lose the tree") func messages() throws {
        let source = Array("let a = 1; e ".utf8) + [0xFF] + Array("= ".utf8)
        let answer = try SwiftReader.answer(to: source)
        #expect(answer.tree.children.first?.description == "let:a(value(integer:1))")
        #expect(!answer.errors.isEmpty)
    }
}
