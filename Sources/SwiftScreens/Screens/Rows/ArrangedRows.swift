// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Rows that are arrangements of texts, images, and room: a title with a value, a stack, or a text beside a control.
struct ArrangedRows {
    let rows: RowWriter
    private var texts: TextWriter { rows.texts }

    init(rows: RowWriter) { self.rows = rows }

    /// The rows of some parts. A row has one control with few texts, or sliders and progresses among any. So what is
    /// around several other controls, or around one without room for it, is several rows.
    func rows(_ parts: [RowItem]) -> [Entries] {
        let parts =
            parts.leaves.contains { $0.isControl && !$0.isSpinner }
            ? parts.map(\.withoutSpinners).filter { !$0.isSpinner } : parts
        guard isSplit(parts) else { return row(parts).map { [$0] } ?? [] }
        guard parts.count == 1, let stack = parts[0].stack else {
            return rows(around: parts, axis: "horizontal")
        }
        let isOfControls = stack.axis == "vertical" && parts.leaves.count(where: \.isControl) > 1
        return isOfControls
            ? stack.items.flatMap { rows([$0]) } : rows(around: stack.items, axis: stack.axis)
    }

    private func isSplit(_ parts: [RowItem], axis: String = "horizontal") -> Bool {
        let controls = parts.leaves.filter(\.isControl)
        if Self.areBars(controls) { return false }
        guard controls.count == 1, let control = controls.first else { return controls.count > 1 }
        // `Text("Sort by")` beside a picker that is also called so.
        if parts.texts.map(\.text.string) == control.labelOfPicker { return false }
        return parts.texts.count > control.roomForTexts || Self.hasTextsAboveLabel(parts, axis)
    }

    /// Whether texts stand above a control with a label of its own, which is the title of its row.
    private static func hasTextsAboveLabel(_ parts: [RowItem], _ axis: String) -> Bool {
        let stack = parts.count == 1 ? parts[0].stack : nil
        let items = stack?.items ?? parts
        guard (stack?.axis ?? axis) == "vertical",
            let place = items.firstIndex(where: { [$0].leaves.contains(where: \.isControl) })
        else { return false }
        return ![items[place]].texts.isEmpty && !Array(items[..<place]).texts.isEmpty
    }

    /// The rows of the controls among some parts, each with the texts before it if there is room for them.
    private func rows(around parts: [RowItem], axis: String) -> [Entries] {
        var rest: [RowItem] = []
        var result: [Entries] = []
        func flush() {
            result += row(Self.parts(rest, along: axis)).map { [$0] } ?? []
            rest = []
        }
        for part in parts {
            guard [part].leaves.contains(where: \.isControl) else {
                rest.append(part)
                continue
            }
            if isSplit(rest + [part], axis: axis) {
                flush()
                result += part.stack == nil ? row([part]).map { [$0] } ?? [] : rows([part])
            } else {
                result += row(Self.parts(rest + [part], along: axis)).map { [$0] } ?? []
                rest = []
            }
        }
        flush()
        return result
    }

    /// Parts of a row. Those that are one below the other are a stack.
    private static func parts(_ parts: [RowItem], along axis: String) -> [RowItem] {
        guard axis == "vertical", parts.count > 1 else { return parts }
        return [.stack(RowItem.Stack(axis: axis, alignment: "leading", items: parts))]
    }

    /// Whether there are controls, and all of them are bars.
    private static func areBars(_ controls: [RowItem]) -> Bool {
        !controls.isEmpty && controls.allSatisfy(\.isBar)
    }

    /// Whether a slider or a progress has anything beside it that its row does not show by itself: a slider has no text,
    /// and a progress has one above it.
    private static func isStackOfBars(_ parts: [RowItem]) -> Bool {
        let shown = parts.leaves.filter { !$0.isSpacer && !$0.isLink }
        let controls = shown.filter(\.isControl)
        guard areBars(controls) else { return false }
        let isTitled =
            controls[0].bar?.kind == .progress && shown.count == 2 && parts.texts.count == 1
            && parts.count == 1 && parts[0].stack?.isVertical == true
        return shown.count > 1 && !isTitled
    }

