// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

extension String {
    /// As a path: the file's name for people, who would not see what a control character does.
    package var shownName: String { fileName.visible }

    /// As a path: the file's name for people, without its suffix.
    package var fileTitle: String {
        let name = shownName
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// As a path: the folder of a file for people, as much of its end as tells it from the folders of
    /// other files of the same name; with `~` for the home folder.
    ///
    /// - Parameter count: how many folders to name at least.
    package func folderName(among others: [String], atLeast count: Int = 1) -> String {
        let rivals = others.filter { $0 != self && $0.fileName == fileName }.map(\.folderParts)
        let parts = folderParts
        let needed = (count...max(count, parts.count)).first { count in
            !rivals.contains { $0.suffix(count) == parts.suffix(count) }
        }
        let shown = parts.suffix(needed ?? parts.count)
        let start = shown.count < parts.count || parts.first == "~" ? "" : "/"
        return (start + shown.joined(separator: "/")).visible
    }

    private var folderParts: [Substring] {
        let folder = folder
        let home = getenv("HOME").map { String(cString: $0) } ?? ""
        let isAtHome = !home.isEmpty && (folder == home || folder.hasPrefix(home + "/"))
        return (isAtHome ? "~" + folder.dropFirst(home.count) : folder[...]).split(separator: "/")
    }

    /// As a path: without symbolic links, `.` and `..` (`realpath`). Of a file that does not exist,
    /// as far as its folder does.
    package var canonicalPath: String {
        if let path = resolved { return path }
        return folder.resolved.map { $0 == "/" ? "/\(fileName)" : "\($0)/\(fileName)" } ?? self
    }

    private var resolved: String? {
        guard let path = realpath(self, nil) else { return nil }
        defer { free(path) }
        return String(path: path)
    }

    /// As a path: whether there is something.
    package var exists: Bool { access(self, F_OK) == 0 }

    /// As a path: whether there is a folder.
    package var isFolder: Bool {
        var status = stat()
        return stat(self, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
