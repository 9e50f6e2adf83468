// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Words
import Workspace

/// The bars about the file of a document: the file was deleted, another program changed it, or it cannot represent an
/// edit.
final class DocumentBars {
    /// The file was deleted: keep open, save again.
    private(set) lazy var deletion: InfoBar = InfoBar([
        (tr("_Keep Open"), { [weak self] in self?.keepDeleted() }),
        (tr("_Save Again"), { [weak self] in self?.save() }),
    ])
    /// Another program changed the document: compare, take theirs, keep mine.
    private(set) lazy var conflict: InfoBar = InfoBar([
        (tr("Co_mpare"), { [weak self] in self?.onCompare?() }),
        (tr("_Take Theirs"), { [weak self] in self?.adoptTheirs() }),
        (tr("_Keep Mine"), { [weak self] in self?.keepMine() }),
    ])
    /// The theme's file cannot represent an edit: undo, save as.
    private(set) lazy var format: InfoBar = InfoBar([
        (tr("_Undo"), { [weak self] in self?.page.theme.undoConversion() }),
        (tr("Save _As…"), { [weak self] in self?.saving.saveAs() }),
    ])
    private let kind: FileKind
    private let page: Page
    private let saving: SavingFlow
    /// Called when the user compares both versions of the document.
    var onCompare: (() -> Void)?
    /// Whether the user keeps a document open after its file was deleted.
    private var keepsDeletedDocument = false

    /// The bars of a window for a kind of document.
    init(_ kind: FileKind, of page: Page, _ saving: SavingFlow) {
        (self.kind, self.page, self.saving) = (kind, page, saving)
        page.observe(.files, by: self) { $0.announceAll() }
        announceAll()
    }

    private var isDeleted: Bool {
        kind == .theme ? page.theme.isDeleted : page.screen.file.isDeleted
    }

    private var hasConflict: Bool {
        kind == .theme ? page.theme.conflict != nil : page.screen.file.conflict != nil
    }

    private func announceAll() {
        if !isDeleted { keepsDeletedDocument = false }
        let name = page.path(of: kind)?.displayName ?? ""
        deletion.announce(
            isDeleted && !keepsDeletedDocument ? kind.announcementOfDeletion(name) : nil)
        conflict.announce(
            hasConflict
                ? tr("Another program changed “%1$s”, and you have unsaved changes.", name) : nil)
        // The edit has converted the theme to a format that differs from its file's.
        let isDetached = kind == .theme && page.theme.isDetached && page.theme.path != nil
        format.announce(
            isDetached ? page.theme.savedContainer.announcement(ofConverting: name) : nil)
    }

    private func keepDeleted() {
        keepsDeletedDocument = true
        announceAll()
    }

    private func save() { kind == .theme ? saving.save() : saving.screen.save { _ in } }

    private func adoptTheirs() {
        kind == .theme ? page.theme.adoptTheirs() : page.adoptTheirScreen()
    }

    private func keepMine() { kind == .theme ? page.theme.keepMine() : page.screen.file.keepMine() }
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

extension ThemeFormat.Container {
    /// The message that an edit has converted a theme, because the format of its file cannot represent the edit.
    fileprivate func announcement(ofConverting file: String) -> String {
        switch self {
        case .xmlPropertyList, .binaryPropertyList:
            tr(
                """
                A property list cannot store this change, so your edits are now in an unsaved \
                Typeladder theme. “%1$s” is unchanged.
                """, file)
        case .jsonDictionary:
            tr(
                """
                A JSON dictionary cannot store this change, so your edits are now in an unsaved \
                Typeladder theme. “%1$s” is unchanged.
                """, file)
        case .typeladder:
            tr("Your edits are now in an unsaved Typeladder theme. “%1$s” is unchanged.", file)
        }
    }
}