    /// The row of some parts; nil if they show nothing.
    func row(_ parts: [RowItem]) -> Entries? {
        let (items, accessory) = Self.withoutAccessory(parts.filter { !$0.isLink })
        func completed(_ entries: Entries?) -> Entries? {
            accessory.flatMap { entries?.adding("accessory", $0) } ?? entries
        }
        if Self.isStackOfBars(items) {
            var entries = stack(of: items)
            // Nobody sees the label of a slider, but it is what the row is about.
            let label = items.leaves.compactMap(\.bar).first?.label ?? []
            if items.texts.isEmpty, let spoken = RowItem.texts(in: label).first {
                entries?.add("accessibilityLabel", texts.plain(spoken.text))
            }
            return completed(entries)
        }
        let controls = ControlRows(texts: texts)
        // A control decides what the row is.
        for leaf in items.leaves {
            switch leaf {
            case .toggle(let isOn): return controls.toggle(items, isOn)
            case .field(let field, let style):
                return completed(controls.field(field, style, title: items.texts.first))
            case .control(let control):
                let label = RowItem.items(of: control.label, ViewStyle())
                return completed(
                    controls.control(control, control.showsLabel ? items : label))
            case .picker(let view, let style): return rows.picker(view, style, beside: items)
            default: break
            }
        }
        if items.texts.isEmpty {
            for leaf in items.leaves {
                if case .placeholder(let name) = leaf { return controls.placeholder(name) }
            }
            guard items.firstImage != nil else { return nil }
        }
        // A view before the texts, such as a portrait, has room of its own.
        let leading = items.spliced.first?.isPlaceholder ?? false
        let shown =
            (leading ? [.image(.string("square.dashed"), symbol: "")] : [])
            + items.map(\.withoutPlaceholders).filter { !$0.isPlaceholder }
        return completed(simple(shown) ?? stack(of: shown))
    }

    // MARK: - Accessories

    /// The parts without the symbols at their end that are accessories.
    private static func withoutAccessory(
        _ parts: [RowItem]
    ) -> (items: [RowItem], accessory: String?) {
        var items = parts
        switch items.last {
        case .image(_, let symbol)?:
            guard let accessory = accessories[symbol], !items.texts.isEmpty else { break }
            return (withoutLast(items), accessory)
        // A spinner at the end of a row, while the app is busy.
        case let last? where last.isSpinner && !items.texts.isEmpty:
            return (withoutLast(items), "activityIndicator")
        case .stack(var stack)? where stack.axis == "horizontal":
            let (rest, accessory) = withoutAccessory(stack.items)
            guard accessory != nil else { break }
            stack.items = rest
            items[items.count - 1] = .stack(stack)
            return (items, accessory)
        default: break
        }
        return (parts, nil)
    }

    /// The parts without the last one and the room before it.
    private static func withoutLast(_ parts: [RowItem]) -> [RowItem] {
        var items = parts.dropLast()
        while items.last?.isSpacer == true { items.removeLast() }
        return Array(items)
    }

    private static let accessories = [
        "chevron.right": "disclosure", "chevron.forward": "disclosure",
        "chevron.up.chevron.down": "popUpMenu", "checkmark": "checkmark", "info.circle": "detail",
    ]

    // MARK: - Simple rows

