// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import SwiftScreens
import Syntax

/// The Swift sources and string tables of an app, in a folder of the disk.
///
/// It is read lazily: without a name that is not in the first file, no other file is opened.
final class SwiftFolder: SwiftFileAccess {
    /// The folder of the app.
    let root: FilePath
    private let parser: SwiftParserProcess
    private var files: [String: File] = [:]
    private var found: Found?
    /// The files that could not be parsed.
    private(set) var diagnostics: [Diagnostic] = []
    /// The files that were used since the last refresh, for watching.
    private(set) var usedFiles: Set<String> = []

    /// A file as it was read last.
    private struct File {
        let stamp: FileStamp
        let bytes: [UInt8]?
        var summary: FileSummary?
        /// The parsed parts, by their bytes.
        var parsed: [(bytes: [UInt8], source: ParsedSource)] = []
    }

    /// Tables longer than this are no work of people.
    private static let maximumTableSize = 16 << 20
    /// The most parts of a file that stay parsed.
    private static let maximumParts = 32

    init(_ root: FilePath, _ parser: SwiftParserProcess) {
        (self.root, self.parser) = (root, parser)
    }

    /// A folder of which only one file is read.
    init(_ root: FilePath, _ parser: SwiftParserProcess, only file: FilePath) {
        (self.root, self.parser) = (root, parser)
        found = Found(sources: [file])
    }

    /// Forgets files that have changed on disk.
    func refresh() {
        (found, diagnostics, usedFiles) = (nil, [], [])
        files = files.filter { path, file in FileStamp(root.appending(path)) == file.stamp }
    }

    var swiftFiles: [FilePath] { listed.sources }
    var stringTables: [FilePath] { listed.tables }
    var fonts: [FilePath] { listed.fonts }

    private var listed: Found {
        if let found { return found }
        let list = Self.find(in: root)
        found = list
        return list
    }

    private func file(_ path: FilePath) -> File {
        if let known = files[path.string] { return known }
        let limit =
            AppSource.isSource(path) ? SwiftParserProcess.maximumSize : Self.maximumTableSize
        let place = root.appending(path.string)
        let file = File(
            stamp: FileStamp(place), bytes: try? SourceFile.bytes(of: place, upTo: limit))
        files[path.string] = file
        return file
    }

    func bytes(of path: FilePath) -> [UInt8]? {
        usedFiles.insert(path.string)
        return file(path).bytes
    }

    func summary(of path: FilePath) -> FileSummary? {
        let file = file(path)
        if let known = file.summary { return known }
        let summary = file.bytes.map { DeclarationScanner.summary(of: $0) }
        files[path.string]?.summary = summary
        return summary
    }

    func parse(_ bytes: [UInt8], of path: FilePath) -> ParsedSource? {
        if let known = file(path).parsed.first(where: { $0.bytes == bytes }) { return known.source }
        do throws(SwiftParserFailure) {
            let source = ParsedSource(answer: try parser.parse(bytes))
            if let source, let count = files[path.string]?.parsed.count, count < Self.maximumParts {
                files[path.string]?.parsed.append((bytes, source))
            }
            return source
        } catch {
            diagnostics.append(
                Diagnostic(.warning, file: root.appending(path.string).string, error))
            return nil
        }
    }

    /// The files that declare views with lists, other than tests, previews, and parts for other platforms.
    var screenFiles: [FilePath] {
        swiftFiles.filter { path in
            guard !Self.isLeftOut(path), let summary = summary(of: path) else { return false }
            return summary.traits.contains(.views) && summary.traits.contains(.lists)
                && !summary.traits.contains(.generated)
        }
    }

    private static func isLeftOut(_ path: FilePath) -> Bool {
        path.components.contains { component in
            leftOut.contains { component.hasSuffix($0) } || leftOutNames.contains(String(component))
        }
    }

    private static let leftOut = [
        "Tests", "UITests", "Previews", "Watch", "WatchApp", "watchOS", "macOS", "tvOS", "visionOS",
        "Widget", "Widgets", "WidgetExtension", "Tests.swift", "Previews.swift",
    ]
    private static let leftOutNames: Set = ["Preview Content", "Mac", "Mocks", "Snapshots"]

    // MARK: - Finding files

    private struct Found {
        var sources: [FilePath] = []
        var tables: [FilePath] = []
        var fonts: [FilePath] = []
    }

    private static func find(in root: FilePath) -> Found {
        let ignored = IgnoredFolders(in: root)
        let paths = Folder.files(
            below: root, suffixes: suffixes, skipping: { ignored.contains($0) }, limit: 200_000)
        var found = Found()
        for path in paths ?? [] {
            let name = path.string.lowercased()
            if name.hasSuffix(".swift") {
                found.sources.append(path)
            } else if fontSuffixes.contains(where: name.hasSuffix) {
                found.fonts.append(path)
            } else {
                found.tables.append(path)
            }
        }
        return found
    }

    private static let fontSuffixes = [".ttf", ".otf", ".ttc"]
    private static let suffixes =
        [".swift", ".strings", ".stringsdict", ".xcstrings"] + fontSuffixes

    /// The folder of the app that a file belongs to: the nearest one around it that a repository or a project of
    /// Xcode or SwiftPM fills; otherwise that of the file.
    static func around(_ file: FilePath) -> FilePath {
        var folder = file.absolute.parent
        var package: FilePath?
        for _ in 0..<maximumLevels {
            let names = Folder.names(in: folder)
            if names.contains(".git") { return folder }
            if names.contains(where: { name in rootSuffixes.contains(where: name.hasSuffix) })
                || names.contains("Package.swift")
            {
                package = folder
            }
            let parent = folder.parent
            guard parent.string != folder.string, parent.string != "/" else { break }
            folder = parent
        }
        return package ?? file.absolute.parent
    }

    private static let maximumLevels = 12
    private static let rootSuffixes = [".xcodeproj", ".xcworkspace"]
}

/// The folders of an app that hold no source of its own.
private struct IgnoredFolders {
    /// Names that `.gitignore` of the folder lists.
    private var names: Set<String>
    private var paths: Set<String> = []

    init(in root: FilePath) {
        names = ["DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "build"]
        guard let bytes = try? SourceFile.bytes(of: root.appending(".gitignore"), upTo: 1 << 20)
        else { return }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            var line = line.drop { $0 == " " }
            guard !line.hasPrefix("#"), !line.hasPrefix("!"), !line.contains("*") else { continue }
            let isRooted = line.hasPrefix("/")
            if isRooted { line = line.dropFirst() }
            while line.hasSuffix("/") || line.hasSuffix(" ") { line = line.dropLast() }
            guard !line.isEmpty else { continue }
            if isRooted || line.contains("/") {
                paths.insert(String(line))
            } else {
                names.insert(String(line))
            }
        }
    }

    /// Whether a folder, by its path in the root, is left out.
    func contains(_ path: FilePath) -> Bool {
        names.contains(path.lastComponent) || paths.contains(path.string)
    }
}
