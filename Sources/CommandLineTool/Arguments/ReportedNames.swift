// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// The names of files in reports and files of known findings: relative to a folder, and so the same on every
/// machine and in every commit.
struct ReportedNames: Sendable {
    private let folder: FilePath
    private let tree: CommitTree?
    private let resources: ResourceFolder

    /// - Parameters:
    ///   - folder: the folder that names start at; nil for the current one.
    ///   - tree: the files of another commit; nil for those on disk.
    ///   - resources: the installed files. A bundled file outside of the folder has its name alone.
    init(
        from folder: FilePath? = nil, in tree: CommitTree? = nil, _ resources: ResourceFolder
    ) {
        self.folder = (folder ?? FilePath(".")).canonical
        (self.tree, self.resources) = (tree, resources)
    }

    /// The name of a file; nil for the system font in place of a theme.
    func name(of path: FilePath?) -> String {
        guard let path else { return Project.systemTheme }
        guard path != .standardStream else { return Self.standardInput }
        let start = tree.flatMap { $0.holds(path) ? $0.folder : nil } ?? folder
        let name = path.relativePath(from: start)
        let isOutside = name.components.first == ".."
        return isOutside && resources.contains(path) ? path.lastComponent : name.string
    }

    /// The name of a file for the place of a finding.
    func name(ofFile name: String) -> String {
        name == Self.standardInput ? name : self.name(of: FilePath(name))
    }

    private static let standardInput = "standard input"
}
