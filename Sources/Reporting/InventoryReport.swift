// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The report of what a folder has for Typeladder.
package struct InventoryReport: Report {
    package struct Screen: Sendable {
        let file: String
        /// The name of the view in a Swift source; nil for a screen file.
        let view: String?

        package init(file: String, view: String? = nil) { (self.file, self.view) = (file, view) }
    }

    let screens: [Screen]
    let themes: [String]
    let fonts: [String]
    let stringTables: [String]

    package init(screens: [Screen], themes: [String], fonts: [String], stringTables: [String]) {
        (self.screens, self.themes) = (screens, themes)
        (self.fonts, self.stringTables) = (fonts, stringTables)
    }

    package var json: JSONObject {
        [
            "version": 1,
            "screens": JSONList(screens) { ["file": $0.file, "view": $0.view] as JSONObject },
            "themes": themes, "fonts": fonts, "stringTables": stringTables,
        ]
    }

    package var text: String {
        let named = screens.map { screen in
            screen.view.map { "\(screen.file) (\($0))" } ?? screen.file
        }
        return [
            ("Screens", named), ("Themes", themes), ("Fonts", fonts),
            ("String tables", stringTables),
        ].map { title, files in
            files.isEmpty
                ? "\(title): none" : "\(title):\n" + files.map { "  \($0)" }.joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
