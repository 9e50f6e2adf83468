// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Testing

@testable import DesignTokens
@testable import Documents
@testable import Files
@testable import Syntax

/// Theme files as people and programs write them: good, odd and broken, in all four formats.
enum Corpus {
    static let folder = String(#filePath.dropLast("Corpus.swift".count)) + "Corpus"

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".plist") || $0.hasSuffix(".json") }.sorted()

    /// A file of the corpus under its bare name, so that goldens do not depend on the place.
    static func file(_ name: String) throws -> SourceFile {
        let file = try #require(SourceFile.read("\(folder)/\(name)").value)
        return SourceFile(name: name, bytes: file.bytes)
    }

    /// The files that can be edited.
    static func documents() throws -> [ThemeDocument] {
        try names.compactMap { ThemeDocument.read(try file($0)).value }
    }
}

// MARK: - Looking into trees

/// A way into a file and what is there.
struct Leaf: Hashable {
    var path: [SyntaxEdit.Step]
    var value: SyntaxValue

    var keys: [String] {
        path.map { step in
            switch step {
            case .key(let key): key
            case .index(let index): "\(index)"
            }
        }
    }

    /// Everything in a file that is neither a dictionary nor an array, empty ones excepted.
    static func all(of file: SourceFile) throws -> [Leaf] {
        let root = try #require(SyntaxTree.read(file).value).root
        var leaves: [Leaf] = []
        var pending: [(Node, [SyntaxEdit.Step])] = [(root, [])]
        while let (node, path) = pending.popLast() {
            let children: [(Node, [SyntaxEdit.Step])] =
                node.entries?.map { ($0.value, path + [.key($0.key)]) }
                ?? node.array?.enumerated().map { ($1, path + [.index($0)]) } ?? []
            if children.isEmpty { leaves.append(Leaf(path: path, value: SyntaxValue(node))) }
            pending += children.reversed()
        }
        return leaves
    }
}
