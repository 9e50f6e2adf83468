// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import Previewing
import Syntax
import Workspace

/// The windows of the program, one per theme. Opening a theme that is already open presents its window.
package final class Windows {
    weak var application: Application?
    let resources: ResourceFolder
    let drafts: RecoveryStore
    /// The saved state of windows.
    let memory = WindowMemory()
    /// The open screens of all windows.
    let screens: OpenScreens
    /// The mappings of tokens to styles that users have chosen.
    let mappings: TokenMappingMemory
    /// All windows. The last used window is at the end.
    private(set) var all: [MainWindow] = []
    /// The drafts of crashed runs. The user gets one offer after another.
    var recoveredDrafts: [RecoveryStore.Draft] = []

    /// The resources of the first window. Another thread reads them.
    private var firstInstallation: BackgroundWork<Result<Installation, StartFailure>>?

    init(
        _ application: Application, resources: ResourceFolder,
        drafts: RecoveryStore = RecoveryStore(
            base: ProgramIdentity.stateFolder.appending("typeladder/unsaved")),
        mappings: TokenMappingMemory = TokenMappingMemory(
            file: ProgramIdentity.stateFolder.appending("typeladder/token-mappings.json")),
        firstInstallation: BackgroundWork<Result<Installation, StartFailure>>? = nil
    ) {
        self.application = application
        self.firstInstallation = firstInstallation
        self.resources = resources
        screens = OpenScreens(isBundled: resources.contains)
        self.drafts = drafts
        self.mappings = mappings
    }

    /// The resources of a new window.
    func makeInstallation() throws(StartFailure) -> Installation {
        guard let first = firstInstallation?.join() else {
            let installation = try Installation(resources)
            try installation.requireFonts()
            return installation
        }
        firstInstallation = nil
        return try first.get()
    }

    /// Retains a new window until it is closed.
    func add(_ window: MainWindow) {
        all.append(window)
        window.window.onActiveChanged { [weak self, weak window] isActive in
            guard let self, let window, isActive, all.contains(where: { $0 === window }) else {
                return
            }
            all.removeAll { $0 === window }
            all.append(window)
        }
        window.window.onClosed { [weak self, weak window] in
            guard let self else { return }
            all.removeAll { $0 === window }
            retitleAll()
        }
    }

    /// The documents of all windows.
    var openDocuments: Ladder.OpenDocuments {
        Ladder.OpenDocuments(
            themes: { [weak self] in self?.all.map(\.page.theme) ?? [] },
            screens: { [weak self] in self?.all.map(\.page.screen) ?? [] })
    }

    /// Presents the window with the document of a preview.
    func present(_ preview: LivePreview) {
        all.first { $0.page.theme === preview.theme || $0.page.screen === preview.screen }?
            .present()
    }

    /// Sets the titles of all windows. Files with the same name get their folders.
    func retitleAll() { all.forEach { $0.retitle() } }

    /// The title of a theme or a screen. If another open document has the same title, the title includes the folder or
    /// file name.
    func title(_ title: String, of path: FilePath?, among kind: FileKind) -> String {
        guard let path else { return title }
        let others = all.filter { $0.page.title(of: kind) == title }
            .compactMap { $0.page.path(of: kind) }.filter { $0 != path }
        if others.isEmpty { return title }
        let isOfItsName = others.contains { $0.hasSameName(as: path) }
        return "\(title) (\(isOfItsName ? path.folderName(among: others) : path.displayName))"
    }

    /// Reads the recent files again, and marks the open ones in each window.
    private func refreshRecentFiles() {
        Menus.updateRecent()
        all.forEach { $0.fileActions.markRecent() }
    }

    /// Asks all windows to close.
    func closeAll() { all.forEach { $0.window.close() } }
}

// MARK: - Opening

extension Windows {
    /// Opens files, or presents the last used window. The first call also offers the drafts of a crashed run.
    func activate(opening paths: [FilePath]) throws(StartFailure) {
        let isFirst = all.isEmpty
        if isFirst, let source = paths.last(where: AppSource.isSource) {
            // The parser starts while the window is made.
            _ = BackgroundWork("parser") { AppSource.parseAhead(source) }
        }
        try lastUsed().flows.opening.open(paths)
        guard isFirst else { return }
        EventLoop.idle { [weak self] in self?.refreshRecentFiles() }
        recoveredDrafts = drafts.drafts()
        all.last?.bars.recovery.offer()
    }

    /// The last used window, or a new one.
    private func lastUsed() throws(StartFailure) -> MainWindow {
        if let window = all.last { return window }
        return try MainWindow(self)
    }

