// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Follows the references of a resolver document to the tokens of its sources: in the document
/// itself, in other files, and in their sets.
final class ResolverSources {
    private typealias Document = TokenDocuments.Document

    private let documents: TokenDocuments
    private let issues: TokenIssues
    private var count = 0
    /// The sources found so far, each counted once.
    private var found: Set<Node.Identity> = []
    private var length = 0

    /// Limits far above any useful document. Sets with references to sets can multiply.
    private enum Limits {
        static let sources = 10_000
        static let depth = 64
        static let bytes = SourceFile.maximumSize
    }

    init(_ documents: TokenDocuments) { (self.documents, issues) = (documents, documents.issues) }

    /// The tokens of a list of sources, in order.
    ///
    /// - Parameter path: the positions of the references that led to the sources.
    func tokens(
        of sources: [Node], in document: TokenDocuments.Document, along path: [UInt32] = []
    ) -> [Node] {
        sources.flatMap { tokens(of: $0, in: document, along: path) }
    }

    private func tokens(
        of source: Node, in document: Document, along path: [UInt32]
    ) -> [Node] {
        count += 1
        guard count <= Limits.sources else {
            if count == Limits.sources + 1 { issues.add(.error, at: source.range, .tooManySources) }
            return []
        }
        guard source.entries != nil else {
            issues.add(.warning, at: source.range, .sourceNotTokens(found: source.kind))
            return []
        }
        guard let reference = source["$ref"]?.string else {
            return source["sources"]?.array.map { tokens(of: $0, in: document, along: path) }
                ?? counted(source)
        }
        guard !path.contains(source.range.start) else {
            issues.add(.error, at: source.range, .circularReference(reference))
            return []
        }
        guard path.count < Limits.depth else {
            issues.add(.error, at: source.range, .longReference(reference, limit: Limits.depth))
            return []
        }
        guard let (target, place) = target(of: reference, at: source, in: document) else {
            return []
        }
        return tokens(
            of: target.overridden(by: source), in: place, along: path + [source.range.start])
    }

    /// The tokens to merge; none, with an issue, if all sources together are too large.
    private func counted(_ tokens: Node) -> [Node] {
        if found.insert(tokens.identity).inserted {
            let known = length
            length += Int(tokens.range.end - tokens.range.start)
            if known <= Limits.bytes, length > Limits.bytes {
                issues.add(.error, at: tokens.range, .tooManyBytes)
            }
        }
        return length <= Limits.bytes ? [tokens] : []
    }

    /// The value of a reference, and its file; nil, with an issue, if it is missing.
    private func target(
        of reference: String, at source: Node, in document: Document
    ) -> (Node, Document)? {
        func fail(
            _ severity: Diagnostic.Severity, _ problem: TokenProjectProblem
        ) -> (Node, Document)? {
            issues.add(severity, at: source.range, problem)
            return nil
        }
        let parts = reference.split(
            separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let (address, fragment) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        if address.contains("://") { return fail(.warning, .remoteSource(reference)) }
        let relative = FilePath(address.percentDecoded)
        if relative.isAbsolute { return fail(.warning, .absolutePath(reference)) }
        let place =
            address.isEmpty
            ? document
            : documents.document(at: document.path.resolving(relative), namedAt: source.range)
        guard let place else { return nil }
        guard !fragment.isEmpty else {
            guard !address.isEmpty else { return fail(.error, .circularReference(reference)) }
            return ResolverDocument.isResolver(place.root)
                ? fail(.warning, .resolverAsSource(relative.string)) : (place.root, place)
        }
        let pointer = fragment.hasPrefix("/") ? fragment : "/" + fragment
        guard case .pointer(let keys) = TokenReference(pointer: "#" + pointer),
            let node = place.root.value(at: keys)
        else { return fail(.error, .missingPointer(reference)) }
        switch keys.first {
        case "modifiers" where ResolverDocument.isResolver(place.root):
            return fail(.error, .referenceToModifier(reference))
        case "resolutionOrder": return fail(.error, .referenceToResolutionOrder(reference))
        default: return (node, place)
        }
    }
}

extension Node {
    /// The value at the keys of a pointer. A number may be an index.
    fileprivate func value(at keys: [String]) -> Node? {
        keys.reduce(self as Node?) { node, key in
            node?[key] ?? Int(key).flatMap { node?[$0] }
        }
    }
}
