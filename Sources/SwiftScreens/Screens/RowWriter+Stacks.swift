// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Rows that are made of texts, images, and room.
extension RowWriter {
    /// The row of some parts; nil if they show nothing.
    func general(_ parts: [RowItem]) -> [SyntaxValue.Entry]? {
        var (items, accessory) = withoutAccessory(parts)
        items = items.filter { if case .link = $0 { false } else { true } }
        let leaves = items.leaves
        func add(_ entries: [SyntaxValue.Entry]?) -> [SyntaxValue.Entry]? {
            guard let accessory, let entries else { return entries }
            return entries.adding("accessory", .string(accessory))
        }
        // A control decides what the row is.
        for leaf in leaves {
            switch leaf {
            case .toggle(let isOn): return switchEntries(items, isOn)
            case .field(let field, let style):
                return add(fieldRow(field, style, title: items.texts.first))
            case .control(let control):
                let texts = items.filter { if case .control = $0 { false } else { true } }
                return add(controlRow(control, texts))
            case .picker(let view, let style): return pickerEntries(items, view, style)
            case .menu: return add(menuEntries(items))
            default: break
            }
        }
        let texts = items.texts
        if texts.isEmpty {
            for leaf in leaves {
                if case .placeholder(let name) = leaf { return placeholderRow(name, ViewStyle()) }
            }
        }
        items = items.filter { if case .placeholder = $0 { false } else { true } }
        guard !texts.isEmpty || items.firstImage != nil else { return nil }
        return add(simple(items) ?? stackEntries(items))
    }

    private func switchEntries(_ items: [RowItem], _ isOn: Value) -> [SyntaxValue.Entry] {
        let texts = items.texts
        var entries: [SyntaxValue.Entry] = [
            .init("kind", .string("switch")),
            .init("title", texts.first.map { text($0) } ?? .string(" ")),
        ]
        if texts.count > 1 { entries.append(.init("subtitle", joined(Array(texts.dropFirst())))) }
        if case .bool(true) = likely(isOn) { entries.append(.init("isOn", .bool(true))) }
        if let image = items.firstImage { entries.append(.init("image", image)) }
        return entries
    }

    private func likely(_ value: Value) -> Value {
        if case .unknown(let unknown) = value, let likely = unknown.likely { return likely }
        return value
    }

    /// A text beside a picker: its title.
    private func pickerEntries(
        _ items: [RowItem], _ view: ViewNode, _ style: ViewStyle
    ) -> [SyntaxValue.Entry]? {
        guard let title = items.texts.first,
            case .picker(let label, let options, let selection) = view.kind
        else {
            return rows(of: view, style).first?.entries
        }
        var titled = view
        let ownLabel = texts(in: label)
        if ownLabel.isEmpty || view.style.hidesLabels == true {
            titled.kind = .picker(
                label: [ViewNode(kind: .text(title.text), place: title.place, style: title.style)],
                options: options,
                selection: selection)
            titled.style.hidesLabels = nil
        }
        return rows(of: titled, style).first?.entries
    }

    /// A text with a menu at its end, which shows its value.
    private func menuEntries(_ items: [RowItem]) -> [SyntaxValue.Entry]? {
        let outside = items.leavesOutsideOfMenus.texts
        var inside: [RowItem] = []
        for item in items.flattened { if case .menu(let parts) = item { inside += parts } }
        let values = inside.texts
        if let title = outside.first, !values.isEmpty {
            return [
                .init("kind", .string("picker")), .init("title", text(title)),
                .init("value", joined(values)),
            ]
        }
        guard let title = outside.first ?? values.first else { return nil }
        return [.init("kind", .string("button")), .init("title", text(title))]
    }

    // MARK: - Accessories

    /// The parts without the symbols at their end that are accessories.
    private func withoutAccessory(_ parts: [RowItem]) -> (items: [RowItem], accessory: String?) {
        var items = parts
        guard let last = items.last else { return (items, nil) }
        switch last {
        case .image(_, let symbol):
            guard let accessory = Self.accessories[symbol], items.texts.count > 0 else {
                return (items, nil)
            }
            items.removeLast()
            while case .spacer? = items.last { items.removeLast() }
            return (items, accessory)
        case .stack("horizontal", let alignment, let spacing, let turns, let inner):
            let (rest, accessory) = withoutAccessory(inner)
            guard accessory != nil else { return (items, nil) }
            items[items.count - 1] = .stack(
                axis: "horizontal", alignment: alignment, spacing: spacing, turns: turns, rest)
            return (items, accessory)
        default: return (items, nil)
        }
    }

    private static let accessories = [
        "chevron.right": "disclosure", "chevron.forward": "disclosure",
        "chevron.up.chevron.down": "popUpMenu",
        "checkmark": "checkmark", "info.circle": "detail",
    ]

    // MARK: - Simple rows

