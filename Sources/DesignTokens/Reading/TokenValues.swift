// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// Reads the values inside typography tokens.
final class TokenValues {
    private let table: TokenTable
    private let resolver: TokenResolver
    private let lengths: TokenLengths
    private let fixes: TokenFixes
    /// Families that were read before. Most tokens of a file have the same few families.
    private var known: [[String]: TokenFamilies] = [:]

    /// The token of a value.
    struct Context {
        let entry: TokenTable.Entry
        /// The set that is searched first for the value's references.
        let set: String?
        /// Whether to report problems here. Problems of another token are reported there.
        let reports: Bool
    }

    private static let maximumFamilies = 64
    private static let maximumFamilyLength = 10_000

    init(table: TokenTable) {
        self.table = table
        resolver = TokenResolver(table)
        lengths = TokenLengths(resolver)
        fixes = TokenFixes(table: table)
    }

    private func add(
        _ severity: Diagnostic.Severity, _ kind: String, _ node: Node, _ context: Context,
        named name: String? = nil, _ problem: @autoclosure () -> TokenProblem,
        fix: @autoclosure () -> TokenFixes.Fix? = nil
    ) {
        guard context.reports else { return }
        table.log.add(
            severity, kind, at: node.range, in: context.entry.path, named: name, problem(),
            fix: fix())
    }
}

// MARK: - References

extension TokenValues {
    /// The value of a node; nil, with a warning, if there is none.
    ///
    /// - Parameter loss: the part that is then lost.
    func resolve(
        _ node: Node, _ context: Context, losing loss: TokenProblem.Loss = .token
    ) -> TokenResolver.Resolved? {
        do {
            return try resolver.resolve(node, in: context.set)
        } catch {
            warn(
                of: error, at: node, context, losing: loss, fix: fixes.fix(for: error, at: node))
            return nil
        }
    }

    private func warn(
        of failure: TokenResolver.Failure, at node: Node, _ context: Context,
        losing loss: TokenProblem.Loss, fix: @autoclosure () -> TokenFixes.Fix?
    ) {
        var written: String {
            TokenReference(node)?.description ?? node.string.map { Phrases.shortened($0) } ?? ""
        }
        switch failure {
        case .missing(let reference):
            add(
                .warning, loss == .token ? "reference" : "weight reference", node, context,
                named: reference.description,
                .missingReference(
                    reference.description, written: written,
                    suggestion: suggestion(for: reference), loss), fix: fix())
        case .circle(let names):
            add(
                .warning, "circle", node, context,
                .referenceCircle(names, written: written, loss))
        case .tooLong:
            add(.warning, "chain", node, context, .longReferenceChain(written: written, loss))
        case .notALength(let found):
            add(.warning, "length", node, context, .notALength(found, table.dialect), fix: fix())
        }
    }

    private func suggestion(for reference: TokenReference) -> String? {
        guard case .name(let name) = reference else { return nil }
        return fixes.suggestion(for: name)
    }
}

// MARK: - Families

extension TokenValues {
    /// The families of a token; nil, with a warning, if there is no name.
    func families(_ node: Node, _ context: Context) -> TokenFamilies? {
        guard let resolved = resolve(node, context) else { return nil }
        let inner = Context(
            entry: context.entry, set: resolved.set, reports: context.reports)
        var texts: [String] = []
        for element in (resolved.node.array ?? [resolved.node]).prefix(Self.maximumFamilies) {
            guard let value = resolve(element, inner)?.node else { return nil }
            guard let text = value.string else {
                add(.warning, "family", node, context, .familyNotAName(found: value.kind))
                return nil
            }
            guard text.utf8.count <= Self.maximumFamilyLength else {
                add(.warning, "long family", node, context, .longFamily)
                return nil
            }
            texts.append(text)
        }
        if texts.allSatisfy({ $0.allSatisfy { $0.isWhitespace || $0 == "," } }) {
            add(.warning, "empty family", node, context, .emptyFamily)
        }
        let families = known[texts] ?? TokenFamilies(texts)
        known[texts] = families
        return families
    }
}

// MARK: - Sizes

extension TokenValues {
    /// The font size in points; nil, with a warning, if there is none.
    func fontSize(_ node: Node, _ context: Context) -> Double? {
        guard let resolved = resolve(node, context) else { return nil }
        let length: TokenLength
        do { length = try lengths.length(of: resolved.node, in: resolved.set) } catch {
            warn(
                of: error, at: node, context, losing: .token,
                fix: fixes.fix(for: error, at: resolved.node))
            return nil
        }
        if let unit = length.unknownUnit {
            add(.warning, "unit", node, context, .sizeWithUnit(unit))
            return nil
        }
        guard length.points > 0, length.points <= 1_000 else {
            add(.warning, "range", node, context, .sizeOutOfRange(length.points))
            return nil
        }
        if length.isMinimum {
            add(.warning, "clamp", node, context, .clampedSize(length.points))
        } else if table.dialect == .w3c, resolved.node.entries == nil {
            add(
                .warning, "draft", node, context, .sizeOfOlderDraft(length.points),
                fix: fixes.size(length.points, of: node, resolved.node))
        }
        if length.isRelative {
            add(.note, "rem", node, context, .relativeSize(length.points))
        }
        return length.points
    }
}

// MARK: - Weights

extension TokenValues {
    /// Weight and slant. Regular if the token has neither in a known form.
    ///
    /// - Parameter style: the weight and slant in the name of the family.
    func weight(
        of composite: TypographyComposite, _ context: Context, named style: FaceTraits?
    ) -> (FontWeight, isItalic: Bool) {
        let written = composite[.style].flatMap { resolve($0, context, losing: .weight) }
        // Figma writes the whole style of a face here: "Semi Bold Italic".
        let slant = written?.node.string.flatMap(FaceTraits.style(named:))
        let isItalic = slant?.isItalic == true || style?.isItalic == true
        let fallback = style?.weight ?? slant?.weight ?? .regular
        guard let node = composite[.weight],
            let resolved = resolve(node, context, losing: .weight)
        else { return (fallback, isItalic) }
        if let number = resolved.node.number, number >= 1, number <= 1_000 {
            return (FontWeight(rawValue: Int(number.rounded())), isItalic)
        }
        let text = resolved.node.string
        if let text, let style = FaceTraits.style(named: text) {
            return (style.weight, isItalic || style.isItalic)
        }
        add(
            .warning, "weight", node, context,
            .unknownWeight(text ?? DictionaryReader.written(resolved.node), isText: text != nil))
        return (fallback, isItalic)
    }
}
