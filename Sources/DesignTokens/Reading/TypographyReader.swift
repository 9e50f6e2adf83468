// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// Makes typography tokens of the tokens of a file.
struct TypographyReader {
    let table: TokenTable
    let decoder: DocumentDecoder
    private let values: TokenValues

    init(table: TokenTable, decoder: DocumentDecoder) {
        self.table = table
        self.decoder = decoder
        values = TokenValues(table: table, decoder: decoder)
    }

    /// The tokens in the order of the file. What they say that a theme cannot hold is said once
    /// for each kind of it, where it comes first.
    ///
    /// - Parameter scope: whose tokens become fonts; the others serve references.
    func read(counting scope: TokenScope) -> [TypographyToken] {
        var leftovers = Leftovers()
        let tokens = table.entries.filter { scope.contains($0.keyRange) }
            .compactMap { token($0, &leftovers) }
        leftovers.report(to: decoder)
        return tokens
    }

    private func token(_ entry: TokenTable.Entry, _ leftovers: inout Leftovers) -> TypographyToken?
    {
        let value = TokenTable.value(of: entry.node)
        let ownType = TokenTable.ownType(of: entry.node)
        let isReference = TokenReference(value) != nil
        guard ownType == nil || ownType == "typography" else { return nil }
        // A reference to nothing matters only if the token was to be a typography token.
        let isTyped = (ownType ?? entry.groupType) == "typography"
        guard
            let resolved = values.resolve(
                value, in: entry.set, reports: isTyped && !entry.isInherited)
        else { return nil }
        let type = ownType ?? (isReference ? resolved.type : nil) ?? entry.groupType
        guard type == nil || type == "typography" else { return nil }
        guard resolved.node.entries?.count ?? .max <= TokenTable.maximumProperties else {
            if isTyped, !entry.isInherited {
                values.error(
                    value, entry,
                    resolved.node.entries == nil
                        ? .tokenNotADictionary(found: resolved.node.kind) : .tooManyProperties)
            }
            return nil
        }
        guard type != nil || looksLikeTypography(resolved.node) else { return nil }
        if type == nil, !entry.isInherited {
            decoder.warning(
                entry.keyRange, path(entry),
                TokenProblem.untyped(entry.path))
        }
        if !isReference, !entry.isInherited {
            leftovers.note(resolved.node, values, set: resolved.set)
        }
        return token(entry, value: value, composite: resolved)
    }

    private func looksLikeTypography(_ composite: Node) -> Bool {
        composite["fontFamily"] != nil && composite["fontSize"] != nil
    }

    private func token(
        _ entry: TokenTable.Entry, value: Node, composite: TokenResolver.Resolved
    ) -> TypographyToken? {
        let isHere = !entry.isInherited && TokenReference(value) == nil
        // What another token says is reported there.
        let context = TokenValues.Context(entry: entry, set: composite.set, reports: isHere)
        let family = composite.node["fontFamily"]
        let size = composite.node["fontSize"]
        guard let family, let size else {
            if !entry.isInherited {
                decoder.warning(
                    entry.keyRange, path(entry),
                    TokenProblem.incomplete(
                        entry.path, missing: family == nil ? "fontFamily" : "fontSize"))
            }
            return nil
        }
        let families = values.families(family, context)
        let fontSize = values.fontSize(size, context)
        let (weight, isItalic) = values.weight(of: composite.node, context)
        guard let families, let fontSize else {
            // Said where the composite is, unless that is in no token.
            if !decoder.log.hasErrors {
                values.error(value, entry, .notAFont(entry.path))
            }
            return nil
        }
        return TypographyToken(
            path: entry.path, components: entry.components, families: families, weight: weight,
            isItalic: isItalic, fontSize: fontSize,
            position: decoder.tree.position(of: entry.keyRange),
            familyPosition: decoder.tree.position(of: isHere ? family.range : entry.keyRange),
            place: place(entry, value: value, composite))
    }

    private func place(
        _ entry: TokenTable.Entry, value: Node, _ composite: TokenResolver.Resolved
    ) -> TokenPlace {
        if entry.isInherited { return .inherited }
        guard TokenReference(value) != nil else { return .here(value) }
        return .reference(
            TokenReferencePlace(
                value: value, isWholeToken: value.range == entry.node.range,
                isTyped: (TokenTable.ownType(of: entry.node) ?? entry.groupType) == "typography",
                set: entry.set, composite: composite.node, compositeSet: composite.set))
    }

    private func path(_ entry: TokenTable.Entry) -> NodePath { .key(.root, entry.path) }
}

/// What typography tokens say that no theme can hold, counted by kind.
private struct Leftovers {
    private struct Kind {
        var first: ByteRange
        var count: Int
    }

    private var kinds: [(key: String, kind: Kind)] = []

    private static let fontKeys = ["fontFamily", "fontSize", "fontWeight", "fontStyle"]
    private static let maximumKinds = 32

    /// What says nothing, and so is no loss.
    private static let nothing: Set<String> = [
        "", "auto", "none", "normal", "0", "0%", "0px", "0rem", "0em", "0pt",
    ]

    mutating func note(_ composite: Node, _ values: TokenValues, set: String?) {
        for entry in composite.entries ?? [] where !Self.fontKeys.contains(entry.key) {
            guard !entry.key.hasPrefix("$"), saysSomething(entry.value, values, set) else {
                continue
            }
            if let index = kinds.firstIndex(where: { $0.key == entry.key }) {
                kinds[index].kind.count += 1
            } else if kinds.count < Self.maximumKinds {
                kinds.append((entry.key, Kind(first: entry.keyRange, count: 1)))
            }
        }
    }

    private func saysSomething(_ value: Node, _ values: TokenValues, _ set: String?) -> Bool {
        guard let node = values.resolve(value, in: set, reports: false)?.node else { return true }
        if let text = node.string { return !Self.nothing.contains(text.lowercased()) }
        if let number = node.double ?? node["value"]?.double { return number != 0 }
        return !node.isNull
    }

    /// A note for each kind: W3C tokens must have some of these, and nobody is to blame for it.
    func report(to decoder: DocumentDecoder) {
        for (key, kind) in kinds {
            decoder.note(
                kind.first, .root, TokenProblem.noPlace(key: key, count: kind.count))
        }
    }
}
