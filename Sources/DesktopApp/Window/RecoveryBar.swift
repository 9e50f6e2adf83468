// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import Words
import Workspace

/// The bar that offers to restore or discard the drafts of a crashed run.
final class RecoveryBar {
    /// The bar to put into a window.
    private(set) lazy var bar: InfoBar = InfoBar([
        (tr("_Discard"), { [weak self] in self?.decide(restoring: false) }),
        (tr("_Restore"), { [weak self] in self?.decide(restoring: true) }),
    ])
    /// The window that restores the draft, if nothing is lost.
    weak var window: MainWindow?
    private let page: Page
    private let windows: Windows

    init(_ page: Page, among windows: Windows) { (self.page, self.windows) = (page, windows) }

    /// The drafts of one window of the crashed run, which are offered together.
    private var next: [RecoveryStore.Draft] {
        guard let first = windows.recoveredDrafts.first else { return [] }
        let rest = windows.recoveredDrafts.dropFirst()
        // A window has a document of each kind.
        let other = rest.first {
            !first.record.window.isEmpty && $0.record.window == first.record.window
                && $0.record.kind != first.record.kind
        }
        return [first] + (other.map { [$0] } ?? [])
    }

    /// Offers the next drafts.
    func offer() {
        let titles = next.map { inQuotes($0.title) }
        bar.announce(
            titles.isEmpty
                ? nil
                : tr(
                    "Typeladder quit unexpectedly. Restore your unsaved changes to %1$s?",
                    listed(titles)))
    }

    private func decide(restoring: Bool) {
        let drafts = next
        guard !drafts.isEmpty else { return }
        if restoring {
            let theme = drafts.first { $0.record.kind == UnsavedEdits.Record.theme }?.record
            let screen = drafts.first { $0.record.kind != UnsavedEdits.Record.theme }?.record
            guard let window = windowToRestore(theme, screen) else { return }
            [theme, screen].compactMap(\.self).forEach(window.page.restore)
            window.saveDrafts()
            window.present()
        }
        for draft in drafts {
            windows.recoveredDrafts.removeAll { $0.record == draft.record }
            windows.drafts.discard(draft)
        }
        offer()
    }

    private func windowToRestore(
        _ theme: UnsavedEdits.Record?, _ screen: UnsavedEdits.Record?
    ) -> MainWindow? {
        if let window = theme?.path.flatMap(windows.window), !window.theme.isEdited,
            screen == nil || !window.screen.isEdited
        {
            return window
        }
        let isFree = (theme == nil || page.isUntouched) && (screen == nil || !page.screen.isEdited)
        return isFree ? window : try? windows.makeWindow(like: window)
    }
}
