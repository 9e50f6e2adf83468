// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import GtkKit
import Previewing
import Syntax

/// The menus of the header bar, shared by all windows: GTK 4.8 retains each section of a menu that
/// a button shows, so that menus of closed windows would leak.
enum Menus {
    /// The menu of the user's files and the bundled ones.
    static let open: Menu = {
        let own = Menu()
            .append("_New Theme", action: "win.new-theme")
            .append("Open _Theme…", action: "win.open-theme")
            .append("Open Theme’s _Folder…", action: "win.open-folder")
            .append("Open _Screen…", action: "win.open-screen")
        let themes =
            [("System Font", "")] + BundledTheme.allCases.map { ($0.title, $0.resource) }
        let screens = BundledScreen.allCases.map {
            ($0.title, "win.bundled-screen('\($0.resource)')")
        }
        return Menu()
            .append(section: own)
            .append(section: recent, title: "Recent")
            .append(
                section: Menu(themes.map { ($0, "win.bundled-theme('\($1)')") }), title: "Themes"
            )
            .append(section: Menu(screens), title: "Screens")
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

    static let zoom = Menu()
        .append("Zoom _In", action: "win.zoom-in")
        .append("Zoom _Out", action: "win.zoom-out")
        .append("_Actual Size", action: "win.zoom-actual")
        .append("_Best Fit", action: "win.zoom-fit")

    /// The menu of the variants of the screen's texts.
    private static let texts = Menu()
        .append(
            section: Menu(
                TextVariant.offered.map { ($0.title, "win.text-variant('\($0.name)')") })
        )
        .append(section: Menu([("Restore Typed Texts", "win.restore-texts")]))

    /// The menu of pictures of the preview.
    private static let pictures = Menu()
        .append("_Copy This Size", action: "win.copy-picture('size')")
        .append("Copy _All Sizes", action: "win.copy-picture('sheet')")
        .append("_Save This Size…", action: "win.save-picture('size')")
        .append("Save All S_izes…", action: "win.save-picture('sheet')")

    /// The menu of the views of a page, and of what stands beside them.
    private static let views = Menu()
        .append(
            section: Menu()
                .append("One Si_ze", action: "win.view('single')")
                .append("All S_izes", action: "win.view('ladder')")
                .append("Co_mparison", action: "win.view('comparison')")
                .append("First Br_eaks", action: "win.view('breaks')")
        )
        .append(
            section: Menu()
                .append("_Text Styles", action: "win.sidebar")
                .append("Fin_dings", action: "win.findings")
                .append("_Inspector", action: "win.inspect"))

    private static let fonts = Menu()
        .append("_Fonts…", action: "win.fonts")
        .append("_Add Fonts…", action: "win.add-fonts")
        .append("Add Folde_r of Fonts…", action: "win.add-font-folder")
        .append("_Use Font for Whole Theme…", action: "win.use-for-theme")

    /// The main menu, low enough for a screen of 768 pixels.
    static let primary: Menu = {
        let file = Menu()
            .append("_Save", action: "win.save")
            .append("Save _As…", action: "win.save-as")
            .append(submenu: export, title: "E_xport Theme As")
            .append(submenu: pictures, title: "_Picture")
        let editing = Menu()
            .append("_Undo", action: "win.undo")
            .append("_Redo", action: "win.redo")
            .append("_Copy Figures", action: "win.copy-figures")
        let look = Menu()
            .append(submenu: views, title: "_View")
            .append(submenu: texts, title: "Te_xts")
            .append(submenu: fonts, title: "_Fonts")
        let size = Menu()
            .append("_Larger", action: "win.larger")
            .append("_Smaller", action: "win.smaller")
            .append("_Default Size", action: "win.default-size")
            .append("Larger _Accessibility Sizes", action: "win.larger-accessibility-sizes")
            .append(submenu: zoom, title: "_Zoom")
        let program = Menu()
            .append("_Help", action: "win.help")
            .append("_Keyboard Shortcuts", action: "win.show-help-overlay")
            .append("A_bout Typeladder", action: "win.about")
        return [file, editing, look, size, program].reduce(Menu()) { $0.append(section: $1) }
    }()
}
