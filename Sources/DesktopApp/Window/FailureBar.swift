// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Workspace

/// The bar that names files not shown as they are on disk, and offers those that are valid again or can be
/// fixed.
final class FailureBar {
    /// The bar to put into a window.
    private(set) lazy var bar: InfoBar = InfoBar([
        ("_Details…", { [weak self] in self?.details?() }),
        ("_Open", { [weak self] in self?.openFixed() }),
        ("_Fix", { [weak self] in self?.fix() }),
    ]) { [weak self] in self?.dismiss() }
    /// Opens the window of all messages.
    var details: (() -> Void)?
    var open: (([FilePath]) -> Void)?
    /// What can be fixed of what is said.
    private var fixActions: [FixedTheme] = []
    private let page: Page
    private let fixing: FixController
    /// The failures of ``Page/unshownFailures`` that the user has dismissed.
    private var dismissed: [FileFailure] = []

    /// The bar of a window.
    init(_ page: Page, _ fixing: FixController) {
        (self.page, self.fixing) = (page, fixing)
        page.observe(.messages, by: self) { $0.announceFailures() }
        announceFailures()
    }

    /// Announces files that are valid again, or else the failures.
    private func announceFailures() {
        // A failure that occurs again is announced again.
        dismissed.removeAll { !page.unshownFailures.contains($0) }
        let unshown = page.unshownFailures.filter { !dismissed.contains($0) }
        let fixed = fixedPaths
        guard !fixed.isEmpty || !unshown.isEmpty else { return bar.announce(nil) }
        let (details, open, fix) = (bar.buttons[0], bar.buttons[1], bar.buttons[2])
        fixActions = fixed.isEmpty ? unshown.compactMap(\.fixing) : []
        details.isVisible = fixed.isEmpty
        open.isVisible = !fixed.isEmpty
        fix.isVisible = !fixActions.isEmpty
        FixController.name(fix, fixActions.map(\.words).joined(separator: "; "))
        bar.style = fixed.isEmpty ? .error : .question
        bar.announce(
            fixed.isEmpty
                ? words(for: unshown) : "\(Self.list(fixed)) can be opened now.")
    }

    private var fixedPaths: [FilePath] { page.failures.filter(\.isFixed).map(\.path) }

    private func openFixed() {
        let paths = fixedPaths
        // Files that still have errors stay recorded.
        let others = page.failures.filter { !$0.isFixed }
        open?(paths)
        page.addFailures(others)
    }

    private func fix() { fixActions.forEach { fixing.perform(.opening($0)) } }

    private func dismiss() {
        dismissed = page.unshownFailures
        page.discardFailures()
    }

    // MARK: - Words

    private func words(for failures: [FileFailure]) -> String {
        guard let first = failures.first else { return "" }
        let isShown = first.kind.flatMap(page.path) == first.path
        if failures.count > 1, !isShown {
            let files = Self.list(failures.map(\.path))
            return "\(files) were not opened. \(whatShows(in: nil))"
        }
        let reason = Self.reason(first)
        let file = "“\(first.path.displayName)”"
        if isShown, first.kind == .theme, !page.theme.document.isReadable {
            // Undoing what fixed it leads back to a file that is no theme.
            return "\(file) cannot be shown: \(reason). The system font is shown instead."
        }
        return isShown
            ? "\(file) does not show as it is on disk: \(reason). Its last good version does."
            : "\(file) was not opened: \(reason). \(whatShows(in: first.kind))"
    }

    /// The document that is shown in place of a file that was not opened.
    private func whatShows(in kind: FileKind?) -> String {
        let theme =
            page.theme.path == nil && !page.theme.isEdited
            ? "the system font" : "the theme “\(page.theme.title)”"
        let screen = "the screen “\(page.screen.title)”"
        switch kind {
        case .theme: return "\(theme.capitalizedFirst) is still shown."
        case .screen: return "\(screen.capitalizedFirst) is still shown."
        case nil: return "\(theme.capitalizedFirst) and \(screen) are still shown."
        }
    }

    private static func reason(_ failure: FileFailure) -> String {
        let errors = failure.diagnostics.filter { $0.severity == .error }
        guard let first = errors.first else { return "" }
        // Of a folder it may be any of its files.
        let file = FilePath(first.file)
        let name = file == failure.path ? [] : ["“\(file.displayName)”"]
        let line = first.position.map { ["line \($0.line)"] } ?? []
        let place = name + line == [] ? "" : " (\((name + line).joined(separator: ", ")))"
        let others = errors.count - 1
        let more = others == 0 ? "" : others == 1 ? ", and one more" : ", and \(others) more"
        return first.message + place + more
    }

    private static func list(_ paths: [FilePath]) -> String {
        let names = paths.map { "“\($0.displayName)”" }
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        if names.count > 3 { return "\(names[0]), \(names[1]) and \(names.count - 2) other files" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
