// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import Files
import GtkKit
import Previewing
import Workspace

/// A window with one preview.
///
/// ```
/// ApplicationWindow
/// ╰── Box
///     ├── HeaderBar        sidebar, open, undo, redo ╴ theme and screen ╴ warnings, device, menu
///     ├── ChoiceBar        what was not opened: details, open what is mended
///     ├── ChoiceBar        the theme's file was deleted: keep open, save again
///     ├── ChoiceBar        another program changed the theme: keep mine, take theirs, compare
///     ├── ChoiceBar        the theme's file cannot hold an edit: undo, save as
///     ├── ChoiceBar        a family is in use for the whole theme, and what it lacks: undo
///     ├── ChoiceBar        a crash left unsaved edits behind: restore, discard
///     ╰── Overlay          that it takes what is dragged over it
///         ╰── SplitView
///             ├── StyleSidebar
///             ╰── Box
///                 ├── ToastOverlay
///                 │   ╰── Stage    the table
///                 ╰── SizeBar      slider, numbers, zoom
/// ```
public final class MainWindow {
    /// What is open.
    public let page: Page
    /// The window itself.
    let window: ApplicationWindow
    let stage: Stage
    let sizeBar: SizeBar
    let sidebar: StyleSidebar
    let splitView: SplitView
    let title = WindowTitle(title: "")
    let warnings = Button(iconName: "dialog-warning-symbolic", tooltip: "Warnings")
    let deviceButton = MenuButton(iconName: "phone-symbolic", tooltip: "Device and Reader")
    /// Made when it opens first: the window starts without.
    private(set) lazy var device = makeDevicePopover()
    let toasts: ToastOverlay
    private(set) lazy var failureBar = makeFailureBar()
    private(set) lazy var deletionBar = makeDeletionBar()
    private(set) lazy var conflictBar = makeConflictBar()
    private(set) lazy var formatBar = makeFormatBar()
    private(set) lazy var familyBar = makeFamilyBar()
    private(set) lazy var recoveryBar = makeRecoveryBar()
    private var focusReturn: FocusReturn?
    let undoButton = Button(iconName: "edit-undo-symbolic", tooltip: "Undo")
    let redoButton = Button(iconName: "edit-redo-symbolic", tooltip: "Redo")
    /// All windows.
    let windows: Windows
    let autosave: Autosave
    /// Its theme.
    public var theme: ThemeSession { page.theme }
    /// Its screen.
    public var screen: ScreenSession { page.screen }
    /// Its preview.
    public var preview: LivePreview { page.preview }
    var application: Application? { windows.application }
    /// The question that is being asked, so that nobody asks twice.
    var question: MessageDialog?
    /// Whether the reader has said what becomes of the edits.
    var mayClose = false
    /// Asks where to save; tests answer instead.
    lazy var askForPlace: SavePlace.Asking = { [weak self] document, container, answer in
        if let self { SavePlace.ask(document, container, over: window, answer) }
    }
    /// Asks where to export to; tests answer instead.
    lazy var askForExport: ThemeExport.Asking = { [weak self] name, export, answer in
        if let self { export.ask(for: name, near: theme.path, over: window, answer) }
    }
    /// Asks where a picture goes; tests answer instead.
    lazy var askForPicture: PictureContent.Asking = { [weak self] name, answer in
        if let self { PictureFormat.ask(for: name, over: window, answer) }
    }
    /// The design tokens that are being asked about.
    weak var tokenDialog: TokenDialog?
    /// The window with all fonts, while it is open.
    weak var fonts: FontBrowser?
    /// What the reader has seen of ``Page/complaints`` and closed.
    var dismissedComplaints: [FileFailure] = []
    /// What opens each of the recent files.
    var recentActions: [Action] = []
    /// Whether the reader has said to keep a theme open whose file was deleted.
    var keepsDeletedTheme = false
    private let memory = WindowMemory()
    private var watchers: [FileKind: FileWatcher] = [:]
    private var fontWatcher: FileWatcher?
    private var failureWatcher: FileWatcher?
    private var desktopConnections: [SignalConnection] = []

    /// A window that does not show yet, among no others. It keeps itself until it is closed.
    ///
    /// - Throws: `StartFailure` when the program's own files are damaged.
    public convenience init(
        _ application: Application, resources: ResourceFolder
    ) throws(StartFailure) {
        try self.init(Windows(application, resources: resources))
    }

