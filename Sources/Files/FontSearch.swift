// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The font files that a theme has besides those it names: what somebody added, and what is found
/// beside the theme and below.
///
/// A value, so that an edit of the theme needs no search of its own.
public struct FontSearch: Sendable {
    /// The files and folders that somebody added, as given.
    public let places: [String]
    /// The font files among them and in them.
    public private(set) var added: [String] = []
    /// The font files in the theme's folder and below.
    public private(set) var beside: [String] = []
    /// The folders that were looked into, the nearest first.
    private(set) var folders: [String] = []
    /// What there is to say about the places.
    private(set) var problems: [(problem: FileProblem, severity: Diagnostic.Severity)] = []

    /// Looks for font files.
    ///
    /// - Parameters:
    ///   - path: where the theme is; nil, as for standard input, leaves only what was added.
    ///   - places: files, and folders of them, that somebody added.
    public init(beside path: String?, adding places: [String] = []) {
        self.places = places
        for place in places {
            if place.isFolder {
                let found = search(place)
                if found.isEmpty { problems.append((.noFontsInFolder(place), .warning)) }
                added += found
            } else if let mistake = FontFileFinder.mistake(in: place) {
                problems.append((.unusableFontFile(place, mistake), .warning))
            } else {
                added.append(place)
            }
        }
        if let path { beside = search(path.folder) }
    }

    private mutating func search(_ path: String) -> [String] {
        let folder = FontFolder(path)
        folders += folder.folders
        problems += folder.unreadableNames.map { (.fontFileNameNotUTF8($0), .warning) }
        if !folder.isComplete { problems.append((.fontSearchEnded(path), .note)) }
        return folder.files
    }

    /// The folders to watch for fonts that come and go: those that have some, then the nearest. Each
    /// costs the system a watch, of which a user has a few thousand.
    package var watchedFolders: [String] {
        let full = Set((added + beside).map(\.folder.pathBytes))
        let sorted =
            folders.filter { full.contains($0.pathBytes) }
            + folders.filter { !full.contains($0.pathBytes) }
        return Array(sorted.prefix(Self.watchLimit))
    }

    private static let watchLimit = 100
}
