// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import GtkKit
import Previewing
import Syntax
import Words

/// The menus of the header bar, shared by all windows. GTK 4.8 retains each section of a menu that a button shows, so
/// menus of closed windows would leak.
enum Menus {
    /// The menu of the user's files and the bundled ones.
    static let open: Menu = {
        let own = Menu()
            .append(tr("_New Theme"), action: "win.new-theme")
            .append(tr("New S_creen…"), action: "win.new-screen")
            .append(tr("Open _Theme…"), action: "win.open-theme")
            .append(tr("Open Theme’s _Folder…"), action: "win.open-folder")
            .append(tr("Open _Screen…"), action: "win.open-screen")
            .append(tr("Open the Folder of an _App…"), action: "win.open-app")
        let themes =
            [(tr("System Font"), "")] + BundledTheme.allCases.map { ($0.title, $0.resource) }
        @MainActor func menu(_ screens: [BundledScreen]) -> Menu {
            Menu(screens.map { ($0.title, "win.bundled-screen('\($0.resource)')") })
        }
        // In one list, the menu would be taller than a small window.
        let screens = menu(BundledScreen.allCases.filter { !$0.isFromApp })
            .append(
                submenu: menu(BundledScreen.allCases.filter(\.isFromApp)),
                title: trc("screens", "As in Apps"))
        return Menu()
            .append(section: own)
            .append(section: recent, title: tr("Recent"))
            .append(
                section: Menu(themes.map { ($0, "win.bundled-theme('\($1)')") }),
                title: tr("Themes")
            )
            .append(section: screens, title: tr("Screens"))
    }()

    /// The menu of recent files, from the desktop's list.
    private static let recent = Menu()
    private(set) static var recentPaths: [FilePath] = []
    static let recentLimit = 6

    /// Reads the desktop's list of recent files again.
    static func updateRecent() {
        let paths = Array(RecentFiles.paths(in: AppInfo.identifier).prefix(recentLimit))
        guard paths != recentPaths else { return }
        recentPaths = paths
        recent.removeAll()
        for (index, path) in paths.enumerated() {
            recent.append(
                verbatim: "\(path.displayName) – \(path.folderName(among: paths, atLeast: 2))",
                action: "win.recent-\(index)")
        }
    }

    /// The menu of export formats.
    private static let export = Menu(
        ThemeFileFormat.exports.map { ("\($0.title)…", "win.export('\($0.rawValue)')") })

    /// The menu of the content size categories.
    private static let sizes = Menu()
        .append(
            section: Menu()
                .append(tr("_Larger"), action: "win.larger")
                .append(tr("_Smaller"), action: "win.smaller")
                .append(tr("_Default Size"), action: "win.default-size")
        )
        .append(
            section: Menu()
                .append(tr("Larger _Accessibility Sizes"), action: "win.larger-accessibility-sizes")
        )

    static let zoom = Menu()
        .append(tr("Zoom _In"), action: "win.zoom-in")
        .append(tr("Zoom _Out"), action: "win.zoom-out")
        .append(tr("_Actual Size"), action: "win.zoom-actual")
        .append(tr("_Best Fit"), action: "win.zoom-fit")

    /// The menu of the variants of the screen's texts.
    private static let texts = Menu(
        TextVariant.offered.map { ($0.title, "win.text-variant('\($0.name)')") })

    /// The menu of pictures of the preview.
    private static let pictures = Menu()
        .append(tr("_Copy This Size"), action: "win.copy-picture('size')")
        .append(tr("Copy _All Sizes"), action: "win.copy-picture('sheet')")
        .append(tr("_Save This Size…"), action: "win.save-picture('size')")
        .append(tr("Save All S_izes…"), action: "win.save-picture('sheet')")
        .append(tr("Save as _Web Page…"), action: "win.save-web-page")

    /// The menu of the views of a page and the panes of its sidebar.
    private static let views = Menu()
        .append(
            section: Menu()
                .append(tr("One Si_ze"), action: "win.view('single')")
                .append(tr("All S_izes"), action: "win.view('ladder')")
                .append(tr("Co_mparison"), action: "win.view('comparison')")
                .append(tr("First Br_eaks"), action: "win.view('breaks')")
                .append(tr("All Sc_reens"), action: "win.all-screens")
        )
        .append(
            section: Menu()
                .append(tr("_Sidebar"), action: "win.sidebar")
                .append(tr("Fin_dings"), action: "win.findings")
                .append(tr("_Redlines"), action: "win.measure"))

    private static let fonts = Menu()
        .append(tr("_Fonts…"), action: "win.fonts")
        .append(tr("_Add Fonts…"), action: "win.add-fonts")
        .append(tr("Add Folde_r of Fonts…"), action: "win.add-font-folder")
        .append(tr("_Use Font for Whole Theme…"), action: "win.use-for-theme")

