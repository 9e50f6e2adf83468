// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Previewing
import Workspace

/// The headings above the text styles: the theme's name and format, the stand-in for the system
/// font, and the columns of sizes.
final class StyleHeadings {
    /// The stand-in for the system font, named once and not in each row.
    let systemNote = Label()
    /// What is chosen of design tokens.
    let tokenThemes = TokenThemePicker()
    private let title = Label()
    private let format = Label()
    private let columns = StyleColumns()

    /// Headings without a theme.
    ///
    /// - Parameter width: the minimum width in characters.
    init(width: Int) {
        title.addCssClass("title-4")
        for label in [format, systemNote] {
            label.addCssClasses("caption", "dim-label")
        }
        format.widthInCharacters = width
        for label in [title, format, systemNote] {
            label.xAlignment = 0
            label.wrapAnywhere()
            label.maximumWidthInCharacters = width
            label.isSelectable = true
            label.marginStart = 12
            label.marginEnd = 12
        }
        title.marginTop = 18
        columns.widget.marginTop = 12
        tokenThemes.widget.addCssClass("styles")
    }

    /// The widgets, from top to bottom.
    var widgets: [Widget] { [title, format, tokenThemes.widget, systemNote, columns.widget] }

    /// Displays the name and format of a theme.
    func display(_ theme: ThemeSession) {
        title.text = theme.title
        tokenThemes.show(theme.tokens)
        format.text =
            if theme.path == nil && !theme.isEdited {
                "Choose a font to begin a theme"
            } else if theme.tokens != nil {
                "Design tokens"
            } else {
                theme.document.container.title
            }
    }

    /// Displays the category and the stand-in for the system font.
    func display(_ preview: Preview) {
        columns.display(preview.effectiveCategory)
        let reason = preview.styles.first { $0.isSystemFont }?.reason.message
        systemNote.isVisible = reason != nil
        if let reason, systemNote.text != reason + "." { systemNote.text = reason + "." }
    }
}
