// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What `#if` chooses: a release build for an iPhone.
struct CompilationConditions {
    /// The declarations or statements in the branch that is compiled.
    func branch(of config: SourceNode) -> [SourceNode] {
        compiledClause(of: config).map { clause in clause.children.filter { $0.kind != .condition }
        } ?? []
    }

    /// Declarations with those in the branches that are compiled.
    func compiled(_ nodes: some Collection<SourceNode>) -> [SourceNode] {
        guard nodes.contains(where: { $0.kind == .ifConfig }) else { return Array(nodes) }
        return nodes.flatMap { $0.kind == .ifConfig ? compiled(branch(of: $0)) : [$0] }
    }

    func compiledClause(of config: SourceNode) -> SourceNode? {
        config.all(.clause).first { clause in
            clause.first(.condition)?.children.first.map(isTrue) ?? true
        }
    }

    private func isTrue(_ node: SourceNode) -> Bool {
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
