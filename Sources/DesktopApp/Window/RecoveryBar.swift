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

    /// Offers the next draft.
    func offer() {
        bar.announce(
            windows.recoveredDrafts.first.map { found in
                tr(
                    "Typeladder quit unexpectedly. Restore your unsaved changes to “%1$s”?",
                    found.title)
            })
    }

    private func decide(restoring: Bool) {
        guard let found = windows.recoveredDrafts.first else { return }
        if restoring {
            guard let window = windowToRestore(found.record) else { return }
            window.theme.restore(found.record)
            window.autosave.saveDraft()
            window.present()
        }
        windows.recoveredDrafts.removeFirst()
        windows.drafts.discard(found)
        offer()
    }

    private func windowToRestore(_ record: UnsavedEdits.Record) -> MainWindow? {
        if let window = record.path.flatMap(windows.window), !window.theme.isEdited {
            return window
        }
        return page.isUntouched ? window : try? windows.makeWindow(like: window)
    }
}
