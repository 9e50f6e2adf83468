// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import PangoText
import Previewing
import Words
import Workspace

/// The window with all faces, by the PostScript names that themes use.
///
/// ```
/// ApplicationWindow
/// ╰── Box
///     ├── HeaderBar
///     ├── ToastOverlay
///     │   ╰── FontPane
///     ╰── Box           the selected face ╴ Use For, Copy Name
/// ```
final class FontBrowser {
    let window: ApplicationWindow
    let pane: FontPane
    /// The PostScript name of the selected face.
    let nameLabel = Label(start: "", "heading")
    private let detailLabel = Label(start: "", "caption", "dim-label")
    private let toasts: ToastOverlay
    private let title = WindowTitle(title: tr("Fonts"))
    private lazy var copyAction = Action("copy-name") { [weak self] in self?.copyName() }
    private let useAction: Action
    private let useAllAction: Action
    private let page: Page

    /// The menu of the eleven styles, shared by all windows: see ``Menus``.
    private static let styles = Menu()
        .append(section: Menu([(tr("Whole Theme"), "win.use-for-theme")]))
        .append(
            section: Menu(
                TextStyle.allCases.map {
                    ($0.displayName, "win.use-for-style('\($0.uiKitName)')")
                }))

    /// A window that follows the fonts of the theme.
    ///
    /// - Parameters:
    ///   - useForStyle: sets a style's font by PostScript name.
    ///   - useForTheme: sets all styles to the family of a face by PostScript name.
    init(
        _ page: Page, over parent: Window, in application: Application,
        useForStyle: @escaping (TextStyle, String) -> Void,
        useForTheme: @escaping (String) -> Void
    ) {
        self.page = page
        pane = FontPane(FontCatalog(page.theme.fonts))
        window = ApplicationWindow(
            application, title: tr("Fonts – %1$s", AppInfo.name), width: 680, height: 760,
            over: parent, isModal: false)
        toasts = ToastOverlay(pane.widget)
        let list = pane.list
        useAction = Action("use-for-style", parameter: String.self) { [weak list] name in
            guard let style = TextStyle(name: name), let entry = list?.selected else { return }
            useForStyle(style, entry.postScriptName)
        }
        useAllAction = Action("use-for-theme") { [weak list] in
            if let entry = list?.selected { useForTheme(entry.postScriptName) }
        }
        build()
        observe()
    }

    func present() {
        window.present()
        pane.search.grabFocus()
    }

    private func build() {
        window.addCssClass("fonts")
        let header = HeaderBar()
        header.titleWidget = title
        window.content = Box(.vertical, [header, toasts, Separator(), actionBar()])
        window.addActions([
            copyAction, useAction, useAllAction,
            Action("close") { [weak window] in window?.close() },
        ])
        pane.search.captureKeys(of: window)
        window.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
    }

    private func actionBar() -> Box {
        for label in [nameLabel, detailLabel] {
            label.ellipsis = .end
            label.isSelectable = true
        }
        let texts = Box(.vertical, spacing: 1, [nameLabel, detailLabel])
        texts.expandsHorizontally = true
        texts.verticalAlignment = .center
        let use = MenuButton(tr("_Use For"), menu: Self.styles)
        use.setOpensUp()
        use.verticalAlignment = .center
        let copy = Button(tr("_Copy Name"))
        copy.addCssClass("suggested-action")
        copy.actionName = "win.copy-name"
        copy.verticalAlignment = .center
        return Box(.horizontal, spacing: 6, [texts, use, copy], "font-actions")
    }

    private func observe() {
        pane.onCounted = { [weak self] in self?.title.subtitle = $0 }
        pane.list.onSelected = { [weak self] in self?.displaySelection($0) }
        pane.list.onActivated = { [weak self] _ in self?.copyName() }
        pane.onStopped = { [weak window] in window?.close() }
        pane.reload(from: pane.catalog)
        displaySelection(nil)
        page.observe(.files, by: self) { browser in
            let fonts = browser.page.theme.fonts
            guard fonts.library !== browser.pane.catalog.library else { return }
            browser.pane.reload(from: FontCatalog(fonts))
        }
        window.keepUntilClosed(self)
    }

    private func displaySelection(_ entry: FontCatalog.Entry?) {
        copyAction.isEnabled = entry != nil
        useAction.isEnabled = entry != nil
        useAllAction.isEnabled = entry != nil
        nameLabel.text = entry?.postScriptName ?? tr("No face selected")
        detailLabel.text =
            entry.map { entry in
                entry.origin == .device
                    ? entry.origin(drawnIn: pane.catalog.face(of: entry)) : entry.location
            } ?? tr("Select a face to copy its PostScript name")
        detailLabel.tooltip = entry == nil ? nil : detailLabel.text
    }

    /// Copies the PostScript name of the selected face.
    private func copyName() {
        guard let entry = pane.list.selected else { return }
        Clipboard.copy(entry.postScriptName)
        toasts.add(Toast(tr("Copied “%1$s”", entry.postScriptName)))
    }

    private func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        if modifiers.contains(.control), key == "c" {
            copyName()
            return true
        }
        if modifiers.contains(.control), key == "f" { return pane.search.grabFocus() }
        return key == "Escape" && pane.handleEscape()
    }
}
