// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import Syntax
import Words
import Workspace

/// The field of a property: of a value with a declared form in one or several dictionaries of the screen. Its first
/// choice, or no number or text, stands for what applies without the value.
final class PropertyField {
    /// What the user enters in a field.
    enum Entered {
        /// A value; nil to remove it.
        case value(SyntaxValue?)
        /// A text of a list's element, by its index.
        case element(Int, String)
        /// The elements of a list in a new order, with new ones.
        case elements([ArrangedElement])
    }

    let row: ActionRow
    let key: KeyDeclaration
    /// Called with what the user enters.
    var onEntered: (Entered) -> Void = { _ in }
    /// Called with each value that is tried on, until the trial ends.
    var onTried: (SyntaxValue?) -> Void = { _ in }
    /// Called when a trial ends, with whether it is kept.
    var onTrialEnded: (Bool) -> Void = { _ in }
    private let label: String
    let control: Control
    /// Removes the value of a control that cannot be empty.
    let reset = Button(iconName: "edit-clear-symbolic", tooltip: tr("Reset"))
    /// The least width of most controls in pixels, so that they stand in a column.
    private static let controlWidth = 136
    /// The values that a choice always offers.
    private let options: [(name: String, value: SyntaxValue?)]
    private let preview: LivePreview

    /// The control for a form of values.
    enum Control {
        case choice(Choice<SyntaxValue?>)
        case number(NumberField)
        case text(Entry)
        case style(StyleChoice)
        case color(ColorField)
        case list(ListField)
    }

    /// A field for a declared key; nil for values that have no field.
    ///
    /// - Parameters:
    ///   - title: the name of the property.
    ///   - group: what has the key, for screen readers; nil for what is selected.
    ///   - preview: the preview with the colors and fonts of values.
    init?(
        _ key: KeyDeclaration, titled title: String, of group: String?,
        in preview: LivePreview
    ) {
        self.key = key
        self.preview = preview
        label = listed([group, title].compactMap(\.self))
        guard let control = Self.control(for: key, label, preview) else { return nil }
        self.control = control
        options = if case .choice(let choice) = control { choice.options } else { [] }
        row = ActionRow(title: title)
        row.titleLines = 2
        let widget: Widget
        switch control {
        case .choice(let choice): widget = choice
        case .number(let field): widget = field.spin
        case .text(let entry): widget = entry
        case .style(let choice): widget = choice.button
        case .color(let field):
            widget = field.widget
            // The title needs the room.
            field.entry.expandsHorizontally = false
            field.entry.maximumWidthInCharacters = 9
        case .list(let field): widget = field.widget
        }
        widget.verticalAlignment = .center
        if hasReset {
            reset.setAccessibleLabel(listed([label, tr("Reset")]))
            reset.addCssClass("flat")
            reset.verticalAlignment = .center
            row.addSuffix(reset)
        }
        if !(widget is Box) { widget.minimumWidth = Self.controlWidth }
        row.addSuffix(widget)
        if widget is Box { row.isActivatable = false } else { row.activatableWidget = widget }
        connect()
    }

    private static func control(
        for key: KeyDeclaration, _ name: String, _ preview: LivePreview
    ) -> Control? {
        switch key.input {
        case .options(let options)?:
            return .choice(Choice(name, none: key.titleOfAbsence, options))
        case .textStyle?: return .style(StyleChoice(name, none: key.titleOfAbsence, preview))
        case .color?:
            return .color(
                ColorField(name, none: key.titleOfAbsence, reset: tr("Reset")) {
                    preview.current.color($0)
                })
        case .number(let range)?:
            let step = range.upperBound > 1 ? 1 : 0.05
            return .number(
                NumberField(name, range, step: step, titleOfNone: trc("value", "Default")))
        case .text?:
            let entry = Entry()
            entry.widthInCharacters = 12
            entry.setAccessibleLabel(name)
            return .text(entry)
        case .list(let count)?: return .list(ListField(name, count))
        case nil: return nil
        }
    }

    /// Whether the value is removed with a button beside the control.
    private var hasReset: Bool {
        switch control {
        case .choice, .number, .style: true
        case .text, .color, .list: false
        }
    }

