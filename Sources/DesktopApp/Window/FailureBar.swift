// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Workspace

/// Says which files do not show as they are on disk, and offers those that are mended.
final class FailureBar {
    /// The bar to put into a window.
    private(set) lazy var bar: InfoBar = InfoBar([
        ("_Details…", { [weak self] in self?.details?() }),
        ("_Open", { [weak self] in self?.openMended() }),
    ]) { [weak self] in self?.dismiss() }
    /// Shows all messages.
    var details: (() -> Void)?
    /// Opens files.
    var open: (([FilePath]) -> Void)?
    private let page: Page
    /// What the reader has seen of ``Page/unshownFailures`` and closed.
    private var dismissed: [FileFailure] = []

    /// A bar that follows what a window has open.
    init(_ page: Page) {
        self.page = page
        page.observe(until: self) { [weak self] change in
            if change.contains(.messages) { self?.announceFailures() }
        }
        announceFailures()
    }

    /// A key that closes the bar, wherever the focus is.
    var dismissKey: KeyController {
        let keys = KeyController()
        keys.onPressed { [weak self] key, _ in
            key == "Escape" && self?.bar.dismissIfShown() ?? false
        }
        return keys
    }

    /// Says what there is to say: that files are mended, or what is wrong with files.
    private func announceFailures() {
        // Those that are gone were not dismissed should they come back.
        dismissed.removeAll { !page.unshownFailures.contains($0) }
        let unshown = page.unshownFailures.filter { !dismissed.contains($0) }
        let mended = mendedPaths
        guard !mended.isEmpty || !unshown.isEmpty else { return bar.announce(nil) }
        let (details, open) = (bar.buttons[0], bar.buttons[1])
        details.isVisible = mended.isEmpty
        open.isVisible = !mended.isEmpty
        bar.style = mended.isEmpty ? .error : .question
        bar.announce(
            mended.isEmpty
                ? words(for: unshown) : "\(Self.list(mended)) can be opened now.")
    }

    private var mendedPaths: [FilePath] { page.failures.filter(\.isMended).map(\.path) }

    private func openMended() {
        let paths = mendedPaths
        // Those that are still broken stay on the list.
        let others = page.failures.filter { !$0.isMended }
        open?(paths)
        page.addFailures(others)
    }

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
        let reason = Self.reason(first.diagnostics)
        let file = "“\(first.path.displayName)”"
        return isShown
            ? "\(file) does not show as it is on disk: \(reason). Its last good version does."
            : "\(file) was not opened: \(reason). \(whatShows(in: first.kind))"
    }

    /// What is still there instead of a file that was not opened.
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

    private static func reason(_ diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.filter { $0.severity == .error }
        guard let first = errors.first else { return "" }
        let line = first.position.map { " (line \($0.line))" } ?? ""
        let others = errors.count - 1
        let more = others == 0 ? "" : others == 1 ? ", and one more" : ", and \(others) more"
        return first.message + line + more
    }

    private static func list(_ paths: [FilePath]) -> String {
        let names = paths.map { "“\($0.displayName)”" }
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        if names.count > 3 { return "\(names[0]), \(names[1]) and \(names.count - 2) other files" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
