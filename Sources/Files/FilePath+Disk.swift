// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

// MARK: - Looking

extension FilePath {
    /// The path without symbolic links, `.`, and `..` (`realpath`). If the file does not exist, its folder is
    /// resolved.
    package var canonical: FilePath {
        resolved ?? parent.resolved?.appending(lastComponent) ?? self
    }

    /// The path from the root. It has no symbolic links if the path has none and no `..`.
    package var absolute: FilePath {
        guard !isAbsolute, isUTF8 else { return self }
        let names = components.filter { $0 != "." }.joined(separator: "/")
        let start = FilePath(".").canonical
        return names.isEmpty ? start : start.appending(names)
    }

    /// The path from a folder without symbolic links, upward where needed. Symbolic links below the folder
    /// keep their names. Others are followed, because different paths may lead to them.
    package func relativePath(from folder: FilePath) -> FilePath {
        let place = absolute
        if !place.components.contains(".."), let inner = place.relative(to: folder) { return inner }
        let (own, start) = (place.canonical.components, folder.components)
        let shared = zip(own, start).prefix { $0 == $1 }.count
        let up = start.dropFirst(shared).map { _ in Substring("..") }
        let names = up + own.dropFirst(shared)
        return FilePath(names.isEmpty ? "." : names.joined(separator: "/"))
    }

    private var resolved: FilePath? {
        guard let path = realpath(string, nil) else { return nil }
        defer { free(path) }
        return FilePath(cString: path)
    }

    /// Whether the path exists.
    package var exists: Bool { access(string, F_OK) == 0 }

    /// Whether the path is a folder.
    package var isFolder: Bool { kind == S_IFDIR }

    /// Whether reading the file would take longer than a frame of a window, by its size.
    package var isLongFile: Bool {
        var status = stat()
        return stat(string, &status) == 0 && status.st_size > 200_000
    }

    /// The type of the file, such as `S_IFREG`, with links followed; nil if it does not exist.
    var kind: mode_t? {
        var status = stat()
        return stat(string, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Makes the folder and its parents. Only the user may read them.
    ///
    /// - Returns: the reason (`errno`) if the folder could not be made; otherwise nil.
    package func createFolder() -> Int32? {
        if isFolder || parent == self { return nil }
        if let code = parent.createFolder() { return code }
        return mkdir(string, 0o700) == 0 || errno == EEXIST ? nil : errno
    }

    /// The target of a symbolic link, one step only; nil for anything else.
    package var linkTarget: FilePath? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        guard readlink(string, &buffer, Int(PATH_MAX)) > 0 else { return nil }
        let target = FilePath(cString: buffer)
        return target.isUTF8 ? resolving(target) : target
    }
}

// MARK: - For people

extension FilePath {
    /// The folder of a file, for messages: the part of its end that differs from the folders of other files of
    /// the same name, with `~` for the home folder.
    ///
    /// - Parameter count: the least number of folder names.
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
