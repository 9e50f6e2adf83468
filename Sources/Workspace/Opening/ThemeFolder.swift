// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// Finds the theme in a folder that holds one, its `fonts/`, and whatever else.
public enum ThemeFolder {
    /// The theme's file; a diagnostic where there is none, or nobody can say which.
    public static func theme(in folder: FilePath) -> ReadResult<ParsedFile> {
        let themes = themes(in: folder)
        let called = themes.filter {
            $0.source.fileName.lowercased().hasPrefix("theme.")
        }
        switch (called.count, themes.count) {
        case (1, _): return ReadResult(called[0], [])
        case (_, 1): return ReadResult(themes[0], [])
        case (_, 0):
            let odd = Folder.unreadableNames(in: folder)
            return fail(folder, .noThemeInFolder(unreadable: odd))
        default:
            return fail(folder, .severalThemesInFolder(themes.map(\.source.fileName)))
        }
    }

    private static func fail(_ folder: FilePath, _ problem: FileProblem) -> ReadResult<ParsedFile> {
        ReadResult(nil, [Diagnostic(.error, file: folder.string, problem)])
    }

    /// What a theme's file may be called.
    public static let suffixes = [".plist", ".json", ".typeladder-theme"]

    /// The files that are themes and change something: `Info.plist` and `package.json` do not.
    private static func themes(in folder: FilePath) -> [ParsedFile] {
        Folder.names(in: folder).compactMap { name in
            // Screens may be long, and are not read as a whole only to find that they are no theme.
            guard suffixes.contains(where: name.lowercased().hasSuffix),
                let source = SourceFile.read(folder.appending(name)).value,
                !source.holds("\"sections\"")
            else { return nil }
            let file = ParsedFile(source)
            guard let theme = ThemeReader.read(file).value,
                theme != Theme(format: theme.format)
            else { return nil }
            return file
        }
    }
}
