// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The files of an app as a source library reads them. `Files` and `Workspace` have the disk and the parser.
package protocol SwiftFileAccess: AnyObject {
    /// The Swift files of the app, relative to its folder.
    var swiftFiles: [FilePath] { get }
    /// The bytes of a file; nil if it cannot be read, which is reported once.
    func bytes(of path: FilePath) -> [UInt8]?
    /// What a file declares; nil if it cannot be read.
    func summary(of path: FilePath) -> FileSummary?
    /// The tree of some source, as the parser writes it; nil if it cannot be parsed, which is reported once.
    func parse(_ bytes: [UInt8], of path: FilePath) -> ParsedSource?
    /// The string tables of the app, of all languages, relative to its folder.
    var stringTables: [FilePath] { get }
}

/// What the parser says about some source.
package struct ParsedSource: Sendable {
    package let root: SourceNode
    /// Syntax errors: an offset and a message.
    package let errors: [SyntaxMistake]

    package struct SyntaxMistake: Sendable {
        package let offset: Int
        package let message: String

        package init(offset: Int, message: String) {
            (self.offset, self.message) = (offset, message)
        }
    }

    package init(root: SourceNode, errors: [SyntaxMistake]) {
        (self.root, self.errors) = (root, errors)
    }
}

/// The source of an app: an index of its types, and the trees of the files that were wanted.
package final class SwiftProject: SourceLibrary {
    private let access: any SwiftFileAccess
    private var trees: [String: SourceTree?] = [:]
    private var slices: [String: [SourceTree]] = [:]
    private var tables: [String: MemberTables] = [:]
    private var lines: [String: LineTable] = [:]
    /// The types by the protocols that they conform to, as far as they were asked for.
    private var conformers: [String: [String]] = [:]
    private var index: SourceIndex?
    private var texts: LocalizedTexts?
    /// The files of the texts.
    private var tableFiles: [String] = []
    /// The files that were used since files were forgotten last, for watching.
    package private(set) var usedFiles: Set<String> = []
    /// The mistakes in files: syntax errors, and those of string tables.
    private var mistakes: [String: [Diagnostic]] = [:]

    /// Files longer than this are not parsed for the sake of one constant in them.
    private static let longFile = 48_000

    package init(_ access: any SwiftFileAccess) { self.access = access }

    /// The mistakes in the files that were used.
    package var diagnostics: [Diagnostic] {
        usedFiles.sorted().flatMap { mistakes[$0] ?? [] }
    }

    /// Forgets files that have changed. What was read of others stays.
    package func forget(_ files: [FilePath]) {
        usedFiles = []
        conformers = [:]
        // What could not be parsed is tried again.
        trees = trees.filter { $0.value != nil }
        for path in files {
            let name = path.string
            (trees[name], tables[name], lines[name], mistakes[name]) = (nil, nil, nil, nil)
            slices = slices.filter { !$0.key.hasPrefix(name + "|") }
            if index?.remove(path) == nil { texts = nil }
            if let summary = access.summary(of: path) { index?.add(path, summary) }
        }
    }

    private func loadedIndex() -> SourceIndex {
        if let index { return index }
        var result = SourceIndex()
        for path in access.swiftFiles {
            if let summary = access.summary(of: path) { result.add(path, summary) }
        }
        index = result
        return result
    }

    /// The bytes of a file that the screen needs.
    private func bytes(of path: FilePath) -> [UInt8]? {
        usedFiles.insert(path.string)
        return access.bytes(of: path)
    }

    // MARK: - Finding

    package func files(declaring type: String, near path: FilePath) -> [FilePath] {
        Self.sorted(loadedIndex().files[type] ?? [], near: path)
    }

    package func files(declaringGlobal name: String, near path: FilePath) -> [FilePath] {
        Self.sorted(loadedIndex().globals[name] ?? [], near: path)
    }

    package func declares(_ type: String) -> Bool { loadedIndex().declares(type) }

    package func types(conformingTo name: String) -> [String] {
        if let known = conformers[name] { return known }
        let found = loadedIndex().types(conformingTo: name)
        conformers[name] = found
        return found
    }

    package func files(extendingViewsBy function: String, near path: FilePath) -> [FilePath] {
        let index = loadedIndex()
        let found = index.viewExtensions.filter { file in
            guard let summary = index.summaries[file.string] else { return false }
            return summary.declarations.contains { declaration in
                guard declaration.kind == .extension, let body = declaration.body,
                    OwnModifiers.isView(declaration.name)
                else { return false }
                return !ranges(of: function, in: body, of: file).isEmpty
            }
        }
        return Self.sorted(found, near: path)
    }

    private func ranges(of name: String, in body: ByteRange, of file: FilePath) -> [ByteRange] {
        if tables[file.string] == nil {
            guard let bytes = bytes(of: file) else { return [] }
            tables[file.string] = MemberTables(bytes)
        }
        return tables[file.string]?.ranges(named: name, in: body) ?? []
    }

    /// The nearest files first: those with the longest path in common. Other platforms and tests come last.
    static func sorted(_ files: [FilePath], near path: FilePath) -> [FilePath] {
        guard files.count > 1 else { return files }
        let own = path.parent.components
        func key(_ file: FilePath) -> (Int, Int, String) {
            let common = zip(file.components, own).prefix { $0 == $1 }.count
            let isForeign = file.components.contains { component in
                foreignTargets.contains { component.hasSuffix($0) || component.hasPrefix($0) }
            }
            return (isForeign ? 1 : 0, -common, file.string)
        }
        return files.map { ($0, key($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private static let foreignTargets = [
        "macOS", "Mac", "watchOS", "Watch", "tvOS", "visionOS", "Widget", "Tests", "Preview",
        "Extension",
    ]

    // MARK: - Trees

    package func tree(of path: FilePath) -> SourceTree? {
        usedFiles.insert(path.string)
        if let known = trees[path.string] { return known }
        let tree = access.bytes(of: path).flatMap { bytes -> SourceTree? in
            guard let parsed = access.parse(bytes, of: path) else { return nil }
            let tree = SourceTree(path: path, bytes: bytes, root: parsed.root)
            mistakes[path.string] = parsed.errors.map { mistake in
                Diagnostic(
                    .warning, file: path.string, position: tree.position(of: mistake.offset),
                    SwiftProblem.syntax(mistake.message))
            }
            return tree
        }
        trees[path.string] = .some(tree)
        return tree
    }

    package func trees(of member: String, of type: String, in path: FilePath) -> [SourceTree]? {
        guard let bytes = bytes(of: path), bytes.count > Self.longFile,
            let summary = loadedIndex().summaries[path.string]
        else { return nil }
        guard !member.isEmpty else { return [] }
        let key = "\(path.string)|\(type)|\(member)"
        if let known = slices[key] { return known }
        var found: [SourceTree] = []
        // A long table of constants has thousands of parts, but one table of lines.
        let lines = lines[path.string] ?? LineTable(bytes)
        self.lines[path.string] = lines
        for declaration in summary.declarations where declaration.name == type {
            guard let body = declaration.body else { continue }
            for range in ranges(of: member, in: body, of: path) {
                // The slice is parsed as the only member of its type.
                let head = Array("enum X {\n".utf8)
                let source = head + bytes[range.offsets] + Array("\n}".utf8)
                guard let parsed = access.parse(source, of: path) else { continue }
                found.append(
                    SourceTree(
                        path: path, bytes: bytes,
                        root: parsed.root.shifted(by: Int(range.start) - head.count),
                        lines: lines))
            }
        }
        slices[key] = found
        return found
    }

    // MARK: - Texts

    package func text(for key: [KeyPart], table: String?, near path: FilePath) -> LocalizedText? {
        loadedTexts().text(for: key, table: table, near: path)
    }

    package func text(for constant: ConstantKey, near path: FilePath) -> LocalizedText? {
        loadedTexts().text(for: constant, near: path)
    }

    private func loadedTexts() -> LocalizedTexts {
        if let texts {
            usedFiles.formUnion(tableFiles)
            return texts
        }
        let files = StringTableFiles()
        let places = files.chosen(from: access.stringTables)
        let tables = places.compactMap { place -> StringTable? in
            guard let bytes = bytes(of: place.path) else { return nil }
            let result = StringTable.read(SourceFile(path: place.path, bytes: bytes), at: place)
            mistakes[place.path.string] = result.diagnostics
            return result.value
        }
        let loaded = LocalizedTexts(tables, files: files)
        (texts, tableFiles) = (loaded, places.map(\.path.string))
        return loaded
    }
}

extension SourceNode {
    /// The node at another place of its file.
    fileprivate func shifted(by offset: Int) -> SourceNode {
        let start = max(0, range.lowerBound + offset)
        return SourceNode(
            kind, start..<max(start, range.upperBound + offset), name,
            children.map { $0.shifted(by: offset) })
    }
}
