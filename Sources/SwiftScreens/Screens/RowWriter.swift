// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Writes one row of a list.
///
/// A row of SwiftUI is any view. What it is in the screen format follows from what is in it: the control, the texts, and
/// where room is left between them.
struct RowWriter {
    let evaluator: Evaluator

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    /// A text with its looks.
    typealias StyledText = (text: TextValue, style: ViewStyle, place: SourcePlace)

    /// The rows of a view without choices: one, none for a view without content, or several for a group.
    func rows(of view: ViewNode, _ outer: ViewStyle) -> [SyntaxValue] {
        let style = view.style.inherited(outer)
        switch view.kind {
        case .group(let views):
            return views.flatMap { rows(of: $0, style) }
        case .section(let header, let content, let footer):
            return (header + content + footer).flatMap { rows(of: $0, style) }
        case .list(let views), .scroll(let views): return views.flatMap { rows(of: $0, style) }
        default:
            guard var entries = row(view, outer) else { return [] }
            entries += common(style)
            return [.dictionary(entries)]
        }
    }

    /// What any row may say.
    private func common(_ style: ViewStyle) -> [SyntaxValue.Entry] {
        var entries: [SyntaxValue.Entry] = []
        if let badge = style.own.badge { entries.append(.init("badge", .string(badge.string))) }
        if let color = style.own.rowBackground {
            entries.append(.init("backgroundColor", .string(color)))
        }
        if style.own.separator == false { entries.append(.init("separator", .string("none"))) }
        if let tint = style.tint { entries.append(.init("tintColor", .string(tint))) }
        if let label = style.own.accessibilityLabel, !label.isEmpty {
            entries.append(.init("accessibilityLabel", .string(label.string)))
        }
        return entries
    }

    private func row(_ view: ViewNode, _ outer: ViewStyle) -> [SyntaxValue.Entry]? {
        let style = view.style.inherited(outer)
        switch view.kind {
        case .toggle(let label, let isOn):
            return switchRow(items(label, style.plain), isOn)
        case .link(let label):
            return linked(label, style)
        case .button(let label, let role): return buttonRow(label, role, style)
        case .menu(let label, _):
            guard var entries = buttonRow(label, nil, style) else { return nil }
            if !entries.contains(where: { $0.key == "accessory" }), entries.first?.key == "kind" {
                entries.append(.init("accessory", .string("popUpMenu")))
            }
            return entries
        case .picker(let label, let options, let selection):
            return pickerRow(label, options, selection, style)
        case .labeled(let label, let content): return labeledRow(label, content, style)
        case .disclosure(let label, _):
            return general(items(label, style.plain)).map {
                $0.adding("accessory", .string("disclosure"))
            }
        case .field(let field): return fieldRow(field, style, title: nil)
        case .control(let control): return controlRow(control, items(control.label, style.plain))
        case .placeholder(let name): return placeholderRow(name, style)
        case .foreign(_, let views): return foreignRow(texts(in: views, style.plain))
        case .divider, .spacer: return nil
        default: return general(items([view], outer))
        }
    }

    // MARK: - Rows by their control

    private func switchRow(_ items: [RowItem], _ isOn: Value) -> [SyntaxValue.Entry]? {
        let texts = items.texts
        let title = texts.first
        var entries: [SyntaxValue.Entry] = [.init("kind", .string("switch"))]
        entries.append(.init("title", title.map { text($0) } ?? .string("")))
        if texts.count > 1 { entries.append(.init("subtitle", joined(Array(texts.dropFirst())))) }
        if isTrue(isOn) { entries.append(.init("isOn", .bool(true))) }
        if let image = items.firstImage { entries.append(.init("image", image)) }
        return entries
    }

    private func isTrue(_ value: Value) -> Bool {
        switch value {
        case .bool(let value): value
        case .unknown(let unknown): unknown.likely.map(isTrue) ?? false
        case .choice(_, let values): values.first.map(isTrue) ?? false
        default: false
        }
    }

    private func linked(_ label: [ViewNode], _ style: ViewStyle) -> [SyntaxValue.Entry]? {
        let views = label.filter { !isEmpty($0) }
        guard !views.isEmpty else { return nil }
        let entries =
            views.count == 1
            ? row(views[0].unwrapped, style.plain) : general(items(views, style.plain))
        guard let entries else { return nil }
        if entries.contains(where: { $0.key == "kind" && $0.value == .string("switch") }) {
            return entries
        }
        return entries.adding("accessory", .string("disclosure"))
    }

    private func buttonRow(
        _ label: [ViewNode], _ role: String?, _ style: ViewStyle
    ) -> [SyntaxValue.Entry]? {
        let views = label.filter { !isEmpty($0) }
        guard !views.isEmpty else { return nil }
        guard
            var entries = views.count == 1
                ? row(views[0].unwrapped, style.plain) : general(items(views, style.plain))
        else { return nil }
        guard !entries.contains(where: { $0.key == "kind" && $0.value != .string("default") }),
            !entries.contains(where: { $0.key == "stack" || $0.key == "value" })
        else { return entries }
        entries.removeAll { $0.key == "kind" }
        entries.insert(.init("kind", .string("button")), at: 0)
        if role == "destructive" || role == "cancel" {
            entries.append(.init("role", .string(role ?? "")))
        }
        switch style.buttonStyle {
        case "bordered", "borderedProminent":
            entries.append(.init("buttonStyle", .string(style.buttonStyle ?? "")))
        default: break
        }
        return entries
    }

