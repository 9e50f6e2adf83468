// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import Syntax

/// The names of files in reports: relative to the current folder, the same on every machine.
struct ReportedNames: Sendable {
    /// The current folder, or the same folder in another commit, without symbolic links.
    private let root: FilePath

    /// - Parameter tree: the files of another commit; nil for those on disk.
    init(in tree: CommitTree?) { root = tree?.folder ?? FilePath(".").canonical }

    /// The name of a file. For files outside of the folder, the name alone.
    func name(of path: FilePath) -> String {
        guard path != .standardStream else { return "standard input" }
        let names = path.components.filter { $0 != "." }
        guard path.isAbsolute || names.contains("..") else { return names.joined(separator: "/") }
        return path.canonical.relative(to: root)?.string ?? path.lastComponent
    }

    /// The name of a file for the place of a finding.
    func name(ofFile name: String) -> String {
        name == "standard input" ? name : self.name(of: FilePath(name))
    }
}
