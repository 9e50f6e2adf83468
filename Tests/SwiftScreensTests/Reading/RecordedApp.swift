// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Syntax
import TestSupport
import Testing

@testable import SwiftScreens

/// A folder of `Fixtures` as an app. Beside each source is its tree as `typeladder-swift` wrote it, so no parser is needed.
final class RecordedApp: SwiftFileAccess {
    let swiftFiles: [FilePath]
    let stringTables: [FilePath]
    private let folder: URL

    static let fixtures = TestSupport.SourceTree.root
        .appending(path: "Tests/SwiftScreensTests/Fixtures")

    static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: fixtures.path).sorted()
    }

    init(_ name: String) throws {
        folder = Self.fixtures.appending(path: name)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        swiftFiles = files.filter { $0.hasSuffix(".swift") }.map { FilePath($0) }
        let paths = files.map { FilePath($0) }
        stringTables = paths.filter { StringTablePlace($0) != nil }
        try #require(!swiftFiles.isEmpty, "\(folder.path) has no sources")
    }

    func url(of path: FilePath) -> URL { folder.appending(path: path.string) }

    /// The file with the tree of a source.
    func treeURL(of path: FilePath) -> URL {
        url(of: FilePath(String(path.string.dropLast(6)) + ".tree.json"))
    }

    func bytes(of path: FilePath) -> [UInt8]? {
        (try? Data(contentsOf: url(of: path))).map(Array.init)
    }

    func summary(of path: FilePath) -> FileSummary? {
        bytes(of: path).map { DeclarationScanner.summary(of: $0) }
    }

    func parse(_ bytes: [UInt8], of path: FilePath) -> ParsedSource? {
        guard bytes == self.bytes(of: path), let tree = try? Data(contentsOf: treeURL(of: path)),
            let (node, _) = SourceTreeReader.read(Array(tree))
        else { return nil }
        return ParsedSource(root: node, errors: [])
    }

    // MARK: - Screens

    /// The views of all files, each with its file.
    func views() throws -> [(view: String, tree: SwiftScreens.SourceTree)] {
        let project = SwiftProject(self)
        return try swiftFiles.flatMap { path in
            let tree = try #require(project.tree(of: path), "\(path.string) has no tree")
            return SwiftScreenReader(project).views(in: tree).map { ($0, tree) }
        }
    }

    /// A view as a screen, with its diagnostics.
    func screen(
        _ view: String, _ selection: BranchSelection = BranchSelection(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> ConvertedScreen {
        let project = SwiftProject(self)
        for path in swiftFiles {
            let tree = try #require(
                project.tree(of: path), "\(path.string) has no tree",
                sourceLocation: sourceLocation)
            let reader = SwiftScreenReader(project)
            guard reader.views(in: tree).contains(view) else { continue }
            return try #require(
                reader.screen(of: tree, view: view, selection).screen,
                sourceLocation: sourceLocation)
        }
        throw MissingView(name: view)
    }

    struct MissingView: Error { let name: String }
}
