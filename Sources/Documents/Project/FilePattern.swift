// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A pattern of paths in `typeladder.json`, relative to the folder of that file: `screens/*.json`.
///
/// `*` stands for any characters of a name, `?` for one character, and `**` for any number of
/// folders. A pattern without these is the path of one file or folder.
package struct FilePattern: Hashable, Sendable {
    /// The pattern as written.
    package let text: String

    package init(_ text: String) { self.text = text }

    /// Whether the pattern may match several files.
    package var hasWildcards: Bool { text.contains(where: Self.isWildcard) }

    /// The folder that contains all matching files, as far as it has no wildcards; `.` for the
    /// folder of the project.
    package var folder: FilePath {
        let names = FilePath(text).components.prefix { !$0.contains(where: Self.isWildcard) }
        let path = (FilePath(text).isAbsolute ? "/" : "") + names.joined(separator: "/")
        return FilePath(path.isEmpty ? "." : path)
    }

    /// The levels of subfolders of ``folder`` that can have matching files; nil for any number.
    package var depth: Int? { parts.contains("**") ? nil : max(parts.count - 1, 0) }

    /// The parts of the path from the first one with wildcards.
    private var parts: ArraySlice<Substring> {
        FilePath(text).components.drop { !$0.contains(where: Self.isWildcard) }
    }

    /// Whether a path matches.
    ///
    /// - Parameter path: a path below ``folder``, relative to it.
    package func matches(_ path: FilePath) -> Bool {
        let names = path.components.map { Array($0) }
        // The numbers of names that the parts so far can match.
        var counts: Set<Int> = [0]
        for part in parts {
            if part == "**" {
                counts = Set((counts.min() ?? 0)...names.count)
                continue
            }
            let part = Array(part)
            counts = Set(
                counts.filter { $0 < names.count && Self.matches(names[$0][...], part[...]) }
                    .map { $0 + 1 })
            guard !counts.isEmpty else { return false }
        }
        return counts.contains(names.count)
    }

    /// Whether a file, or a folder that contains it, matches.
    ///
    /// - Parameter path: a path below the folder of the project, relative to it.
    package func covers(_ path: FilePath) -> Bool {
        let names = path.components.filter { $0 != "." }
        let base = folder.components.filter { $0 != "." }
        guard names.starts(with: base) else { return false }
        let rest = names.dropFirst(base.count)
        return (0...rest.count).contains { count in
            (count > 0 || !hasWildcards)
                && matches(FilePath(rest.prefix(count).joined(separator: "/")))
        }
    }

    private static func isWildcard(_ character: Character) -> Bool {
        character == "*" || character == "?"
    }

    /// Whether a name matches a part of the pattern. After a mismatch, the last `*` takes one more
    /// character.
    private static func matches(
        _ name: ArraySlice<Character>, _ part: ArraySlice<Character>
    ) -> Bool {
        var (position, place) = (name.startIndex, part.startIndex)
        var retry: (position: Int, place: Int)?
        while position < name.endIndex {
            if place < part.endIndex, part[place] == "*" {
                retry = (position, place)
                place += 1
            } else if place < part.endIndex, part[place] == "?" || part[place] == name[position] {
                (position, place) = (position + 1, place + 1)
            } else if let last = retry {
                retry = (last.position + 1, last.place)
                (position, place) = (last.position + 1, last.place + 1)
            } else {
                return false
            }
        }
        return part[place...].allSatisfy { $0 == "*" }
    }
}
