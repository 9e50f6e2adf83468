// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import GtkKit
import LayoutEngine
import PangoText
import Previewing
import Words
import Workspace

/// The headings above the text styles: the theme's name and format, its font, the stand-in for the system font, and the
/// columns of sizes. Without a theme, the ways to begin.
final class StyleHeadings {
    /// The stand-in for the system font, mentioned once instead of in each row.
    let systemNote = Label(start: "", "caption", "dim-label")
    /// The chosen token themes.
    let tokenThemes = TokenThemePicker()
    /// The ways to begin, visible without a theme.
    let doors = StartDoors()
    /// The button that chooses another font for all styles.
    let change = Button(tr("_Change…"))
    private let sample = SampleView(pointSize: 26, leastSize: 16)
    private var sampled: Face?
    private let title = Label(start: "", "title-4")
    private let format = Label(start: "", "caption", "dim-label")
    private let base = StyleRow.sizeColumn()
    private let current = StyleRow.sizeColumn()

    /// Headings without a theme.
    init() {
        for label in [title, format, systemNote] {
            label.wrapAnywhere()
            label.maximumWidthInCharacters = SidebarPane.width
            label.isSelectable = true
            label.marginStart = 12
            label.marginEnd = 12
        }
        title.marginTop = 6
        change.actionName = "win.use-for-theme"
        change.verticalAlignment = .center
        change.tooltip = tr("Use a Font for the Whole Theme…")
        change.setAccessibleLabel(tr("Use a Font for the Whole Theme…"))
        tokenThemes.widget.addCssClass("styles")
    }

    /// The widgets, from top to bottom.
    var widgets: [Widget] {
        let font = Box(.horizontal, spacing: 12, [sample, change])
        font.setMargins(12)
        return [
            doors.widget, title, format, font, tokenThemes.widget, systemNote, makeColumns(),
        ]
    }

    /// The headings of the sizes: at L, and at the current category.
    private func makeColumns() -> Widget {
        let title = Label(start: tr("Text Styles"), "heading")
        title.expandsHorizontally = true
        title.wraps = true
        let columns = Columns(spacing: 12, [title, base, current], "style-columns")
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
        let hasTheme = theme.path != nil || theme.isEdited || theme.tokens != nil
        doors.widget.isVisible = !hasTheme
        for label in [title, format] { label.isVisible = hasTheme }
        title.text = theme.title
        tokenThemes.show(theme.tokens)
        format.text =
            if theme.tokens != nil {
                tr("Design tokens")
            } else {
                theme.document.container.title
            }
    }

    /// Displays the font of Body, the category, and the stand-in for the system font.
    func display(_ preview: Preview, _ library: FontLibrary) {
        display(preview.style(.body), library)
        let category = preview.effectiveCategory
        // At L, one column is empty.
        base.text = category == .default ? "" : tr("At %1$s", ContentSizeCategory.default.shortName)
        // Translators: %1$s is a text size, such as AX3.
        current.text = tr("At %1$s", category.shortName)
        let reason = preview.styles.first { $0.isSystemFont }?.reason.message
        systemNote.isVisible = reason != nil
        if let reason, systemNote.text != reason { systemNote.text = reason }
    }

    /// Displays the name of a font in its own letters.
    private func display(_ body: StyleReport, _ library: FontLibrary) {
        let face = body.drawn.font.face
        guard face != sampled else { return }
        sampled = face
        let name = body.isSystemFont ? tr("System Font") : face.family
        // The stand-in may lack the letters of a translation.
        let sampler = FaceSampler(library)
        let own = sampler.sample(name, in: face)
        let text = own.isOwn ? sampler.sample(face.family, in: face).text : own.text
        sample.display(text, in: face, library: library)
        sample.setAccessibleLabel(name)
    }
}
