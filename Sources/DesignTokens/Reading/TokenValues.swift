// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// Understands the values inside typography tokens.
final class TokenValues {
    private let table: TokenTable
    private let decoder: DocumentDecoder
    private let resolver: TokenResolver
    private let lengths: TokenLengths

    /// Which token a value belongs to.
    struct Context {
        let entry: TokenTable.Entry
        /// The set that its references are looked up in first.
        let set: String?
        /// Whether problems are said here: another token's are said there.
        let reports: Bool
    }

    private static let maximumFamilies = 64
    private static let maximumFamilyLength = 10_000
    /// A name that is close to a missing one is looked for among so many.
    private static let maximumCandidates = 500

    init(table: TokenTable, decoder: DocumentDecoder) {
        self.table = table
        self.decoder = decoder
        resolver = TokenResolver(table)
        lengths = TokenLengths(resolver)
    }
}

// MARK: - References

extension TokenValues {
    func error(
        _ node: Node, _ entry: TokenTable.Entry, _ problem: @autoclosure () -> TokenProblem
    ) {
        decoder.error(node.range, .key(.root, entry.path), problem())
    }

    private func warning(
        _ node: Node, _ context: Context, _ problem: @autoclosure () -> TokenProblem
    ) {
        guard context.reports else { return }
        decoder.warning(node.range, .key(.root, context.entry.path), problem())
    }

    private func error(
        _ node: Node, _ context: Context, _ problem: @autoclosure () -> TokenProblem
    ) {
        guard context.reports else { return }
        error(node, context.entry, problem())
    }

    /// The value that a node stands for; nil, with an error, when there is none.
    func resolve(
        _ node: Node, in set: String?, reports: Bool
    ) -> TokenResolver.Resolved? {
        do {
            return try resolver.resolve(node, in: set)
        } catch {
            guard reports else { return nil }
            decoder.error(node.range, .root, problem(for: error, at: node))
            return nil
        }
    }

    private func problem(for failure: TokenResolver.Failure, at node: Node) -> TokenProblem {
        let written =
            TokenReference(node)?.description ?? node.string.map { Phrases.shortened($0) } ?? ""
        switch failure {
        case .missing(let reference):
            return .missingReference(
                reference.description, written: written, suggestion: suggestion(for: reference))
        case .circle(let names): return .referenceCircle(names, written: written)
        case .tooLong: return .longReferenceChain(written: written)
        case .notALength(let found): return .notALength(found, table.dialect)
        }
    }

    private func suggestion(for reference: TokenReference) -> String? {
        guard case .name(let name) = reference, table.entries.count <= Self.maximumCandidates
        else { return nil }
        return Phrases.suggestion(for: name, among: table.entries.map(\.path))
    }
}

// MARK: - Families

extension TokenValues {
    /// The families of a token in order; nil, with an error, when there are none.
    func families(_ node: Node, _ context: Context) -> [String]? {
        guard let resolved = resolve(node, in: context.set, reports: context.reports) else {
            return nil
        }
        var names: [String] = []
        for element in (resolved.node.array ?? [resolved.node]).prefix(Self.maximumFamilies) {
            guard
                let inner = resolve(element, in: resolved.set, reports: context.reports)
            else { return nil }
            guard let text = inner.node.string else {
                error(node, context, .familyNotAName(found: inner.node.kind))
                return nil
            }
            guard text.utf8.count <= Self.maximumFamilyLength else {
                error(node, context, .longFamily)
                return nil
            }
            names += FamilyList.names(in: text)
        }
        guard !names.isEmpty else {
            error(node, context, .emptyFamily)
            return nil
        }
        return names
    }
}

// MARK: - Sizes

extension TokenValues {
    /// The font size in points; nil, with an error, when it is none.
    func fontSize(_ node: Node, _ context: Context) -> Double? {
        guard let resolved = resolve(node, in: context.set, reports: context.reports) else {
            return nil
        }
        let length: TokenLength
        do { length = try lengths.length(of: resolved.node, in: resolved.set) } catch {
            self.error(node, context, problem(for: error, at: node))
            return nil
        }
        if let unit = length.unknownUnit {
            error(node, context, .sizeWithUnit(unit))
            return nil
        }
        guard length.points > 0, length.points <= 1_000 else {
            error(node, context, .sizeOutOfRange(length.points))
            return nil
        }
        if length.isRelative {
            // A unit of the format, of which the file knows no more.
            if context.reports {
                decoder.note(
                    node.range, .key(.root, context.entry.path),
                    TokenProblem.relativeSize(length.points))
            }
        }
        if table.dialect == .w3c, resolved.node.entries == nil {
            warning(node, context, .sizeOfOlderDraft(length.points))
        }
        return length.points
    }
}

// MARK: - Weights

extension TokenValues {
    /// Weight and slant; regular where the token says nothing that can be understood.
    func weight(of composite: Node, _ context: Context) -> (FontWeight, isItalic: Bool) {
        var isItalic = false
        if let style = composite["fontStyle"],
            let text = resolve(style, in: context.set, reports: context.reports)?.node.string
        {
            isItalic = ["italic", "oblique"].contains(text.lowercased())
        }
        guard let node = composite["fontWeight"],
            let resolved = resolve(node, in: context.set, reports: context.reports)
        else { return (.regular, isItalic) }
        let text = resolved.node.string
        let number = resolved.node.double ?? text.flatMap { Double($0) }
        if let number, number >= 1, number <= 1_000 {
            return (FontWeight(rawValue: Int(number.rounded())), isItalic)
        }
        if let text, let style = FaceTraits.style(named: text) {
            return (style.weight, isItalic || style.isItalic)
        }
        warning(
            node, context,
            .unknownWeight(text ?? DictionaryReader.written(resolved.node), isText: text != nil))
        return (.regular, isItalic)
    }
}
