// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Syntax
import Words
import Workspace

/// The bars about a theme's file: the file was deleted, another program changed it, or it cannot represent an edit.
final class ThemeBars {
    /// The theme's file was deleted: keep open, save again.
    private(set) lazy var deletion: InfoBar = InfoBar([
        (tr("_Keep Open"), { [weak self] in self?.keepDeletedTheme() }),
        (tr("_Save Again"), { [weak self] in self?.saving.save() }),
    ])
    /// Another program changed the theme: compare, take theirs, keep mine.
    private(set) lazy var conflict: InfoBar = InfoBar([
        (tr("Co_mpare"), { [weak self] in self?.onCompare?() }),
        (tr("_Take Theirs"), { [weak self] in self?.theme.adoptTheirs() }),
        (tr("_Keep Mine"), { [weak self] in self?.theme.keepMine() }),
    ])
    /// The theme's file cannot represent an edit: undo, save as.
    private(set) lazy var format: InfoBar = InfoBar([
        (tr("_Undo"), { [weak self] in self?.theme.undoConversion() }),
        (tr("Save _As…"), { [weak self] in self?.saving.saveAs() }),
    ])
    private let theme: ThemeSession
    private let saving: SavingFlow
    /// Called when the user compares both versions of the theme.
    var onCompare: (() -> Void)?
    /// Whether the user keeps a theme open after its file was deleted.
    private var keepsDeletedTheme = false

    /// The bars of a window.
    init(_ page: Page, _ saving: SavingFlow) {
        (theme, self.saving) = (page.theme, saving)
        page.observe(.files, by: self) { $0.announceAll() }
        announceAll()
    }

    private func announceAll() {
        if !theme.isDeleted { keepsDeletedTheme = false }
        let name = theme.path?.displayName ?? ""
        deletion.announce(
            theme.isDeleted && !keepsDeletedTheme
                ? tr(
                    """
                    “%1$s” was deleted or moved. The theme is still open in this window, but \
                    unsaved.
                    """, name)
                : nil)
        conflict.announce(
            theme.conflict == nil
                ? nil
                : tr("Another program changed “%1$s”, and you have unsaved changes.", name))
        // The edit has converted the theme to a format that differs from its file's.
        format.announce(
            theme.isDetached && theme.path != nil
                ? theme.savedContainer.announcement(ofConverting: name) : nil)
    }

    private func keepDeletedTheme() {
        keepsDeletedTheme = true
        announceAll()
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
