// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

// MARK: - Looking

extension FilePath {
    /// The path without symbolic links, `.` and `..` (`realpath`). Of a file that does not exist, as far
    /// as its folder does.
    package var canonical: FilePath {
        resolved ?? parent.resolved?.appending(lastComponent) ?? self
    }

    private var resolved: FilePath? {
        guard let path = realpath(string, nil) else { return nil }
        defer { free(path) }
        return FilePath(cString: path)
    }

    /// Whether there is something.
    package var exists: Bool { access(string, F_OK) == 0 }

    /// Whether there is a folder.
    package var isFolder: Bool { kind == S_IFDIR }

    /// The type of what is there, such as `S_IFREG`, links followed; nil for nothing.
    var kind: mode_t? {
        var status = stat()
        return stat(string, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Makes the folder and its parents, readable by the user only.
    ///
    /// - Returns: why there is none then (`errno`); nil when there is.
    package func createFolder() -> Int32? {
        if isFolder || parent == self { return nil }
        if let code = parent.createFolder() { return code }
        return mkdir(string, 0o700) == 0 || errno == EEXIST ? nil : errno
    }

    /// The target of a symbolic link, by one step; nil for anything else.
    package var linkTarget: FilePath? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        guard readlink(string, &buffer, Int(PATH_MAX)) > 0 else { return nil }
        let target = FilePath(cString: buffer)
        return target.isUTF8 ? resolving(target) : target
    }
}

// MARK: - For people

extension FilePath {
    /// The folder of a file for people, as much of its end as tells it from the folders of other files
    /// of the same name; with `~` for the home folder.
    ///
    /// - Parameter count: how many folders to name at least.
    package func folderName(among others: [FilePath], atLeast count: Int = 1) -> String {
        let rivals = others.filter { $0 != self && $0.hasSameName(as: self) }
            .map(\.folderComponents)
        let parts = folderComponents
        let needed = (count...max(count, parts.count)).first { count in
            !rivals.contains { $0.suffix(count) == parts.suffix(count) }
        }
        let shown = parts.suffix(needed ?? parts.count)
        let start = shown.count < parts.count || parts.first == "~" ? "" : "/"
        return (start + shown.joined(separator: "/")).visible
    }

    private var folderComponents: [Substring] {
        let home = getenv("HOME").map { FilePath(String(cString: $0)) } ?? FilePath("")
        if home.string.isEmpty { return parent.components }
        if parent == home { return ["~"] }
        return parent.relative(to: home).map { ["~"] + $0.components } ?? parent.components
    }
}
