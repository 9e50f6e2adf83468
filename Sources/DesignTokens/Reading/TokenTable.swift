// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// All tokens of a file by name, of any type, with the values inherited from groups.
struct TokenTable {
    /// A token before its value is read.
    struct Entry {
        /// The groups and the name. In a file of several sets, the set comes first.
        let components: [String]
        let path: String
        /// The token's dictionary, or the dictionary of a group whose tokens together make a font.
        let node: Node
        /// The range of the name.
        let keyRange: ByteRange
        /// The type from the nearest group.
        let groupType: String?
        /// The set of the token, or the outermost group, which might be a set; nil in W3C tokens.
        let set: String?
        /// Whether the token is in another group, which a group of its own extends.
        let isInherited: Bool
        /// Whether the entry is a group instead of a token.
        let isGroup: Bool
    }

    let root: Node
    let dialect: TokenFile.Dialect
    /// The problems of the tokens.
    let log: TokenLog
    private(set) var entries: [Entry] = []
    /// Entries by path.
    private var indices: [String: Int] = [:]
    /// Entries by the path without the set. If several sets have the path, the last set counts.
    private var unqualified: [String: Int] = [:]
    /// Whether the outermost names are those of sets.
    let hasSets: Bool

    /// Limits far above any useful file, so that a malicious file cannot exhaust memory. Each token
    /// repeats names, and groups that extend groups multiply.
    private enum Limits {
        static let inherited = 100_000
        static let pathLength = 1_000
        static let depth = 192
    }

    init(_ root: Node, dialect: TokenFile.Dialect, decoder: DocumentDecoder) {
        self.root = root
        self.dialect = dialect
        log = TokenLog(decoder)
        hasSets = TokenFile.Dialect.hasMark(root)
        var walk = Walk(log: log)
        visit(root, WalkPosition(), &walk)
        if dialect == .tokensStudio { indexWithoutSets() }
    }

    /// Indexes tokens by the path without the set. Later sets override earlier ones, but an
    /// inherited token never overrides a written one.
    private mutating func indexWithoutSets() {
        var ranks: [String: Int] = [:]
        for (rank, name) in (root["$metadata"]?["tokenSetOrder"]?.array ?? []).enumerated() {
            if let name = name.string { ranks[name] = rank }
        }
        let order = entries.indices.map { index in
            (index, entries[index].set.flatMap { ranks[$0] } ?? -1)
        }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        for (index, _) in order {
            let name = entries[index].components.dropFirst().joined(separator: ".")
            if entries[index].isInherited, unqualified[name] != nil { continue }
            unqualified[name] = index
        }
    }

    /// The token of a reference: in the reference's own set, or else in the last set with the
    /// token.
    ///
    /// Old files of Tokens Studio, and its first example, have sets without declaring them, so the
    /// outermost groups may be sets. Style Dictionary and other tools also write the property of
    /// the token, which is its value.
    func find(_ name: String, from set: String?) -> Entry? {
        if let index = index(of: name, from: set) { return entries[index] }
        for suffix in [".value", ".$value"] where name.hasSuffix(suffix) {
            return index(of: String(name.dropLast(suffix.count)), from: set).map { entries[$0] }
        }
        return nil
    }

    private func index(of name: String, from set: String?) -> Int? {
        let inSet = set.flatMap { indices["\($0).\(name)"] }
        let ordered =
            hasSets
            ? [inSet, indices[name], unqualified[name]]
            : [indices[name], inSet, unqualified[name]]
        return ordered.lazy.compactMap { $0 }.first
    }
}

// MARK: - Walking through groups

extension TokenTable {
    /// The position of the walk within the names.
    private struct WalkPosition {
        var components: [String] = []
        var length = 0
        var type: String?
        var isInherited = false
    }

    /// The state of the walk.
    private struct Walk {
        let log: TokenLog
        let index = NodeIndex()
        /// The start offsets of the open groups. Extending one of them is a circle.
        var open: [UInt32] = []
        var inherited = 0
    }

