// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The parts of a row by the views in it, without choices.
extension RowItem {
    static func items(of views: [ViewNode], _ outer: ViewStyle) -> [RowItem] {
        views.flatMap { $0.style.own.isHidden ? [] : items(of: $0, outer) }
    }

    /// The texts of views, in reading order.
    static func texts(in views: [ViewNode], _ style: ViewStyle = ViewStyle()) -> [StyledText] {
        items(of: views, style).texts
    }

    /// Whether a view shows nothing.
    static func isEmpty(_ view: ViewNode) -> Bool {
        items(of: [view], ViewStyle()).allSatisfy(\.isSpacer)
    }

    private static func items(of view: ViewNode, _ outer: ViewStyle) -> [RowItem] {
        let style = view.style.inherited(outer)
        func all(_ views: [ViewNode]) -> [RowItem] { items(of: views, style.plain) }
        switch view.kind {
        case .text(let text):
            let styled = StyledText(text: text, style: style, place: view.place)
            return text.isEmpty ? [] : [.text(styled)]
        case .symbol(let name): return [.image(symbol(name, style), symbol: name)]
        case .picture(let name): return [.image(picture(name), symbol: "")]
        case .spacer(let length): return [.spacer(length)]
        case .stack(let axis, let alignment, let spacing, let views):
            return stacked(
                Stack(axis: axis, alignment: alignment, spacing: spacing, items: all(views)))
        case .alternatives(let views): return alternatives(views, style.plain)
        case .overlay(let views):
            let inner = all(views)
            let stack = Stack(axis: "vertical", alignment: "leading", items: inner)
            return inner.count < 2 ? inner : [.stack(stack)]
        case .group(let views), .list(let views), .scroll(let views), .foreign(_, let views):
            return all(views)
        case .section(let header, let content, let footer): return all(header + content + footer)
        case .toggle(let label, let isOn):
            return labeled(style.hidesLabels == true ? [] : all(label), .toggle(isOn))
        case .button(let label, _): return all(label)
        case .link(let label): return all(label) + [.link]
        case .menu(let label, _): return [.menu(all(label))]
        case .picker: return [.picker(view, outer)]
        case .labeled(let label, let content):
            return style.hidesLabels == true
                ? all(content) : all(label) + [.spacer(nil)] + all(content)
        case .label(let title, let icon):
            let icons = style.labelStyle == "titleOnly" ? [] : all(icon)
            let isIconOnly = style.labelStyle == "iconOnly" && !icons.isEmpty
            return icons + (isIconOnly ? [] : all(title))
        case .field(let field): return [.field(field, style)]
        case .control(let control) where !control.showsLabel: return [.control(control)]
        case .control(let control):
            return labeled(
                all(control.label), .control(control),
                axis: control.kind == .progress ? "vertical" : "horizontal")
        case .disclosure(let label, let content): return all(label + content)
        case .placeholder(let name): return [.placeholder(name)]
        case .choice, .divider: return []
        }
    }

    /// A control with its label, which stay together among others.
    private static func labeled(
        _ label: [RowItem], _ control: RowItem, axis: String = "horizontal"
    ) -> [RowItem] {
        let alignment = axis == "vertical" ? "leading" : nil
        return label.isEmpty
            ? [control]
            : [.stack(Stack(axis: axis, alignment: alignment, items: label + [control]))]
    }

    /// A stack of one text or stack is no stack.
    private static func stacked(_ stack: Stack) -> [RowItem] {
        guard let first = stack.items.first else { return [] }
        switch first {
        case .text where stack.items.count == 1, .stack where stack.items.count == 1:
            return stack.items
        default: return [.stack(stack)]
        }
    }

    /// The first of several views, which turns where it does not fit.
    private static func alternatives(_ views: [ViewNode], _ style: ViewStyle) -> [RowItem] {
        let found = items(of: Array(views.prefix(1)), style)
        guard views.count > 1, var stack = found.first?.stack else { return found }
        stack.turns = true
        return [.stack(stack)]
    }

    private static func symbol(_ name: String, _ style: ViewStyle) -> SyntaxValue {
        guard let color = style.color else { return .string(name) }
        return .dictionary([.init("systemName", .string(name)), .init("tintColor", .string(color))])
    }

    /// Pictures of the app stand as a symbol: their files are in catalogs.
    private static func picture(_ name: String) -> SyntaxValue {
        .dictionary([
            .init("systemName", .string("photo")), .init("accessibilityLabel", .string(name)),
        ])
    }
}
