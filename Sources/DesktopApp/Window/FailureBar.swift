// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Words
import Workspace

/// The bar about files with errors. It offers to open files that are valid again, and to fix errors.
final class FailureBar {
    /// The bar to put into a window.
    private(set) lazy var bar: InfoBar = InfoBar([
        (tr("_Details…"), { [weak self] in self?.details?() }),
        (tr("_Open"), { [weak self] in self?.openFixed() }),
        (tr("_Fix"), { [weak self] in self?.fix() }),
        (tr("Open in Text _Editor"), { [weak self] in self?.edit() }),
    ]) { [weak self] in self?.dismiss() }
    /// Opens the window of all messages.
    var details: (() -> Void)?
    var open: (([FilePath]) -> Void)?
    /// The fixes of the displayed failures.
    private var fixActions: [FixedFile] = []
    private let page: Page
    private let fixing: FixController
    private let selecting: SelectionController
    /// The place of the first error that has no fix, to correct by hand.
    private var wrongPlace: FilePlace?
    /// The failures of ``Page/unshownFailures`` that the user has dismissed.
    private var dismissed: [FileFailure] = []

    /// The bar of a window.
    init(_ page: Page, _ fixing: FixController, _ selecting: SelectionController) {
        (self.page, self.fixing, self.selecting) = (page, fixing, selecting)
        page.observe(.messages, by: self) { $0.announceFailures() }
        announceFailures()
    }

    /// Announces the files that are valid again; without any, the failures.
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
        wrongPlace = fixed.isEmpty && fixActions.isEmpty ? Self.place(of: unshown) : nil
        bar.buttons[3].isVisible = wrongPlace != nil
        FixController.name(fix, listed(fixActions.map(\.words)))
        bar.style = fixed.isEmpty ? .error : .question
        bar.announce(
            fixed.isEmpty
                ? words(for: unshown)
                : fixed.count == 1
                    ? tr("“%1$s” can be opened now.", fixed[0].displayName)
                    : tr("%1$s can be opened now.", Self.list(fixed)))
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

    private func edit() { wrongPlace.map(selecting.openEditor) }

    /// The place of the first error inside of a file. A file that cannot be read has none.
    private static func place(of failures: [FileFailure]) -> FilePlace? {
        failures.flatMap(\.diagnostics).first { $0.severity == .error && $0.position != nil }
            .map { FilePlace(file: $0.file, position: $0.position, keyPath: $0.keyPath) }
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
            // Translators: %1$s lists two files or more.
            return sentences(tr("%1$s were not opened.", files), whatShows(in: nil))
        }
        let reason = Self.reason(first)
        let file = first.path.displayName
        guard isShown else {
            return sentences(
                [tr("“%1$s” was not opened.", file)] + reason + [whatShows(in: first.kind)])
        }
        return sentences(
            [tr("“%1$s” cannot be shown.", file)] + reason + [replacement(for: first.kind)])
    }

    /// What is shown in place of the content of an open file with errors.
    private func replacement(for kind: FileKind?) -> String {
        // Undo after a fix restores a file that cannot be read.
        let isReadable = kind.map { page.document(of: $0).document.isReadable } ?? true
        if isReadable { return tr("The last version without errors is shown instead.") }
        return kind == .theme
            ? tr("The system font is shown instead.") : tr("An empty screen is shown instead.")
    }

    /// The document that is shown instead of a file that was not opened.
    private func whatShows(in kind: FileKind?) -> String {
        let hasTheme = page.theme.path != nil || page.theme.isEdited
        let (theme, screen) = (page.theme.title, page.screen.title)
        switch kind {
        case .theme:
            return hasTheme
                ? tr("The theme “%1$s” is still shown.", theme)
                : tr("The system font is still shown.")
        case .screen: return tr("The screen “%1$s” is still shown.", screen)
        case nil:
            return hasTheme
                ? tr("The theme “%1$s” and the screen “%2$s” are still shown.", theme, screen)
                : tr("The system font and the screen “%1$s” are still shown.", screen)
        }
    }

    /// The first error of a failure, its place, and the number of other errors, in sentences.
    private static func reason(_ failure: FileFailure) -> [String] {
        let errors = failure.diagnostics.filter { $0.severity == .error }
        guard let first = errors.first else { return [] }
        // In a folder, the error may be in any of its files.
        let file = FilePath(first.file)
        let name = file == failure.path ? nil : file.displayName
        let line = first.position.map { "\($0.line)" }
        let place: String? =
            switch (name, line) {
            case (let name?, let line?): tr("See “%1$s”, line %2$s.", name, line)
            case (let name?, nil): tr("See “%1$s”.", name)
            case (nil, let line?): tr("See line %1$s.", line)
            case (nil, nil): nil
            }
        let others = errors.count - 1
        let count = trn("There is %1$s more error.", "There are %1$s more errors.", others)
        return [first.message, place, others == 0 ? nil : count].compactMap(\.self)
    }

    /// The names of two or more files.
    private static func list(_ paths: [FilePath]) -> String {
        let names = paths.map(\.displayName)
        return switch names.count {
        case 2: tr("“%1$s” and “%2$s”", names[0], names[1])
        case 3: tr("“%1$s”, “%2$s”, and “%3$s”", names[0], names[1], names[2])
        default:
            trn(
                "“%2$s”, “%3$s”, and %1$s other file", "“%2$s”, “%3$s”, and %1$s other files",
                names.count - 2, names[0], names[1])
        }
    }
}
