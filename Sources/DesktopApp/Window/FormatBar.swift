// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import GtkKit
import Words
import Workspace

/// The bar about a theme that an edit has converted, because the format of its file cannot represent the edit.
final class FormatBar {
    /// The bar to put into a window: undo, save as.
    private(set) lazy var bar: InfoBar = InfoBar([
        (tr("_Undo"), { [weak self] in self?.page.theme.undoConversion() }),
        (tr("Save _As…"), { [weak self] in self?.saving.saveAs() }),
    ])
    private let page: Page
    private let saving: ThemeSaving

    /// The bar of a window.
    init(_ page: Page, _ saving: ThemeSaving) {
        (self.page, self.saving) = (page, saving)
        page.observe(.files, by: self) { $0.announce() }
        announce()
    }

    private func announce() {
        let theme = page.theme
        let name = theme.path?.displayName ?? ""
        bar.announce(
            theme.isDetached ? theme.savedContainer.announcement(ofConverting: name) : nil)
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
