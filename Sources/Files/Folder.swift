// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// The contents of folders.
package enum Folder {
    /// A name in a folder, and its type without following links.
    struct Entry {
        /// The name's bytes.
        var bytes: [UInt8]
        /// Whether it is a folder, not a link to a folder.
        var isFolder: Bool
        /// Whether it is a file; nil for a link, which may lead to one.
        var isFile: Bool?

        /// The name; nil if it is not UTF-8.
        var name: String? { String(validating: bytes, as: UTF8.self) }

        /// The name for messages, with `\\xE9` for an invalid byte.
        var shownName: String {
            name
                ?? bytes.map { byte in
                    (0x20..<0x7F).contains(byte)
                        ? String(Unicode.Scalar(byte))
                        : "\\x" + String(byte, radix: 16, uppercase: true)
                }.joined()
        }
    }

    /// All names in a folder that are UTF-8, sorted; none if the folder cannot be read.
    package static func names(in folder: FilePath) -> [String] {
        entries(of: folder).compactMap(\.name).sorted()
    }

    /// The names in a folder that are not UTF-8, for messages.
    package static func unreadableNames(in folder: FilePath) -> [String] {
        entries(of: folder).filter { $0.name == nil }.map(\.shownName).sorted()
    }

    /// The files with a suffix in a folder and its subfolders, by their relative paths, sorted; nil if there
    /// are too many entries for a deliberate choice.
    ///
    /// Skips hidden folders, links to folders, `node_modules`, and folders more than twelve levels deep.
    ///
    /// - Parameters:
    ///   - depth: the levels of subfolders to search; nil for all.
    ///   - skips: whether to leave out a folder, by its path relative to the first one.
    ///   - limit: the most entries.
    package static func files(
        below folder: FilePath, suffixes: [String], depth: Int? = nil,
        skipping skips: (FilePath) -> Bool = { _ in false }, limit: Int = Limits.entries
    ) -> [FilePath]? {
        let mostLevels = min(depth ?? Limits.depth, Limits.depth)
        var found: [FilePath] = []
        var pending = [(folder: folder, depth: 0)]
        var visited = 0
        while let place = pending.popLast() {
            for entry in entries(of: place.folder) {
                guard let name = entry.name, !name.hasPrefix(".") else { continue }
                visited += 1
                guard visited <= limit else { return nil }
                let path = place.folder.appending(name)
                let isWanted = suffixes.contains(where: name.lowercased().hasSuffix)
                if entry.isFolder {
                    guard place.depth < mostLevels, name != "node_modules",
                        !(path.relative(to: folder).map(skips) ?? false)
                    else { continue }
                    pending.append((path, place.depth + 1))
                } else if isWanted, entry.isFile ?? (path.kind == S_IFREG) {
                    found += path.relative(to: folder).map { [$0] } ?? []
                }
            }
        }
        return found.sorted { $0.string.utf8.lexicographicallyPrecedes($1.string.utf8) }
    }

    package enum Limits {
        package static let entries = 20_000
        static let depth = 12
    }

    /// All entries of a folder, unsorted; none if it cannot be read.
    static func entries(of folder: FilePath) -> [Entry] {
        guard let stream = opendir(folder.string) else { return [] }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard name != Array(".".utf8), name != Array("..".utf8) else { continue }
            let kind =
                switch Int(entry.pointee.d_type) {
                case Int(DT_DIR): S_IFDIR
                case Int(DT_REG): S_IFREG
                case Int(DT_LNK): S_IFLNK
                // Some file systems do not report types.
                case Int(DT_UNKNOWN): kind(of: name, in: stream) ?? 0
                default: 0 as mode_t
                }
            entries.append(
                Entry(
                    bytes: name, isFolder: kind == S_IFDIR,
                    isFile: kind == S_IFLNK ? nil : kind == S_IFREG))
        }
        return entries
    }

    private static func kind(of name: [UInt8], in stream: OpaquePointer) -> mode_t? {
        var status = stat()
        let path = name.map(CChar.init(bitPattern:)) + [0]
        let result = fstatat(dirfd(stream), path, &status, AT_SYMLINK_NOFOLLOW)
        return result == 0 ? status.st_mode & S_IFMT : nil
    }
}
