// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The font files in a folder and its subfolders, the nearest first. The names of folders do not matter.
///
/// Projects keep fonts beside their themes or a few folders below. The search must end soon in any folder, such
/// as a home folder. So depth and numbers are limited, hidden folders and links to folders are left out, and
/// folders above are never searched.
struct FontFolder: Sendable {
    /// The bounds of a search.
    struct Bounds: Sendable {
        /// The number of levels below the first folder.
        var depth = 3
        var folders = 500
        var files = 500
        /// The number of names in all folders together.
        var entries = 50_000
    }

    /// The font files: level by level, and sorted by path within each.
    private(set) var files: [FilePath] = []
    /// The searched folders, in order.
    private(set) var folders: [FilePath] = []
    /// The problems of unusable files with a suffix of font files.
    private(set) var problems: [FileProblem] = []
    /// Whether the search was complete.
    private(set) var isComplete = true

    init(_ folder: FilePath, within bounds: Bounds = Bounds()) {
        let dot = UInt8(ascii: ".")
        var level = [folder]
        var entryCount = 0
        for _ in 0...bounds.depth {
            var next: [FilePath] = []
            for folder in level {
                guard folders.count < bounds.folders, entryCount < bounds.entries else {
                    isComplete = false
                    return
                }
                let entries = Folder.entries(of: folder).filter { $0.bytes.first != dot }
                entryCount += entries.count
                folders.append(folder)
                files += fonts(among: entries, in: folder)
                guard files.count <= bounds.files else {
                    files.removeLast(files.count - bounds.files)
                    isComplete = false
                    return
                }
                next += entries.filter(\.isFolder).compactMap(\.name).sorted()
                    .map(folder.appending)
            }
            level = next
        }
    }

    private mutating func fonts(among entries: [Folder.Entry], in folder: FilePath) -> [FilePath] {
        let fonts = entries.filter {
            !$0.isFolder && FontFileFinder.isFontFile(FilePath($0.shownName))
        }
        problems += fonts.filter { $0.name == nil }.map(\.shownName).sorted()
            .map(FileProblem.fontFileNameNotUTF8)
        return fonts.compactMap(\.name).sorted().map(folder.appending).filter { font in
            guard let mistake = FontFileFinder.mistake(in: font) else { return true }
            problems.append(.unusableFontFile(font.string, mistake))
            return false
        }
    }
}
