// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The font files that a theme has besides those it names: added files, and files found beside the theme and
/// below.
///
/// It is a value, so an edit of the theme needs no new search.
package struct FontSearch: Sendable {
    /// The added files and folders, as given.
    package let places: [FilePath]
    /// The font files among the added files, and in the added folders.
    package private(set) var added: [FilePath] = []
    /// The font files in the theme's folder and below.
    package private(set) var beside: [FilePath] = []
    /// The searched folders, the nearest first.
    private(set) var folders: [FilePath] = []
    /// The problems of the added files and folders.
    private(set) var problems: [(problem: FileProblem, severity: Diagnostic.Severity)] = []

    /// Searches for font files.
    ///
    /// - Parameters:
    ///   - path: the path of the theme; nil, as for standard input, leaves only added files.
    ///   - places: added files, and folders with font files.
    package init(beside path: FilePath?, adding places: [FilePath] = []) {
        self.places = places
        for place in places {
            if place.isFolder {
                let found = search(place)
                if found.isEmpty { problems.append((.noFontsInFolder(place.string), .warning)) }
                added += found
            } else if let mistake = FontFileFinder.mistake(in: place) {
                problems.append((.unusableFontFile(place.string, mistake), .warning))
            } else {
                added.append(place)
            }
        }
        if let path { beside = search(path.parent) }
    }

    private mutating func search(_ path: FilePath) -> [FilePath] {
        let folder = FontFolder(path)
        folders += folder.folders
        problems += folder.problems.map { ($0, .warning) }
        if !folder.isComplete { problems.append((.fontSearchEnded(path.string), .note)) }
        return folder.files
    }

    /// The folders to watch for new and removed fonts: folders with fonts first, then the nearest. The number
    /// is limited, because each uses one of a few thousand watches that a user has.
    package var watchedFolders: [FilePath] {
        let full = Set((added + beside).map(\.parent))
        let sorted = folders.filter(full.contains) + folders.filter { !full.contains($0) }
        return Array(sorted.prefix(Self.watchLimit))
    }

    private static let watchLimit = 100
}
