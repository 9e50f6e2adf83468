// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import Words

/// The popover of a swatch: iOS's semantic colors by name, and an editor for other colors. The preview shows a choice
/// as a trial edit, and Escape discards it.
final class ColorChoice {
    /// The popover of a button.
    var popover: Popover { choices.popover }
    /// The list of the default and the semantic colors.
    let names = ListBox()
    let editor = ColorEditor()
    private let choices: TrialPopover
    /// Called with each color that is tried on; nil for none.
    var onTried: (ColorValue?) -> Void = { _ in }
    /// Called when the choice closes, with whether the color is kept.
    var onEnded: (Bool) -> Void = { _ in }
    private let color: (ColorValue) -> Documents.Color?
    private var swatches: [(swatch: Swatch, value: ColorValue)] = []

    /// A choice of a color.
    ///
    /// - Parameters:
    ///   - label: the name of the colored part.
    ///   - titleOfNone: what applies without a color, in a word or two.
    ///   - color: the color in which a value is drawn.
    init(
        _ label: String, none titleOfNone: String,
        color: @escaping (ColorValue) -> Documents.Color?
    ) {
        self.color = color
        let scrolled = ScrolledWindow(vertical: names, expands: true)
        let mix = Button(tr("_Custom Color"))
        let back = Button(tr("_iOS Colors"))
        let pages = Stack()
        pages.add(Box(.vertical, spacing: 6, [scrolled, mix]), name: "names")
        pages.add(Box(.vertical, spacing: 6, [editor, back]), name: "editor")
        pages.setMargins(6)
        mix.onClicked { [weak pages] in pages?.visibleName = "editor" }
        back.onClicked { [weak pages] in pages?.visibleName = "names" }
        choices = TrialPopover(
            // Translators: %1$s is what gets the color, such as “Background of headers”.
            pages, label: tr("Choose a color: %1$s", label))
        names.setAccessibleLabel(tr("iOS colors"))
        names.addCssClass("color-names")
        // Enter and a second click close the choice; a first click only makes the trial edit.
        names.activatesOnSingleClick = false
        names.append(Self.row(titleOfNone))
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
            onTried(position == 0 ? nil : swatches[position - 1].value)
        }
        names.onActivated { [weak self] _ in self?.popover.close() }
        editor.onChanged { [weak self] in self?.onTried(.rgba(Documents.Color($0))) }
        choices.onEnded = { [weak self] in self?.onEnded($0) }
    }

    /// Closes the choice and discards the trial edit, as Escape does.
    func cancel() { choices.cancel() }

    /// Selects the current color.
    func select(_ own: ColorValue?, drawn: Documents.Color?) {
        for (swatch, value) in swatches { swatch.color = color(value) }
        if let drawn, Documents.Color(editor.color) != drawn { editor.color = GtkKit.Color(drawn) }
        guard names.selected != 0 || own != nil else { return }
        names.selected = own == nil ? 0 : swatches.firstIndex { $0.value == own }.map { $0 + 1 }
    }
}