    /// A title with an image, a subtitle, or a value; nil for any other arrangement.
    private func simple(_ parts: [RowItem]) -> [SyntaxValue.Entry]? {
        var items = parts
        while items.count == 1, case .stack("horizontal", _, _, false, let inner) = items[0] {
            items = inner
        }
        items = items.spliced
        // Room on both sides of a text centers it.
        if items.count == 3, case .spacer = items[0], case .spacer = items[2],
            case .text(let title) = items[1]
        {
            var centered = title
            centered.style.alignment = "center"
            return [.init("kind", .string("default")), .init("title", text(centered))]
        }
        while case .spacer? = items.last { items.removeLast() }
        while case .spacer? = items.first, items.count > 1 { items.removeFirst() }
        var image: SyntaxValue?
        if case .image(let found, _)? = items.first, items.count > 1 {
            image = found
            items.removeFirst()
        }
        func with(_ entries: [SyntaxValue.Entry]) -> [SyntaxValue.Entry] {
            image.map { entries + [.init("image", $0)] } ?? entries
        }
        switch (items.count, items.first) {
        case (1, .text(let title)?):
            return with([.init("kind", .string("default")), .init("title", text(title))])
        case (1, .stack("vertical", let alignment, _, false, let inner)?):
            let texts = inner.texts
            guard texts.count == inner.count, texts.count == 2,
                image != nil || alignment == "leading"
            else { return nil }
            return with([
                .init("kind", .string("subtitle")), .init("title", text(texts[0], default: "body")),
                .init("subtitle", text(texts[1], isSubtitle: true)),
            ])
        case (3, .text(let title)?):
            guard case .spacer = items[1], case .text(let value) = items[2] else { return nil }
            // Unlike the rows of UIKit, such a stack is never turned.
            return with([
                .init("kind", .string("value")), .init("title", text(title)),
                .init("value", text(value, isSubtitle: true)),
                .init("accessibilityAxis", .string("horizontal")),
            ])
        default: return nil
        }
    }

    // MARK: - Stacks

    private func stackEntries(_ parts: [RowItem]) -> [SyntaxValue.Entry] {
        var axis = "horizontal"
        var alignment: String?
        var spacing: Double?
        var turns = false
        var items = parts
        if items.count == 1,
            case .stack(let inner, let itsAlignment, let itsSpacing, let itsTurns, let views) =
                items[0]
        {
            (axis, alignment, spacing, turns, items) = (
                inner, itsAlignment, itsSpacing, itsTurns, views
            )
        }
        return stack(axis, alignment, spacing, turns, items)
    }

    private func stack(
        _ axis: String, _ alignment: String?, _ spacing: Double?, _ turns: Bool, _ items: [RowItem]
    ) -> [SyntaxValue.Entry] {
        var entries: [SyntaxValue.Entry] = [.init("stack", .string(axis))]
        if let word = alignment.flatMap({ Self.alignments[$0] }) {
            entries.append(.init("alignment", .string(word)))
        }
        if let spacing, spacing >= 0 { entries.append(.init("spacing", .number(spacing))) }
        if turns { entries.append(.init("accessibilityAxis", .string("vertical"))) }
        entries.append(.init("items", .array(items.prefix(100).compactMap(item))))
        return entries
    }

    private func item(_ item: RowItem) -> SyntaxValue? {
        switch item {
        case .text(let text): return self.text(text)
        case .image(let image, _): return .dictionary([.init("image", image)])
        case .spacer(let length):
            return .dictionary([
                .init("spacer", length.map { .number(max(0, $0)) } ?? .string("system"))
            ])
        case .stack(let axis, let alignment, let spacing, let turns, let items):
            let inner = stack(axis, alignment, spacing, turns, items)
            return .dictionary(inner)
        case .menu(let items): return .dictionary(stack("horizontal", nil, nil, false, items))
        case .toggle, .control, .field, .picker, .placeholder, .link: return nil
        }
    }

    private static let alignments = [
        "leading": "leading", "trailing": "trailing", "center": "center", "top": "top",
        "bottom": "bottom",
        "firstTextBaseline": "firstTextBaseline", "lastTextBaseline": "lastTextBaseline",
    ]
}

extension [RowItem] {
    /// Stacks side by side in a stack side by side are one.
    fileprivate var spliced: [RowItem] {
        flatMap { item -> [RowItem] in
            if case .stack("horizontal", _, _, false, let inner) = item { return inner.spliced }
            if case .stack("vertical", _, _, false, let inner) = item, inner.count == 1 {
                return inner.spliced
            }
            return [item]
        }
    }

    fileprivate var flattened: [RowItem] {
        flatMap { item -> [RowItem] in
            if case .stack(_, _, _, _, let inner) = item { return inner.flattened }
            return [item]
        }
    }

    fileprivate var leavesOutsideOfMenus: [RowItem] {
        flattened.filter { if case .menu = $0 { false } else { true } }
    }
}

extension SyntaxValue {
    /// The entries of a dictionary.
    var entries: [Entry]? { if case .dictionary(let entries) = self { entries } else { nil } }
}
