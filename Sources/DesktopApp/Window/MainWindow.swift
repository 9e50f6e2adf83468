// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import LayoutEngine
import Previewing
import Words
import Workspace

/// A window with one preview.
///
/// ```
/// ApplicationWindow
/// ╰── Box
///     ├── WindowHeader             sidebar, open, undo, redo, views ╴ theme and screen ╴ warnings, menu
///     ╰── Overlay                  hint while files are dragged over it
///         ╰── SplitView
///             ├── Sidebar          selection or theme, findings
///             ╰── Box
///                 ├── ToastOverlay
///                 │   ╰── Overlay
///                 │       ├── PageViews      one size, all sizes, comparison, first breaks
///                 │       ╰── WindowBars     one message with its answers, over the end of the view
///                 ├── EditBar      while the sidebar is folded away
///                 ╰── SizeBar      caption of the device, zoom, slider, numbers
/// ```
package final class MainWindow {
    /// The open documents.
    package let page: Page
    let window: ApplicationWindow
    let header: WindowHeader
    let caption: DeviceCaption
    let bars: WindowBars
    let previewPane: PreviewPane
    let views: PageViews
    let sizeBar: SizeBar
    let sidebar: Sidebar
    let splitView: SplitView
    let questions: Questions
    let flows: WindowFlows
    let windows: Windows
    /// The drafts of the theme and of the screen.
    let autosaves: [Autosave]
    let fileActions: FileActions
    /// The buttons for the selection, while the sidebar is folded away.
    let editBar: EditBar
    /// The text style of the selection in the edit bar.
    let selectedStyle: SelectedStyle
    /// Says what happened to screen readers.
    private(set) lazy var announcer = Announcer(window)
    private let watcher: PageWatcher
    /// The marks after the screen's title.
    private var textMarks: [String] = []
    /// The field of the sidebar that had the focus before the list.
    var lastField: Widget?
    private var pointer: (x: Double, y: Double)?

    /// A hidden window, the first one. It retains itself until it is closed.
    ///
    /// - Throws: `StartFailure` when the program's own files are damaged.
    package convenience init(
        _ application: Application, resources: ResourceFolder
    ) throws(StartFailure) {
        try self.init(Windows(application, resources: resources))
    }

    /// A hidden window, in addition to those in `windows`. It retains itself until it is closed.
    ///
    /// - Throws: `StartFailure` when the program's own files are damaged.
    init(_ windows: Windows) throws(StartFailure) {
        guard let application = windows.application else {
            throw StartFailure([tr("Typeladder has quit.")])
        }
        self.windows = windows
        page = Page(try windows.makeInstallation(), MainLoopScheduler(), among: windows.screens)
        windows.memory.restore(page.preview)
        let (store, name) = (windows.drafts, String(UInt64.random(in: .min ... .max), radix: 16))
        autosaves = [
            Autosave(page.theme, in: name, store, MainLoopScheduler()),
            Autosave(page.screen, in: name, store, MainLoopScheduler()),
        ]
        window = ApplicationWindow(application)
        previewPane = PreviewPane(page)
        views = PageViews(page, single: previewPane, among: windows.openDocuments)
        header = WindowHeader(page)
        caption = DeviceCaption(page.preview)
        sizeBar = SizeBar(
            page, caption: caption, ends: [caption.allSettings, views.zoomButton])
        // Only on the views, so toasts and bars cover neither the slider nor its numbers.
        let stage = Overlay(views.widget)
        let toasts = ToastOverlay(stage)
        questions = Questions(over: window, toasts: toasts)
        flows = WindowFlows(page, over: window, among: windows, questions)
        sidebar = Sidebar(page, flows)
        selectedStyle = SelectedStyle(page, flows.screenEditing)
        editBar = EditBar(selectedStyle.choice)
        bars = WindowBars(page, flows)
        stage.addOverlay(bars.widget)
        fileActions = FileActions(page, flows)
        watcher = PageWatcher(page)
        let column = Box(.vertical, [toasts, editBar.widget, Separator(), sizeBar.widget])
        splitView = SplitView(content: column, sidebar: sidebar.widget)
        build()
        addActions()
        observe()
        windows.memory.restore(window, previewPane, sidebar: splitView)
        windows.memory.restore(views)
        window.keepUntilClosed(self)
        windows.add(self)
    }

    package func present() {
        window.present()
        // A long file may be read only after the user has begun to type.
        if !window.isTyping { sizeBar.scale.grabFocus() }
    }

    // MARK: - Building

    private func build() {
        flows.opening.window = self
        flows.fixing.window = self
        flows.exporting.takeFocus = { [weak previewPane] in _ = previewPane?.table.grabFocus() }
        bars.recovery.window = self
        for bars in [bars.theme, bars.screen] {
            bars.onCompare = { [weak views] in views?.compare(by: .conflict) }
        }
        views.exporting = flows.exporting
        connectEditing()
        views.opening = flows.opening
        views.onOtherChosen = { [weak windows] in windows?.present($0) }
        bars.failures.details = { [weak self] in self?.presentMessages() }
        bars.failures.open = { [weak opening = flows.opening] in opening?.open($0) }
        sidebar.onContentChanged = { [weak self] in self?.sidebarChanged(to: $0) }
        flows.findings.reveal = { [weak self] in self?.reveal($0) }
        flows.findings.revealStyle = { [weak self] style in
            self?.page.selection.clear()
            self?.sidebar.present(.selection)
            if let style { self?.sidebar.styles.open(style) }
        }
        sidebar.editor.onPointedAt = { [weak table = previewPane.table] in
            table?.highlightedStyle = $0
        }
        let hint = DropHint()
        let fitting = FittingBin(splitView, leastWidth: 350, fillsWindow: true) { [weak sidebar] in
            sidebar?.limit = $0
        }
        fitting.expandsVertically = true
        let content = Overlay(fitting)
        content.addOverlay(hint.widget)
        window.content = Box(.vertical, [header.widget, content])
        bars.returnFocus(
            in: window,
            from: header.menuButtons + caption.menuButtons + editBar.menuButtons)
        sidebar.onMenusAdded = { [weak self] in
            if let self { bars.returnFocus(in: window, from: $0) }
        }
        bars.onCovered = { [weak table = previewPane.table] in table?.endInset = Double($0) }
        questions.onToast = { [weak bars] in bars?.isToastVisible = $0 }
        window.onPointerMoved { [weak self] in self?.pointerMoved(to: $0) }
        previewPane.onDragged = { [weak caption] in caption?.isDragging = $0 }
        previewPane.frame.onEdgeRestored = { [weak caption] in caption?.restoreDevice() }
        // Works wherever the focus is.
        window.onKey { [weak bars, weak views] key, _ in
            guard key == "Escape", let bars, let views else { return false }
            return bars.failures.bar.dismissIfShown() || views.goBack()
        }
        // These are not accelerators, because those come before the focused widget, and a text entry has its own undo.
        window.onUndoKeys { [weak self] action in self?.window.activateAction(action) }
        window.onKey { [weak self] key, modifiers in
            guard modifiers.intersection([.control, .alt, .shift]) == .control,
                let action = Shortcuts.behindTextEntries[key], let self, !window.isTyping
            else { return false }
            return window.activateAction(action)
        }
        // If text is selected, the key copies the text.
        window.onKey { [weak self] key, modifiers in
            guard key == "c", modifiers.contains(.control), modifiers.isDisjoint(with: .alt) else {
                return false
            }
            self?.copyFigures()
            return true
        }
        let drop = FileDropTarget { [weak self] paths in
            guard let self, !paths.isEmpty else { return false }
            // A window may open only after the end of the drop.
            EventLoop.idle { [weak self] in self?.flows.opening.open(paths) }
            return true
        }
        drop.onHover { hint.show($0) }
        window.addController(drop)
    }

    /// Lets bars take clicks again. GTK repeats the position when a widget moves under the pointer.
    private func pointerMoved(to place: (x: Double, y: Double)?) {
        guard let place, pointer.map({ $0 != place }) ?? true else { return }
        pointer = place
        bars.pointerMoved()
    }

    private func observe() {
        page.observe(.files, by: self) {
            $0.windows.retitleAll()
            $0.showEditBar()
        }
        page.observe(.messages, by: self) { $0.updateWarnings() }
        page.selection.observe(.any, by: self) { $0.showEditBar() }
        splitView.onRevealed { [weak self] _ in
            EventLoop.idle { [weak self] in self?.showEditBar() }
        }
        showEditBar()
        preview.observe(.preview, by: self) {
            if $0.page.textMarks != $0.textMarks { $0.retitle() }
        }
        let connections = StyleManager.shared.onChanged { [weak self] in
            self?.adoptSystemAppearance()
        }
        adoptSystemAppearance()
        window.onCloseRequest { [weak self] in
            guard let self else { return false }
            guard flows.closing.mayCloseNow() else { return true }
            remember()
            autosaves.forEach { $0.discardDraft() }
            return false
        }
        window.onClosed { connections.forEach { $0.disconnect() } }
        retitle()
        updateWarnings()
    }

    private func adoptSystemAppearance() {
        preview.systemAppearance = StyleManager.shared.isDark ? .dark : .light
    }

    // MARK: - Title and messages

    /// Sets the titles to those of the open documents. A title includes the folder if another open document has the
    /// same title.
    func retitle() {
        let mark = theme.isEdited ? "• " : ""
        let theme = windows.title(theme.title, of: theme.path, among: .theme)
        let title = header.title
        title.title = mark + theme
        let screen = windows.title(screen.title, of: screen.path, among: .screen)
        textMarks = page.textMarks
        let screenMark = self.screen.isEdited ? "• " : ""
        title.subtitle = ([screenMark + screen] + textMarks).joined(separator: " · ")
        title.tooltip = "\(title.title)\n\(title.subtitle)"
        // Translators: the titles of a theme and a screen, and the name of the program.
        window.title = tr("%1$s, %2$s – %3$s", title.title, title.subtitle, AppInfo.name)
    }

    /// Reveals an item in the single view, and focuses it.
    private func reveal(_ id: ItemID) {
        views.present(.single)
        guard let index = preview.current.layout.ids.firstIndex(of: id) else { return }
        page.selection.element = LayoutElement(id)
        _ = previewPane.table.focus(from: index, searching: 1)
    }

    private func updateWarnings() {
        header.displayWarnings(
            MessagesWindow.summary(of: page.messages),
            isAnnouncedElsewhere: bars.failures.bar.isRevealed)
    }

    /// Opens the window with all messages.
    func presentMessages() {
        guard let application = windows.application else { return }
        FileMessages.present(page, flows.fixing, over: window, in: application)
    }

    /// Saves drafts of unsaved edits now.
    func saveDrafts() { autosaves.forEach { $0.saveDraft() } }

    /// Saves the window's state for the next window.
    func remember() { windows.memory.save(preview, window, previewPane, views, sidebar: splitView) }
}

// MARK: - Open documents

extension MainWindow {
    package var theme: ThemeSession { page.theme }
    package var screen: ScreenSession { page.screen }
    package var preview: LivePreview { page.preview }
}

// MARK: - Copying

extension MainWindow {
    /// Copies the figures of the focused text style; without one, of the category.
    func copyFigures() {
        let focus = window.focus
        let row = sidebar.styles.rows.first { focus?.isInside($0.item) ?? false }
        let figures = row?.figures ?? sidebar.element?.figures(at: focus) ?? sizeBar.figures
        Clipboard.copy(figures)
        questions.say(tr("Copied “%1$s”", figures))
    }
}
