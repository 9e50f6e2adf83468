// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import GtkKit
import LayoutEngine
import Syntax
import Words
import Workspace

/// The properties of the selected parts of a screen: a field for each key that their dictionaries declare.
final class PropertyGroup {
    /// The dictionaries whose values are edited.
    struct Subject: Equatable {
        /// The paths to the dictionaries; empty for nothing that has properties.
        var containers: [[SyntaxEdit.Step]] = []
        /// The kinds of the selected rows; empty for other parts.
        var kinds: [Row.Kind] = []
    }

    /// The lists of fields: those of what is selected, and of each dictionary in it.
    let widget = Box(.vertical, [])
    /// The kind of the selected rows.
    let kind = Choice(
        tr("Kind of row"), none: tr("Mixed"), Row.Kind.allCases.map { ($0.displayName, $0) })
    /// The fields in the order of the lists.
    var fields: [PropertyField] { entries.map(\.field) }
    private var entries: [Entry] = []
    private var groups: [FieldGroup] = []
    private var shape: [String] = []
    private let kindRow: ActionRow
    private let page: Page
    private let controller: ScreenEditController
    private var subject = Subject()

    /// A key, and the dictionary in the subject's own that has it.
    private struct Key {
        let declaration: KeyDeclaration
        var container: [SyntaxEdit.Step] = []
        /// The dictionary with a list of its own, by the key that has it; nil for the list of the subject.
        var group: KeyDeclaration?
        /// Whether the key shows without its dictionary.
        var isAlwaysShown = true

        var path: String { (container + [.key(declaration.name)]).keyPath }
    }

    private struct Entry {
        let key: Key
        let field: PropertyField
    }

    init(_ page: Page, _ controller: ScreenEditController) {
        (self.page, self.controller) = (page, controller)
        kindRow = ActionRow(title: tr("Kind"), control: kind)
        kind.onChosen { [weak controller] in
            if let kind = $0 { controller?.changeKind(to: kind) }
        }
    }

    /// Displays the properties of what is selected; hidden without any.
    func display() { display(subject(of: page.selection.parts, in: root), in: root) }

    /// Displays the properties of the screen itself.
    func displayScreen() { display(Subject(containers: [[]]), in: root) }

    private var root: Node? { page.screen.file.root }

    private func display(_ subject: Subject, in root: Node?) {
        self.subject = subject
        let keys = keys(of: subject)
        widget.isVisible = !keys.isEmpty || !subject.kinds.isEmpty
        let shape = subject.kinds.map(\.rawValue).uniqued() + ["|"] + keys.map(\.path)
        if shape != self.shape {
            self.shape = shape
            build(keys)
        }
        if !subject.kinds.isEmpty {
            let kinds = subject.kinds.uniqued()
            let mixed: [(name: String, value: Row.Kind?)] =
                kinds.count > 1 ? [(tr("Mixed"), nil)] : []
            kind.offer(mixed + Row.Kind.allCases.map { ($0.displayName, $0) })
            kind.select(kinds.count == 1 ? kinds.first : nil)
        }
        for entry in entries {
            let nodes = subject.containers.map { root?.node(at: $0 + entry.key.container) }
            let key = entry.key.declaration
            let values = nodes.map { node -> SyntaxValue? in
                let name = key.readNames.first { node?[$0] != nil }
                return name.flatMap { node?[$0] }.map { SyntaxValue($0) }
                    ?? text(entry.key, in: node)
            }
            entry.field.isNeeded = subject.kinds.contains { key.requiredBy.contains($0) }
            entry.field.row.isVisible =
                entry.key.isAlwaysShown || nodes.contains { $0 != nil }
            entry.field.display(values)
        }
    }

    /// The value of a text that stands alone in place of its dictionary.
    private func text(_ key: Key, in node: Node?) -> SyntaxValue? {
        guard let node, node.entries == nil, let container = subject.containers.first,
            let declaration = ScreenKeys.dictionary.dictionary(at: container + key.container),
            declaration.textKey == key.declaration.name
        else { return nil }
        return SyntaxValue(node)
    }

    // MARK: - Keys

    /// The keys of the dictionaries, and of some that are in them.
    private func keys(of subject: Subject) -> [Key] {
        guard let first = subject.containers.first,
            let declaration = ScreenKeys.dictionary.dictionary(at: first)
        else { return [] }
        let isOne = subject.containers.count == 1
        let keys = declaration.keys.filter { key in
            subject.kinds.allSatisfy(key.shownBy.contains) && !Self.hidden.contains(key.name)
                && (isOne || !key.form.isList)
        }
        return keys.filter { !Self.grouped.contains($0.name) }.flatMap(unfolded)
            + keys.filter { Self.grouped.contains($0.name) }.flatMap(keys(in:))
    }

    /// A key, or those of its dictionary.
    private func unfolded(_ key: KeyDeclaration) -> [Key] {
        guard case .dictionary(let inner) = key.form, Self.unfolded.contains(key.name) else {
            return [Key(declaration: key)]
        }
        // A title of its own is rare, and would be taken for the screen's.
        return inner.keys.filter { $0.name != "title" }
            .map { Key(declaration: $0, container: [.key(key.name)]) }
    }

