// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Previewing
import Workspace

// MARK: - Actions

extension MainWindow {
    /// Adds what menus, buttons and keys do.
    func addActions() {
        window.addActions([
            Action("larger") { [weak self] in self?.preview.step(by: 1) },
            Action("smaller") { [weak self] in self?.preview.step(by: -1) },
            Action("default-size") { [weak self] in self?.preview.category = .default },
            Action("zoom-in") { [weak self] in self?.stage.zoom(by: 1) },
            Action("zoom-out") { [weak self] in self?.stage.zoom(by: -1) },
            Action("zoom-actual") { [weak self] in self?.stage.zoom = .fixed(1) },
            Action("zoom-fit") { [weak self] in self?.stage.zoom = .bestFit },
            Action("copy-picture", parameter: String.self) { [weak self] name in
                if let content = PictureContent(rawValue: name) { self?.copyPicture(content) }
            },
            Action("save-picture", parameter: String.self) { [weak self] name in
                if let content = PictureContent(rawValue: name) { self?.savePicture(content) }
            },
            Action("open-theme") { [weak self] in self?.choose(.theme) },
            Action("open-screen") { [weak self] in self?.choose(.screen) },
            Action("open-folder") { [weak self] in self?.chooseFolder() },
            makeBundledChoice("bundled-theme") { page in
                page.theme.path ?? (page.theme.isEdited ? ThemeDocument.untitledName : nil)
            } openNone: {
                $0.newTheme()
            },
            makeBundledChoice("bundled-screen") { $0.screen.path },
            Action("new-theme") { [weak self] in self?.makeWindow() },
            Action("save") { [weak self] in self?.save() },
            Action("save-as") { [weak self] in self?.saveAs() },
            Action("export", parameter: String.self) { [weak self] name in
                if let export = ThemeExport(rawValue: name) { self?.export(export) }
            },
            makeUndoAction(), makeRedoAction(),
            Action("copy-figures") { [weak self] in self?.copyFigures() },
            Action("fonts") { [weak self] in self?.presentFonts() },
            Action("use-for-theme") { [weak self] in self?.chooseFamily() },
            Action("messages") { [weak self] in self?.presentMessages() },
            Action("close") { [weak self] in self?.window.close() },
            Action("quit") { [weak self] in self?.windows.closeAll() },
            Action("help") { [weak self] in self?.presentGuide() },
            Action("about") { [weak self] in self?.presentAbout() },
            Action("show-help-overlay") { [weak self] in
                if let self { ShortcutsWindow(parent: window, Shortcuts.groups).present() }
            },
        ])
        recentActions = (0..<Menus.recentLimit).map(makeRecentAction)
        window.addActions(recentActions)
        addToggles()
    }

    /// Opens a file of the menu of recent ones, which is marked while it shows here.
    private func makeRecentAction(_ index: Int) -> Action {
        Action("recent-\(index)", state: false) { [weak self] _ in
            guard let self, Menus.recentPaths.indices.contains(index) else { return }
            open([Menus.recentPaths[index]])
            // Chosen is not yet open: it may have opened elsewhere, or not at all.
            markRecent()
        }
    }

    /// Marks what shows among the recent files.
    func markRecent() {
        for (action, path) in zip(recentActions, Menus.recentPaths) {
            action.setState(page.isShown(path))
        }
    }

