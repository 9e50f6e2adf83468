// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// Copies a composite value to a token that referred to it as a whole, with all parts such as line
/// height and letter spacing.
///
/// A reference in the value stays if it means the same in both places. If another token set has a
/// different token with that name, the reference becomes the value that it had.
struct CompositeCopy {
    private let bytes: [UInt8]
    private let place: TokenReferenceSite
    /// Nil if all names mean the same everywhere.
    private let resolver: TokenResolver?
    /// The maximum number of references to replace. A malicious file may have lists of references
    /// to lists.
    private var budget = 256

    init(_ place: TokenReferenceSite, in file: TokenFile) {
        bytes = file.source.bytes
        self.place = place
        guard place.set != place.compositeSet else {
            resolver = nil
            return
        }
        var table: TokenTable?
        _ = DocumentDecoder.read(file.project.parsed(file.source)) { decoder in
            table = TokenTable(decoder.tree.root, dialect: file.dialect, decoder: decoder)
            return true
        }
        resolver = table.map(TokenResolver.init)
    }

    /// The copy with these edits, indented like the reference.
    mutating func text(with edits: [Splice]) -> String {
        let all = edits + translations(of: place.composite, beside: edits)
        return indented(replacing(all, in: place.composite))
    }

    /// The edits of references in a value, except where other edits replace it.
    private mutating func translations(of node: Node, beside edits: [Splice]) -> [Splice] {
        let range = node.bytes
        guard
            edits.contains(where: {
                $0.range.overlaps(range) || range.contains($0.range.lowerBound)
            })
        else {
            return translated(node, in: place.compositeSet).map { [Splice(range, $0.utf8)] } ?? []
        }
        var result: [Splice] = []
        for child in node.array ?? node.entries?.map(\.value) ?? [] {
            result += translations(of: child, beside: edits)
        }
        return result
    }

    private func replacing(_ edits: [Splice], in node: Node) -> String {
        String(decoding: bytes.applying(edits, in: node.bytes), as: UTF8.self)
    }
}

// MARK: - References

extension CompositeCopy {
    /// The text for a value, so that it means the same in the token's set; nil if the value can
    /// stay unchanged.
    private mutating func translated(_ node: Node, in set: String?) -> String? {
        guard resolver != nil, budget > 0 else { return nil }
        if TokenReference(node) != nil {
            guard let value = changedValue(node, in: set) else { return nil }
            return translated(value.node, in: value.set) ?? replacing([], in: value.node)
        }
        if let text = node.string {
            let new = translated(text, node, in: set)
            return new == text ? nil : JSONLiteral.string(new)
        }
        var edits: [Splice] = []
        for child in node.array ?? node.entries?.map(\.value) ?? [] {
            guard let text = translated(child, in: set) else { continue }
            edits.append(Splice(child.bytes, text.utf8))
        }
        return edits.isEmpty ? nil : replacing(edits, in: node)
    }

    /// The value of a reference if it is different or missing in the token's set; otherwise nil.
    private mutating func changedValue(
        _ node: Node, in set: String?
    ) -> TokenResolver.Resolved? {
        budget -= 1
        guard let resolver, budget > 0, let old = try? resolver.resolve(node, in: set) else {
            return nil
        }
        let new = try? resolver.resolve(node, in: place.set)
        return new?.node.range == old.node.range && new?.set == old.set ? nil : old
    }

    /// The text after replacing names in braces, as in `{size.body} * 2`.
    private mutating func translated(_ text: String, _ node: Node, in set: String?) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            result += rest[..<start]
            let name = String(rest[start...end])
            let value = changedValue(Node(content: .string(name), range: node.range), in: set)
            result += value.flatMap { plain($0) } ?? name
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// A value as part of a text, with brackets around a calculation. Nil for a list or a
    /// dictionary.
    private mutating func plain(_ value: TokenResolver.Resolved) -> String? {
        if let number = value.node.double { return number.shortest }
        guard let text = value.node.string else { return nil }
        let new = translated(text, value.node, in: value.set)
        let calculates = new.contains { "+-*/".contains($0) }
        let isNumber = TokenArithmetic { _ in TokenLength(1, unit: "") }.evaluate(new) != nil
        return calculates && isNumber ? "(\(new))" : new
    }
}

// MARK: - Lines

extension CompositeCopy {
    private func indented(_ text: String) -> String {
        let old = bytes.indentation(at: place.composite.bytes.lowerBound)
        let new = bytes.indentation(at: place.value.bytes.lowerBound)
        guard old != new else { return text }
        let lines = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
        let moved = lines.enumerated().map { index, line in
            index > 0 && line.starts(with: old) ? new + line.dropFirst(old.count) : Array(line)
        }
        return String(decoding: Array(moved.joined(separator: [0x0A])), as: UTF8.self)
    }
}