    /// A window without a theme, with the screen and the state of another window.
    @discardableResult
    func makeWindow(like other: MainWindow? = nil) throws(StartFailure) -> MainWindow {
        other?.remember()
        let window = try MainWindow(self)
        if let path = other?.screen.path, path != window.screen.path {
            window.page.open(path, as: .screen)
        }
        return window
    }

    /// Opens files: each theme in its own window, screens in the window `origin`. That window also reports files with
    /// errors, which replace nothing.
    ///
    /// - Returns: the window of the last theme; without a theme, the one that opens the files.
    @discardableResult
    func open(
        _ files: [RecognizedFile], from origin: MainWindow? = nil
    ) throws(StartFailure) -> MainWindow {
        var themes = files.filter(\.isTheme)
        var others = files.filter { !$0.isTheme }
        let base: MainWindow
        if let origin { base = origin } else { base = try lastUsed() }
        var window = base
        if !themes.isEmpty {
            window = try open(theme: themes.removeFirst(), with: others, from: base)
        } else {
            // The user confirms the mapping of tokens before they are opened, unless they are already open.
            others.removeAll { file in
                guard let other = self.window(of: file.path), other.theme.tokens != nil else {
                    return false
                }
                window = other
                return true
            }
            if !others.isEmpty { base.flows.opening.open(others) }
        }
        for theme in themes { window = try open(theme: theme, with: [], from: base) }
        files.map(\.path).forEach(listAsRecent)
        window.present()
        // The syntax tree of a long file takes time to free, so the window is drawn first.
        EventLoop.idle { withExtendedLifetime(files) {} }
        return window
    }

    private func open(
        theme: RecognizedFile, with others: [RecognizedFile], from base: MainWindow
    ) throws(StartFailure) -> MainWindow {
        if let window = window(of: theme.path) {
            window.page.discardFailures()
            if !others.isEmpty { window.flows.opening.open(others) }
            window.present()
            return window
        }
        let window = base.page.isUntouched ? base : try makeWindow(like: base)
        window.flows.opening.open([theme] + others)
        window.present()
        return window
    }

    /// Opens a fixed file. A theme opens in the window that shows it, in `base` if nothing is lost, or else in a new
    /// window; a screen opens in `base`, after a question about unsaved edits of the screen that it replaces.
    func open(_ fixed: FixedFile, from base: MainWindow) throws(StartFailure) {
        if fixed.kind == .screen, !base.page.isOpen(fixed) {
            return base.flows.closing.replaceScreen { [weak self, weak base] in
                if let base { self?.open(fixed, in: base, from: base) }
            }
        }
        let window: MainWindow
        if fixed.kind == .theme, let shown = fixed.path.flatMap(self.window) {
            window = shown
        } else {
            let isFree = fixed.kind == .screen || base.page.isUntouched
            window = isFree ? base : try makeWindow(like: base)
        }
        open(fixed, in: window, from: base)
    }

    private func open(_ fixed: FixedFile, in window: MainWindow, from base: MainWindow) {
        window.page.open(fixed)
        if let path = fixed.path {
            base.page.discardFailure(of: path)
            listAsRecent(path)
        }
        window.present()
    }

    /// Whether another page shows a screen.
    func showsElsewhere(_ screen: OpenScreen, from page: Page) -> Bool {
        all.contains { $0.page !== page && $0.page.screen.file === screen }
    }

    /// Whether a file is open in another window than that of a page.
    func isOpenElsewhere(_ path: FilePath, from page: Page) -> Bool {
        let canonical = path.canonical
        return all.contains { window in
            window.page !== page
                && ([window.theme.path, window.screen.path].contains { $0?.canonical == canonical }
                    || window.theme.tokens?.holds(path) == true)
        }
    }

    /// The window with an open theme, or with design tokens that include the file.
    func window(of path: FilePath) -> MainWindow? {
        let canonical = path.canonical
        return all.first { $0.theme.path?.canonical == canonical }
            ?? all.first { $0.theme.tokens?.holds(path) == true }
    }

    /// Adds an open file to the recent files, unless it is bundled.
    func listAsRecent(_ path: FilePath) {
        let isShown = all.contains { $0.page.isOpen(path) }
        guard isShown, !resources.contains(path) else { return }
        RecentFiles.add(path, to: AppInfo.identifier, openedBy: "typeladder")
        // By then, the desktop's list has been written.
        EventLoop.after(milliseconds: 200) { [weak self] in self?.refreshRecentFiles() }
    }
}
