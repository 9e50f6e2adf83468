// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Words
import Workspace

/// Opens files from a window, in this window or in others.
final class OpeningFlow {
    /// The dialog that maps design tokens, while it is open.
    private(set) weak var tokenDialog: TokenDialog?
    /// The window that opens the files.
    weak var window: MainWindow?
    private let page: Page
    private let windows: Windows
    private let families: FamilyController
    private let closing: ClosingFlow
    private let questions: Questions
    private let reader: OpeningReader

    /// A flow that opens files from a window.
    init(
        _ page: Page, among windows: Windows, _ families: FamilyController, _ closing: ClosingFlow,
        _ questions: Questions
    ) {
        (self.page, self.windows, self.closing) = (page, windows, closing)
        (self.families, self.questions) = (families, questions)
        reader = OpeningReader(for: page.preview)
        page.confirmTokens = { [weak self] tokens in
            // The window may not be mapped yet.
            EventLoop.idle { [weak self] in self?.confirmMapping(of: tokens) }
        }
    }

    /// Opens what paths stand for, and presents the window. Sources and fonts belong with a theme among them, which may
    /// have a window of its own.
    func open(_ paths: [FilePath]) {
        guard let window else { return open(OpenedPaths(paths)) }
        let isMapped = window.window.isMapped
        if isMapped { window.present() }
        reader.read(paths) { [weak self] in self?.open($0) }
        // The first frame of a window shows the files that it was started with, unless they take long to read.
        if !isMapped, reader.isReading { window.present() }
    }

    private func open(_ opened: OpenedPaths) {
        var flow = self
        if !opened.files.isEmpty {
            questions.attempt {
                flow = try windows.open(opened.files, from: window).flows.opening
            }
        }
        if !opened.fonts.isEmpty { flow.families.applyFonts(files: opened.fonts) }
        if let source = opened.sources.last { flow.open(source: source) }
        flow.window?.present()
    }

    /// Shows a Swift file, or the folder of an app, in place of the screen, after a question about unsaved edits.
    func open(source path: FilePath, view: String? = nil, then done: @escaping () -> Void = {}) {
        closing.replaceScreen { [page, windows] in
            if AppSource.isSource(path) {
                page.source.open(path, view: view)
            } else {
                page.source.open(folder: path)
            }
            windows.listAsRecent(path)
            done()
        }
    }

    /// Opens the file of a screen in place of the screen, after a question about unsaved edits.
    ///
    /// - Parameters:
    ///   - view: the view in a source.
    ///   - done: called once it is open, or a source is being read.
    func openScreen(
        _ path: FilePath, view: String? = nil, then done: @escaping () -> Void = {}
    ) {
        if AppSource.isSource(path), path != page.screen.path || view != nil {
            return open(source: path, view: view, then: done)
        }
        guard path != page.screen.path else { return done() }
        closing.replaceScreen { [page, windows, reader] in
            reader.read(path, as: .screen) { opened in
                page.open(opened.files)
                windows.listAsRecent(path)
                done()
            }
        }
    }

    /// Lets the user choose what a new screen begins with, and opens it as a screen without a file.
    func chooseNewScreen() {
        guard let window, let application = windows.application else { return }
        NewScreenChooser(page, over: window.window, in: application) { [weak self] resource in
            guard let self else { return }
            closing.replaceScreen { [page, weak window] in
                page.newScreen(from: resource)
                window?.takeFocusInList()
            }
        }.present()
    }

    /// Opens files that were read in this window. A screen takes the place of the screen after a question about unsaved
    /// edits.
    func open(_ files: [RecognizedFile]) {
        let screens = files.filter { $0.replaces(page.screen.path) }
        guard !screens.isEmpty else { return page.open(files) }
        closing.replaceScreen { [page] in page.open(files) }
    }

    /// Opens a window with an untitled theme.
    func openUntitledWindow() {
        questions.attempt { try windows.makeWindow(like: window).present() }
    }

    /// Opens an untitled theme: in this window if nothing is lost, else in a new one.
    func newTheme() { page.isUntouched ? page.closeTheme() : openUntitledWindow() }

