// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Writes the rows of a list.
///
/// A row of SwiftUI is any view. What it is in the screen format follows from what is in it: the control
/// (`ControlRows`), or the texts and where room is left between them (`ArrangedRows`).
struct RowWriter {
    let texts: TextWriter

    init(_ notes: SourceNotes) { texts = TextWriter(notes: notes) }

    private var controls: ControlRows { ControlRows(texts: texts) }
    private var arranged: ArrangedRows { ArrangedRows(rows: self) }

    /// The rows of a view without choices: one, none for a view without content, or several for a group.
    func rows(of view: ViewNode, _ outer: ViewStyle) -> [Entries] {
        let style = view.style.inherited(outer)
        switch view.kind {
        case .group(let views), .list(let views), .scroll(let views):
            return views.flatMap { rows(of: $0, style) }
        case .section(let header, let content, let footer):
            return (header + content + footer).flatMap { rows(of: $0, style) }
        case .stack, .overlay, .alternatives:
            let common = common(view, style)
            var rows = arranged.rows(RowItem.items(of: [view], outer)).map { entries in
                entries.filter { common[$0.key] == nil } + common
            }
            // What SwiftUI has in one row has no line in it.
            for index in rows.indices.dropLast() where rows[index]["separator"] == nil {
                rows[index].add("separator", "none")
            }
            return rows
        default: return row(of: view, outer).map { [$0 + common(view, style)] } ?? []
        }
    }

    /// What any row may say.
    private func common(_ view: ViewNode, _ style: ViewStyle) -> Entries {
        var entries: Entries = []
        entries.add("badge", texts.plain(view.badge))
        entries.add("backgroundColor", style.own.rowBackground)
        if style.own.separator == false { entries.add("separator", "none") }
        entries.add("tintColor", style.tint)
        entries.add("accessibilityLabel", texts.plain(style.own.accessibilityLabel))
        return entries
    }

    private func row(of view: ViewNode, _ outer: ViewStyle) -> Entries? {
        let style = view.style.inherited(outer)
        func items(_ views: [ViewNode]) -> [RowItem] { RowItem.items(of: views, style.plain) }
        switch view.kind {
        case .toggle(let label, let isOn):
            return controls.toggle(style.hidesLabels == true ? [] : items(label), isOn)
        case .link(let label):
            guard let entries = row(ofLabel: label, style) else { return nil }
            return entries["kind"] == .string("switch")
                ? entries : entries.adding("accessory", "disclosure")
        case .button(let label, let role): return button(label, role, style)
        case .menu(let label, _):
            guard let entries = button(label, nil, style) else { return nil }
            return entries.first?.key == "kind"
                ? entries.adding("accessory", "popUpMenu") : entries
        case .picker(let label, let options, let selection):
            texts.notes.passOver(options, .menuOption)
            return controls.picker(items(label), PickerOptions(options, selection), style)
        case .labeled(let label, let content):
            return labeled(style.hidesLabels == true ? [] : items(label), items(content))
        case .disclosure(let label, _):
            return arranged.row(items(label))?.adding("accessory", "disclosure")
        case .field(let field): return controls.field(field, style, title: nil)
        case .control(let control): return controls.control(control, items(control.label))
        case .placeholder(let name): return controls.placeholder(name, style)
        case .foreign(_, let views): return foreign(RowItem.texts(in: views, style.plain))
        case .divider, .spacer: return nil
        default: return arranged.row(RowItem.items(of: [view], outer))
        }
    }

    /// The row that the label of a button or link is by itself.
    private func row(ofLabel label: [ViewNode], _ style: ViewStyle) -> Entries? {
        let views = label.filter { !RowItem.isEmpty($0) }
        return views.count == 1
            ? row(of: views[0].unwrapped, style.plain)
            : arranged.row(RowItem.items(of: views, style.plain))
    }

    private func button(_ label: [ViewNode], _ role: String?, _ style: ViewStyle) -> Entries? {
        guard var entries = row(ofLabel: label, style) else { return nil }
        // A label of several texts stays what it is.
        guard entries["kind"] ?? .string("default") == .string("default"),
            entries["stack"] == nil, entries["value"] == nil
        else { return entries }
        entries = .row("button") + entries.filter { $0.key != "kind" }
        if role == "destructive" || role == "cancel" { entries.add("role", role) }
        if style.buttonStyle == "bordered" || style.buttonStyle == "borderedProminent" {
            entries.add("buttonStyle", style.buttonStyle)
        }
        return entries
    }

    private func labeled(_ label: [RowItem], _ content: [RowItem]) -> Entries? {
        guard let title = label.texts.first, let wholeTitle = texts.joined(label.texts) else {
            return arranged.row(content)
        }
        for item in content.leaves {
            switch item {
            case .control(let control) where !item.isBar:
                return controls.control(control, label)
            case .field(let field, let style):
                return controls.field(field, style, title: title)
            case .toggle(let isOn): return controls.toggle(label, isOn)
            default: break
            }
        }
        guard let value = texts.joined(content.texts) else { return arranged.row(label + content) }
        var entries = Entries.row("value")
        entries.add("title", wholeTitle)
        entries.add("value", value)
        entries.add("image", label.firstImage)
        return entries
    }

    /// What a view of another package is given: a title and its value.
    private func foreign(_ parts: [StyledText]) -> Entries? {
        guard let first = parts.first else { return nil }
        let value = texts.joined(parts.dropFirst())
        var entries = Entries.row(value == nil ? "default" : "value")
        entries.add("title", texts.text(first))
        entries.add("value", value)
        return entries
    }

    /// A picker beside a text, which is its title.
    func picker(_ view: ViewNode, _ style: ViewStyle, beside items: [RowItem]) -> Entries? {
        guard var entries = titledPicker(view, style, beside: items) else { return nil }
        // A symbol beside it.
        if entries["kind"] == .string("picker"), entries["image"] == nil {
            entries.add("image", items.firstImage)
        }
        return entries
    }

    private func titledPicker(
        _ view: ViewNode, _ style: ViewStyle, beside items: [RowItem]
    ) -> Entries? {
        guard let title = items.texts.first,
            case .picker(let label, let options, let selection) = view.kind,
            RowItem.texts(in: label).isEmpty || view.style.hidesLabels == true
        else { return rows(of: view, style).first }
        var titled = view
        let text = ViewNode(kind: .text(title.text), place: title.place, style: title.style)
        titled.kind = .picker(label: [text], options: options, selection: selection)
        titled.style.hidesLabels = nil
        return rows(of: titled, style).first
    }
}

extension ViewNode {
    /// The badge of a row. One of a view in the row stands at the row's end, too.
    fileprivate var badge: TextValue? {
        style.own.badge ?? kind.children.lazy.compactMap(\.badge).first
    }
}