    private func pickerRow(
        _ label: [ViewNode], _ options: [ViewNode], _ selection: Value, _ style: ViewStyle
    ) -> [SyntaxValue.Entry]? {
        let all = self.options(options)
        let chosen = selectedOption(all, selection)
        let title = style.hidesLabels == true ? nil : items(label, style.plain).texts.first
        let image = items(label, style.plain).firstImage
        if style.pickerStyle == "segmented", !all.isEmpty {
            var entries: [SyntaxValue.Entry] = [
                .init("kind", .string("segmentedControl")),
                .init(
                    "segments",
                    .array(all.prefix(64).map { .string($0.text.isEmpty ? "–" : $0.text) })),
            ]
            if let title { entries.append(.init("title", .string(title.text.string))) }
            if let chosen { entries.append(.init("selectedSegmentIndex", .number(Double(chosen)))) }
            return entries
        }
        let value: SyntaxValue
        if let chosen, let option = all[chosen].styled {
            value = text(option)
        } else {
            value = sample(Samples.other)
        }
        let isLink = style.pickerStyle == "navigationLink"
        guard let title, !title.text.isEmpty else {
            return [
                .init("kind", .string("default")), .init("title", value),
                .init("accessory", .string(isLink ? "disclosure" : "popUpMenu")),
            ]
        }
        var entries: [SyntaxValue.Entry] = [
            .init("kind", .string(isLink ? "value" : "picker")), .init("title", text(title)),
            .init("value", value),
        ]
        if isLink { entries.append(.init("accessory", .string("disclosure"))) }
        if let image { entries.append(.init("image", image)) }
        return entries
    }

    private func labeledRow(
        _ label: [ViewNode], _ content: [ViewNode], _ style: ViewStyle
    ) -> [SyntaxValue.Entry]? {
        let titles = items(label, style.plain)
        let values = items(content, style.plain)
        guard let title = titles.texts.first else { return general(values) }
        if let control = values.control { return controlRow(control, titles) }
        if case .field(let field, let inner)? = values.first(where: {
            if case .field = $0 { true } else { false }
        }) {
            return fieldRow(field, inner, title: title)
        }
        if let isOn = values.toggle { return switchRow(titles, isOn) }
        guard !values.texts.isEmpty else { return general(titles + values) }
        var entries: [SyntaxValue.Entry] = [
            .init("kind", .string("value")), .init("title", text(title)),
            .init("value", joined(values.texts)),
        ]
        if let image = titles.firstImage { entries.append(.init("image", image)) }
        return entries
    }

    func fieldRow(
        _ field: ViewNode.Field, _ style: ViewStyle, title: StyledText?
    ) -> [SyntaxValue.Entry]? {
        var entries: [SyntaxValue.Entry] = [
            .init("kind", .string(field.kind == .area ? "textView" : "textField"))
        ]
        if let title, field.kind != .area { entries.append(.init("title", text(title))) }
        if let prompt = field.prompt, !prompt.isEmpty {
            entries.append(.init("placeholder", .string(prompt.string)))
        }
        if let value = field.text, !value.isEmpty, field.kind != .secure {
            entries.append(
                .init(
                    "value",
                    text(
                        (
                            value, style.plain,
                            value.place ?? SourcePlace(.empty, SourceTree.empty.root)
                        ))))
        }
        if field.kind == .secure { entries.append(.init("isSecure", .bool(true))) }
        return entries
    }

    func controlRow(
        _ control: ViewNode.Control, _ label: [RowItem]
    ) -> [SyntaxValue.Entry]? {
        let texts = label.texts
        let title = texts.first
        var entries: [SyntaxValue.Entry]
        switch control.kind {
        case .slider:
            entries = [
                .init("kind", .string("slider")), .init("value", .number(control.value ?? 0.5)),
            ]
            if let title { entries.append(.init("title", .string(title.text.string))) }
            return entries
        case .progress:
            entries = [.init("kind", .string("progress"))]
            if let title { entries.append(.init("title", text(title))) }
            if let value = control.value { entries.append(.init("value", .number(value))) }
            return entries
        case .stepper:
            entries = [
                .init("kind", .string("stepper")),
                .init("title", title.map { text($0) } ?? sample(Samples.number)),
            ]
            if texts.count > 1 { entries.append(.init("value", joined(Array(texts.dropFirst())))) }
        case .datePicker:
            entries = [
                .init("kind", .string("datePicker")),
                .init("title", title.map { text($0) } ?? sample("Date")),
            ]
            if control.showsDate { entries.append(.init("date", sample("May 12, 2026"))) }
            if control.showsTime { entries.append(.init("time", sample("9:41"))) }
        case .colorPicker:
            entries = [
                .init("kind", .string("default")),
                .init("title", title.map { text($0) } ?? sample("Color")),
            ]
        }
        if let image = label.firstImage { entries.append(.init("image", image)) }
        return entries
    }

    func placeholderRow(_ name: String, _ style: ViewStyle) -> [SyntaxValue.Entry] {
        var entries: [SyntaxValue.Entry] = [
            .init("kind", .string("placeholder")), .init("title", .string(name)),
        ]
        if let height = style.own.height ?? style.own.minimumHeight, height > 0, height <= 10_000 {
            entries.append(.init("height", .number(height)))
        }
        return entries
    }

    private func foreignRow(_ texts: [StyledText]) -> [SyntaxValue.Entry]? {
        guard let first = texts.first else { return nil }
        guard texts.count > 1 else {
            return [.init("kind", .string("default")), .init("title", text(first))]
        }
        return [
            .init("kind", .string("value")), .init("title", text(first)),
            .init("value", joined(Array(texts.dropFirst()))),
        ]
    }
}

extension [SyntaxValue.Entry] {
    /// The entries with another one, unless they have its key.
    func adding(_ key: String, _ value: SyntaxValue) -> [SyntaxValue.Entry] {
        contains { $0.key == key } ? self : self + [.init(key, value)]
    }
}
