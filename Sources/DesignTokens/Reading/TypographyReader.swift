// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// Reads typography tokens from the tokens of a file.
///
/// A token that cannot be read is left out with a warning, and does not affect the others.
struct TypographyReader {
    private let table: TokenTable
    private let decoder: DocumentDecoder
    private let values: TokenValues

    init(table: TokenTable, decoder: DocumentDecoder) {
        self.table = table
        self.decoder = decoder
        values = TokenValues(table: table)
    }

    /// The tokens in the order of the file, with their problems.
    ///
    /// - Parameter scope: the tokens that become fonts. Others are used only for references.
    func read(counting scope: TokenScope) -> [TypographyToken] {
        let tokens = table.entries.filter { scope.contains($0.keyRange) }.compactMap(token)
        table.log.report()
        return tokens
    }

    private func token(_ entry: TokenTable.Entry) -> TypographyToken? {
        let value = entry.isGroup ? entry.node : entry.node.tokenValue
        let ownType = entry.isGroup ? "typography" : entry.node.tokenType
        guard ownType.map(Node.isTypography) ?? true else { return nil }
        // A missing reference matters only for typography tokens.
        let isTyped = (ownType ?? entry.groupType).map(Node.isTypography) ?? false
        let context = TokenValues.Context(
            entry: entry, set: entry.set, reports: isTyped && !entry.isInherited)
        guard let resolved = values.resolve(value, context) else {
            if isTyped { leaveOut(entry) }
            return nil
        }
        let isReference = !entry.isGroup && TokenReference(value) != nil
        let type = ownType ?? (isReference ? resolved.type : nil) ?? entry.groupType
        guard type.map(Node.isTypography) ?? TypographyComposite.isOne(resolved.node) else {
            return nil
        }
        guard let entries = resolved.node.entries,
            entries.count <= Node.maximumTokenProperties
        else {
            if isTyped {
                warn(
                    "composite", value.range, entry,
                    resolved.node.entries == nil
                        ? .tokenNotADictionary(found: resolved.node.kind) : .tooManyProperties)
                leaveOut(entry)
            }
            return nil
        }
        if type == nil {
            warn(
                "type", entry.keyRange, entry, .untyped(entry.path),
                fix: TokenFixes(table: table).typography(entry.node))
        }
        let isHere = !isReference && !entry.isInherited
        if isHere { noteLeftovers(of: resolved, entry) }
        return token(entry, value: value, resolved, isHere: isHere)
    }

    private func token(
        _ entry: TokenTable.Entry, value: Node, _ resolved: TokenResolver.Resolved, isHere: Bool
    ) -> TypographyToken? {
        let composite = TypographyComposite(node: resolved.node)
        // Problems of another token are reported there.
        let context = TokenValues.Context(entry: entry, set: resolved.set, reports: isHere)
        guard let size = composite[.size] else {
            warn("size", entry.keyRange, entry, .incomplete(entry.path))
            leaveOut(entry)
            return nil
        }
        let family = composite[.family]
        if family == nil, isHere {
            table.log.add(
                .note, "no family", at: entry.keyRange, in: entry.path, .noFamily(entry.path))
        }
        let families = family.map { values.families($0, context) } ?? TokenFamilies([])
        let fontSize = values.fontSize(size, context)
        let (weight, isItalic) = values.weight(of: composite, context, named: families?.style)
        guard let families, let fontSize else {
            if !isHere { warn("reference to none", value.range, entry, .notAFont(entry.path)) }
            leaveOut(entry)
            return nil
        }
        return TypographyToken(
            path: entry.path, components: entry.components, families: families.names,
            weight: weight, isItalic: isItalic, fontSize: fontSize,
            position: decoder.tree.position(of: entry.keyRange),
            familyPosition: decoder.tree.position(
                of: isHere ? family?.range ?? entry.keyRange : entry.keyRange),
            place: place(entry, value: value, resolved, isHere: isHere))
    }

    private func place(
        _ entry: TokenTable.Entry, value: Node, _ composite: TokenResolver.Resolved, isHere: Bool
    ) -> TokenSite {
        if entry.isInherited { return .inherited }
        if isHere { return .here(value) }
        let type = entry.node.tokenType ?? entry.groupType
        return .reference(
            TokenReferenceSite(
                value: value, isWholeToken: value.range == entry.node.range,
                isTyped: type.map(Node.isTypography) ?? false, set: entry.set,
                composite: composite.node, compositeSet: composite.set))
    }
}

// MARK: - What is lost

extension TypographyReader {
    private func warn(
        _ name: String, _ range: ByteRange, _ entry: TokenTable.Entry,
        _ problem: @autoclosure () -> TokenProblem, fix: @autoclosure () -> TokenFixes.Fix? = nil
    ) {
        guard !entry.isInherited else { return }
        table.log.add(.warning, name, at: range, in: entry.path, problem(), fix: fix())
    }

    private func leaveOut(_ entry: TokenTable.Entry) {
        if !entry.isInherited { table.log.leaveOut() }
    }

    /// Values without effect. Leaving them out loses nothing.
    private static let nothing: Set<String> = [
        "", "auto", "none", "normal", "0", "0%", "0px", "0rem", "0em", "0pt",
    ]

    /// Notes the parts of a token that themes cannot store.
    private func noteLeftovers(of composite: TokenResolver.Resolved, _ entry: TokenTable.Entry) {
        let context = TokenValues.Context(entry: entry, set: composite.set, reports: false)
        for part in composite.node.entries ?? []
        where !TypographyComposite.isPart(part.key) && !part.key.hasPrefix("$") {
            // In a group of tokens for a font, other entries may be anything.
            guard !entry.isGroup || part.value.isToken, saysSomething(part.value, context) else {
                continue
            }
            table.log.add(
                .note, "place", of: part.key, at: part.keyRange, in: entry.path,
                .noPlace(key: part.key))
        }
    }

    private func saysSomething(_ value: Node, _ context: TokenValues.Context) -> Bool {
        let value = value.isToken ? value.tokenValue : value
        guard let node = values.resolve(value, context)?.node else { return true }
        if let text = node.string { return !Self.nothing.contains(text.lowercased()) }
        if let number = node.double ?? node["value"]?.double { return number != 0 }
        return !node.isNull
    }
}