    /// A choice among the program's own files, by their names in the resources; menus mark what is open.
    ///
    /// - Parameter openNone: what the empty name does, which stands for no file.
    private func makeBundledChoice(
        _ name: String, _ path: @escaping (Page) -> String?,
        openNone: @escaping (MainWindow) -> Void = { _ in }
    ) -> Action {
        let folder = page.resources.path("")
        let current = { (page: Page) in
            path(page).map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 } ?? ""
        }
        weak var choice: Action?
        let action = Action(name, choice: current(page)) { [weak self] chosen in
            guard let self else { return }
            chosen.isEmpty ? openNone(self) : open([page.resources.path(chosen)])
            // Chosen is not yet open: it may have opened elsewhere, or not at all.
            choice?.setState(current(page))
        }
        choice = action
        page.observe(until: self) { [weak page] change in
            if let page, change.contains(.files) { action.setState(current(page)) }
        }
        return action
    }

    private func addToggles() {
        let sidebar = Action("sidebar", state: splitView.isRevealed) { [weak self] in
            if let self, splitView.isRevealed != $0 { splitView.isRevealed = $0 }
        }
        // The window may fold the sidebar by itself; the action does not refer back to it.
        splitView.onRevealed { sidebar.setState($0) }
        let sizes = Action(
            "larger-accessibility-sizes", state: preview.offersAccessibilitySizes
        ) { [weak self] in self?.preview.offersAccessibilitySizes = $0 }
        window.addActions([
            sidebar, sizes, makeDarkAction(),
            makeToggle("bold-text", \.boldText),
            makeToggle("landscape", \.isLandscape),
            makeToggle("increase-contrast", \.increasesContrast),
            makeToggle("right-to-left", \.isRightToLeft),
        ])
    }

    /// What turns something of the device or its reader on and off, and shows which it is.
    private func makeToggle(
        _ name: String, _ property: WritableKeyPath<PreviewEnvironment, Bool>
    ) -> Action {
        let action = Action(name, state: preview.environment[keyPath: property]) { [weak self] in
            self?.preview.environment[keyPath: property] = $0
        }
        preview.observe(until: self) { [weak preview] change in
            guard let preview, change.contains(.preview) else { return }
            action.setState(preview.environment[keyPath: property])
        }
        return action
    }

    private func makeDarkAction() -> Action {
        let action = Action("dark", state: preview.environment.appearance == .dark) { [weak self] in
            self?.preview.appearance = $0 ? .dark : .light
        }
        preview.observe(until: self) { [weak preview] change in
            guard let preview, change.contains(.preview) else { return }
            action.setState(preview.environment.appearance == .dark)
        }
        return action
    }

    // MARK: - Dialogs

    private func choose(_ kind: FileKind) {
        let chooser = FileChooser(
            title: kind == .theme ? "Open Theme" : "Open Screen", parent: window, purpose: .open)
        switch kind {
        case .theme:
            chooser.addFilter(
                "Themes (property lists and JSON)",
                suffixes: ["plist", "json", "typeladder-theme", "tokens"])
            chooser.addFilter("Design tokens (JSON)", suffixes: ["json", "tokens"])
        case .screen:
            chooser.addFilter("Screens (JSON)", suffixes: ["json", "typeladder-screen"])
        }
        chooser.show { [weak self] path in
            guard let self, let path else { return }
            // What was chosen as one thing and is broken is complained about as that.
            if kind == .theme { return open([path]) }
            page.open(path, as: kind)
            windows.note(path)
        }
    }

    private func chooseFolder() {
        let chooser = FileChooser(
            title: "Open a Theme’s Folder", parent: window, purpose: .openFolder)
        chooser.show { [weak self] path in
            if let path { self?.open([path]) }
        }
    }

    private func presentFonts() {
        guard let application else { return }
        if let fonts { return fonts.window.present() }
        fonts = FontBrowser.present(
            page, over: window, in: application,
            useForStyle: { [weak self] in
                guard let self else { return }
                edit(.use($1, for: $0, in: theme.document.theme), coalescing: nil)
            }, useForTheme: { [weak self] in self?.useFamily(of: $0) })
    }

    private func chooseFamily() {
        splitView.isRevealed = true
        let theme = theme.document.theme
        sidebar.chooseFont(
            "Font of the Whole Theme", current: theme.fonts[.body]?.fontName,
            edits: { [weak session = self.theme] in
                session?.familyMatch(of: $0)?.edits(in: theme) ?? []
            },
            answer: { [weak self] name in
                if let name { self?.useFamily(of: name) } else { self?.useSystemFont() }
            })
    }

    private func presentGuide() {
        guard let application else { return }
        if GuideWindow.present(page.resources, over: window, in: application) == nil {
            show("The guide was not installed with this program; see \(AppInfo.website)")
        }
    }

    private func presentAbout() {
        let about = AboutDialog()
        about.applicationName = AppInfo.name
        about.applicationIcon = AppInfo.identifier
        about.version = AppInfo.version
        about.developerName = "The Typeladder authors"
        about.copyright = "© 2026 the Typeladder authors"
        about.comments = "See every size your readers will see: iOS Dynamic Type on Linux."
        about.website = AppInfo.website
        about.issueAddress = AppInfo.issueAddress
        about.setMITLicense()
        about.present(over: window)
    }
}
