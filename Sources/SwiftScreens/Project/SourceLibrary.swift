// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The files of an app, as far as a screen needs them.
///
/// Parsing a whole app takes seconds, so only files that declare a wanted name are parsed, when it is wanted.
package protocol SourceLibrary: AnyObject {
    /// The files that declare a type of this name or extend it, the nearest to a file first.
    func files(declaring type: String, near path: FilePath) -> [FilePath]
    /// The files that extend views, or declare view modifiers, and contain a function of this name.
    func files(extendingViewsBy function: String, near path: FilePath) -> [FilePath]
    /// A parsed file; nil if it cannot be read or parsed. What is wrong is reported once, by the library.
    func tree(of path: FilePath) -> SourceTree?
    /// The trees with the declaration of one member of a type in a file that is too long to be parsed as a whole; nil
    /// for a file that is parsed as a whole.
    func trees(of member: String, of type: String, in path: FilePath) -> [SourceTree]?
    /// The text of a key in the string tables of the app, in its development language.
    func text(for key: [KeyPart], table: String?, near path: FilePath) -> LocalizedText?
    /// The text of a constant whose generated source is not there.
    func text(for constant: ConstantKey, near path: FilePath) -> LocalizedText?
}

/// The declaration of a type, with all of its extensions.
final class AppType {
    /// The name with those of the types around it: `SettingsCell.Accessory`.
    let name: String
    let kind: SourceNode.Kind
    let inherited: [String]
    /// Members by name, those of the declaration before those of extensions.
    private var members: [String: [Member]] = [:]
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
                add(conditions.branch(of: node, in: tree), of: tree, conditions: conditions)
            default: break
            }
        }
    }

    func members(named name: String) -> [Member] { members[name] ?? [] }

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

/// What `#if` chooses: a release build for an iPhone.
struct CompilationConditions {
    /// The declarations or statements in the branch that is compiled.
    func branch(of config: SourceNode, in tree: SourceTree) -> [SourceNode] {
        compiledClause(of: config).map { clause in clause.children.filter { $0.kind != .condition }
        } ?? []
    }

    func compiledClause(of config: SourceNode) -> SourceNode? {
        config.all(.clause).first { clause in
            clause.first(.condition)?.children.first.map(isTrue) ?? true
        }
    }

    func isTrue(_ node: SourceNode) -> Bool {
        switch node.kind {
        case .bool: return node.name == "true"
        case .prefix where node.name == "!": return !(node.children.first.map(isTrue) ?? false)
        case .binary where node.name == "&&": return node.children.allSatisfy(isTrue)
        case .binary where node.name == "||": return node.children.contains(where: isTrue)
        case .call:
            let argument = node.first(.argument)?.children.first
            let name = argument?.name ?? ""
            switch node.children.first?.name ?? "" {
            case "os": return name == "iOS"
            case "canImport": return !Self.foreignModules.contains(name)
            case "targetEnvironment", "arch": return name == "arm64"
            case "swift", "compiler": return true
            default: return false
            }
        default: return false
        }
    }

    /// Modules that iOS does not have.
    private static let foreignModules: Set = ["AppKit", "Cocoa", "WatchKit", "Glibc"]
}
