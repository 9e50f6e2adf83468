// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Previewing

/// A window with one preview.
///
/// ```
/// ApplicationWindow
/// ╰── Box
///     ├── HeaderBar        sidebar, open ╴ theme and screen ╴ warnings, device, menu
///     ├── Banner           what is wrong with a file
///     ╰── Flap
///         ├── StyleSidebar
///         ╰── Box
///             ├── Stage    the table
///             ╰── SizeBar  slider, exact choice, numbers
/// ```
public final class MainWindow {
    /// What is shown.
    public let model: PreviewModel
    /// The window itself.
    let window: ApplicationWindow
    let stage: Stage
    let sizeBar: SizeBar
    let sidebar: StyleSidebar
    let banner = Banner(buttonLabel: "Show All")
    let flap: Flap
    let title = WindowTitle(title: "")
    let warnings = Button(iconName: "dialog-warning-symbolic", tooltip: "Warnings")
    let device: DevicePopover
    weak var application: Application?
    /// The window with all fonts, while it is open.
    weak var fonts: FontBrowser?
    private let memory = WindowMemory()
    private var watchers: [FileKind: FileWatcher] = [:]
    private var desktopConnections: [SignalConnection] = []

    /// A window that does not show yet. It keeps itself until it is closed.
    ///
    /// - Throws: `StartFailure` when the program's own files are damaged.
    public init(_ application: Application, resources: ResourceFolder) throws(StartFailure) {
        self.application = application
        model = try PreviewModel(resources: resources)
        memory.restore(model)
        window = ApplicationWindow(application)
        stage = Stage(model)
        sizeBar = SizeBar(model)
        sidebar = StyleSidebar(model)
        device = DevicePopover(model)
        let column = Box(.vertical, [stage.widget, Separator(), sizeBar.widget])
        flap = Flap(content: column, sidebar: sidebar.widget)
        flap.expandsVertically = true
        build()
        addActions()
        follow()
        memory.restore(window, sidebar: flap)
        window.keepUntilClosed(self)
    }

    /// Shows the window.
    public func present() {
        window.present()
        sizeBar.scale.grabFocus()
    }

    // MARK: - Building

    private func build() {
        let header = HeaderBar()
        let sidebarButton = ToggleButton(
            iconName: "sidebar-show-symbolic", tooltip: "Text Styles (F9)")
        sidebarButton.actionName = "win.sidebar"
        header.packStart(sidebarButton)
        header.packStart(
            MenuButton(
                iconName: "document-open-symbolic", tooltip: "Open", menu: Menus.open))
        header.titleWidget = title
        let primary = MenuButton(
            iconName: "open-menu-symbolic", tooltip: "Main Menu", menu: Menus.primary)
        primary.isPrimary = true
        header.packEnd(primary)
        header.packEnd(device.button)
        header.packEnd(warnings)
        warnings.actionName = "win.messages"
        banner.addCssClass("error-banner")
        window.content = Box(.vertical, [header, banner, flap])
        window.addController(
            FileDropTarget { [weak self] paths in
                guard let self, !paths.isEmpty else { return false }
                open(paths)
                return true
            })
    }

    private func follow() {
        model.observe { [weak self] change in
            if change.contains(.files) { self?.showFiles() }
            if change.contains(.messages) { self?.showMessages() }
        }
        banner.onClicked { [weak self] in self?.presentMessages() }
        let manager = StyleManager.shared
        desktopConnections = manager.onChanged { [weak self] in self?.followDesktop() }
        followDesktop()
        window.onCloseRequest { [weak self] in
            if let self { memory.save(model, window, sidebar: flap) }
            return false
        }
        let connections = desktopConnections
        window.onClosed { connections.forEach { $0.disconnect() } }
        for kind in FileKind.allCases {
            watchers[kind] = FileWatcher { [weak self] in self?.model.reload(kind) }
        }
        showFiles()
        showMessages()
    }

    private func followDesktop() {
        model.systemAppearance = StyleManager.shared.isDark ? .dark : .light
    }

    // MARK: - Showing

    private func showFiles() {
        title.title = model.themeTitle
        title.subtitle = model.screenTitle
        window.title = "\(model.themeTitle), \(model.screenTitle) – \(AppInfo.name)"
    }

    private func showMessages() {
        for (kind, watcher) in watchers { watcher.watch(model.requested[kind]) }
        let messages = model.messages
        let firstError = messages.first { $0.severity == .error }
        if let firstError { banner.text = firstError.shortDescription }
        banner.isRevealed = firstError != nil
        let summary = MessagesWindow.summary(of: messages)
        warnings.isVisible = firstError == nil && !summary.isEmpty
        warnings.tooltip = summary
        warnings.setAccessibleLabel(summary)
    }

    /// Opens a window with all there is to say.
    func presentMessages() {
        guard let application else { return }
        _ = MessagesWindow.present(model.messages, over: window, in: application)
    }

    /// Opens files and lists them among the recent ones.
    func open(_ paths: [String]) {
        model.open(paths)
        for path in paths where path == model.theme.path || path == model.screen.path {
            Desktop.addRecentFile(path)
        }
    }
}

extension Diagnostic {
    /// The same without the folder, which is seldom what is wrong.
    fileprivate var shortDescription: String {
        var short = self
        short.file = file.split(separator: "/").last.map(String.init) ?? file
        return short.description
    }
}
