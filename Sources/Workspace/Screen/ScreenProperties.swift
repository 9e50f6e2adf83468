// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Syntax
import Words

/// The properties of parts of a screen: the keys that their dictionaries declare, and those of some dictionaries in them.
package struct ScreenProperties: Equatable {
    /// The paths to the dictionaries whose values are edited; empty for parts without properties.
    package private(set) var containers: [[SyntaxEdit.Step]] = []
    /// The kinds of the rows; empty for other parts.
    package var kinds: [Row.Kind] = []

    /// A key, and the dictionary in those of the parts that has it.
    package struct Property {
        package let declaration: KeyDeclaration
        /// The path to the dictionary from those of the parts.
        package var container: [SyntaxEdit.Step] = []
        /// The dictionary with a list of its own, by the key that has it; nil for the list of the parts.
        package var group: KeyDeclaration?
        /// Whether the key shows without its dictionary.
        package var isAlwaysShown = true
        /// The name of the key for people.
        package let title: String

        /// The path to the value, which tells properties apart.
        package var path: String { (container + [.key(declaration.name)]).keyPath }
    }

    /// The properties of nothing.
    package init() {}

    /// The properties of the screen itself.
    package static let ofScreen = ScreenProperties([[]])

    private init(_ containers: [[SyntaxEdit.Step]], kinds: [Row.Kind] = []) {
        (self.containers, self.kinds) = (containers, kinds)
    }

    /// The properties of the section with an index.
    package init(ofSection index: Int) { self.init([[.key("sections"), .index(index)]]) }

    /// The properties of selected parts.
    ///
    /// - Parameter root: the dictionary of the screen; nil if its file has none.
    package init(of parts: SelectedParts, in screen: Screen, root: Node?) {
        if parts.areRows, parts.text == nil || parts.items.count > 1 {
            let items = parts.items.compactMap(\.item)
            self.init(items.map(\.path), kinds: items.compactMap { screen.row($0)?.kind })
            return
        }
        switch parts.items.last {
        case .section(let index)?: self.init(ofSection: index)
        case .item(let item)?:
            let texts = screen.textLocations(of: item)
            guard item.kind == .row, let text = parts.text, texts.indices.contains(text) else {
                self.init([Self.container(of: item, in: root)].compactMap(\.self))
                return
            }
            self.init([screen.pathOfLooks(of: texts[text], in: root)].compactMap(\.self))
        case nil: self.init()
        }
    }

    /// The dictionary of a header or a footer. A default header is a text of its section.
    private static func container(of item: ItemID, in root: Node?) -> [SyntaxEdit.Step]? {
        switch item.kind {
        case .sectionHeader where root?.node(at: item.path) == nil: item.sectionPath
        default: item.path
        }
    }

    // MARK: - Keys

    /// The properties in the order of their lists.
    package var all: [Property] {
        guard let first = containers.first,
            let declaration = ScreenKeys.dictionary.dictionary(at: first)
        else { return [] }
        let keys = declaration.keys.filter { key in
            kinds.allSatisfy(key.shownBy.contains) && !Self.hidden.contains(key.name)
                && (containers.count == 1 || !key.form.isList)
        }
        return keys.filter { !Self.grouped.contains($0.name) }
            .flatMap { unfolded($0, of: declaration) }
            + keys.filter { Self.grouped.contains($0.name) }.flatMap { grouped($0, in: first) }
    }

    /// A key, or those of its dictionary.
    private func unfolded(_ key: KeyDeclaration, of owner: DictionaryDeclaration) -> [Property] {
        guard case .dictionary(let inner) = key.form, Self.unfolded.contains(key.name) else {
            return [Property(declaration: key, title: key.displayName(in: owner.name))]
        }
        // A title of its own is rare, and would be taken for the screen's.
        return inner.keys.filter { $0.name != "title" }.map {
            Property(
                declaration: $0, container: [.key(key.name)], title: $0.displayName(in: key.name))
        }
    }

    /// The keys of a dictionary with a list of its own. What it needs shows even without it.
    private func grouped(_ key: KeyDeclaration, in container: [SyntaxEdit.Step]) -> [Property] {
        guard let inner = ScreenKeys.dictionary.dictionary(at: container + [.key(key.name)]) else {
            return []
        }
        let first = inner.exclusiveKeys.isEmpty ? Array(inner.keys.prefix(1)) : inner.exclusiveKeys
        return inner.keys.flatMap { inside -> [Property] in
            guard case .dictionary(let size) = inside.form else {
                return [
                    Property(
                        declaration: inside, container: [.key(key.name)], group: key,
                        isAlwaysShown: first.contains { $0.name == inside.name },
                        title: inside.displayName(in: key.name))
                ]
            }
            return size.keys.map {
                Property(
                    declaration: $0, container: [.key(key.name), .key(inside.name)], group: key,
                    isAlwaysShown: false, title: $0.displayName(in: inside.name))
            }
        }
    }

    /// Dictionaries whose keys are properties of what has them.
    private static let unfolded: Set = ["margins", "navigationBar"]
    /// Dictionaries with a list of fields of their own.
    private static let grouped: Set = ["image", "badge", "searchBar", "toolbar", "tabBar"]
    /// Keys that have other places in the window.
    private static let hidden = OriginKeys.names.union([
        "kind", "$schema", "version", "sections", "rows", "runs",
    ])

    // MARK: - Values

    /// The dictionaries that have a property; nil for one that is missing.
    package func nodes(of property: Property, in root: Node?) -> [Node?] {
        containers.map { root?.node(at: $0 + property.container) }
    }

    /// The value of a property in each dictionary; nil for one without it.
    package func values(of property: Property, in root: Node?) -> [SyntaxValue?] {
        nodes(of: property, in: root).map { node in
            let name = property.declaration.readNames.first { node?[$0] != nil }
            return name.flatMap { node?[$0] }.map { SyntaxValue($0) } ?? text(property, in: node)
        }
    }

    /// The value of a text that stands alone in place of its dictionary.
    private func text(_ property: Property, in node: Node?) -> SyntaxValue? {
        guard let node, node.entries == nil, let container = containers.first,
            let declaration = ScreenKeys.dictionary.dictionary(at: container + property.container),
            declaration.textKey == property.declaration.name
        else { return nil }
        return SyntaxValue(node)
    }

    /// The edit that sets a property, or removes it.
    package func edit(_ property: Property, to value: SyntaxValue?) -> ScreenEdit {
        .value(
            of: containers.map { $0 + property.container }, key: property.declaration.name, value)
    }

    /// The path to the list that is the value of a property of the only part.
    package func list(_ property: Property, in root: Node?) -> [SyntaxEdit.Step] {
        let container = (containers.first ?? []) + property.container
        let node = root?.node(at: container)
        let name = property.declaration.readNames.first { node?[$0] != nil }
        return container + [.key(name ?? property.declaration.name)]
    }
}
