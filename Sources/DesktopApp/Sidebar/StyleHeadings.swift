// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Previewing
import Workspace

/// Above the text styles: the theme's name and format, what stands in for the system font, and headings
/// of the sizes.
final class StyleHeadings {
    /// What is drawn for the system font: said once, and not in each row.
    let systemNote = Label()
    private let title = Label()
    private let format = Label()
    private let columns = StyleColumns()

    /// Headings that show nothing yet.
    ///
    /// - Parameter width: the least, in characters.
    init(width: Int) {
        title.addCssClass("title-4")
        for label in [format, systemNote] {
            label.addCssClass("caption")
            label.addCssClass("dim-label")
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
    }

    /// The widgets, from top to bottom.
    var widgets: [Widget] { [title, format, systemNote, columns.widget] }

    /// Shows what a theme is.
    func display(_ theme: ThemeSession) {
        title.text = theme.title
        format.text =
            if theme.path == nil && !theme.isEdited {
                "Choose a font to begin a theme"
            } else if theme.tokens != nil {
                "Design tokens"
            } else {
                theme.document.container.title
            }
    }

    /// Shows what is drawn.
    func display(_ preview: Preview) {
        columns.display(preview.effectiveCategory)
        let reason = preview.styles.first { $0.isSystemFont }?.reason
        systemNote.isVisible = reason != nil
        if let reason, systemNote.text != reason + "." { systemNote.text = reason + "." }
    }
}
