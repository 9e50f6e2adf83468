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
    private let parser: SourceParser
    private var files: [String: File] = [:]
    private var found: Found?
    /// The files that could not be parsed.
    private(set) var diagnostics: [Diagnostic] = []

    /// A file as it was read last.
    private struct File {
        let stamp: FileStamp
        let bytes: [UInt8]?
        var summary: FileSummary?
    }

    /// Tables longer than this are no work of people.
    private static let maximumTableSize = 16 << 20

    init(_ root: FilePath, _ parser: SourceParser) {
        (self.root, self.parser) = (root, parser)
    }

    /// A folder of which only one file is read.
    init(_ root: FilePath, _ parser: SourceParser, only file: FilePath) {
        (self.root, self.parser) = (root, parser)
        found = Found(sources: [file])
    }

    /// Forgets all that has changed on disk.
    func refresh() {
        (found, diagnostics) = (nil, [])
        files = files.filter(isCurrent)
    }

    /// Forgets those of some files that have changed on disk.
    ///
    /// - Returns: the files that have changed.
    func refresh(_ known: [FilePath]) -> [FilePath] {
        diagnostics = []
        let changed = known.filter { path in
            files[path.string].map { !isCurrent(path.string, $0) } ?? true
        }
        for path in changed { files[path.string] = nil }
        return changed
    }

    /// Whether a file is as it was read. What could not be read is tried again, and said again.
    private func isCurrent(_ path: String, _ file: File) -> Bool {
        file.bytes != nil && FileStamp(root.appending(path)) == file.stamp
    }

    /// The folder as it is named where one of its files is named so.
    func name(fitting named: FilePath, _ file: FilePath) -> FilePath {
        guard named.string.hasSuffix("/\(file.string)") else { return root }
        let name = FilePath(
            String(decoding: named.string.utf8.dropLast(file.string.utf8.count + 1), as: UTF8.self))
        return name.absolute.canonical == root ? name : root
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
        let stamp = FileStamp(place)
        let read = SourceFile.read(place, upTo: limit)
        if read.value == nil {
            let isTooLarge = read.diagnostics.first?.problem as? FileProblem == .tooLarge
            let problems: [any Problem] =
                isTooLarge && AppSource.isSource(path)
                ? [SwiftParserFailure.tooLarge] : read.diagnostics.map(\.problem)
            diagnostics += problems.map { Diagnostic(.warning, file: place.string, $0) }
        }
        let file = File(stamp: stamp, bytes: read.value?.bytes)
        files[path.string] = file
        return file
    }

    func bytes(of path: FilePath) -> [UInt8]? { file(path).bytes }

    func summary(of path: FilePath) -> FileSummary? {
        let file = file(path)
        if let known = file.summary { return known }
        let summary = file.bytes.map { DeclarationScanner.summary(of: $0) }
        files[path.string]?.summary = summary
        return summary
    }

    func parse(_ bytes: [UInt8], of path: FilePath) -> ParsedSource? {
        do throws(SwiftParserFailure) { return try parser.parse(bytes) } catch {
            // Without the program no file can be read, which is said once.
            let diagnostic =
                error.isOfProgram
                ? Diagnostic(.error, file: root.string, error)
                : Diagnostic(.warning, file: root.appending(path.string).string, error)
            if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
            return nil
        }
    }

    /// The errors of a file that cannot be read, as it was named.
    func unreadable(as path: FilePath) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            var copy = diagnostic
            (copy.severity, copy.file) = (.error, path.string)
            return copy
        }
    }

    /// The files that declare views with lists, other than tests, previews, and parts for other platforms.
    ///
    /// - Parameter isExcluded: whether the project leaves out a file.
    func screenFiles(excluding isExcluded: (FilePath) -> Bool) -> [FilePath] {
        swiftFiles.filter { path in
            guard !Self.isLeftOut(path), !isExcluded(root.appending(path.string)),
                let summary = summary(of: path)
            else { return false }
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
        let ignored = IgnoredPaths(in: root)
        let paths = Folder.files(
            below: root, suffixes: suffixes, skipping: ignored.skips(folder:), limit: 200_000)
        var found = Found()
        for path in paths ?? [] where !ignored.skips(file: path) {
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
            if isRoot(names) { package = folder }
            let parent = folder.parent
            guard parent.string != folder.string, parent.string != "/" else { break }
            folder = parent
        }
        return package ?? file.absolute.parent
    }

    /// Whether a folder has SwiftUI views, by the first sources in it. A folder with too many files for a quick look is an
    /// app if it has a project.
    static func hasViews(_ folder: FilePath) -> Bool {
        let ignored = IgnoredPaths(in: folder)
        let sources = Folder.files(
            below: folder, suffixes: [".swift"], skipping: ignored.skips(folder:), limit: 5_000)
        guard let sources else { return isRoot(Folder.names(in: folder)) }
        return sources.lazy.filter { !ignored.skips(file: $0) }.prefix(300).contains { path in
            let file = SourceFile.read(
                folder.appending(path.string), upTo: SwiftParserProcess.maximumSize)
            return file.value.map {
                DeclarationScanner.summary(of: $0.bytes).traits.contains(.views)
            } ?? false
        }
    }

    private static func isRoot(_ names: [String]) -> Bool {
        names.contains("Package.swift")
            || names.contains { name in rootSuffixes.contains(where: name.hasSuffix) }
    }

    private static let maximumLevels = 12
    private static let rootSuffixes = [".xcodeproj", ".xcworkspace"]
}
