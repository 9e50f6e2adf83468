// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Files
import Syntax

/// The files of another commit of the repository around the current folder, in a temporary folder.
final class CommitTree: Sendable {
    /// The root of the repository.
    private let top: FilePath
    private let files: TemporaryFolder
    /// The place of the current folder in the commit.
    let folder: FilePath

    /// Checks out all files of a commit, with an index of its own, so that the repository stays as it is
    /// (`git archive` would leave out the paths with `export-ignore`). A shallow clone is enough, if it has the
    /// commit.
    ///
    /// - Parameter name: a commit, a branch, or a tag.
    /// - Throws: `UsageError` with what to do if there is no such commit here.
    init(of name: String) throws(UsageError) {
        top = FilePath(try Self.line(["rev-parse", "--show-toplevel"])).canonical
        let prefix = try Self.line(["rev-parse", "--show-prefix"])
        let commit = Self.git([
            "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}",
        ])
        guard let commit, commit.status == 0 else {
            let isShallow = try Self.line(["rev-parse", "--is-shallow-repository"]) == "true"
            throw Self.error(.unknownCommit(name, isShallow: isShallow))
        }
        guard let files = TemporaryFolder() else { throw Self.error(.noTemporaryFolder) }
        self.files = files
        let tree = files.path.appending("tree")
        let index = ["GIT_INDEX_FILE": files.path.appending("index").string]
        for step in [
            ["read-tree", Self.firstLine(commit.output)],
            ["checkout-index", "--all", "--prefix=\(tree.string)/"],
        ] {
            let run = Self.git(["-C", top.string] + step, with: index)
            guard run?.status == 0 else {
                let reason = Self.firstLine(run?.errors ?? [])
                throw Self.error(.commitNotRead(name, reason: reason))
            }
        }
        // The commit may have no files, or not this folder.
        folder = prefix.isEmpty ? tree : tree.appending(String(prefix.dropLast()))
    }

    private static func git(
        _ words: [String], with variables: [String: String] = [:]
    ) -> ChildProcess? {
        ChildProcess.run(["git"] + words, with: variables)
    }

    private static func line(_ words: [String]) throws(UsageError) -> String {
        guard let run = git(words) else { throw error(.programMissing("git")) }
        guard run.status == 0 else { throw error(.noRepository(reason: firstLine(run.errors))) }
        return firstLine(run.output)
    }

    private static func firstLine(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    private static func error(_ problem: CommandProblem) -> UsageError {
        UsageError(problem, option: "--since")
    }

    /// Whether a file is in the commit, not on disk.
    func holds(_ path: FilePath) -> Bool { path.relative(to: files.path) != nil }

    /// The place of a file in the commit. A file outside of the repository stays where it is.
    fileprivate func place(of path: FilePath) -> FilePath {
        let names = path.relativePath(from: top)
        if names.string == "." { return files.path.appending("tree") }
        guard names.components.first != ".." else { return path }
        return files.path.appending("tree").appending(names.string)
    }
}

extension CommitTree? {
    /// The place of a file in the commit, or its own path without a commit; nil if the commit does
    /// not have the file.
    func place(of path: FilePath?) -> FilePath? {
        guard let path, path != .standardStream, let self else { return path }
        let place = self.place(of: path)
        return place.exists ? place : nil
    }

    /// The place of a file in the commit, whether it exists there or not.
    func place(always path: FilePath) -> FilePath { self?.place(of: path) ?? path }
}
