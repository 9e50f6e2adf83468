// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Workspace

/// Opening files from a window: in it, or in others.
final class OpeningFlow {
    /// The design tokens that are being asked about.
    private(set) weak var tokenDialog: TokenDialog?
    /// Whose files they are.
    weak var window: MainWindow?
    private let page: Page
    private let windows: Windows
    private let families: FamilyFlow
    private let questions: Questions

    /// The opening of files from a window.
    init(
        _ page: Page, among windows: Windows, _ families: FamilyFlow, _ questions: Questions
    ) {
        (self.page, self.windows) = (page, windows)
        (self.families, self.questions) = (families, questions)
        page.confirmTokens = { [weak self] tokens in
            // Windows may not show yet.
            EventLoop.idle { [weak self] in self?.confirmMapping(of: tokens) }
        }
    }

    /// Opens files; fonts are used for the theme here.
    func open(_ paths: [FilePath]) {
        let files = families.applyFonts(among: paths)
        guard !files.isEmpty else { return }
        do {
            try windows.open(files, from: window)
        } catch {
            questions.say(error.description)
        }
    }

    /// Opens a window for a theme that does not exist yet.
    func openUntitledWindow() {
        do {
            try windows.makeWindow(like: window).present()
        } catch {
            questions.say(error.description)
        }
    }

    /// A theme that changes nothing: here if nothing is lost, else in a new window.
    func newTheme() { page.isUntouched ? page.closeTheme() : openUntitledWindow() }

    // MARK: - Dialogs

    /// Asks for a file of a kind, and opens it.
    func choose(_ kind: FileKind) {
        guard let parent = window?.window else { return }
        let chooser = FileChooser(
            title: kind == .theme ? "Open Theme" : "Open Screen", parent: parent, purpose: .open)
        switch kind {
        case .theme:
            chooser.addFilter(
                "Themes (property lists and JSON)",
                suffixes: ["plist", "json", "typeladder-theme", "tokens"])
            chooser.addFilter("Design tokens (JSON)", suffixes: ["json", "tokens"])
        case .screen:
            chooser.addFilter("Screens (JSON)", suffixes: ["json", "typeladder-screen"])
        }
        chooser.present { [weak self] path in
            guard let self, let path else { return }
            // What was chosen as one thing and is broken is complained about as that.
            if kind == .theme { return open([path]) }
            page.open(path, as: kind)
            windows.listAsRecent(path)
        }
    }

    /// Asks for a folder with a theme in it, and opens it.
    func chooseFolder() {
        guard let parent = window?.window else { return }
        let chooser = FileChooser(
            title: "Open a Theme’s Folder", parent: parent, purpose: .openFolder)
        chooser.present { [weak self] path in
            if let path { self?.open([path]) }
        }
    }

    /// Asks for font files, and adds them to the theme.
    func chooseFonts() {
        guard let parent = window?.window else { return }
        let chooser = FileChooser(
            title: "Add Fonts to the Theme", parent: parent, purpose: .openFiles)
        if let path = page.theme.path { chooser.setFolder(path.parent) }
        chooser.addFilter(
            "Fonts (TTF, OTF, TTC)",
            suffixes: FontFileFinder.fileExtensions.map { String($0.dropFirst()) })
        chooser.presentForAll { [weak self] in self?.families.addFonts($0) }
    }

    /// Asks for a folder of fonts, and adds them to the theme.
    func chooseFontFolder() {
        guard let parent = window?.window else { return }
        let chooser = FileChooser(
            title: "Add a Folder of Fonts to the Theme", parent: parent, purpose: .openFolder)
        if let path = page.theme.path { chooser.setFolder(path.parent) }
        chooser.present { [weak self] path in self?.families.addFonts(path.map { [$0] } ?? []) }
    }

    // MARK: - Design tokens

    /// Asks which token is which style. What shows stays until the answer.
    private func confirmMapping(of tokens: TokenSource) {
        guard let parent = window?.window, let application = windows.application else { return }
        if let dialog = tokenDialog, dialog.tokens.path == tokens.path {
            // Asked about already; what was asked may be out of date.
            dialog.window.close()
        }
        tokenDialog = TokenDialog.present(tokens, over: parent, in: application) {
            [weak self] in self?.importTokens($0)
        }
    }

    /// Shows what tokens make: here if nothing is lost, else in a new window.
    private func importTokens(_ tokens: TokenSource) {
        do {
            let target =
                page.isUntouched ? window : try windows.makeWindow(like: window)
            guard let target else { return }
            target.page.open(tokens)
            windows.listAsRecent(tokens.path)
            target.present()
        } catch {
            questions.say(error.description)
        }
    }
}
