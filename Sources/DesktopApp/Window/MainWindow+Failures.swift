// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import Syntax
import Workspace

// MARK: - Files that do not show

extension MainWindow {
    /// The bar that says which files do not show as they are on disk.
    func makeFailureBar() -> ChoiceBar {
        ChoiceBar(
            [
                ("_Details…", { [weak self] in self?.presentMessages() }),
                ("_Open", { [weak self] in self?.openMended() }),
            ]
        ) { [weak self] in self?.dismissComplaints() }
    }

    /// Lets Escape close the bar, wherever the focus is.
    func addDismissKey() {
        let keys = KeyController()
        keys.onPressed { [weak self] key, _ in
            key == "Escape" && self?.failureBar.dismissIfShown() ?? false
        }
        window.addController(keys)
    }

    /// Says what there is to say: that files are mended, or what is wrong with files.
    func showComplaints() {
        // Those that are gone were not dismissed should they come back.
        dismissedComplaints.removeAll { !page.complaints.contains($0) }
        let complaints = page.complaints.filter { !dismissedComplaints.contains($0) }
        let mended = mendedPaths
        guard !mended.isEmpty || !complaints.isEmpty else { return failureBar.ask(nil) }
        let (details, open) = (failureBar.buttons[0], failureBar.buttons[1])
        details.isVisible = mended.isEmpty
        open.isVisible = !mended.isEmpty
        failureBar.style = mended.isEmpty ? .error : .question
        failureBar.ask(
            mended.isEmpty
                ? words(for: complaints) : "\(Self.list(mended)) can be opened now.")
    }

    private var mendedPaths: [String] { page.failures.filter(\.isMended).map(\.path) }

    private func openMended() {
        let paths = mendedPaths
        // Those that are still broken stay on the list.
        let others = page.failures.filter { !$0.isMended }
        open(paths)
        page.keepFailures(others)
    }

    private func dismissComplaints() {
        dismissedComplaints = page.complaints
        page.forgetFailures()
    }

    // MARK: - Words

    private func words(for complaints: [FileFailure]) -> String {
        guard let first = complaints.first else { return "" }
        let isShown = first.kind.flatMap(page.path)?.pathBytes == first.path.pathBytes
        if complaints.count > 1, !isShown {
            let files = Self.list(complaints.map(\.path))
            return "\(files) were not opened. \(whatShows(in: nil))"
        }
        let reason = Self.reason(first.diagnostics)
        let file = "“\(first.path.shownName)”"
        return isShown
            ? "\(file) does not show as it is on disk: \(reason). Its last good version does."
            : "\(file) was not opened: \(reason). \(whatShows(in: first.kind))"
    }

    /// What is still there instead of a file that was not opened.
    private func whatShows(in kind: FileKind?) -> String {
        let theme =
            theme.path == nil && !theme.isEdited
            ? "the system font" : "the theme “\(theme.title)”"
        let screen = "the screen “\(screen.title)”"
        switch kind {
        case .theme: return "\(theme.capitalizedFirst) is still shown."
        case .screen: return "\(screen.capitalizedFirst) is still shown."
        case nil: return "\(theme.capitalizedFirst) and \(screen) are still shown."
        }
    }

    private static func reason(_ diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.filter { $0.severity == .error }
        guard let first = errors.first else { return "" }
        let place = first.position.map { " (line \($0.line))" } ?? ""
        let others = errors.count - 1
        let more = others == 0 ? "" : others == 1 ? ", and one more" : ", and \(others) more"
        return first.message + place + more
    }

    private static func list(_ paths: [String]) -> String {
        let names = paths.map { "“\($0.shownName)”" }
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        if names.count > 3 { return "\(names[0]), \(names[1]) and \(names.count - 2) other files" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}

// MARK: - A theme whose file was deleted

extension MainWindow {
    /// The bar that says that the theme's file was deleted.
    func makeDeletionBar() -> ChoiceBar {
        ChoiceBar([
            ("_Keep Open", { [weak self] in self?.keepDeletedTheme() }),
            ("_Save Again", { [weak self] in self?.save() }),
        ])
    }

    /// Says that the file was deleted, until the reader has answered.
    func showDeletion() {
        if !theme.isDeleted { keepsDeletedTheme = false }
        let name = theme.path?.shownName ?? ""
        deletionBar.ask(
            theme.isDeleted && !keepsDeletedTheme
                ? "“\(name)” was deleted or moved. What it held is in this window alone." : nil)
    }

    private func keepDeletedTheme() {
        keepsDeletedTheme = true
        showDeletion()
    }
}