    /// The kinds of rows with an action that takes one. Those with a control are in a menu of their own, because one list
    /// would be taller than a small window.
    ///
    /// - Parameters:
    ///   - controls: the title of that menu. GTK finds the submenus of a popover by their titles, so no two are the same.
    ///   - others: the labels of the other items of the same menu, whose mnemonics are taken.
    private static func kinds(
        _ action: String, controls: String, besides others: [String] = []
    ) -> Menu {
        @MainActor func menu(_ kinds: [Row.Kind], _ others: [String]) -> Menu {
            var letters = Set(
                others.compactMap { $0.split(separator: "_").last?.first?.lowercased().first })
            return Menu(
                kinds.map { kind in
                    let name = withMnemonic(kind.displayName, apartFrom: &letters)
                    return (name, "win.\(action)('\(kind.rawValue)')")
                })
        }
        return menu(Row.Kind.allCases.filter { !$0.hasControl }, others + [controls])
            .append(submenu: menu(Row.Kind.allCases.filter(\.hasControl), []), title: controls)
    }

    /// A label with an underscore before a letter that no other label has underlined: the first one of a word if possible,
    /// of the last word rather than of those before.
    private static func withMnemonic(
        _ label: String, apartFrom used: inout Set<Character>
    ) -> String {
        let starts = label.indices.filter { index in
            index == label.startIndex || label[label.index(before: index)] == " "
        }
        let index = (starts.reversed() + Array(label.indices)).first { index in
            label[index].isASCII && label[index].isLetter
                && !used.contains(Character(label[index].lowercased()))
        }
        guard let index else { return label }
        used.insert(Character(label[index].lowercased()))
        return label[..<index] + "_" + label[index...]
    }

    /// The menu of what can be added to a screen.
    static let adding: Menu = {
        let items = [
            (tr("_Row of the Same Kind"), "win.add-row"),
            (tr("Se_ction"), "win.add-section"),
            (tr("Table _Header"), "win.add-table-header"),
            (tr("Table _Footer"), "win.add-table-footer"),
        ]
        return Menu()
            .append(section: Menu(items, keys: Shortcuts.ofWidgets))
            .append(
                section: kinds(
                    "add-row-of-kind", controls: trc("rows", "C_ontrols"),
                    besides: items.map(\.0)), title: tr("Rows"))
    }()

    /// The menu of the selected elements of a screen.
    static let editing = Menu()
        .append(
            section: Menu(keys: Shortcuts.ofWidgets)
                .append(tr("_Edit Text"), action: "win.edit-text")
                .append(tr("Set _Properties…"), action: "win.type-properties")
                .append(submenu: adding, title: tr("_Add"))
                .append(
                    submenu: kinds("change-kind", controls: tr("To a C_ontrol")),
                    title: tr("Change _Kind")
                )
                .append(tr("_Duplicate"), action: "win.duplicate")
                .append(tr("_Remove"), action: "win.remove-selection")
        )
        .append(
            section: Menu(keys: Shortcuts.ofWidgets)
                .append(tr("Move _Up"), action: "win.move-up")
                .append(tr("Move Do_wn"), action: "win.move-down")
                .append(tr("Move to S_tart of Section"), action: "win.move-to-start")
                .append(tr("Move to E_nd of Section"), action: "win.move-to-end")
        )
        .append(
            section: Menu()
                .append(tr("Select Sect_ion"), action: "win.select-section")
                .append(tr("Se_lect All Rows"), action: "win.select-all-rows")
                .append(tr("_Copy Figures"), action: "win.copy-element('text')"))

    /// The main menu. It fits on a screen with a height of 768 pixels.
    ///
    /// - Parameter history: the section with the steps of the window.
    static func primary(history: Menu) -> Menu {
        let file = Menu()
            .append(tr("_Save"), action: "win.save")
            .append(tr("Save Theme _As…"), action: "win.save-as")
            .append(tr("Save Scr_een As…"), action: "win.save-screen-as")
            .append(tr("Revert Screen to Saved"), action: "win.revert-screen")
            .append(submenu: export, title: tr("E_xport Theme As"))
            .append(submenu: pictures, title: tr("_Picture"))
        let look = Menu()
            .append(submenu: views, title: tr("_View"))
            .append(submenu: sizes, title: tr("Text S_ize"))
            .append(submenu: texts, title: tr("Te_xts"))
            .append(submenu: fonts, title: tr("_Fonts"))
            .append(submenu: zoom, title: tr("_Zoom"))
        let program = Menu()
            .append(tr("_Help"), action: "win.help")
            .append(tr("_Keyboard Shortcuts"), action: "win.show-help-overlay")
            .append(tr("A_bout Typeladder"), action: "win.about")
        return [file, history, look, program].reduce(Menu()) { $0.append(section: $1) }
    }

    /// The section of the main menu for undo and redo.
    static func history() -> Menu {
        Menu(keys: Shortcuts.ofWidgets)
            .append(tr("_Undo"), action: "win.undo")
            .append(tr("_Redo"), action: "win.redo")
            .append(submenu: editing, title: tr("Edi_t Screen"))
            .append(tr("_Copy Figures"), action: "win.copy-figures")
    }

    /// Names the steps of undo and redo, if there are any. Only their items are replaced: GTK would add submenus before
    /// it removes those of the same name.
    static func name(undo: String?, redo: String?, in history: Menu) {
        let undo = undo.map { tr("_Undo “%1$s”", Menu.withoutMnemonic($0)) } ?? tr("_Undo")
        let redo = redo.map { tr("_Redo “%1$s”", Menu.withoutMnemonic($0)) } ?? tr("_Redo")
        history.replaceLabel(at: 0, by: undo, action: "win.undo")
        history.replaceLabel(at: 1, by: redo, action: "win.redo")
    }
}
