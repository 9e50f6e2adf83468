// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import GtkKit
import Previewing
import Syntax
import Workspace

// MARK: - A family for the whole theme

extension MainWindow {
    /// The bar that says what became of it.
    func makeFamilyBar() -> ChoiceBar {
        ChoiceBar([
            ("_Undo", { [weak self] in self?.theme.undo() }),
            ("_Close", { [weak self] in self?.familyBar.ask(nil) }),
        ])
    }

    /// Uses the family of a face for all styles.
    func useFamily(of name: String) {
        explain { theme throws(EditFailure) in try theme.useFamily(of: name) }
    }

    /// Leaves all styles to the system font.
    func useSystemFont() {
        let value = theme.value
        let edits = TextStyle.allCases.filter { value.fonts[$0] != nil }.map(ThemeEdit.remove)
        do throws(EditFailure) {
            try theme.edit(
                edits, label: "Use System Font for Whole Theme", id: ThemeSession.wholeTheme)
        } catch {
            show(error.message)
        }
    }

    /// Adds font files to the theme, and uses their family for all styles.
    func useFonts(files: [String]) {
        explain { theme throws(EditFailure) in try theme.useFonts(files: files) }
    }

    private func explain(_ use: (ThemeSession) throws(EditFailure) -> FamilyMatch?) {
        do throws(EditFailure) {
            guard let match = try use(theme) else { return }
            let lacking =
                match.missing.isEmpty
                ? "" : " It has \(match.missing.joined(separator: "; "))."
            familyBar.ask("\(match.family) is in use for all text styles.\(lacking)")
        } catch {
            show(error.message)
        }
    }

    /// Takes the bar away once what it speaks of is undone, or something else was done.
    func showFamily() {
        if theme.undoID != ThemeSession.wholeTheme { familyBar.ask(nil) }
    }

    /// Takes the fonts out of files that were opened or dropped, a folder without a theme being all
    /// the fonts in it, and uses them.
    ///
    /// - Returns: the other files.
    func useFonts(among paths: [String]) -> [String] {
        var fonts: [String] = []
        let others = paths.filter { path in
            let found =
                FontFileFinder.isFontFile(path)
                ? [path]
                : path.isFolder && ThemeFolder.theme(in: path).value == nil
                    ? FontFileFinder.fontFiles(inFolder: path) : []
            fonts += found
            return found.isEmpty
        }
        if !fonts.isEmpty { useFonts(files: fonts) }
        return others
    }
}
