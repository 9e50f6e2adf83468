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

    /// Gets the files of a commit by `git archive`. A shallow clone is enough, if it has the commit.
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
        let archive = files.path.appending("archive.tar").string
        let hash = Self.firstLine(commit.output)
        _ = tree.createFolder()
        let steps = [
            ["git", "-C", top.string, "archive", "--format=tar", "--output=\(archive)", hash],
            ["tar", "-xf", archive, "-C", tree.string],
        ]
        for step in steps {
            guard let run = ChildProcess.run(step) else {
                throw Self.error(.programMissing(step[0]))
            }
            guard run.status == 0 else {
                throw Self.error(.commitNotRead(name, reason: Self.firstLine(run.errors)))
            }
        }
        folder = prefix.isEmpty ? tree : tree.appending(String(prefix.dropLast()))
    }

    private static func git(_ words: [String]) -> ChildProcess? {
        ChildProcess.run(["git"] + words)
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

    /// The place of a file in the commit. A file outside of the repository stays where it is.
    fileprivate func place(of path: FilePath) -> FilePath {
        let absolute = path.canonical
        if absolute == top { return files.path.appending("tree") }
        guard let relative = absolute.relative(to: top) else { return path }
        return files.path.appending("tree").appending(relative.string)
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
