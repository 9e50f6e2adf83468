// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A resolver document (Design Tokens Resolver Module 2025.10): its sets and modifiers, in the
/// order in which they count.
struct ResolverDocument {
    /// An item of `resolutionOrder`.
    enum Item {
        case set([Node])
        case modifier(Modifier)
    }

    /// A modifier with the sources of its contexts.
    struct Modifier {
        let choice: TokenModifier
        let contexts: [Node.Entry]
    }

    private(set) var items: [Item] = []
    private let root: Node
    private let issues: TokenIssues

    /// Whether a file is a resolver document.
    static func isResolver(_ root: Node) -> Bool {
        root["resolutionOrder"]?.array != nil
            || root["$schema"]?.string?.hasSuffix("/resolver.json") == true
            || isMap(root["sets"]) { $0["sources"]?.array != nil }
            || isMap(root["modifiers"]) { ($0["contexts"] ?? $0["context"])?.entries != nil }
    }

    /// Whether a node has sets or modifiers as members. Groups of design tokens may have the same
    /// names, but not such members.
    private static func isMap(_ node: Node?, of isItem: (Node) -> Bool) -> Bool {
        node?.entries?.contains { isItem($0.value) } ?? false
    }

    init(_ root: Node, _ issues: TokenIssues) {
        (self.root, self.issues) = (root, issues)
        if let version = root["version"], version.string != "2025.10" {
            let written = version.string ?? version.double?.shortest ?? ""
            issues.add(.warning, at: version.range, .otherVersion(written))
        }
        if let order = root["resolutionOrder"]?.array {
            order.forEach { add($0) }
            reportRepeatedNames(in: order)
        } else {
            issues.add(.warning, at: root.range, .noResolutionOrder)
            for entry in root["sets"]?.entries ?? [] { add(entry.value, named: entry.key) }
            for entry in root["modifiers"]?.entries ?? [] { add(entry.value, named: entry.key) }
        }
    }

    // MARK: - Reading

    /// Adds an item defined in `resolutionOrder`, or a reference in it.
    private mutating func add(_ item: Node) {
        guard let reference = item["$ref"]?.string else {
            if item["name"]?.string == nil || item["type"]?.string == nil {
                issues.add(.error, at: item.range, .unnamedItem)
            }
            return add(item, named: item["name"]?.string ?? "")
        }
        // A reference to another file is a set, because a document contains its own modifiers.
        guard reference.hasPrefix("#") else { return items.append(.set([item])) }
        guard case .pointer(let parts) = TokenReference(pointer: reference),
            let target = root.node(at: parts.map(SyntaxEdit.Step.key)), let name = parts.last
        else { return issues.add(.error, at: item.range, .missingPointer(reference)) }
        guard parts.first != "resolutionOrder" else {
            return issues.add(.error, at: item.range, .referenceToResolutionOrder(reference))
        }
        add(target.overridden(by: item), named: name)
    }

    private mutating func add(_ node: Node, named name: String) {
        if let sources = node["sources"]?.array {
            items.append(.set(sources))
        } else if node["$ref"] != nil {
            items.append(.set([node]))
        } else if let contexts = (node["contexts"] ?? node["context"])?.entries {
            addModifier(node, contexts, name)
        } else {
            issues.add(.warning, at: node.range, .unknownItem)
        }
    }

    private mutating func addModifier(_ node: Node, _ contexts: [Node.Entry], _ name: String) {
        guard !contexts.isEmpty else {
            return issues.add(.error, at: node.range, .noContexts(name))
        }
        let names = contexts.map(\.key)
        let preferred = node["default"]?.string
        if let preferred, !names.contains(preferred) {
            issues.add(
                .error, at: node["default"]?.range ?? node.range,
                .unknownDefault(
                    preferred, of: name,
                    suggestion: Phrases.suggestion(for: preferred, among: names)))
        }
        let choice = TokenModifier(name: name, contexts: names, defaultContext: preferred)
        items.append(.modifier(Modifier(choice: choice, contexts: contexts)))
    }

    private func reportRepeatedNames(in order: [Node]) {
        var known: Set<String> = []
        for item in order {
            guard let name = item["name"]?.string, item["$ref"] == nil else { continue }
            guard !known.insert(name).inserted else { continue }
            issues.add(.error, at: item["name"]?.range ?? item.range, .repeatedName(name))
        }
    }
}

extension Node {
    /// The value of a reference object. Its own entries override those of the referenced value.
    func overridden(by reference: Node) -> Node {
        let own = (reference.entries ?? []).filter { $0.key != "$ref" }
        guard !own.isEmpty, let entries else { return self }
        let said = Set(own.map(\.key))
        return Node(
            content: .dictionary(entries.filter { !said.contains($0.key) } + own), range: range)
    }
}
