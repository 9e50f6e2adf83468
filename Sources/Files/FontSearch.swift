// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The font files that a theme has besides those it names: files that were added, and files found
/// beside the theme and below.
///
/// A value, so that an edit of the theme needs no search of its own.
package struct FontSearch: Sendable {
    /// The files and folders that were added, as given.
    package let places: [FilePath]
    /// The font files among them and in them.
    package private(set) var added: [FilePath] = []
    /// The font files in the theme's folder and below.
    package private(set) var beside: [FilePath] = []
    /// The folders that were looked into, the nearest first.
    private(set) var folders: [FilePath] = []
    /// The problems of the places.
    private(set) var problems: [(problem: FileProblem, severity: Diagnostic.Severity)] = []

    /// Looks for font files.
    ///
    /// - Parameters:
    ///   - path: where the theme is; nil, as for standard input, leaves only what was added.
    ///   - places: added files, and folders of them.
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

    /// The folders to watch for fonts that come and go: those that have some, then the nearest. Each
    /// costs the system a watch, of which a user has a few thousand.
    package var watchedFolders: [FilePath] {
        let full = Set((added + beside).map(\.parent))
        let sorted = folders.filter(full.contains) + folders.filter { !full.contains($0) }
        return Array(sorted.prefix(Self.watchLimit))
    }

    private static let watchLimit = 100
}
