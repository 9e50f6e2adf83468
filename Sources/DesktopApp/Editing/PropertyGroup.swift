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
    /// What is shown instead of fields for a screen that was converted from source.
    private let refusal: Box
    private let page: Page
    private let controller: ScreenEditController
    private var properties = ScreenProperties()

    private typealias Property = ScreenProperties.Property

    private struct Entry {
        let property: Property
        let field: PropertyField
    }

    init(_ page: Page, _ controller: ScreenEditController) {
        (self.page, self.controller) = (page, controller)
        kindRow = ActionRow(title: tr("Kind"), control: kind)
        let words = GtkKit.Label(
            start: tr("This is Swift source. To edit it, save it as a screen."))
        words.wraps = true
        let save = Button(tr("Save Screen As…"))
        save.actionName = "win.save-screen-as"
        save.horizontalAlignment = .start
        refusal = Box(.vertical, spacing: 6, [words, save])
        refusal.setMargins(6)
        refusal.isVisible = false
        widget.append(refusal)
        kind.onChosen { [weak controller] in
            if let kind = $0 { controller?.changeKind(to: kind) }
        }
    }

    /// Displays the properties of what is selected; hidden without any.
    func display() {
        display(ScreenProperties(of: page.selection.parts, in: page.screen.value, root: root))
    }

    /// Displays the properties of the screen itself.
    func displayScreen() { display(.ofScreen) }

    private var root: Node? { page.screen.file.root }

    private func display(_ properties: ScreenProperties) {
        let isConverted = page.screen.file.isConverted
        refusal.isVisible = isConverted
        let properties = isConverted ? ScreenProperties() : properties
        self.properties = properties
        let all = properties.all
        let kinds = properties.kinds.uniqued()
        widget.isVisible = !all.isEmpty || !kinds.isEmpty || isConverted
        let shape = kinds.map(\.rawValue) + ["|"] + all.map(\.path)
        if shape != self.shape {
            self.shape = shape
            build(all)
        }
        if !kinds.isEmpty {
            let mixed: [(name: String, value: Row.Kind?)] =
                kinds.count > 1 ? [(tr("Mixed"), nil)] : []
            kind.offer(mixed + Row.Kind.allCases.map { ($0.displayName, $0) })
            kind.select(kinds.count == 1 ? kinds.first : nil)
        }
        let root = root
        for entry in entries {
            let key = entry.property.declaration
            entry.field.isNeeded = kinds.contains { key.requiredBy.contains($0) }
            entry.field.row.isVisible =
                entry.property.isAlwaysShown
                || properties.nodes(of: entry.property, in: root).contains { $0 != nil }
            entry.field.display(properties.values(of: entry.property, in: root))
        }
    }

    /// Makes the fields. The focus stays on the field of the same key.
    private func build(_ properties: [Property]) {
        let focus = widget.window?.focus
        let isOnKind = focus?.isInside(kindRow) ?? false
        let focused = entries.first { focus?.isInside($0.field.row) ?? false }?.property.path
        defer {
            if isOnKind {
                kind.grabFocus()
            } else if let field = entries.first(where: { $0.property.path == focused })?.field {
                _ = field.row.moveFocus(.forward)
            }
        }
        entries = properties.compactMap { property in
            let field = PropertyField(
                property.declaration, titled: property.title, of: property.group?.titleOfGroup,
                in: page.preview)
            guard let field else { return nil }
            field.onEntered = { [weak self] in self?.enter($0, property) }
            field.onTried = { [weak self] in
                guard let self else { return }
                controller.tryOn(self.properties.edit(property, to: $0))
            }
            field.onTrialEnded = { [weak self] in self?.controller.endTrial(keeping: $0) }
            return Entry(property: property, field: field)
        }
        // The row of the kind goes on into another list.
        groups.first?.display(nil, [])
        groups.forEach { widget.remove($0.widget) }
        let first = self.properties.kinds.isEmpty ? [] : [kindRow as Widget]
        let parts = entries.grouped { $0.property.group?.name ?? "" }.map(\.elements)
        groups = parts.enumerated().map { number, part in
            let group = FieldGroup(part[0].property.group?.titleOfGroup ?? tr("Properties"))
            group.display(nil, (number == 0 ? first : []) + part.map { $0.field.row as Widget })
            widget.append(group.widget)
            return group
        }
    }

    private func enter(_ entered: PropertyField.Entered, _ property: Property) {
        let edit: ScreenEdit
        var part: String? = ""
        let list = properties.list(property, in: root)
        switch entered {
        case .value(let value): edit = properties.edit(property, to: value)
        case .element(let index, let text):
            part = ".\(index)"
            edit = .element(of: list, index, text: text)
        case .elements(let order):
            let isNew = root?.node(at: list) == nil
            let values = order.compactMap { if case .value(let value) = $0 { value } else { nil } }
            edit =
                isNew || order.isEmpty
                ? properties.edit(property, to: order.isEmpty ? nil : .array(values))
                : .arrange(list, order)
            // Each is a step of its own.
            part = nil
        }
        let group = part.map { "property.\(property.path)\($0)" }
        if !controller.perform(edit, coalescing: group) { display() }
    }
}