    private mutating func visit(_ group: Node, _ place: WalkPosition, _ walk: inout Walk) {
        guard let members = group.entries else { return }
        guard walk.open.count < Limits.depth else {
            walk.log.add(.warning, "depth", at: group.range, in: "", .nestedTooDeeply)
            return
        }
        walk.open.append(group.range.start)
        defer { walk.open.removeLast() }
        let extended = extendedGroup(of: group, isRoot: place.components.isEmpty, walk.index)
        var place = place
        place.type = group["$type"]?.string ?? extended?.type ?? place.type
        for member in members where Node.isGroupKey(member.key) && member.value.entries != nil {
            if place.isInherited { walk.inherited += 1 }
            guard !place.isInherited || walk.inherited <= Limits.inherited else {
                walk.log.add(.warning, "tokens", at: member.keyRange, in: "", .tooManyTokens)
                return
            }
            visit(member, in: place, &walk)
        }
        if let extended { inherit(from: extended, place, &walk) }
    }

    private mutating func visit(_ member: Node.Entry, in place: WalkPosition, _ walk: inout Walk) {
        var inner = place
        inner.components.append(member.key)
        inner.length += member.key.utf8.count + 1
        guard inner.length <= Limits.pathLength else {
            walk.log.add(.warning, "name", at: member.keyRange, in: "", .longName)
            return
        }
        if member.value.isToken {
            add(member, inner, isGroup: false)
        } else {
            if TypographyComposite.isSpelledOut(member.value) { add(member, inner, isGroup: true) }
            visit(member.value, inner, &walk)
        }
    }

    private mutating func add(_ member: Node.Entry, _ place: WalkPosition, isGroup: Bool) {
        let path = place.components.joined(separator: ".")
        // A group's own token overrides an inherited one.
        guard indices[path] == nil else { return }
        indices[path] = entries.count
        entries.append(
            Entry(
                components: place.components, path: path, node: member.value,
                keyRange: member.keyRange, groupType: place.type,
                set: dialect == .tokensStudio ? place.components.first : nil,
                isInherited: place.isInherited, isGroup: isGroup))
    }
}

// MARK: - Groups that extend others

extension TokenTable {
    /// A group that another group extends: its node and type, and the reference to it. The node is
    /// nil if the group is missing.
    private struct Extended {
        let reference: Node
        let node: Node?
        let type: String?
    }

    private func extendedGroup(of group: Node, isRoot: Bool, _ index: NodeIndex) -> Extended? {
        guard let reference = group["$extends"] ?? (isRoot ? nil : group["$ref"]) else {
            return nil
        }
        var keys: [String] = []
        switch TokenReference(reference)
            ?? reference.string.flatMap(TokenReference.init(pointer:))
        {
        case .name(let name): keys = name.split(separator: ".").map(String.init)
        case .pointer(let parts): keys = parts
        case nil: return Extended(reference: reference, node: nil, type: nil)
        }
        var node = root
        var type = root["$type"]?.string
        for key in keys {
            guard let next = index.child(of: node, key) else {
                return Extended(reference: reference, node: nil, type: nil)
            }
            node = next
            type = node["$type"]?.string ?? type
        }
        return Extended(reference: reference, node: node, type: type)
    }

    private mutating func inherit(
        from extended: Extended, _ place: WalkPosition, _ walk: inout Walk
    ) {
        guard let target = extended.node, target.entries != nil else {
            walk.log.add(
                .warning, "group", at: extended.reference.range, in: "", .missingGroup)
            return
        }
        guard !walk.open.contains(target.range.start) else {
            walk.log.add(.warning, "circle", at: extended.reference.range, in: "", .groupCircle)
            return
        }
        var inherited = place
        inherited.isInherited = true
        inherited.type = extended.type ?? place.type
        visit(target, inherited, &walk)
    }
}
