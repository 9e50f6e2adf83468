// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Files
import GtkKit
import Syntax
import Workspace

/// The actions of menus and keys that open, save, and export files. Menus mark the open files.
final class FileActions {
    private let page: Page
    private let flows: WindowFlows
    /// The actions that open recent files.
    private var recent: [Action] = []

    init(_ page: Page, _ flows: WindowFlows) {
        (self.page, self.flows) = (page, flows)
        recent = (0..<Menus.recentLimit).map(makeRecentAction)
        page.observe(.files, by: self) { $0.markRecent() }
    }

    var all: [Action] {
        let flows = flows
        return recent + flows.editing.makeActions() + flows.screenEditing.actions + [
            Action("open-theme") { [weak flows] in flows?.opening.choose(.theme) },
            Action("open-screen") { [weak flows] in flows?.opening.choose(.screen) },
            Action("open-app") { [weak flows] in flows?.opening.chooseApp() },
            Action("open-folder") { [weak flows] in flows?.opening.chooseFolder() },
            makeBundledChoice("bundled-theme") { page in
                page.theme.path.map(page.resources.name)
                    ?? (page.theme.isEdited ? ThemeDocument.untitledName : nil)
            } openNone: { [weak flows] in
                flows?.opening.newTheme()
            },
            makeBundledChoice("bundled-screen") { page in
                page.screen.path.map(page.resources.name)
            },
            Action("new-theme") { [weak flows] in flows?.opening.openUntitledWindow() },
            Action("save") { [weak flows] in flows?.saving.saveAll() },
            Action("save-as") { [weak flows] in flows?.saving.theme.saveAs() },
            Action("new-screen") { [weak flows] in flows?.opening.chooseNewScreen() },
            Action("save-selected-as") { [weak page, weak flows] in
                // What the sidebar is about: the selected part of the screen, or the theme.
                page?.selection.parts.items.isEmpty == false
                    ? flows?.saving.screen.saveAs() : flows?.saving.theme.saveAs()
            },
            Action("save-screen-as") { [weak flows] in flows?.saving.screen.saveAs() },
            Action("export", parameter: String.self) { [weak flows] name in
                if let export = ThemeFileFormat(rawValue: name) { flows?.exporting.export(export) }
            },
            Action("copy-picture", parameter: String.self) { [weak flows] name in
                if let content = PictureContent(name: name) {
                    flows?.exporting.copyPicture(content)
                }
            },
            Action("save-picture", parameter: String.self) { [weak flows] name in
                if let content = PictureContent(name: name) {
                    flows?.exporting.savePicture(content)
                }
            },
            Action("save-web-page") { [weak flows] in flows?.exporting.saveWebPage() },
        ]
    }

    /// Marks the recent files that are open.
    func markRecent() {
        for (action, path) in zip(recent, Menus.recentPaths) {
            action.setState(page.isOpen(path))
        }
    }

    /// The action that opens a recent file. It is marked while the file is open in this window.
    private func makeRecentAction(_ index: Int) -> Action {
        Action("recent-\(index)", state: false) { [weak self] _ in
            guard let self, Menus.recentPaths.indices.contains(index) else { return }
            flows.opening.open([Menus.recentPaths[index]])
            // The file may have opened in another window, or not at all.
            markRecent()
        }
    }

    /// The action that chooses a bundled file by its name in the resources.
    ///
    /// - Parameter openNone: called for the empty name, which means no file.
    private func makeBundledChoice(
        _ name: String, _ shown: @escaping (Page) -> String?,
        openNone: @escaping () -> Void = {}
    ) -> Action {
        let resources = page.resources
        let current = { (page: Page) in shown(page) ?? "" }
        weak var choice: Action?
        let action = Action(name, choice: current(page)) { [weak page, weak flows] chosen in
            guard let page else { return }
            chosen.isEmpty ? openNone() : flows?.opening.open([resources.path(chosen)])
            // The file may have opened in another window, or not at all.
            choice?.setState(current(page))
        }
        choice = action
        action.follow(page, .files, current)
        return action
    }
}

extension ResourceFolder {
    /// The relative path of a file in the folder; otherwise its full path.
    fileprivate func name(of file: FilePath) -> String {
        file.relative(to: path)?.string ?? file.string
    }
}
