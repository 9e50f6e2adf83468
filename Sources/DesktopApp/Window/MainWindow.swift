// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import LayoutEngine
import Previewing
import Workspace

/// A window with one preview.
///
/// ```
/// ApplicationWindow
/// ╰── Box
///     ├── WindowHeader     sidebar, open, undo, redo ╴ theme and screen ╴ warnings, device, menu
///     ├── InfoBar        what was not opened: details, open what is mended
///     ├── InfoBar        the theme's file was deleted: keep open, save again
///     ├── InfoBar        another program changed the theme: keep mine, take theirs, compare
///     ├── InfoBar        the theme's file cannot hold an edit: undo, save as
///     ├── InfoBar        a family is in use for the whole theme, and what it lacks: undo
///     ├── InfoBar        a crash left unsaved edits behind: restore, discard
///     ╰── Overlay          that it takes what is dragged over it
///         ╰── SplitView
///             ├── Sidebar          text styles, findings
///             ╰── Box
///                 ├── ToastOverlay
///                 │   ╰── Stack
///                 │       ├── PreviewPane    the table
///                 │       ╰── LadderPane     tables beside each other
///                 ╰── SizeBar      slider, numbers, zoom
/// ```
public final class MainWindow {
    /// What is open.
    public let page: Page
    /// The window itself.
    let window: ApplicationWindow
    let header: WindowHeader
    let bars: WindowBars
    let stage: PreviewPane
    let views: PageViews
    let sizeBar: SizeBar
    let sidebars: Sidebar
    let splitView: SplitView
    let questions: Questions
    let flows: WindowFlows
    /// All windows.
    let windows: Windows
    let autosave: Autosave
    let fileActions: FileActions
    private let watcher: PageWatcher

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
        windows.memory.restore(page.preview)
        autosave = Autosave(page.theme, windows.drafts, MainLoopScheduler())
        window = ApplicationWindow(application)
        stage = PreviewPane(page)
        views = PageViews(page.preview, stage: stage)
        header = WindowHeader(page, frame: stage.frame)
        sizeBar = SizeBar(page, zoom: views.zoomButton)
        // What they say for a moment covers neither the slider nor its numbers.
        let toasts = ToastOverlay(views.widget)
        questions = Questions(over: window, toasts: toasts)
        flows = WindowFlows(page, over: window, among: windows, questions)
        sidebars = Sidebar(StyleSidebar(page), page, flows.findings)
        bars = WindowBars(page, flows, over: window, in: application)
        fileActions = FileActions(page, flows)
        watcher = PageWatcher(page)
        let column = Box(.vertical, [toasts, Separator(), sizeBar.widget])
        splitView = SplitView(content: column, sidebar: sidebars.widget)
        splitView.expandsVertically = true
        build()
        addActions()
        follow()
        windows.memory.restore(window, stage, sidebar: splitView)
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
        flows.opening.window = self
        flows.exporting.takeFocus = { [weak stage] in _ = stage?.table.grabFocus() }
        bars.recovery.window = self
        sidebar.editor = flows.editing
        flows.editing.onRefused = { [weak sidebar] in sidebar?.show() }
        bars.failures.details = { [weak self] in self?.presentMessages() }
        bars.failures.open = { [weak opening = flows.opening] in opening?.open($0) }
        sidebars.onContentChanged = { [weak stage] in stage?.marksFindings = $0 == .findings }
        flows.findings.reveal = { [weak self] in self?.reveal($0) }
        flows.findings.revealStyle = { [weak self] style in
            self?.sidebars.show(.styles)
            if let style { self?.sidebar.open(style) }
        }
        sidebar.onPointedAt = { [weak table = stage.table] in table?.highlightedStyle = $0 }
        stage.table.onTextClicked = { [weak self] style in
            guard let self, splitView.isRevealed, !splitView.isFolded else { return }
            sidebar.open(style)
        }
        let hint = DropHint(over: splitView)
        window.content = Box(.vertical, [header.widget] + bars.widgets + [hint.widget])
        bars.returnFocus(in: window, from: header.menuButtons)
        window.addController(bars.failures.dismissKey)
        // These keys are no accelerators: those come before what has the focus, and a text that is being
        // typed has an undo of its own, which is first.
        window.addController(
            UndoKeys.controller { [weak self] action in self?.window.activateAction(action) })
        window.addController(copyKey)
        let drop = FileDropTarget { [weak self] paths in
            guard let self, !paths.isEmpty else { return false }
            // The drop ends before a window may open.
            EventLoop.idle { [weak self] in self?.flows.opening.open(paths) }
            return true
        }
        drop.onHover { hint.isShown = $0 }
        window.addController(drop)
    }

    private func follow() {
        page.observe(until: self) { [weak self] change in
            if change.contains(.files) { self?.windows.showTitles() }
            if change.contains(.messages) { self?.showMessages() }
        }
        let connections = StyleManager.shared.onChanged { [weak self] in self?.followDesktop() }
        followDesktop()
        window.onCloseRequest { [weak self] in
            guard let self else { return false }
            guard flows.closing.mayCloseNow() else { return true }
            remember()
            autosave.forget()
            return false
        }
        window.onClosed { connections.forEach { $0.disconnect() } }
        showTitle()
        showMessages()
    }

    private func followDesktop() {
        preview.systemAppearance = StyleManager.shared.isDark ? .dark : .light
    }

    // MARK: - Showing

    /// Shows what is open, and where it is if others of the same name are.
    func showTitle() {
        let mark = theme.isEdited ? "• " : ""
        let theme = windows.title(theme.title, of: theme.path, among: .theme)
        let title = header.title
        title.title = mark + theme
        title.subtitle = windows.title(screen.title, of: screen.path, among: .screen)
        window.title = "\(title.title), \(title.subtitle) – \(AppInfo.name)"
    }

    /// Shows an item in the single view, with the focus.
    private func reveal(_ id: ItemID) {
        views.show(.single)
        guard let index = preview.current.layout.ids.firstIndex(of: id) else { return }
        _ = stage.table.focus(from: index, searching: 1)
    }

    private func showMessages() {
        header.showWarnings(
            MessagesWindow.summary(of: page.messages),
            isSaidElsewhere: bars.failures.bar.isRevealed)
    }

    /// Opens a window with all there is to say.
    func presentMessages() {
        guard let application = windows.application else { return }
        _ = MessagesWindow.present(page.messages, over: window, in: application)
    }

    /// Remembers how the window is for the next one.
    func remember() { windows.memory.save(preview, window, stage, sidebar: splitView) }
}

// MARK: - What is open

extension MainWindow {
    /// Its theme.
    public var theme: ThemeSession { page.theme }
    /// Its screen.
    public var screen: ScreenSession { page.screen }
    /// The theme's text styles.
    var sidebar: StyleSidebar { sidebars.styles }
    /// Its preview.
    public var preview: LivePreview { page.preview }
}

// MARK: - Copying

extension MainWindow {
    /// Ctrl+C copies figures. It is no accelerator: those come before what has the focus, and a text
    /// that is being edited or was selected by pointer is copied itself.
    private var copyKey: KeyController {
        let keys = KeyController()
        keys.onPressed { [weak self] key, modifiers in
            guard key == "c", modifiers.contains(.control), modifiers.isDisjoint(with: .alt) else {
                return false
            }
            self?.copyFigures()
            return true
        }
        return keys
    }

    /// Copies the figures of the text style that has the focus, or else of the text size.
    func copyFigures() {
        let focus = window.focus
        let row = sidebar.rows.first { focus?.isInside($0.item) ?? false }
        let figures = row?.figures ?? sizeBar.figures
        Clipboard.copy(figures)
        questions.say("Copied “\(figures)”")
    }
}
