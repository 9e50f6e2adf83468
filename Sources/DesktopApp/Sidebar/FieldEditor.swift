// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import Words
import Workspace

/// Edits of the theme from fields of the sidebar, and the font chooser, which replaces the fields while it is open.
final class FieldEditor {
    /// The fields, and the font chooser in their place.
    let widget = Stack()
    /// Edits the theme, and reports edits that fail.
    let controller: EditController
    /// The font chooser, while it is presented.
    private(set) var chooser: FontChooser?
    /// Presents a font chooser; replaced in tests.
    lazy var chooseFont: (FontChoice) -> Void = { [weak self] in self?.present($0) }
    /// Displays the theme's values again, after an edit that failed.
    var onRejected: () -> Void = {}
    /// Called with the style under the pointer or with the focus; nil for none.
    var onPointedAt: (TextStyle?) -> Void = { _ in }
    /// The widget that the focus returns to from the font chooser.
    private weak var origin: Widget?
    /// The name of the fields that the chooser replaces.
    private var replaced = ""
    private let page: Page

    init(_ page: Page, _ controller: EditController) {
        (self.page, self.controller) = (page, controller)
    }

    /// Makes an edit. If it fails, the theme's value is displayed again.
    ///
    /// - Parameter key: consecutive edits with the same key become one step.
    func edit(_ edit: ThemeEdit, _ key: String?) {
        // A highlight would hide what changes.
        onPointedAt(nil)
        if !controller.edit(edit, coalescing: key) { onRejected() }
    }

    /// A field of a color of the theme.
    ///
    /// - Parameters:
    ///   - label: the name of the colored part.
    ///   - appearance: the appearance in which iOS resolves semantic colors; nil if the theme resolves them, in the
    ///     current appearance.
    ///   - change: the edit that sets the color.
    func colorField(
        _ label: String, _ appearance: Appearance?, _ change: @escaping (ColorValue?) -> ThemeEdit
    ) -> ColorField {
        let field = ColorField(
            label, none: tr("iOS Default"), reset: tr("Reset to iOS Default")
        ) { [page] in page.preview.color($0, ofIOSIn: appearance) }
        field.onEntered = { [weak self] in self?.edit(change($0), label) }
        field.onTried = { [controller] value in
            let edit = change(value)
            controller.tryEdits([edit], label: edit.label)
        }
        field.onTrialEnded = { [controller] in controller.endTrial(committing: $0) }
        return field
    }

    // MARK: - Choosing a font

    private func present(_ choice: FontChoice) {
        dismissChooser()
        let chooser = FontChooser(choice, page.theme.fonts) { [weak self] in
            self?.dismissChooser()
        }
        self.chooser = chooser
        replaced = widget.visibleName ?? replaced
        widget.add(chooser.widget, name: "fonts")
        widget.visibleName = "fonts"
        chooser.selectCurrent()
    }

    private func dismissChooser() {
        guard let chooser else { return }
        self.chooser = nil
        widget.visibleName = replaced
        widget.remove(chooser.widget)
        // The fields may have been replaced meanwhile.
        if origin?.grabFocus() != true { _ = widget.moveFocus(.forward) }
    }

    /// Shows one of the fields, as soon as no font is being chosen.
    func present(_ name: String) {
        replaced = name
        if chooser == nil, widget.visibleName != name { widget.visibleName = name }
    }

    /// Presents a font chooser whose selected font is shown by trial edits.
    ///
    /// - Parameters:
    ///   - origin: the widget that the focus returns to.
    ///   - edits: the trial edits for a PostScript name.
    ///   - answer: receives the chosen PostScript name, or nil for the system font.
    func chooseFont(
        _ title: String, current: String?, from origin: Widget,
        edits: @escaping (String) -> [ThemeEdit], answer: @escaping (String?) -> Void
    ) {
        self.origin = origin
        chooseFont(
            FontChoice(
                title: title, current: current,
                tryFace: { [weak self] in
                    self?.onPointedAt(nil)
                    self?.controller.tryEdits(edits($0), label: title)
                },
                discardTrial: { [weak self] in self?.controller.endTrial(committing: false) },
                answer: answer))
    }
}
