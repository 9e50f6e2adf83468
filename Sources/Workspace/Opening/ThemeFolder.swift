// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import Syntax

/// The search for the theme file in a folder with `fonts/` and other files.
package enum ThemeFolder {
    /// The theme file of a folder; a diagnostic if there is none or more than one candidate.
    package static func theme(in folder: FilePath) -> ReadResult<ParsedFile> {
        let themes = themes(in: folder)
        let called = themes.filter {
            $0.source.fileName.lowercased().hasPrefix("theme.")
        }
        switch (called.count, themes.count) {
        case (1, _): return ReadResult(called[0], [])
        case (_, 1): return ReadResult(themes[0], [])
        case (_, 0):
            let odd = Folder.unreadableNames(in: folder)
            return fail(folder, .noThemeInFolder(unreadable: odd, content(of: folder)))
        default:
            return fail(folder, .severalThemesInFolder(themes.map(\.source.fileName)))
        }
    }

    /// The content of a folder without a theme, if it is clear.
    private static func content(of folder: FilePath) -> FileProblem.FolderContent? {
        let names = Folder.names(in: folder)
        let isYAML = names.contains { name in
            [".yaml", ".yml"].contains { name.lowercased().hasSuffix($0) }
        }
        let settings = SourceFile.read(folder.appending("Root.plist")).value
        return settings?.holds("PreferenceSpecifiers") == true ? .settings : isYAML ? .yaml : nil
    }

    /// Whether a diagnostic says that a folder has no theme.
    static func lacksTheme(_ diagnostic: Diagnostic) -> Bool {
        if case .noThemeInFolder? = diagnostic.problem as? FileProblem { true } else { false }
    }

    private static func fail(_ folder: FilePath, _ problem: FileProblem) -> ReadResult<ParsedFile> {
        ReadResult(nil, [Diagnostic(.error, file: folder.string, problem)])
    }

    /// The suffixes of theme files.
    package static let suffixes = [".plist", ".json", ".typeladder-theme"]

    /// The valid themes of a folder that are not empty. `Info.plist` and `package.json` read as empty themes.
    private static func themes(in folder: FilePath) -> [ParsedFile] {
        Folder.names(in: folder).compactMap { name in
            // A screen may be long, and the search for a word is cheaper than parsing it.
            guard suffixes.contains(where: name.lowercased().hasSuffix),
                let source = SourceFile.read(folder.appending(name)).value,
                !source.holds("\"sections\"")
            else { return nil }
            let file = ParsedFile(source)
            guard !TokenFile.isTokenFile(file), let theme = ThemeReader.read(file).value,
                theme != Theme(format: theme.format)
            else { return nil }
            return file
        }
    }
}
