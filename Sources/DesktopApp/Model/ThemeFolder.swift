// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Glibc

/// Finds the theme in a folder that holds one, its `fonts/`, and whatever else.
nonisolated enum ThemeFolder {
    /// The theme's path; a diagnostic where there is none, or nobody can say which.
    static func theme(in folder: String) -> ReadResult<String> {
        let names = themeNames(in: folder)
        let called = names.filter { $0.lowercased().hasPrefix("theme.") }
        switch (called.count, names.count) {
        case (1, _): return ReadResult("\(folder)/\(called[0])", [])
        case (_, 1): return ReadResult("\(folder)/\(names[0])", [])
        case (_, 0):
            let odd = Folder.unreadableNames(in: folder)
            guard !odd.isEmpty else {
                return fail(folder, "there is no theme in this folder; open a theme file")
            }
            let list = odd.joined(separator: ", ")
            return fail(
                folder, "there is no theme in this folder; rename what is not UTF-8 in it: \(list)")
        default:
            let list = names.joined(separator: ", ")
            return fail(folder, "this folder has several themes; open one of them: \(list)")
        }
    }

    private static func fail(_ folder: String, _ reason: String) -> ReadResult<String> {
        ReadResult(nil, [Diagnostic(.error, file: folder, message: reason)])
    }

    /// What a theme's file may be called.
    static let suffixes = [".plist", ".json", ".typeladder-theme"]

    /// The files that are themes and change something: `Info.plist` and `package.json` do not.
    private static func themeNames(in folder: String) -> [String] {
        Folder.names(in: folder).filter { name in
            guard suffixes.contains(where: name.lowercased().hasSuffix),
                let theme = readTheme("\(folder)/\(name)")
            else { return false }
            return theme.withoutPositions != Theme(format: theme.format)
        }
    }

    /// The theme in a file; nil for what is broken or something else.
    static func readTheme(_ path: String) -> Theme? {
        guard let file = SourceFile.read(path).value else { return nil }
        // Screens may be long, and are not read as a whole only to find that they are no theme.
        let isScreen = file.holds("\"sections\"")
        return isScreen ? nil : ThemeReader.read(file).value
    }

}
