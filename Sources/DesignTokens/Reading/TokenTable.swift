// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// All tokens of a file by name, whatever their types, with what groups hand down to them.
struct TokenTable {
    /// A token before its value is understood.
    struct Entry {
        /// The groups and the name; in a file of several sets, the set is first.
        let components: [String]
        let path: String
        /// The token's dictionary.
        let node: Node
        /// Where its name is.
        let keyRange: ByteRange
        /// The type that the nearest group gives it.
        let groupType: String?
        /// The set it belongs to, or the outermost group that might be one; nil in W3C tokens.
        let set: String?
        /// Whether it stands in another group, which one of its own extends.
        let isInherited: Bool
    }

    let root: Node
    let dialect: TokenFile.Dialect
    private(set) var entries: [Entry] = []
    /// Entries by path, and in a file of sets also by the path without the set, the set that
    /// counts last.
    private var indices: [String: Int] = [:]
    private var setRanks: [String: Int] = [:]
    /// Whether the outermost names are those of sets.
    let hasSets: Bool

    /// What no honest file needs more of, and a hostile one would use to exhaust memory: names are
    /// repeated for each token, and groups that extend groups multiply.
    private enum Limits {
        static let tokens = 100_000
        static let pathLength = 1_000
        static let depth = 192
    }

    init(_ root: Node, dialect: TokenFile.Dialect, decoder: DocumentDecoder) {
        self.root = root
        self.dialect = dialect
        hasSets = TokenFile.Dialect.hasMark(root)
        let order = root["$metadata"]?["tokenSetOrder"]?.array ?? []
        for (rank, name) in order.enumerated() {
            if let name = name.string { setRanks[name] = rank }
        }
        var walk = Walk(decoder: decoder)
        visit(root, Place(), &walk)
        // Sets that count last are looked through last, and replace the earlier ones.
        guard hasSets else { return }
        let ranked = entries.indices.sorted { rank(entries[$0]) < rank(entries[$1]) }
        var unqualified: [String: Int] = [:]
        for index in ranked {
            unqualified[entries[index].components.dropFirst().joined(separator: ".")] = index
        }
        indices.merge(unqualified) { qualified, _ in qualified }
    }

    private func rank(_ entry: Entry) -> Int { entry.set.flatMap { setRanks[$0] } ?? -1 }

    /// The token that a reference means: in the set it stands in, else in the last set that has it.
    ///
    /// Old files of Tokens Studio have sets without saying so: what is nowhere else is looked up in
    /// the outermost group.
    func find(_ name: String, from set: String?) -> Entry? {
        let inSet = set.flatMap { indices["\($0).\(name)"] }
        let anywhere = indices[name]
        return (hasSets ? inSet ?? anywhere : anywhere ?? inSet).map { entries[$0] }
    }
}

// MARK: - Telling tokens from groups

extension TokenTable {
    /// No token has more properties, nor has any value in it; what has more is a group.
    static let maximumProperties = 64

    /// Whether a dictionary is a token. Everything in it is then part of the token.
    static func isToken(_ node: Node) -> Bool {
        guard let entries = node.entries, entries.count <= maximumProperties else { return false }
        return entries.contains { entry in
            switch entry.key {
            case "$value": true
            // A group may be a reference too, but then it has tokens of its own or is typed.
            case "$ref": entry.value.string != nil && !entries.contains { isGroupKey($0.key) }
            case "value": node["type"]?.string != nil
            default: false
            }
        }
    }

    /// Whether a key of a group is the name of a token or group, not a property of the group.
    static func isGroupKey(_ key: String) -> Bool { !key.hasPrefix("$") || key == "$root" }

    /// The type that a token gives itself.
    static func ownType(of token: Node) -> String? {
        guard isToken(token) else { return nil }
        return (token["$type"] ?? (token["$value"] == nil ? token["type"] : nil))?.string
    }

