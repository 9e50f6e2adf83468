// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The files of a token project. Each is read once, and its values have positions in the text of
/// all files (`SourceBundle`).
final class TokenDocuments {
    /// A file that was read.
    struct Document {
        /// The path by which the file was requested.
        let path: FilePath
        let root: Node
    }

    /// The problems of composing the project.
    let issues = TokenIssues()
    private let access: TokenFileAccess
    /// All files, in the order of reading.
    private(set) var files: [SourceFile] = []
    /// The index in ``files`` for each path.
    private(set) var paths: [FilePath: Int] = [:]
    /// The mistakes in the files, each at its position.
    private(set) var diagnostics: [Diagnostic] = []
    /// The values of each file; nil if it has mistakes.
    private var roots: [Node?] = []
    /// Paths that cannot be read. Each is reported once.
    private var failed: Set<FilePath> = []
    private var isFull = false
    private var length = 0
    private var valueCount = 0

    /// Limits far above any useful project, the same as for a single file.
    private enum Limits {
        static let files = 1_000
        static let bytes = SourceFile.maximumSize
        static let values = 2_000_000
    }

    init(_ access: TokenFileAccess) { self.access = access }

    /// The JSON files in a folder and its subfolders, by their relative paths; nil, with an issue,
    /// if there are too many.
    func names(in folder: FilePath) -> [FilePath]? {
        access.list(folder) ?? fail(nil, .tooManyEntries(folder.string))
    }

    /// Whether a file may contain tokens, because the word for a value occurs in it. The file is
    /// read but not added to the project. A file that cannot be read gives a warning and false.
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

    /// The file at a path; nil, with an issue, if it cannot be read.
    ///
    /// - Parameter range: the position of the path; nil for the file that was opened.
    func document(at path: FilePath, namedAt range: ByteRange?) -> Document? {
        guard let index = index(of: path, namedAt: range), let root = roots[index] else {
            return nil
        }
        return Document(path: path, root: root)
    }

    /// A file of a folder. A duplicate key affects only that file, so the result is nil with a
    /// warning.
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

    /// The values of a file that is not in the project yet; nil if it cannot be read.
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

    /// Stops reading further files.
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
    /// Whether the diagnostic reports a duplicate key.
    fileprivate var isRepeatedKey: Bool {
        if case .repeatedKey? = problem as? TextProblem { true } else { false }
    }
}
