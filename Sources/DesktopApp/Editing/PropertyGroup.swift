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

    let group = FieldGroup(tr("Properties"))
    /// The kind of the selected rows.
    let kind = Choice(
        tr("Kind of row"), none: tr("Mixed"), Row.Kind.allCases.map { ($0.displayName, $0) })
    private(set) var fields: [PropertyField] = []
    private var shape: [String] = []
    private let kindRow: ActionRow
    private let page: Page
    private let controller: ScreenEditController
    private var subject = Subject()

    init(_ page: Page, _ controller: ScreenEditController) {
        (self.page, self.controller) = (page, controller)
        kindRow = ActionRow(title: tr("Kind"), control: kind)
        kind.onChosen { [weak controller] in
            if let kind = $0 { controller?.changeKind(to: kind) }
        }
    }

    /// Displays the properties of what is selected; hidden without any.
    func display() {
        let root = SyntaxTree.read(page.screen.file.document.source).value?.root
        display(subject(of: page.selection.parts, in: root), in: root)
    }

    /// Displays the properties of the screen itself.
    func displayScreen() {
        let root = SyntaxTree.read(page.screen.file.document.source).value?.root
        display(Subject(containers: [[]]), in: root)
    }

    private func display(_ subject: Subject, in root: Node?) {
        self.subject = subject
        let keys = keys(of: subject)
        group.widget.isVisible = !keys.isEmpty || !subject.kinds.isEmpty
        let shape =
            subject.kinds.map(\.rawValue).uniqued() + ["|"]
            + keys.map { ($0.container + [.key($0.key.name)]).keyPath }
        if shape != self.shape {
            self.shape = shape
            build(keys)
        }
        if !subject.kinds.isEmpty {
            kind.select(subject.kinds.uniqued().count == 1 ? subject.kinds.first : nil)
        }
        for (field, entry) in zip(fields, keys) {
            let values = subject.containers.map { container -> SyntaxValue? in
                let node = root?.node(at: container + entry.container)
                let name = entry.key.readNames.first { node?[$0] != nil }
                return name.flatMap { node?[$0] }.map { SyntaxValue($0) }
                    ?? text(entry.key, in: node)
            }
            field.isNeeded = subject.kinds.contains { entry.key.requiredBy.contains($0) }
            field.display(values)
        }
    }

    /// The value of a text that stands alone in place of its dictionary.
    private func text(_ key: KeyDeclaration, in node: Node?) -> SyntaxValue? {
        guard let node, node.entries == nil, ["text", "title"].contains(key.name) else {
            return nil
        }
        return SyntaxValue(node)
    }

    // MARK: - Keys

    private typealias Key = (key: KeyDeclaration, container: [SyntaxEdit.Step])

    /// The keys of the dictionaries, and of the margins in them.
    private func keys(of subject: Subject) -> [Key] {
        guard let first = subject.containers.first,
            let declaration = ScreenKeys.dictionary.dictionary(at: first)
        else { return [] }
        return declaration.keys.flatMap { key -> [Key] in
            guard subject.kinds.allSatisfy(key.shownBy.contains), !Self.hidden.contains(key.name)
            else { return [] }
            if case .dictionary(let inner) = key.form, Self.unfolded.contains(key.name) {
                // A title of its own is rare, and would be taken for the screen's.
                return inner.keys.filter { $0.name != "title" }.map { ($0, [.key(key.name)]) }
            }
            return [(key, [])]
        }
    }

    /// Dictionaries whose keys are properties of what has them.
    private static let unfolded: Set = ["margins", "navigationBar"]
    /// Keys that have other places in the window.
    private static let hidden: Set = [
        "kind", "$schema", "version", "sections", "rows", "runs", "labels", "items",
    ]

    private func build(_ keys: [Key]) {
        fields = keys.compactMap { key, container in
            guard let field = PropertyField(key) else { return nil }
            field.onEntered = { [weak self] in self?.enter($0, key, container) }
            field.onTried = { [weak self] in
                guard let self else { return }
                controller.tryOn(edit($0, key, container))
            }
            field.onTrialEnded = { [weak self] in self?.controller.endTrial(keeping: $0) }
            return field
        }
        let rows = subject.kinds.isEmpty ? [] : [kindRow as Widget]
        group.display(nil, rows + fields.map { $0.row as Widget })
    }

    private func enter(
        _ value: SyntaxValue?, _ key: KeyDeclaration, _ container: [SyntaxEdit.Step]
    ) {
        let edit = edit(value, key, container)
        if !controller.perform(edit, coalescing: "property.\(key.name)") { display() }
    }

    private func edit(
        _ value: SyntaxValue?, _ key: KeyDeclaration, _ container: [SyntaxEdit.Step]
    ) -> ScreenEdit {
        .value(of: subject.containers.map { $0 + container }, key: key.name, value)
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
            let value = screen.value(of: texts[text])
            var path = value.path(in: root)
            // The dictionary that has the text.
            if case .key("text")? = path.last, case .row(_, _, .label) = texts[text] {
                path.removeLast()
            }
            let hasLooks = ScreenKeys.dictionary.dictionary(at: path) != nil
            return Subject(containers: hasLooks ? [path] : [])
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