    /// A title with an image, a subtitle, or a value; nil for any other arrangement.
    private func simple(_ parts: [RowItem]) -> Entries? {
        var items = parts.spliced
        // Room on both sides of a text centers it.
        if items.count == 3, items[0].isSpacer, items[2].isSpacer, case .text(var title) = items[1]
        {
            title.style.alignment = "center"
            return entries("default", title)
        }
        while items.last?.isSpacer == true { items.removeLast() }
        while items.count > 1, items[0].isSpacer { items.removeFirst() }
        var image: SyntaxValue?
        if case .image(let found, _)? = items.first, items.count > 1 {
            image = found
            items.removeFirst()
        }
        var entries: Entries
        switch (items.count, items.first) {
        case (1, .text(let title)?): entries = self.entries("default", title)
        case (1, .stack(let stack)?):
            let parts = stack.items.texts
            guard stack.isVertical, parts.count == 2, stack.items.count == 2,
                image != nil || stack.alignment == "leading"
            else { return nil }
            entries = self.entries("subtitle", parts[0])
            entries.add("subtitle", texts.text(parts[1], isSecond: true))
        case (3, .text(let title)?):
            guard items[1].isSpacer, case .text(let value) = items[2] else { return nil }
            entries = self.entries("value", title)
            entries.add("value", texts.text(value, isSecond: true))
            // Unlike the rows of UIKit, such a stack is never turned.
            entries.add("accessibilityAxis", "horizontal")
        default: return nil
        }
        entries.add("image", image)
        return entries
    }

    private func entries(_ kind: String, _ title: StyledText) -> Entries {
        .row(kind) + [.init("title", texts.text(title))]
    }

    // MARK: - Stacks

    private func stack(of items: [RowItem]) -> Entries? {
        // More items than a row can have are one text, so that none is lost.
        guard items.itemCount <= StackWriter.maximumItems else {
            return texts.joined(items.texts).map { .row("default") + [.init("title", $0)] }
        }
        let whole = RowItem.Stack(axis: "horizontal", items: items)
        return StackWriter(texts: texts)
            .entries(of: items.count == 1 ? items[0].stack ?? whole : whole)
    }
}

extension RowItem {
    fileprivate var isLink: Bool { if case .link = self { true } else { false } }
    fileprivate var isControl: Bool {
        switch self {
        case .toggle, .field, .control, .picker: true
        default: false
        }
    }

    /// The texts beside a control that its row shows.
    fileprivate var roomForTexts: Int {
        switch self {
        case .field(let field, _): field.kind == .area ? 0 : 1
        // A label of its own is the title.
        case .picker: labelOfPicker.isEmpty ? 1 : 0
        case .control(let control):
            switch control.kind {
            case _ where !control.showsLabel: 0
            case .datePicker: 2
            case .stepper: .max
            default: 1
            }
        default: .max
        }
    }

    /// The texts that a picker shows as its label; empty for other items.
    fileprivate var labelOfPicker: [String] {
        guard case .picker(let view, _) = self, case .picker(let label, _, _) = view.kind,
            view.style.hidesLabels != true
        else { return [] }
        return RowItem.texts(in: label).map(\.text.string)
    }

    fileprivate var isSpinner: Bool {
        guard case .control(let control) = self else { return false }
        return control.kind == .progress && control.value == nil && control.label.isEmpty
    }

    /// A stack without the spinners in it.
    fileprivate var withoutSpinners: RowItem {
        guard case .stack(var stack) = self else { return self }
        stack.items = stack.items.map(\.withoutSpinners).filter { !$0.isSpinner }
        return .stack(stack)
    }

    /// A stack side by side without the placeholders in it.
    fileprivate var withoutPlaceholders: RowItem {
        guard case .stack(var stack) = self, stack.isHorizontal else { return self }
        stack.items = stack.items.map(\.withoutPlaceholders).filter { !$0.isPlaceholder }
        return .stack(stack)
    }

    fileprivate var isPlaceholder: Bool { if case .placeholder = self { true } else { false } }
}

extension [RowItem] {
    /// Stacks side by side in a stack side by side are one.
    fileprivate var spliced: [RowItem] {
        flatMap { item -> [RowItem] in
            guard let stack = item.stack else { return [item] }
            return stack.isHorizontal || stack.isVertical && stack.items.count == 1
                ? stack.items.spliced : [item]
        }
    }
}