    // MARK: - Dialogs

    /// Asks for a file of a kind, and opens it.
    func choose(_ kind: FileKind) {
        switch kind {
        case .theme:
            ask(
                tr("Open Theme"), for: .open,
                [
                    tr("Themes (property lists and JSON)"): [
                        "plist", "json", "typeladder-theme", "tokens",
                    ],
                    tr("Design tokens (JSON)"): ["json", "tokens"],
                ]
            ) { $0.open($1) }
        case .screen:
            ask(
                tr("Open Screen"), for: .open,
                [
                    tr("Screens (JSON and Swift)"): ["json", "typeladder-screen", "swift"]
                ]
            ) {
                guard let path = $1.first else { return }
                // If the file has errors, they are reported for the kind that the user chose.
                $0.openScreen(path)
            }
        }
    }

    /// Asks for a folder that contains a theme, and opens it.
    func chooseFolder() { ask(tr("Open a Theme’s Folder"), for: .openFolder) { $0.open($1) } }

    /// Asks for the folder of an app, and shows its first screen.
    func chooseApp() {
        ask(tr("Open the Folder of an App"), for: .openFolder) { flow, folders in
            if let folder = folders.first { flow.open(source: folder) }
        }
    }

    /// Asks for font files, and adds them to the theme.
    func chooseFonts() {
        let suffixes = FontFileFinder.fileExtensions.map { String($0.dropFirst()) }
        ask(
            tr("Add Fonts to the Theme"), for: .openFiles, [tr("Fonts (TTF, OTF, TTC)"): suffixes],
            near: page.theme.path
        ) { $0.families.addFonts($1) }
    }

    /// Asks for a folder of fonts, and adds them to the theme.
    func chooseFontFolder() {
        ask(tr("Add a Folder of Fonts to the Theme"), for: .openFolder, near: page.theme.path) {
            $0.families.addFonts($1)
        }
    }

    /// Asks for files with the desktop's dialog, in the folder of another file. An empty answer cancels.
    private func ask(
        _ title: String, for purpose: FileChooser.Purpose,
        _ filters: KeyValuePairs<String, [String]> = [:], near path: FilePath? = nil,
        _ answer: @escaping (OpeningFlow, [FilePath]) -> Void
    ) {
        guard let parent = window?.window else { return }
        let chooser = FileChooser(title: title, parent: parent, purpose: purpose)
        if let path { chooser.setFolder(path.parent) }
        for (name, suffixes) in filters { chooser.addFilter(name, suffixes: suffixes) }
        chooser.presentForAll { [weak self] in if let self { answer(self, $0) } }
    }

    // MARK: - Design tokens

    /// Asks the user to confirm the mapping of tokens to styles, before the tokens replace the theme.
    private func confirmMapping(of tokens: TokenSource) {
        guard let parent = window?.window, let application = windows.application else { return }
        if let dialog = tokenDialog, dialog.tokens.path == tokens.path {
            // The open dialog may show an older version of the file.
            dialog.window.close()
        }
        var remembered = tokens
        windows.mappings.restore(&remembered)
        let dialog = TokenDialog(
            remembered, over: parent, in: application, reading: { [page] in page.tokens(of: $0) }
        ) { [weak self] in self?.importTokens($0) }
        tokenDialog = dialog
        dialog.present()
    }

    /// Opens the theme of tokens: in this window if nothing is lost, else in a new one.
    private func importTokens(_ tokens: TokenSource) {
        windows.mappings.keep(tokens)
        questions.attempt {
            let target =
                page.isUntouched ? window : try windows.makeWindow(like: window)
            guard let target else { return }
            target.page.open(tokens)
            windows.listAsRecent(tokens.path)
            target.present()
        }
    }
}

extension RecognizedFile {
    /// Whether the file is a screen other than the one at a path.
    fileprivate func replaces(_ shown: FilePath?) -> Bool {
        if case .screen? = result.value { path != shown } else { false }
    }
}
