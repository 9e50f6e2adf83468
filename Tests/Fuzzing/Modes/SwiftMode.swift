// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import FoundationEssentials
import SwiftScreens
import Syntax
import TestSupport

/// Damaged Swift sources, parsed by `typeladder-swift`, converted with all branches, and read as screens.
struct SwiftMode: FuzzMode {
    private let sources: [[UInt8]]
    private let parser = SwiftParserProcess()
    private var readable = 0
    private var screens = 0

    /// The parser is ended after ten seconds.
    var longestTime: Double { 15 }

    var summary: String { ", \(readable) of them parsed, \(screens) screens" }

    /// - Throws: ``Finding`` without sources. `TYPELADDER_FUZZ_SOURCES` names a folder with others.
    init() throws {
        let other = ProcessInfo.processInfo.environment["TYPELADDER_FUZZ_SOURCES"]
        let own = [
            Samples.tests.appending("SwiftScreensTests/Fixtures"),
            try ResourceFolder.locate().path("examples"),
        ]
        let folders = other.map { [FilePath($0)] } ?? own
        sources = folders.flatMap { folder in
            (Folder.files(below: folder, suffixes: [".swift"]) ?? []).compactMap {
                SourceFile.read(folder.appending($0.string)).value?.bytes
            }
        }.filter { $0.count < 60_000 }
        try Self.require(!sources.isEmpty, "there are no sources")
    }

    mutating func run(_ random: inout SeededGenerator) throws {
        var bytes = random.mutated(random.one(of: sources), times: 1...5)
        if Int.random(in: 0..<4, using: &random) == 0 {
            let other = random.one(of: sources)
            let start = Int.random(in: 0...other.count, using: &random)
            bytes.insert(
                contentsOf: other[start..<min(other.count, start + 2_000)],
                at: Int.random(in: 0...bytes.count, using: &random))
        }
        let app = SingleSource(bytes, parser)
        let project = SwiftProject(app)
        guard let tree = project.tree(of: SingleSource.path) else { return }
        readable += 1
        let reader = SwiftScreenReader(project)
        for view in reader.views(in: tree) {
            let result = reader.screen(of: tree, view: view, BranchSelection(showsAll: true))
            for diagnostic in result.diagnostics {
                try Self.require(!diagnostic.message.isEmpty, "an empty message")
            }
            guard let screen = result.screen else { continue }
            screens += 1
            let json = screen.value.json
            let read = ScreenReader.read(SourceFile(name: "converted", bytes: json))
            let error = read.diagnostics.first { $0.severity == .error }
            let line =
                json.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .dropFirst((error?.position?.line ?? 1) - 1).first ?? []
            try Self.require(
                read.value != nil,
                "\(view) is no screen: \(error?.description ?? ""): "
                    + String(decoding: line, as: UTF8.self))
        }
    }
}

/// An app of one file.
private final class SingleSource: SwiftFileAccess {
    static let path = FilePath("Damaged.swift")

    let swiftFiles = [path]
    let stringTables: [FilePath] = []
    private let content: [UInt8]
    private let parser: SwiftParserProcess

    init(_ content: [UInt8], _ parser: SwiftParserProcess) {
        (self.content, self.parser) = (content, parser)
    }

    func bytes(of path: FilePath) -> [UInt8]? { content }

    func summary(of path: FilePath) -> FileSummary? { DeclarationScanner.summary(of: content) }

    func parse(_ bytes: [UInt8], of path: FilePath) -> ParsedSource? {
        (try? parser.parse(bytes)).flatMap { ParsedSource(answer: $0) }
    }
}