    /// The keys of a dictionary with a list of its own. What it needs shows even without it.
    private func keys(in key: KeyDeclaration) -> [Key] {
        let path = (subject.containers.first ?? []) + [.key(key.name)]
        guard let inner = ScreenKeys.dictionary.dictionary(at: path) else { return [] }
        let first = inner.exclusiveKeys.isEmpty ? Array(inner.keys.prefix(1)) : inner.exclusiveKeys
        return inner.keys.flatMap { inside -> [Key] in
            let isFirst = first.contains { $0.name == inside.name }
            guard case .dictionary(let size) = inside.form else {
                return [
                    Key(
                        declaration: inside, container: [.key(key.name)], group: key,
                        isAlwaysShown: isFirst)
                ]
            }
            return size.keys.map {
                Key(
                    declaration: $0, container: [.key(key.name), .key(inside.name)], group: key,
                    isAlwaysShown: false)
            }
        }
    }

    /// Dictionaries whose keys are properties of what has them.
    private static let unfolded: Set = ["margins", "navigationBar"]
    /// Dictionaries with a list of fields of their own.
    private static let grouped: Set = ["image", "badge", "searchBar", "toolbar", "tabBar"]
    /// Keys that have other places in the window.
    private static let hidden: Set = ["kind", "$schema", "version", "sections", "rows", "runs"]

    /// Makes the fields. The focus stays on the field of the same key.
    private func build(_ keys: [Key]) {
        let focus = widget.window?.focus
        let isOnKind = focus?.isInside(kindRow) ?? false
        let focused = entries.first { focus?.isInside($0.field.row) ?? false }?.key.path
        defer {
            if isOnKind {
                kind.grabFocus()
            } else if let field = entries.first(where: { $0.key.path == focused })?.field {
                _ = field.row.moveFocus(.forward)
            }
        }
        let dictionary = ScreenKeys.dictionary.dictionary(at: subject.containers.first ?? [])?.name
        entries = keys.compactMap { key in
            let group = key.group?.titleOfGroup
            let outer = key.container.isEmpty ? dictionary : key.container.suffix(1).keyPath
            let title = key.declaration.displayName(in: outer)
            let field = PropertyField(key.declaration, titled: title, of: group, in: page.preview)
            guard let field else { return nil }
            field.onEntered = { [weak self] in self?.enter($0, key) }
            field.onTried = { [weak self] in
                guard let self else { return }
                controller.tryOn(edit($0, key))
            }
            field.onTrialEnded = { [weak self] in self?.controller.endTrial(keeping: $0) }
            return Entry(key: key, field: field)
        }
        // The row of the kind goes on into another list.
        groups.first?.display(nil, [])
        groups.forEach { widget.remove($0.widget) }
        let first = subject.kinds.isEmpty ? [] : [kindRow as Widget]
        let parts = entries.grouped { $0.key.group?.name ?? "" }.map(\.elements)
        groups = parts.enumerated().map { number, part in
            let group = FieldGroup(part[0].key.group?.titleOfGroup ?? tr("Properties"))
            group.display(nil, (number == 0 ? first : []) + part.map { $0.field.row as Widget })
            widget.append(group.widget)
            return group
        }
    }

    private func enter(_ entered: PropertyField.Entered, _ key: Key) {
        let edit: ScreenEdit
        var part: String? = ""
        switch entered {
        case .value(let value): edit = self.edit(value, key)
        case .element(let index, let text):
            part = ".\(index)"
            edit = .element(of: list(key), index, text: text)
        case .elements(let order):
            let isNew = root?.node(at: list(key)) == nil
            let values = order.compactMap { if case .value(let value) = $0 { value } else { nil } }
            edit =
                isNew || order.isEmpty
                ? self.edit(order.isEmpty ? nil : .array(values), key)
                : .arrange(list(key), order)
            // Each is a step of its own.
            part = nil
        }
        let group = part.map { "property.\(key.path)\($0)" }
        if !controller.perform(edit, coalescing: group) { display() }
    }

    /// The path to a list of the only subject.
    private func list(_ key: Key) -> [SyntaxEdit.Step] {
        let container = (subject.containers.first ?? []) + key.container
        let node = root?.node(at: container)
        let name = key.declaration.readNames.first { node?[$0] != nil }
        return container + [.key(name ?? key.declaration.name)]
    }

    private func edit(_ value: SyntaxValue?, _ key: Key) -> ScreenEdit {
        .value(
            of: subject.containers.map { $0 + key.container }, key: key.declaration.name, value)
    }

    // MARK: - What is selected

    private func subject(of parts: SelectedParts, in root: Node?) -> Subject {
        let screen = page.screen.value
        if parts.areRows, parts.text == nil || parts.items.count > 1 {
            let items = parts.items.compactMap(\.item)
            return Subject(
                containers: items.map(\.path), kinds: items.compactMap { screen.row($0)?.kind })
        }
        switch parts.items.last {
        case .section(let number)?:
            return Subject(containers: [[.key("sections"), .index(number)]])
        case .item(let item)?:
            let texts = screen.textLocations(of: item)
            guard item.kind == .row, let text = parts.text, texts.indices.contains(text) else {
                return Subject(containers: [container(of: item, in: root)].compactMap(\.self))
            }
            return Subject(
                containers: [screen.pathOfLooks(of: texts[text], in: root)].compactMap(\.self))
        case nil: return Subject()
        }
    }

    /// The dictionary of a header or a footer. A default header is a text of its section.
    private func container(of item: ItemID, in root: Node?) -> [SyntaxEdit.Step]? {
        switch item.kind {
        case .sectionHeader where root?.node(at: item.path) == nil: item.sectionPath
        default: item.path
        }
    }
}