    private func connect() {
        reset.onClicked { [weak self] in self?.onEntered(.value(nil)) }
        switch control {
        case .choice(let choice):
            choice.onChosen { [weak self] value in
                // The name of several values is no value.
                if value != .some(.null) { self?.onEntered(.value(value)) }
            }
        case .color(let field):
            field.onEntered = { [weak self] in self?.onEntered(.value($0?.written)) }
            field.onTried = { [weak self] in self?.onTried($0?.written) }
            field.onTrialEnded = { [weak self] in self?.onTrialEnded($0) }
            field.onMarkedWrong = { [weak row] in
                row?.subtitleLines = 3
                row?.subtitle = $0
            }
        case .list(let field):
            field.onTyped = { [weak self] in self?.onEntered(.element($0, $1)) }
            field.onArranged = { [weak self] in self?.onEntered(.elements($0)) }
        case .style(let choice):
            choice.onTried = { [weak self] in self?.onTried($0.map { .string($0.uiKitName) }) }
            choice.onEnded = { [weak self] in self?.onTrialEnded($0) }
        case .number(let field):
            field.firstStep = { [key] in key.usualNumber }
            field.onEntered = { [weak self] in self?.onEntered(.value($0.map(SyntaxValue.number))) }
        case .text(let entry):
            entry.onChanged { [weak self, weak entry] text in
                guard text.isEmpty else { return self?.onEntered(.value(.string(text))) ?? () }
                // GTK empties a text before it replaces it, and elements may need a value.
                EventLoop.idle { [weak self] in
                    guard let self, entry?.text.isEmpty == true else { return }
                    onEntered(.value(isNeeded ? .string("") : nil))
                }
            }
            entry.onIconClicked { [weak self] in self?.onEntered(.value(nil)) }
            // Typed texts are edits of the screen, which has its own undo.
            entry.onUndoKeys(capturing: true) { [weak entry] in _ = entry?.activateAction($0) }
        }
    }

    /// Whether an empty text stays in the file, because the element needs the key.
    var isNeeded = false

    /// Displays the value of each dictionary; nil for one without it.
    func display(_ values: [SyntaxValue?]) {
        let first = values.first ?? nil
        let isMixed = !values.allSatisfy { $0 == first }
        switch control {
        case .choice(let choice): display(isMixed ? .null : first.map(key.canonical), in: choice)
        case .color(let field):
            let own = isMixed ? nil : first.flatMap(ColorValue.init)
            field.display(
                own, drawn: own.flatMap { preview.current.color($0) },
                placeholder: isMixed ? tr("Mixed") : trc("value", "Default"),
                words: isMixed ? tr("Mixed") : key.titleOfAbsence)
        case .list(let field): field.display(first?.elements ?? [])
        case .style(let choice):
            let name = isMixed ? nil : first?.shortText
            choice.display(name.flatMap { TextStyle(name: $0) }, label: label)
        case .number(let field): field.display(isMixed ? nil : first?.double)
        case .text(let entry):
            let placeholder = isMixed ? tr("Mixed") : key.titleOfAbsence
            if entry.placeholder != placeholder { entry.placeholder = placeholder }
            let text = isMixed ? "" : first?.shortText ?? ""
            // Screen readers do not say a placeholder.
            entry.setAccessibleDescription(text.isEmpty ? placeholder : "")
            let isReset = !text.isEmpty && !isNeeded
            entry.setIcon(
                isReset ? "edit-clear-symbolic" : nil, tooltip: isReset ? tr("Reset") : nil)
            if entry.text != text { entry.text = text }
            entry.isSensitive = isMixed || first?.hasPlainText ?? true
        }
        let note = isMixed && isNumber ? tr("Mixed") : wordsOfList(first) ?? ""
        if row.subtitle != note { row.subtitle = note }
        let isDefault = values.allSatisfy { $0 == nil }
        row.setCssClass("default-value", isDefault)
        reset.isVisible = hasReset && !isDefault && !isNeeded
    }

    private var isNumber: Bool {
        if case .number = control { true } else { false }
    }

    /// The words of a list that a choice can only name; nil for other values.
    private func wordsOfList(_ value: SyntaxValue?) -> String? {
        guard case .choice = control, let value = value.map(key.canonical), case .array = value
        else {
            return nil
        }
        return value.words
    }

    /// Displays a value in a choice: one that it does not offer, too, and null for several values.
    private func display(_ value: SyntaxValue?, in choice: Choice<SyntaxValue?>) {
        var options = options
        if let value, !options.contains(where: { $0.value == value }) {
            let isList = if case .array = value { true } else { false }
            // The words of a list are below the title.
            let name = isList ? tr("Several") : value.words
            options.append((value == .null ? tr("Mixed") : name, value))
        }
        choice.offer(options)
        choice.select(value)
    }
}
