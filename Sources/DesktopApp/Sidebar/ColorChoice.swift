// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Words

/// The popover of a swatch: iOS's semantic colors by name, and an editor for other colors. The preview shows a choice
/// as a trial edit, and Escape discards it.
final class ColorChoice {
    /// The popover of a button.
    let popover: Popover
    /// The list of "iOS Default" and the semantic colors.
    let names = ListBox()
    let editor = ColorEditor()
    private let appearance: Appearance?
    private let fields: FieldEditor
    private let change: (ColorValue?) -> ThemeEdit
    private var swatches: [(swatch: Swatch, value: ColorValue)] = []
    private var isCanceled = false

    /// A choice of a color.
    ///
    /// - Parameters:
    ///   - label: the name of the colored part.
    ///   - appearance: the appearance in which iOS resolves semantic colors; nil if the theme resolves them, in the
    ///     current appearance.
    ///   - change: the edit that sets the color.
    init(
        _ label: String, _ appearance: Appearance?, _ fields: FieldEditor,
        _ change: @escaping (ColorValue?) -> ThemeEdit
    ) {
        (self.appearance, self.fields, self.change) = (appearance, fields, change)
        let scrolled = ScrolledWindow(vertical: names, expands: true)
        let mix = Button(tr("_Custom Color"))
        let back = Button(tr("_iOS Colors"))
        let pages = Stack()
        pages.add(Box(.vertical, spacing: 6, [scrolled, mix]), name: "names")
        pages.add(Box(.vertical, spacing: 6, [editor, back]), name: "editor")
        pages.setMargins(6)
        mix.onClicked { [weak pages] in pages?.visibleName = "editor" }
        back.onClicked { [weak pages] in pages?.visibleName = "names" }
        popover = Popover(pages)
        popover.setAccessibleLabel(
            // Translators: %1$s is what gets the color, such as “Background of headers”.
            tr("Choose a color: %1$s", label))
        names.setAccessibleLabel(tr("iOS colors"))
        names.addCssClass("color-names")
        // Enter and a second click close the choice; a first click only makes the trial edit.
        names.activatesOnSingleClick = false
        names.append(Self.row(tr("iOS Default")))
        for name in SemanticColor.allCases {
            let swatch = Swatch()
            swatches.append((swatch, .semantic(name)))
            names.append(Self.row(name.displayName, swatch))
        }
        connect()
    }

    private static func row(_ name: String, _ swatch: Swatch? = nil) -> ListBoxRow {
        let label = GtkKit.Label(start: name)
        label.expandsHorizontally = true
        let box = Box(.horizontal, spacing: 9, [label])
        if let swatch { box.append(swatch) }
        box.setMargins(6)
        let row = ListBoxRow(box)
        row.setAccessibleLabel(name)
        return row
    }

    private func connect() {
        names.onSelected { [weak self] position in
            guard let self else { return }
            tryColor(position == 0 ? nil : swatches[position - 1].value)
        }
        names.onActivated { [weak self] _ in self?.popover.close() }
        editor.onChanged { [weak self] in self?.tryColor(.rgba(Documents.Color($0))) }
        popover.onShown { [weak self] in if $0 { self?.isCanceled = false } }
        popover.onClosed { [weak self] in
            guard let self else { return }
            fields.controller.endTrial(committing: !isCanceled)
        }
        popover.onKey(capturing: true) { [weak self] key, _ in
            guard let self, key == "Escape" else { return false }
            cancel()
            return true
        }
    }

    /// Closes the choice and discards the trial edit, as Escape does.
    func cancel() {
        isCanceled = true
        popover.close()
    }

    private func tryColor(_ value: ColorValue?) {
        let edit = change(value)
        fields.controller.tryEdits([edit], label: edit.label)
    }

    /// Selects the current color.
    func select(_ own: ColorValue?, drawn: Documents.Color?) {
        for (swatch, value) in swatches { swatch.color = fields.color(value, appearance) }
        if let drawn, Documents.Color(editor.color) != drawn { editor.color = GtkKit.Color(drawn) }
        guard names.selected != 0 || own != nil else { return }
        names.selected = own == nil ? 0 : swatches.firstIndex { $0.value == own }.map { $0 + 1 }
    }
}
