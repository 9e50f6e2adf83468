// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A part of a row: what the screen format can have side by side.
indirect enum RowItem {
    case text(RowWriter.StyledText)
    case image(SyntaxValue, symbol: String)
    case spacer(Double?)
    case stack(axis: String, alignment: String?, spacing: Double?, turns: Bool, [RowItem])
    case toggle(Value)
    case control(ViewNode.Control)
    case field(ViewNode.Field, ViewStyle)
    case picker(ViewNode, ViewStyle)
    case placeholder(String)
    /// A link without a label of its own, which covers the row.
    case link
    case menu([RowItem])
}

extension [RowItem] {
    var texts: [RowWriter.StyledText] {
        flatMap { item -> [RowWriter.StyledText] in
            switch item {
            case .text(let text): [text]
            case .stack(_, _, _, _, let items), .menu(let items): items.texts
            case .control: []
            default: []
            }
        }
    }

    /// The items in them that are no stacks, in reading order.
    var leaves: [RowItem] {
        flatMap { item -> [RowItem] in
            switch item {
            case .stack(_, _, _, _, let items), .menu(let items): items.leaves
            default: [item]
            }
        }
    }

    var firstImage: SyntaxValue? {
        for item in leaves { if case .image(let image, _) = item { return image } }
        return nil
    }

    var control: ViewNode.Control? {
        for item in leaves { if case .control(let control) = item { return control } }
        return nil
    }

    var toggle: Value? {
        for item in leaves { if case .toggle(let isOn) = item { return isOn } }
        return nil
    }
}

extension RowWriter {
    /// The parts of views in a row.
    func items(_ views: [ViewNode], _ outer: ViewStyle) -> [RowItem] {
        views.flatMap { view -> [RowItem] in
            let style = view.style.inherited(outer)
            guard !view.style.own.isHidden else { return [] }
            switch view.kind {
            case .text(let text):
                return text.isEmpty ? [] : [.text((text, style, view.place))]
            case .symbol(let name): return [.image(image(name, style), symbol: name)]
            case .picture(let name): return [.image(picture(name), symbol: "")]
            case .stack(let axis, let alignment, let spacing, let views):
                let inner = items(views, style.plain)
                let isAlone = inner.count == 1
                if inner.isEmpty { return [] }
                if isAlone, case .text = inner[0] { return inner }
                if isAlone, case .stack = inner[0] { return inner }
                return [
                    .stack(axis: axis, alignment: alignment, spacing: spacing, turns: false, inner)
                ]
            case .alternatives(let views):
                // The first one, which turns where it does not fit.
                guard let first = views.first else { return [] }
                let found = items([first], style.plain)
                if case .stack(let axis, let alignment, let spacing, _, let inner)? = found.first,
                    views.count > 1
                {
                    return [
                        .stack(
                            axis: axis, alignment: alignment, spacing: spacing, turns: true, inner)
                    ]
                }
                return found
            case .overlay(let views):
                let inner = items(views, style.plain)
                return inner.count < 2
                    ? inner
                    : [
                        .stack(
                            axis: "vertical", alignment: "leading", spacing: nil, turns: false,
                            inner)
                    ]
            case .group(let views), .list(let views), .scroll(let views), .foreign(_, let views):
                return items(views, style.plain)
            case .section(let header, let content, let footer):
                return items(header + content + footer, style.plain)
            case .spacer(let length): return [.spacer(length)]
            case .toggle(let label, let isOn): return items(label, style.plain) + [.toggle(isOn)]
            case .button(let label, _): return items(label, style.plain)
            case .link(let label):
                let inner = items(label, style.plain)
                return inner + [.link]
            case .menu(let label, _): return [.menu(items(label, style.plain))]
            case .picker: return [.picker(view, outer)]
            case .labeled(let label, let content):
                return items(label, style.plain) + [.spacer(nil)] + items(content, style.plain)
            case .label(let title, let icon):
                let iconOnly = style.labelStyle == "iconOnly"
                let icons = style.labelStyle == "titleOnly" ? [] : items(icon, style.plain)
                return icons + (iconOnly && !icons.isEmpty ? [] : items(title, style.plain))
            case .field(let field): return [.field(field, style)]
            case .control(let control):
                return items(control.label, style.plain) + [.control(control)]
            case .disclosure(let label, let content): return items(label + content, style.plain)
            case .placeholder(let name): return [.placeholder(name)]
            case .choice, .divider: return []
            }
        }
    }

    /// The texts of views, in reading order.
    func texts(in views: [ViewNode], _ style: ViewStyle = ViewStyle()) -> [StyledText] {
        items(views, style).texts
    }

    /// Whether a view shows nothing.
    func isEmpty(_ view: ViewNode) -> Bool {
        items([view], ViewStyle()).allSatisfy { if case .spacer = $0 { true } else { false } }
    }

    private func image(_ name: String, _ style: ViewStyle) -> SyntaxValue {
        guard let color = style.color else { return .string(name) }
        return .dictionary([.init("systemName", .string(name)), .init("tintColor", .string(color))])
    }

    /// Pictures of the app stand as a symbol: their files are in catalogs.
    private func picture(_ name: String) -> SyntaxValue {
        .dictionary([
            .init("systemName", .string("photo")), .init("accessibilityLabel", .string(name)),
        ])
    }

    // MARK: - Options

    /// The options of a picker with the text of each.
    func options(
        _ views: [ViewNode]
    ) -> [(view: ViewNode, text: String, styled: StyledText?)] {
        views.flatMap { view -> [(view: ViewNode, text: String, styled: StyledText?)] in
            switch view.kind {
            case .group(let inner) where view.style.own.tag == nil:
                return options(
                    inner.map { inner in
                        var inner = inner
                        inner.style.own.isSample =
                            inner.style.own.isSample || view.style.own.isSample
                        return inner
                    })
            case .section(let header, let content, let footer):
                return options(header + content + footer)
            case .divider: return []
            case .choice(_, let branches): return options(branches.first ?? [])
            default:
                guard let first = texts(in: [view], view.style.plain).first else { return [] }
                return [(view, first.text.string, first)]
            }
        }
    }

    /// The index of the option that is selected at first; nil without options.
    func selectedOption(
        _ options: [(view: ViewNode, text: String, styled: StyledText?)], _ selection: Value
    ) -> Int? {
        guard !options.isEmpty else { return nil }
        var value = selection
        if case .unknown(let unknown) = selection, let likely = unknown.likely { value = likely }
        let index = options.firstIndex { option in
            option.view.style.own.tag.flatMap { Value.areEqual($0, value) } ?? false
        }
        return index ?? 0
    }
}

extension ViewStyle {
    /// The style for the views inside of a view.
    var plain: ViewStyle {
        var style = self
        style.own = Own()
        return style
    }
}

extension ViewNode {
    /// A view that is alone in its group.
    var unwrapped: ViewNode {
        guard case .group(let views) = kind, views.count == 1 else { return self }
        return views[0].styled(by: style).unwrapped
    }
}
