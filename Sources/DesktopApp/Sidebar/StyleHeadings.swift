// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import Previewing
import Words
import Workspace

/// The headings above the text styles: the theme's name and format, the stand-in for the system
/// font, and the columns of sizes.
final class StyleHeadings {
    /// The stand-in for the system font, mentioned once instead of in each row.
    let systemNote = Label(start: "", "caption", "dim-label")
    /// The chosen token themes.
    let tokenThemes = TokenThemePicker()
    private let title = Label(start: "", "title-4")
    private let format = Label(start: "", "caption", "dim-label")
    private let base = StyleRow.sizeColumn()
    private let current = StyleRow.sizeColumn()

    /// Headings without a theme.
    ///
    /// - Parameter width: the minimum width in characters.
    init(width: Int) {
        format.widthInCharacters = width
        for label in [title, format, systemNote] {
            label.wrapAnywhere()
            label.maximumWidthInCharacters = width
            label.isSelectable = true
            label.marginStart = 12
            label.marginEnd = 12
        }
        title.marginTop = 18
        tokenThemes.widget.addCssClass("styles")
    }

    /// The widgets, from top to bottom.
    var widgets: [Widget] { [title, format, tokenThemes.widget, systemNote, makeColumns()] }

    /// The headings of the sizes: at L, and at the current category.
    private func makeColumns() -> Widget {
        let title = Label(start: tr("Text Styles"), "heading")
        title.expandsHorizontally = true
        let columns = Box(.horizontal, spacing: 12, [title, base, current], "style-columns")
        columns.marginTop = 12
        // Aligns the headings with the columns of the rows, which end in an arrow. CSS margins ignore the text
        // direction.
        columns.marginStart = 12
        columns.marginEnd = 40
        // In the same font size as the figures below, so that the columns have the same width.
        for label in [base, current] { label.addCssClass("dim-label") }
        return columns
    }

    /// Displays the name and format of a theme.
    func display(_ theme: ThemeSession) {
        title.text = theme.title
        tokenThemes.show(theme.tokens)
        format.text =
            if theme.path == nil && !theme.isEdited {
                tr("Choose a font to start a theme")
            } else if theme.tokens != nil {
                tr("Design tokens")
            } else {
                theme.document.container.title
            }
    }

    /// Displays the category and the stand-in for the system font.
    func display(_ preview: Preview) {
        let category = preview.effectiveCategory
        // At L, one column is empty.
        base.text = category == .default ? "" : tr("At %1$s", ContentSizeCategory.default.shortName)
        // Translators: %1$s is a text size, such as AX3.
        current.text = tr("At %1$s", category.shortName)
        let reason = preview.styles.first { $0.isSystemFont }?.reason.message
        systemNote.isVisible = reason != nil
        if let reason, systemNote.text != reason { systemNote.text = reason }
    }
}
