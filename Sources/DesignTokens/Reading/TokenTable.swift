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
        /// The token's dictionary, or that of the group whose tokens make a font together.
        let node: Node
        /// Where its name is.
        let keyRange: ByteRange
        /// The type that the nearest group gives it.
        let groupType: String?
        /// The set it belongs to, or the outermost group that might be one; nil in W3C tokens.
        let set: String?
        /// Whether it stands in another group, which one of its own extends.
        let isInherited: Bool
        /// Whether it is a group, and no token by itself.
        let isGroup: Bool
    }

    let root: Node
    let dialect: TokenFile.Dialect
    /// The problems of the tokens.
    let log: TokenLog
    private(set) var entries: [Entry] = []
    /// Entries by path.
    private var indices: [String: Int] = [:]
    /// Entries by the path without the set; of several, that of the set that counts last.
    private var unqualified: [String: Int] = [:]
    /// Whether the outermost names are those of sets.
    let hasSets: Bool

    /// What no honest file needs more of, and a hostile one would use to exhaust memory: names are
    /// repeated for each token, and groups that extend groups multiply.
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

    /// Sets that count last replace the earlier ones, and no token of a group that another extends
    /// replaces one that is written down.
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

    /// The token that a reference means: in the set it stands in, else in the last set that has it.
    ///
    /// Old files of Tokens Studio, and its first example, have sets without saying so: what is
    /// nowhere else is looked up in the outermost groups. Style Dictionary and others also write
    /// which property of the token they mean: its value.
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
    /// Where the walk is in the names.
    private struct WalkPosition {
        var components: [String] = []
        var length = 0
        var type: String?
        var isInherited = false
    }

    /// What the walk has to remember.
    private struct Walk {
        let log: TokenLog
        let index = NodeIndex()
        /// The groups that are open, by where they begin: extending one of them is a circle.
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
        // What a group says itself goes before what it inherits.
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
    /// A group that another extends: its place and type, and where that is said. Without a node there
    /// is no such group.
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