    /// A window that does not show yet. It keeps itself until it is closed.
    ///
    /// - Throws: `StartFailure` when the program's own files are damaged.
    init(_ windows: Windows) throws(StartFailure) {
        guard let application = windows.application else { throw StartFailure(["it has ended"]) }
        self.windows = windows
        page = Page(try windows.makeInstallation(), MainLoopScheduler())
        memory.restore(page.preview)
        autosave = Autosave(page.theme, windows.drafts, MainLoopScheduler())
        window = ApplicationWindow(application)
        stage = Stage(page.preview)
        sizeBar = SizeBar(page.preview, zoom: stage.zoomButton)
        sidebar = StyleSidebar(page)
        // What they say for a moment covers neither the slider nor its numbers.
        toasts = ToastOverlay(stage.widget)
        let column = Box(.vertical, [toasts, Separator(), sizeBar.widget])
        splitView = SplitView(content: column, sidebar: sidebar.widget)
        splitView.expandsVertically = true
        sidebar.editor = self
        sidebar.onPointedAt = { [weak table = stage.table] in table?.highlightedStyle = $0 }
        stage.table.onTextClicked = { [weak self] style in
            guard let self, splitView.isRevealed, !splitView.isFolded else { return }
            sidebar.open(style)
        }
        page.confirmTokens = { [weak self] tokens in
            // Windows may not show yet.
            EventLoop.idle { [weak self] in self?.confirm(tokens) }
        }
        build()
        addActions()
        follow()
        memory.restore(window, stage, sidebar: splitView)
        window.keepUntilClosed(self)
        windows.add(self)
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
        let open = MenuButton(
            iconName: "document-open-symbolic", tooltip: "Open", menu: Menus.open)
        header.packStart(open)
        undoButton.actionName = "win.undo"
        redoButton.actionName = "win.redo"
        for button in [undoButton, redoButton] {
            header.packStart(button)
            // A narrow window has no room for them; the menu has both. The split view says so in the middle
            // of an allocation.
            splitView.onFolded { isFolded in EventLoop.idle { button.isVisible = !isFolded } }
        }
        header.titleWidget = title
        let primary = MenuButton(
            iconName: "open-menu-symbolic", tooltip: "Main Menu", menu: Menus.primary)
        primary.isPrimary = true
        header.packEnd(primary)
        header.packEnd(deviceButton)
        header.packEnd(warnings)
        warnings.actionName = "win.messages"
        let bars = [failureBar, deletionBar, conflictBar, formatBar, familyBar, recoveryBar]
            .map(\.widget)
        let hint = DropHint(over: splitView)
        window.content = Box(.vertical, [header] + bars + [hint.widget])
        focusReturn = FocusReturn(window, buttons: [open, primary, deviceButton], bars: bars)
        addDismissKey()
        addUndoKeys()
        addCopyKey()
        let drop = FileDropTarget { [weak self] paths in
            guard let self, !paths.isEmpty else { return false }
            // The drop ends before a window may open.
            EventLoop.idle { [weak self] in self?.open(paths) }
            return true
        }
        drop.onHover { hint.isShown = $0 }
        window.addController(drop)
    }

    private func follow() {
        page.observe(until: self) { [weak self] change in
            if change.contains(.files) {
                self?.showFiles()
                self?.markRecent()
            }
            if change.contains(.messages) { self?.showMessages() }
        }
        deviceButton.setPopover { [weak self] in self?.device.popover }
        let manager = StyleManager.shared
        desktopConnections = manager.onChanged { [weak self] in self?.followDesktop() }
        followDesktop()
        window.onCloseRequest { [weak self] in
            guard let self else { return false }
            guard mayCloseNow() else { return true }
            remember()
            autosave.forget()
            return false
        }
        let connections = desktopConnections
        window.onClosed { connections.forEach { $0.disconnect() } }
        for kind in FileKind.allCases {
            watchers[kind] = FileWatcher(
                deleted: { [weak self] in self?.page.noteDeletion(of: kind) },
                { [weak self] in self?.page.reload(kind) })
        }
        failureWatcher = FileWatcher { [weak self] in self?.page.checkFailures() }
        fontWatcher = FileWatcher { [weak self] in self?.theme.reloadFonts() }
        showFiles()
        showMessages()
    }

    private func makeDevicePopover() -> DevicePopover {
        let device = DevicePopover(preview)
        device.popover.onShown { [weak self] in self?.makeRoom(forPopover: $0) }
        return device
    }

    /// Keeps the device beside the popover that changes it.
    private func makeRoom(forPopover isShown: Bool) {
        guard isShown else { return stage.frame.covered = nil }
        stage.frame.covered = { [weak self] in
            guard let self, let button = deviceButton.bounds(in: stage.frame) else { return nil }
            let middle = button.x + button.width / 2
            let half = Double(device.popover.measured(.horizontal).natural) / 2
            return (middle - half)...(middle + half)
        }
    }

    private func followDesktop() {
        preview.systemAppearance = StyleManager.shared.isDark ? .dark : .light
    }

    // MARK: - Showing

    private func showFiles() {
        showTitle()
        windows.showTitles()
        showEditing()
        showFormat()
        showFamily()
        fontWatcher?.watch(theme.fontPaths)
    }

    /// Shows what is open, and where it is if others of the same name are.
    func showTitle() {
        let mark = theme.isEdited ? "• " : ""
        let theme = windows.title(theme.title, of: theme.path, among: .theme)
        title.title = mark + theme
        title.subtitle = windows.title(screen.title, of: screen.path, among: .screen)
        window.title = "\(title.title), \(title.subtitle) – \(AppInfo.name)"
    }

    private func showMessages() {
        for (kind, watcher) in watchers { watcher.watch(page.path(of: kind)) }
        failureWatcher?.watch(page.failedPaths)
        showComplaints()
        let summary = MessagesWindow.summary(of: page.messages)
        warnings.isVisible = !failureBar.isRevealed && !summary.isEmpty
        warnings.tooltip = summary
        warnings.setAccessibleLabel(summary)
        showDeletion()
        showConflict()
    }

    /// Opens a window with all there is to say.
    func presentMessages() {
        guard let application else { return }
        _ = MessagesWindow.present(page.messages, over: window, in: application)
    }

    /// Remembers how the window is for the next one.
    func remember() { memory.save(preview, window, stage, sidebar: splitView) }
}