    /// The value of a token, references and all.
    static func value(of token: Node) -> Node {
        token["$value"] ?? (token["$ref"] != nil ? token : token["value"]) ?? token
    }
}

// MARK: - Walking through groups

extension TokenTable {
    /// Where the walk is in the names.
    private struct Place {
        var components: [String] = []
        var length = 0
        var type: String?
        var isInherited = false
    }

    /// What the walk has to remember.
    private struct Walk {
        let decoder: DocumentDecoder
        let index = NodeIndex()
        /// The groups that are open, by where they begin: extending one of them is a circle.
        var open: [UInt32] = []
        /// Groups whose `$extends` was already found wanting.
        var reported: Set<UInt32> = []
        var visited = 0
        var isStopped = false

        mutating func stop(_ range: ByteRange, _ problem: TokenProblem) {
            guard !isStopped else { return }
            isStopped = true
            decoder.error(range, .root, problem)
        }
    }

    private mutating func visit(_ group: Node, _ place: Place, _ walk: inout Walk) {
        guard !walk.isStopped, let members = group.entries else { return }
        guard walk.open.count < Limits.depth else {
            walk.stop(group.range, .nestedTooDeeply)
            return
        }
        walk.open.append(group.range.start)
        defer { walk.open.removeLast() }
        var place = place
        place.type = group["$type"]?.string ?? place.type
        for member in members where Self.isGroupKey(member.key) && member.value.entries != nil {
            walk.visited += 1
            guard walk.visited <= Limits.tokens else {
                return walk.stop(member.keyRange, .tooManyTokens)
            }
            visit(member, in: place, &walk)
        }
        extend(group, place, &walk)
    }

    private mutating func visit(_ member: Node.Entry, in place: Place, _ walk: inout Walk) {
        var inner = place
        inner.components.append(member.key)
        inner.length += member.key.utf8.count + 1
        guard inner.length <= Limits.pathLength else {
            walk.decoder.warning(member.keyRange, .root, TokenProblem.longName)
            return
        }
        if Self.isToken(member.value) {
            add(member, inner)
        } else {
            visit(member.value, inner, &walk)
        }
    }

    private mutating func add(_ member: Node.Entry, _ place: Place) {
        let path = place.components.joined(separator: ".")
        // What a group says itself goes before what it inherits.
        guard indices[path] == nil else { return }
        indices[path] = entries.count
        entries.append(
            Entry(
                components: place.components, path: path, node: member.value,
                keyRange: member.keyRange, groupType: place.type,
                set: dialect == .tokensStudio ? place.components.first : nil,
                isInherited: place.isInherited))
    }

    private mutating func extend(_ group: Node, _ place: Place, _ walk: inout Walk) {
        let isRoot = place.components.isEmpty
        guard let extended = group["$extends"] ?? (isRoot ? nil : group["$ref"]) else { return }
        guard let target = groupNode(extended, walk.index), target.entries != nil else {
            if walk.reported.insert(extended.range.start).inserted {
                walk.decoder.error(extended.range, .root, TokenProblem.missingGroup)
            }
            return
        }
        guard !walk.open.contains(target.range.start) else {
            if walk.reported.insert(extended.range.start).inserted {
                walk.decoder.error(extended.range, .root, TokenProblem.groupCircle)
            }
            return
        }
        var inherited = place
        inherited.isInherited = true
        visit(target, inherited, &walk)
    }

    /// The group that `{group.inner}` or `#/group/inner` names.
    private func groupNode(_ reference: Node, _ index: NodeIndex) -> Node? {
        let keys: [String]
        switch TokenReference(reference) ?? reference.string.flatMap(TokenReference.init(pointer:))
        {
        case .name(let name): keys = name.split(separator: ".").map(String.init)
        case .pointer(let parts): keys = parts
        case nil: return nil
        }
        var node = root
        for key in keys {
            guard let next = index.child(of: node, key) else { return nil }
            node = next
        }
        return node
    }
}
