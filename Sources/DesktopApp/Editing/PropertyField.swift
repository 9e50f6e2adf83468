// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import GtkKit
import Syntax
import Words

/// The field of a property: of a value with a declared form in one or several dictionaries of the screen. Its first
/// choice, or no number or text, stands for what applies without the value.
final class PropertyField {
    let row: ActionRow
    let key: KeyDeclaration
    /// Called with each value that the user enters; nil to remove it.
    var onEntered: (SyntaxValue?) -> Void = { _ in }
    /// Called with each value that is tried on, until the trial ends.
    var onTried: (SyntaxValue?) -> Void = { _ in }
    /// Called when a trial ends, with whether it is kept.
    var onTrialEnded: (Bool) -> Void = { _ in }
    private let control: Control

    /// The control for a form of values.
    private enum Control {
        case choice(Choice<String?>)
        case number(NumberField)
        case text(Entry)
        case style(StyleChoice)
    }

    /// A field for a declared key; nil for values that have no field.
    init?(_ key: KeyDeclaration) {
        self.key = key
        guard let control = Self.control(for: key) else { return nil }
        self.control = control
        row = ActionRow(title: key.displayName)
        row.titleLines = 2
        let widget: Widget
        switch control {
        case .choice(let choice): widget = choice
        case .number(let field): widget = field.spin
        case .text(let entry): widget = entry
        case .style(let choice): widget = choice.button
        }
        widget.verticalAlignment = .center
        row.addSuffix(widget)
        row.activatableWidget = widget
        connect()
    }

    private static func control(for key: KeyDeclaration) -> Control? {
        let name = key.displayName
        func choice(_ options: [(name: String, value: String)]) -> Control {
            .choice(Choice(name, none: key.titleOfAbsence, options))
        }
        func number(_ range: ClosedRange<Double>, step: Double = 1) -> Control {
            .number(NumberField(name, range, step: step, titleOfNone: trc("value", "Default")))
        }
        func words(_ words: [String]) -> Control {
            choice(words.map { (KeyDeclaration.displayName(ofWord: $0), $0) })
        }
        switch key.form {
        case .boolean:
            return choice([(trc("switch", "On"), "true"), (trc("switch", "Off"), "false")])
        case .words(let all, _), .wordOrWords(let all, _): return words(all)
        case .textStyle: return .style(StyleChoice(name, none: key.titleOfAbsence))
        case .category:
            return choice(
                ContentSizeCategory.allCases.map { ($0.shortName, $0.uiKitName) })
        case .weight: return words(FontWeight.named.map(\.name))
        case .integer(let range):
            return number(Double(range.lowerBound)...Double(range.upperBound))
        case .points, .height, .pointsOrWord: return number(0...10_000)
        case .fraction: return number(0...1, step: 0.05)
        case .text, .fontName, .languageTag, .textOrDictionary, .textOrNumber, .color,
            .textOrIntegerOrDictionary, .textOrInteger:
            let entry = Entry()
            entry.widthInCharacters = 14
            entry.setAccessibleLabel(name)
            return .text(entry)
        case .anything, .booleanOrTexts, .separator, .hexadecimalColor, .dictionary, .list, .labels,
            .stackItems, .texts, .textsOrDictionaries:
            return nil
        }
    }

    private func connect() {
        switch control {
        case .choice(let choice):
            choice.onChosen { [weak self] word in
                guard let self else { return }
                onEntered(word.map { self.key.isBoolean ? .bool($0 == "true") : .string($0) })
            }
        case .style(let choice):
            choice.onTried = { [weak self] in self?.onTried($0.map { .string($0.uiKitName) }) }
            choice.onEnded = { [weak self] in self?.onTrialEnded($0) }
        case .number(let field):
            field.firstStep = { [key] in key.usualNumber }
            field.onEntered = { [weak self] in self?.onEntered($0.map(SyntaxValue.number)) }
        case .text(let entry):
            entry.onChanged { [weak self] text in
                guard let self else { return }
                let isColor = if case .color = key.form { true } else { false }
                let isWrong = isColor && !text.isEmpty && ColorValue(text: text) == nil
                entry.setCssClass("error", isWrong)
                if !isWrong { onEntered(text.isEmpty && !isNeeded ? nil : .string(text)) }
            }
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
        case .choice(let choice): display(isMixed ? nil : first, isMixed, in: choice)
        case .style(let choice):
            let name = isMixed ? nil : first?.shortText
            choice.display(name.flatMap { TextStyle(name: $0) }, label: key.displayName)
        case .number(let field): field.display(isMixed ? nil : first?.double)
        case .text(let entry):
            entry.placeholder = isMixed ? tr("Mixed") : key.titleOfAbsence
            let text = isMixed ? "" : first?.shortText ?? ""
            if entry.text != text { entry.text = text }
            entry.isSensitive = isMixed || first?.hasPlainText ?? true
        }
        let note = isMixed ? tr("Mixed") : ""
        if row.subtitle != note { row.subtitle = note }
        row.setCssClass("default-value", values.allSatisfy { $0 == nil })
    }

    private func display(_ value: SyntaxValue?, _ isMixed: Bool, in choice: Choice<String?>) {
        let word: String? =
            switch value {
            case .string(let text)?: key.canonicalWord(text)
            case .bool(let isOn)?: isOn ? "true" : "false"
            default: nil
            }
        choice.select(choice.values.contains(word) ? word : nil)
    }
}

extension KeyDeclaration {
    fileprivate var isBoolean: Bool {
        if case .boolean = form { true } else { false }
    }

    /// What applies without the key, in a word.
    fileprivate var titleOfAbsence: String {
        switch absence {
        case .word(let word)?: tr("Default: %1$s", Self.displayName(ofWord: word))
        case .bool(let isOn)?:
            tr("Default: %1$s", isOn ? trc("switch", "On") : trc("switch", "Off"))
        case .described?: trc("value", "Default")
        case nil: tr("None")
        }
    }

    /// A number to begin with, where there was none.
    fileprivate var usualNumber: Double {
        switch name {
        case "height", "rowHeight": 44
        case "pointSize", "maximumPointSize": 17
        case "minimumScaleFactor": 0.5
        case "top", "bottom", "leading", "trailing": 16
        default: 1
        }
    }

    /// The word that another name of a category stands for.
    fileprivate func canonicalWord(_ word: String) -> String {
        switch form {
        case .category: ContentSizeCategory(name: word)?.uiKitName ?? word
        default: word
        }
    }
}

extension SyntaxValue {
    fileprivate var double: Double? {
        if case .number(let number) = self { number.double } else { nil }
    }

    /// The text of the value, alone or in a dictionary.
    fileprivate var shortText: String {
        switch self {
        case .string(let text): text
        case .number(let number): number.text
        case .dictionary(let entries):
            entries.first { ["text", "systemName", "title"].contains($0.key) }?.value.shortText
                ?? "…"
        default: "…"
        }
    }

    /// Whether a text can take the place of the value's text.
    fileprivate var hasPlainText: Bool {
        switch self {
        case .string, .number: true
        case .dictionary(let entries): entries.contains { ["text", "title"].contains($0.key) }
        default: false
        }
    }
}
