// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The files of a token project, each read once, with their values at their places in the text of all
/// (`SourceBundle`).
final class TokenDocuments {
    /// A file that was read.
    struct Document {
        /// The path that it was asked for by.
        let path: FilePath
        let root: Node
    }

    /// The problems of how they are put together.
    let issues = TokenIssues()
    private let access: TokenFileAccess
    /// All files, in the order in which they were read.
    private(set) var files: [SourceFile] = []
    /// Which of ``files`` each path led to.
    private(set) var paths: [FilePath: Int] = [:]
    /// The mistakes in files, each at its place.
    private(set) var diagnostics: [Diagnostic] = []
    /// The values of each file; nil where it has mistakes.
    private var roots: [Node?] = []
    /// Paths that cannot be read, each reported once.
    private var failed: Set<FilePath> = []
    private var isFull = false
    private var length = 0
    private var valueCount = 0

    /// What no honest project needs more of: as much as a single file may have.
    private enum Limits {
        static let files = 1_000
        static let bytes = SourceFile.maximumSize
        static let values = 2_000_000
    }

    init(_ access: TokenFileAccess) { self.access = access }

    /// The JSON files in a folder and in those below it, by their paths from there; nil, with an issue,
    /// for too many.
    func names(in folder: FilePath) -> [FilePath]? {
        access.list(folder) ?? fail(nil, .tooManyEntries(folder.string))
    }

    /// Whether a file may have tokens: it has their word for a value. It is read, but none of the
    /// project's yet. One that cannot be read has none, with a warning.
    func mayHoldTokens(at path: FilePath) -> Bool {
        guard paths[path] == nil else { return true }
        let result = access.read(path)
        if let file = result.value { return file.holds("value\"") }
        if failed.insert(path).inserted {
            issues.add(
                .warning, at: nil,
                .unreadableSource(path.string, reason: result.failure.message))
        }
        return false
    }

    /// The file at a path; nil, with an issue, where it cannot be read.
    ///
    /// - Parameter range: where it is named; nil for what was opened.
    func document(at path: FilePath, namedAt range: ByteRange?) -> Document? {
        guard let index = index(of: path, namedAt: range), let root = roots[index] else {
            return nil
        }
        return Document(path: path, root: root)
    }

    /// One of the files of a folder; nil, with a warning, where a key of it is there twice, which spoils
    /// that file alone.
    func document(inFolder path: FilePath) -> Document? {
        let known = diagnostics.count
        let document = document(at: path, namedAt: nil)
        let errors = diagnostics.indices[known...].filter { diagnostics[$0].severity == .error }
        let isSpoiled = !errors.isEmpty && errors.allSatisfy { diagnostics[$0].isRepeatedKey }
        guard document == nil, isSpoiled else { return document }
        for index in errors { diagnostics[index].severity = .warning }
        issues.add(.warning, at: nil, .leftOutFile(path.string))
        return nil
    }

    /// The values of a file that is none of the project's yet; nil where it cannot be read.
    func root(at path: FilePath) -> Node? {
        access.read(path).value.flatMap { ParsedFile($0).tree?.root }
    }

    private func index(of path: FilePath, namedAt range: ByteRange?) -> Int? {
        if let known = paths[path] { return known }
        guard !isFull, !failed.contains(path) else { return nil }
        let result = access.read(path)
        guard let source = result.value else {
            failed.insert(path)
            return fail(range, .unreadableSource(path.string, reason: result.failure.message))
        }
        if let path = source.path, let known = files.firstIndex(where: { $0.path == path }) {
            paths[path] = known
            return known
        }
        guard files.count < Limits.files else { return stop(range, .tooManyFiles) }
        guard length + source.bytes.count <= Limits.bytes else { return stop(range, .tooManyBytes) }
        paths[path] = files.count
        files.append(source)
        roots.append(root(of: ParsedFile(source), namedAt: range))
        length += SourceBundle.length(of: source)
        return files.count - 1
    }

    private func root(of file: ParsedFile, namedAt range: ByteRange?) -> Node? {
        diagnostics += file.outcome.log.diagnostics
        guard let tree = file.tree else { return nil }
        guard tree.format == .json else {
            diagnostics.append(
                Diagnostic(.error, file: file.source.name, TokenProblem.notADictionary))
            return nil
        }
        let root = SourceBundle.moved(tree.root, by: length, counting: &valueCount)
        return valueCount > Limits.values ? stop(range, .tooManyValues) : root
    }

    /// Reads no further file.
    private func stop<Value>(_ range: ByteRange?, _ problem: TokenProjectProblem) -> Value? {
        isFull = true
        return fail(range, problem)
    }

    private func fail<Value>(_ range: ByteRange?, _ problem: TokenProjectProblem) -> Value? {
        issues.add(.error, at: range, problem)
        return nil
    }
}

extension Diagnostic {
    /// Whether it says that a dictionary has a key twice.
    fileprivate var isRepeatedKey: Bool {
        if case .repeatedKey? = problem as? TextProblem { true } else { false }
    }
}
