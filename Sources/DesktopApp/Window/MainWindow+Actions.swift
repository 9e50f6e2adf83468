// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Previewing
import Reporting
import Words
import Workspace

// MARK: - Actions

extension MainWindow {
    /// Adds the actions of menus, buttons and keys.
    func addActions() {
        window.addActions(fileActions.all + PreviewActions.all(preview, views))
        let revealsSidebar = Action("sidebar", state: splitView.isRevealed) { [weak self] in
            if let self, splitView.isRevealed != $0 { splitView.isRevealed = $0 }
        }
        // The window may fold the sidebar by itself. The action must not retain the window.
        splitView.onRevealed { [weak header] in
            revealsSidebar.setState($0)
            // The sidebar folds during an allocation, when the header must not change its size.
            let isRevealed = $0
            EventLoop.idle { header?.isSidebarVisible = isRevealed }
        }
        header.isSidebarVisible = splitView.isRevealed
        window.addActions([
            revealsSidebar, views.action,
            measureAction, copyElementAction,
            Action("all-screens") { [weak views] in views?.presentScreens() },
            Action("findings") { [weak self] in self?.presentFindings() },
            Action("copy-figures") { [weak self] in self?.copyFigures() },
            Action("switch-panes") { [weak self] in self?.switchPanes() },
            Action("fonts") { [weak self] in self?.presentFonts() },
            Action("add-fonts") { [weak flows] in flows?.opening.chooseFonts() },
            Action("add-font-folder") { [weak flows] in flows?.opening.chooseFontFolder() },
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
    }

    private func presentFindings() {
        splitView.isRevealed = true
        sidebar.present(.findings)
        sidebar.findings?.takeFocus()
    }

    private func presentFonts() {
        guard let application = windows.application else { return }
        if let browser = flows.families.browser { return browser.window.present() }
        let browser = FontBrowser(
            page, over: window, in: application,
            useForStyle: { [weak self] in
                guard let self else { return }
                flows.editing.edit(.setFont($1, for: $0, in: theme.value), coalescing: nil)
            }, useForTheme: { [weak flows] in flows?.families.applyFamily(of: $0) })
        flows.families.browser = browser
        browser.present()
    }

    private func chooseFamily() {
        splitView.isRevealed = true
        let value = theme.value
        page.selection.clear()
        sidebar.present(.selection)
        sidebar.editor.chooseFont(
            tr("Font of the Whole Theme"), current: value.fonts[.body]?.fontName,
            from: sidebar.styles.headings.change,
            edits: { [weak theme] in theme?.familyMatch(of: $0)?.edits(in: value) ?? [] },
            answer: { [weak flows] name in
                if let name {
                    flows?.families.applyFamily(of: name)
                } else {
                    flows?.families.applySystemFont()
                }
            })
    }

    private func presentGuide() {
        guard let application = windows.application else { return }
        if GuideWindow.present(page.resources, over: window, in: application) == nil {
            questions.say(tr("The guide is not installed; see %1$s", AppInfo.website))
        }
    }

    private func presentAbout() {
        let about = AboutDialog()
        about.applicationName = AppInfo.name
        about.applicationIcon = AppInfo.identifier
        about.version = AppInfo.version
        about.developerName = tr("The Typeladder authors")
        about.copyright = tr("© 2026 the Typeladder authors")
        about.comments = tr("See every size your users will see: iOS Dynamic Type on Linux.")
        about.website = AppInfo.website
        about.issueAddress = AppInfo.issueAddress
        about.setMITLicense()
        about.present(over: window)
    }
}

// MARK: - Selection

extension MainWindow {
    /// The action of Ctrl+I, which starts and ends measuring the selection.
    private var measureAction: Action {
        let action = Action("measure", state: false) { [weak self] isOn in
            guard let self else { return }
            if isOn {
                // A folded sidebar would cover the list.
                if !splitView.isFolded { splitView.isRevealed = true }
                views.present(.single)
                page.selection.isMeasuring = true
                sidebar.present(.selection)
                previewPane.selection.begin()
            } else {
                page.selection.isMeasuring = false
            }
        }
        action.follow(page.selection, .measuring, \.isMeasuring)
        return action
    }

    private var copyElementAction: Action {
        Action("copy-element", parameter: String.self) { [weak flow = flows.selecting] name in
            if let reporter = reporters.first(where: { $0.name == name }) {
                flow?.copy(as: reporter)
            }
        }
    }

    /// Adapts the list to the content of the sidebar.
    func sidebarChanged(to content: Sidebar.Content) {
        previewPane.marksFindings = content == .findings
    }
}
