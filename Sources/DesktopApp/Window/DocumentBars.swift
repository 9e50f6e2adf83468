// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Files
import GtkKit
import Syntax
import Words
import Workspace

/// The bars about the file of a document: the file was deleted, or another program changed it.
final class DocumentBars {
    /// The file was deleted: keep open, save again.
    private(set) lazy var deletion: InfoBar = InfoBar([
        (tr("_Keep Open"), { [weak self] in self?.keepDeleted() }),
        (tr("_Save Again"), { [weak self] in self?.saving.save() }),
    ])
    /// Another program changed the document: compare, take theirs, keep mine.
    private(set) lazy var conflict: InfoBar = InfoBar([
        (tr("Co_mpare"), { [weak self] in self?.onCompare?() }),
        (tr("_Take Theirs"), { [weak self] in self?.document.adoptTheirs() }),
        (tr("_Keep Mine"), { [weak self] in self?.document.keepMine() }),
    ])
    private let page: Page
    private let saving: any DocumentSaving
    /// Called when the user compares both versions of the document.
    var onCompare: (() -> Void)?
    /// Whether the user keeps a document open after its file was deleted.
    private var keepsDeletedDocument = false

    /// The bars of a window for the document that a flow saves.
    init(of page: Page, _ saving: any DocumentSaving) {
        (self.page, self.saving) = (page, saving)
        page.observe(.files, by: self) { $0.announceAll() }
        announceAll()
    }

    private var document: any OpenDocument { saving.document }

    private func announceAll() {
        let document = document
        if !document.isDeleted { keepsDeletedDocument = false }
        let name = document.path?.displayName ?? ""
        deletion.announce(
            document.isDeleted && !keepsDeletedDocument
                ? document.kind.announcementOfDeletion(name) : nil)
        conflict.announce(
            document.hasConflict
                ? tr("Another program changed “%1$s”, and you have unsaved changes.", name) : nil)
    }

    private func keepDeleted() {
        keepsDeletedDocument = true
        announceAll()
    }
}

extension FileKind {
    /// The message that the file of an open document was deleted.
    fileprivate func announcementOfDeletion(_ name: String) -> String {
        switch self {
        case .theme:
            tr(
                """
                “%1$s” was deleted or moved. The theme is still open in this window, but \
                unsaved.
                """, name)
        case .screen:
            tr(
                """
                “%1$s” was deleted or moved. The screen is still open in this window, but \
                unsaved.
                """, name)
        }
    }
}
