// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

// MARK: - Actions

extension MainWindow {
    /// Adds what menus, buttons and keys do.
    func addActions() {
        window.addActions([
            Action("larger") { [weak self] in self?.model.step(by: 1) },
            Action("smaller") { [weak self] in self?.model.step(by: -1) },
            Action("default-size") { [weak self] in self?.model.category = .default },
            Action("open-theme") { [weak self] in self?.choose(.theme) },
            Action("open-screen") { [weak self] in self?.choose(.screen) },
            Action("open-folder") { [weak self] in self?.chooseFolder() },
            Action("open-recent", parameter: String.self) { [weak self] in self?.open([$0]) },
            Action("open-bundled", parameter: String.self) { [weak self] name in
                guard let self else { return }
                open([model.resources.path(name)])
            },
            Action("system-font") { [weak self] in self?.newTheme() },
            Action("new-theme") { [weak self] in self?.makeWindow() },
            Action("save") { [weak self] in self?.save() },
            Action("save-as") { [weak self] in self?.saveAs() },
            Action("export", parameter: String.self) { [weak self] name in
                if let export = ThemeExport(rawValue: name) { self?.export(export) }
            },
            makeUndoAction(), makeRedoAction(),
            Action("fonts") { [weak self] in self?.presentFonts() },
            Action("messages") { [weak self] in self?.presentMessages() },
            Action("close") { [weak self] in self?.window.close() },
            Action("quit") { [weak self] in self?.windows.closeAll() },
            Action("help") { [weak self] in self?.presentGuide() },
            Action("about") { [weak self] in self?.presentAbout() },
            Action("show-help-overlay") { [weak self] in
                if let self { ShortcutsWindow(parent: window, Shortcuts.groups).present() }
            },
        ])
        addToggles()
    }

    private func addToggles() {
        let sidebar = Action("sidebar", state: flap.isRevealed) { [weak self] in
            if let self, flap.isRevealed != $0 { flap.isRevealed = $0 }
        }
        // The window may fold the sidebar by itself; the action does not refer back to it.
        flap.onRevealed { sidebar.setState($0) }
        let sizes = Action(
            "larger-accessibility-sizes", state: model.offersAccessibilitySizes
        ) { [weak self] in self?.model.offersAccessibilitySizes = $0 }
        window.addActions([
            sidebar, sizes,
            Action("bold-text", state: model.environment.boldText) { [weak self] in
                self?.model.environment.boldText = $0
            },
            Action("landscape", state: model.environment.isLandscape) {
                [weak self] in self?.model.environment.isLandscape = $0
            },
            Action("increase-contrast", state: model.environment.increasesContrast) {
                [weak self] in self?.model.environment.increasesContrast = $0
            },
            Action("right-to-left", state: model.environment.isRightToLeft) { [weak self] in
                self?.model.environment.isRightToLeft = $0
            },
        ])
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
            model.open(path, as: kind)
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
        fonts = FontBrowser.present(model, over: window, in: application) { [weak self] in
            guard let self else { return }
            edit(.use($1, for: $0, in: model.document.theme), coalescing: nil)
        }
    }

    private func presentGuide() {
        guard let application else { return }
        if GuideWindow.present(model.resources, over: window, in: application) == nil {
            show("The guide was not installed with this program; see \(AppInfo.website)")
        }
    }

    private func presentAbout() {
        let about = AboutWindow(parent: window)
        about.applicationName = AppInfo.name
        about.applicationIcon = AppInfo.identifier
        about.version = AppInfo.version
        about.developerName = "The Typeladder authors"
        about.copyright = "© 2026 the Typeladder authors"
        about.comments = "See every size your readers will see: iOS Dynamic Type on Linux."
        about.website = AppInfo.website
        about.issueAddress = AppInfo.issueAddress
        about.setMITLicense()
        about.present()
    }
}
