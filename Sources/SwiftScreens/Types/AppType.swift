// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The declaration of a type, with all of its extensions.
final class AppType {
    /// The name with those of the types around it: `SettingsCell.Accessory`.
    let name: String
    let kind: SourceNode.Kind
    let inherited: [String]
    /// Members by name, those of the declaration before those of extensions.
    private var members: [String: [Member]] = [:]
    /// The protocols that generic parameters conform to, as far as one is named.
    var constraints: [String: String] = [:]
    private(set) var initializers: [Member] = []
    private(set) var cases: [Member] = []
    /// Stored properties in order, for the memberwise initializer.
    private(set) var stored: [Member] = []
    /// The file with the declaration.
    let tree: SourceTree
    /// The files that are too long to be parsed as a whole: members are looked up one by one.
    var longFiles: [FilePath] = []

    struct Member {
        let node: SourceNode
        let tree: SourceTree

        /// Whether it is a function of instances.
        var isMethod: Bool { node.kind == .func && !node.isStatic }
    }

    init(_ name: String, _ kind: SourceNode.Kind, inherited: [String], tree: SourceTree) {
        (self.name, self.kind, self.inherited, self.tree) = (name, kind, inherited, tree)
    }

    func add(_ nodes: [SourceNode], of tree: SourceTree, conditions: CompilationConditions) {
        for node in nodes {
            let member = Member(node: node, tree: tree)
            switch node.kind {
            case .var, .let:
                members[node.name, default: []].append(member)
                let isComputed = node.first(.body) != nil
                if !isComputed, !node.isStatic { stored.append(member) }
            case .func, .typealias: members[node.name, default: []].append(member)
            case .struct, .class, .enum, .actor: members[node.name, default: []].append(member)
            case .case:
                cases.append(member)
                members[node.name, default: []].append(member)
            case .`init`: initializers.append(member)
            case .ifConfig:
                add(conditions.branch(of: node), of: tree, conditions: conditions)
            default: break
            }
        }
    }

    func members(named name: String) -> [Member] { members[name] ?? [] }

    func `case`(named name: String) -> Member? {
        members(named: name).first { $0.node.kind == .case }
    }

    /// The members with a body.
    var computed: [Member] { members.values.joined().filter { $0.node.first(.body) != nil } }

    var isView: Bool {
        inherited.contains { $0 == "View" || $0.hasSuffix(".View") }
            || (kind == .struct && bodyMember != nil)
    }

    var isModifier: Bool { inherited.contains { $0.hasSuffix("ViewModifier") } }

    /// The property or function `body` that shows the view. Some apps have protocols of their own, with
    /// `body(props:)`.
    var bodyMember: Member? {
        members(named: "body").first { $0.node.kind == .var && $0.node.first(.body) != nil }
            ?? members(named: "body").first { $0.node.kind == .func && !isModifier }
    }
}
