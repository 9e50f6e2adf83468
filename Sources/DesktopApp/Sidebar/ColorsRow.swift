// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Previewing
import Words
import Workspace

/// The expander row of the semantic colors that the theme replaces, in light and dark.
final class ColorsRow {
    let item = ExpanderRow(title: tr("Colors"), subtitle: tr("Light and dark appearance"))
    /// The fields by appearance and color, created when the row is first expanded.
    private(set) var fields: [Appearance: [SemanticColor: ColorField]] = [:]
    private let preview: LivePreview
    private let editor: FieldEditor

    /// A row that follows a preview.
    init(_ preview: LivePreview, _ editor: FieldEditor) {
        (self.preview, self.editor) = (preview, editor)
        item.onExpanded { [weak self] in if $0 { self?.open() } }
    }

    private func open() {
        guard fields.isEmpty else { return }
        // The headings are in the first row, because a list takes no focus if its first row cannot
        // (`gtk_list_box_focus`).
        var above: [Widget] = [
            Self.columns(
                Appearance.allCases.map {
                    Label(start: $0.title, "caption-heading", "dim-label")
                })
        ]
        for color in SemanticColor.allCases {
            let title = Label(start: color.displayName)
            let columns = Self.columns(Appearance.allCases.map { makeField(color, $0).widget })
            item.addRow(Self.row(above + [title, columns]))
            above = []
        }
        reload()
    }

    private func makeField(_ color: SemanticColor, _ appearance: Appearance) -> ColorField {
        let name = color.displayName
        // Translators: %1$s is a color of iOS; light and dark are appearances.
        let label = appearance == .light ? tr("%1$s in light", name) : tr("%1$s in dark", name)
        let field = editor.colorField(label, appearance) { [weak preview] value in
            // A theme has a value per appearance for each color, so a name becomes its value.
            .color(appearance, color, value.flatMap { preview?.color($0, ofIOSIn: appearance) })
        }
        fields[appearance, default: [:]][color] = field
        return field
    }

    /// Columns of the same width in all rows.
    private static func columns(_ widgets: [Widget]) -> Widget {
        let columns = Box(.horizontal, spacing: 9, widgets)
        columns.isHomogeneous = true
        return columns
    }

    /// A row of the list with widgets below each other.
    private static func row(_ widgets: [Widget]) -> Widget {
        let row = ListBoxRow(Box(.vertical, spacing: 3, widgets, "color-row"), isActivatable: false)
        row.isFocusable = false
        return row
    }

    /// Displays the theme's colors in the existing fields.
    func reload() {
        for (appearance, fields) in fields {
            for (color, field) in fields {
                let own = preview.theme.document.theme.colors[appearance]?[color]
                let fallback = preview.defaultColor(color, in: appearance)
                field.display(own.map(ColorValue.rgba), drawn: own ?? fallback, iOS: fallback)
            }
        }
    }
}

extension Appearance {
    /// The name in the window.
    nonisolated var title: String { self == .light ? tr("Light") : tr("Dark") }
}

extension ColorField {
    /// Displays a color of a theme.
    ///
    /// - Parameters:
    ///   - own: the theme's value; nil if the theme has none.
    ///   - drawn: the color that is drawn.
    ///   - fallback: the color that is drawn if the theme has none; nil for no color.
    func display(_ own: ColorValue?, drawn: Documents.Color?, iOS fallback: Documents.Color?) {
        display(
            own, drawn: drawn, placeholder: fallback?.hexadecimal ?? trc("color", "None"),
            words: fallback.map { tr("iOS default: %1$s", $0.hexadecimal) }
                ?? tr("iOS default: none"))
    }
}

extension LivePreview {
    /// The color of iOS for a name, with increased contrast if the user has set it.
    func defaultColor(_ name: SemanticColor, in appearance: Appearance) -> Documents.Color? {
        environment.profile.color(
            name, in: appearance, increasesContrast: environment.increasesContrast)
    }

    /// The color of a value on iOS in an appearance, even if the theme replaces its name. Without an appearance, the
    /// color in the theme and the current appearance.
    func color(_ value: ColorValue, ofIOSIn appearance: Appearance? = nil) -> Documents.Color? {
        guard let appearance else { return current.color(value) }
        if case .semantic(let name) = value { return defaultColor(name, in: appearance) }
        return current.color(
            value, in: appearance, increasesContrast: environment.increasesContrast)
    }
}
