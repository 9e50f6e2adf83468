// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Files
import GtkKit
import Previewing
import Syntax
import Words
import Workspace

/// Sets all styles to one family, and reports the result in a bar.
final class FamilyController {
    /// The bar that names faces missing from the family.
    private(set) lazy var bar: InfoBar = InfoBar([
        (tr("_Undo"), { [weak self] in self?.page.theme.undo() }),
        (tr("_Close"), { [weak self] in self?.bar.announce(nil) }),
    ])
    /// The font browser, while it is open.
    weak var browser: FontBrowser?
    private let page: Page
    private let questions: Questions

    /// A controller for a window's theme.
    init(_ page: Page, _ questions: Questions) {
        (self.page, self.questions) = (page, questions)
        // Undo and the next edit conceal the bar.
        page.observe(.files, by: self) { controller in
            guard controller.page.theme.undoStep?.id != ThemeSession.wholeTheme else { return }
            controller.bar.announce(nil)
        }
    }

    /// Sets all styles to the family of a face.
    func applyFamily(of name: String) {
        explain { try $0.applyFamily(of: name) }
    }

    /// Sets all styles to the system font.
    func applySystemFont() {
        let value = page.theme.value
        let edits = TextStyle.allCases.filter { value.fonts[$0] != nil }.map(ThemeEdit.remove)
        questions.attempt {
            try page.theme.edit(
                edits, label: tr("Use System Font for Whole Theme"), id: ThemeSession.wholeTheme)
        }
    }

    /// Adds font files, and folders of them, to the theme. The styles do not change.
    func addFonts(_ places: [FilePath]) {
        guard !places.isEmpty else { return }
        questions.attempt {
            let added = try page.theme.addFonts(places)
            questions.say(Self.sentence(on: added))
        }
    }

    /// A sentence with the number of added faces, their families, and how long they stay.
    private static func sentence(on added: ThemeSession.AddedFonts) -> String {
        let (count, families) = (added.count, listed(Array(added.families.prefix(3))))
        // Translators: %1$s is a number, %2$s the names of font families
        return switch (added.families.count > 3, added.areNamed) {
        case (false, true):
            trn("Added %1$s face of %2$s", "Added %1$s faces of %2$s", count, families)
        case (true, true):
            trn(
                "Added %1$s face from several families, including %2$s",
                "Added %1$s faces from several families, including %2$s",
                count,
                families)
        case (false, false):
            trn(
                "Added %1$s face of %2$s until this theme is closed",
                "Added %1$s faces of %2$s until this theme is closed", count, families)
        case (true, false):
            trn(
                "Added %1$s face from several families, including %2$s, for use until you close this theme",
                "Added %1$s faces from several families, including %2$s, for use until you close this theme",
                count,
                families)
        }
    }

    /// Adds font files to the theme, and sets all styles to their family. A single bold or italic face rarely suits
    /// Body, so the user decides whether to use it.
    func applyFonts(files: [FilePath]) {
        guard let face = page.theme.unusualFace(of: files) else {
            return explain { try $0.applyFonts(files: files) }
        }
        let name = "\(face.family) \(face.styleName)"
        questions.ask(
            // A long name in the heading would be too wide for the dialog of libadwaita 1.7.
            tr("Use This Face for All Text Styles?"),
            tr(
                """
                “%1$s” is the only face in the file. If all text styles use it, Body is drawn in \
                it, too. If you only add the face, you can choose it for individual text styles.
                """, name),
            [
                ("cancel", tr("_Cancel"), .normal), ("use", tr("_Use for All Styles"), .normal),
                ("add", tr("_Add Only"), .suggested),
            ]
        ) { [weak self] answer in
            switch answer {
            case "use": self?.explain { try $0.applyFonts(files: files) }
            case "add": self?.addFonts(files)
            default: break
            }
        }
    }

    private func explain(_ use: (ThemeSession) throws -> FamilyMatch?) {
        questions.attempt {
            guard let match = try use(page.theme) else { return }
            // Translators: the name of a font family.
            let use = tr("All text styles now use %1$s.", match.family)
            bar.announce(sentences([use] + match.missing.map(\.message)))
        }
    }
}
