// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Rows that a control decides: switches, pickers, fields, steppers and their like.
struct ControlRows {
    let texts: TextWriter

    func toggle(_ label: [RowItem], _ isOn: Value) -> Entries {
        let parts = label.texts
        var entries = Entries.row("switch")
        entries.add("title", parts.first.map { texts.text($0) } ?? .string(" "))
        entries.add("subtitle", texts.joined(parts.dropFirst()))
        if Self.isTrue(isOn) { entries.add("isOn", .bool(true)) }
        entries.add("image", label.firstImage)
        return entries
    }

    private static func isTrue(_ value: Value) -> Bool {
        switch value {
        case .bool(let value): value
        case .unknown(let unknown): unknown.likely.map(isTrue) ?? false
        case .choice(_, let values): values.first.map(isTrue) ?? false
        default: false
        }
    }

    func picker(_ label: [RowItem], _ options: PickerOptions, _ style: ViewStyle) -> Entries {
        if style.pickerStyle == "segmented", let selected = options.selectedIndex {
            var entries = Entries.row("segmentedControl")
            entries.add("segments", .array(options.all.prefix(64).map { segment($0) }))
            if style.hidesLabels != true {
                entries.add("title", texts.plain(label.texts.first?.text))
            }
            entries.add("selectedSegmentIndex", Double(selected))
            return entries
        }
        let value = options.selected.map { texts.text($0.text) } ?? texts.sample(Samples.other)
        let isLink = style.pickerStyle == "navigationLink"
        guard let first = style.hidesLabels == true ? nil : label.texts.first else {
            var entries = Entries.row("default")
            entries.add("title", value)
            entries.add("accessory", isLink ? "disclosure" : "popUpMenu")
            return entries
        }
        var entries = Entries.row(isLink ? "value" : "picker")
        if isLink {
            entries.add("title", texts.joined(label.texts))
        } else {
            entries.add("title", texts.text(first))
            entries.add("subtitle", texts.joined(label.texts.dropFirst()))
        }
        entries.add("value", value)
        if isLink { entries.add("accessory", "disclosure") }
        entries.add("image", label.firstImage)
        return entries
    }

    private func segment(_ option: PickerOptions.Option) -> SyntaxValue {
        .string(texts.plain(option.text.text) ?? "–")
    }

    func field(_ field: ViewNode.Field, _ style: ViewStyle, title: StyledText?) -> Entries {
        var entries = Entries.row(field.kind == .area ? "textView" : "textField")
        if let title, field.kind != .area { entries.add("title", texts.text(title)) }
        entries.add("placeholder", texts.plain(field.prompt))
        if let value = field.text, !value.isEmpty, field.kind != .secure {
            let place = value.place ?? SourcePlace(.empty, SourceTree.empty.root)
            entries.add(
                "value", texts.text(StyledText(text: value, style: style.plain, place: place)))
        }
        if field.kind == .secure { entries.add("isSecure", .bool(true)) }
        return entries
    }

    func control(_ control: ViewNode.Control, _ label: [RowItem]) -> Entries {
        let parts = label.texts
        let title = parts.first.map { texts.text($0) }
        var entries: Entries
        switch control.kind {
        case .slider:
            entries = .row("slider")
            entries.add("value", control.value ?? 0.5)
            entries.add("title", texts.plain(parts.first?.text))
            return entries
        case .progress:
            entries = .row("progress")
            entries.add("title", title)
            entries.add("value", control.value)
            return entries
        case .stepper:
            entries = .row("stepper")
            entries.add("title", title ?? texts.sample(Samples.number))
            entries.add("value", texts.joined(parts.dropFirst()))
        case .datePicker:
            entries = .row("datePicker")
            entries.add("title", title ?? texts.sample("Date"))
            entries.add("subtitle", texts.joined(parts.dropFirst()))
            if control.showsDate { entries.add("date", texts.sample(Samples.date)) }
            if control.showsTime { entries.add("time", texts.sample(Samples.time)) }
        case .colorPicker:
            entries = .row("default")
            entries.add("title", title ?? texts.sample("Color"))
        }
        entries.add("image", label.firstImage)
        return entries
    }

    func placeholder(_ name: String, _ style: ViewStyle = ViewStyle()) -> Entries {
        var entries = Entries.row("placeholder")
        entries.add("title", name)
        if let height = style.own.height ?? style.own.minimumHeight, height > 0, height <= 10_000 {
            entries.add("height", height)
        }
        return entries
    }
}
