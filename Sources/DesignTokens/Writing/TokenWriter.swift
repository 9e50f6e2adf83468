// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// Finds the bytes of one token to change for a font.
struct TokenWriter {
    let file: TokenFile
    let token: TypographyToken
    /// The replacements, in any order.
    private(set) var edits: [Splice] = []
    /// The effects that the designer may not expect.
    private(set) var problems: [TokenConversionProblem] = []

    private let spelling: TokenSpelling
    /// Whether the output is a copy, because references in a copy are not the token's own.
    private var isCopying = false

    init(file: TokenFile, token: TypographyToken) {
        self.file = file
        self.token = token
        spelling = TokenSpelling(dialect: file.dialect)
    }

    /// Writes a face and a size in points. Values that are already the same stay untouched.
    mutating func write(_ traits: FaceTraits, size: Double) {
        guard traits != token.traits || size != token.fontSize else { return }
        switch token.place {
        case .inherited:
            problems.append(.inheritedToken(token.path))
        case .reference(let place):
            reportReference(place.value, .token)
            var copy = TokenWriter(file: file, token: token)
            copy.isCopying = true
            copy.write(traits, size: size, in: TypographyComposite(node: place.composite))
            problems += copy.problems
            var text = CompositeCopy(place, in: file)
            replace(place, with: text.text(with: copy.edits))
        case .here(let composite):
            write(traits, size: size, in: TypographyComposite(node: composite))
        }
    }

    private mutating func write(
        _ traits: FaceTraits, size: Double, in composite: TypographyComposite
    ) {
        if size != token.fontSize { write(size: size, in: composite) }
        if traits.family != token.traits.family { write(family: traits.family, in: composite) }
        if traits.weight != token.weight || traits.isItalic != token.isItalic {
            write(weight: traits, in: composite)
        }
    }

    private mutating func replace(_ range: ByteRange, _ text: String) {
        edits.append(Splice(range.offsets, text.utf8))
    }

    private mutating func reportReference(
        _ node: Node, _ replaced: TokenConversionProblem.Replaced
    ) {
        guard !isCopying else { return }
        let written = TokenReference(node)?.description ?? node.string ?? ""
        problems.append(.replacedReference(replaced, written: written))
    }

    /// Replaces a reference with a composite value, and adds the type that came with the reference.
    private mutating func replace(_ place: TokenReferenceSite, with composite: String) {
        let type = place.isTyped ? "" : "\"$type\": \"typography\""
        if let reference = place.value.entries?.first(where: { $0.key == "$ref" }),
            place.isWholeToken
        {
            let range = reference.keyRange.offsets.lowerBound..<reference.value.bytes.upperBound
            let entries = [type, "\"$value\": \(composite)"].filter { !$0.isEmpty }
            edits.append(Splice(range, entries.joined(separator: ", ").utf8))
        } else {
            replace(
                place.value.range, [composite, type].filter { !$0.isEmpty }.joined(separator: ", "))
        }
    }
}

// MARK: - The values

extension TokenWriter {
    private mutating func write(size: Double, in composite: TypographyComposite) {
        guard let node = composite[.size] else { return }
        if isReference(node) {
            reportReference(node, .value(key: "fontSize"))
            replace(node.range, spelling.size(size))
        } else {
            let (range, text) = spelling.size(size, replacing: node)
            replace(range, text)
        }
    }

    private mutating func write(family: String, in composite: TypographyComposite) {
        let literal = JSONLiteral.string(FamilyList.text(of: family) ?? family)
        guard let node = composite[.family] else {
            return insert(.family, literal, into: composite)
        }
        let first = node.array?.first ?? node
        if isReference(first) { reportReference(first, .value(key: "fontFamily")) }
        replace(first.range, literal)
    }

    private mutating func write(weight traits: FaceTraits, in composite: TypographyComposite) {
        var traits = traits
        if traits.isItalic != token.isItalic, let style = composite[.style] {
            if isReference(style) { reportReference(style, .value(key: "fontStyle")) }
            replace(style.range, traits.isItalic ? "\"italic\"" : "\"normal\"")
            traits.isItalic = false
        } else if file.dialect == .w3c, traits.isItalic, !token.isItalic {
            problems.append(.uprightToken(token.path))
        }
        if let node = composite[.weight] {
            if isReference(node) { reportReference(node, .value(key: "fontWeight")) }
            let text =
                isReference(node)
                ? spelling.weight(traits) : spelling.weight(traits, replacing: node)
            replace(node.range, text)
        } else {
            insert(.weight, spelling.weight(traits), into: composite)
        }
    }

    /// Whether a value is a reference, or a text that calculates with one.
    private func isReference(_ node: Node) -> Bool {
        TokenReference(node) != nil || node.string.map(TokenReference.isHeld) == true
            || node["value"].map { TokenReference($0) != nil } == true
    }

    /// Adds an entry after the last one, on its own line if the others are, in the form of the
    /// size's entry.
    private mutating func insert(
        _ part: TypographyComposite.Part, _ value: String, into composite: TypographyComposite
    ) {
        guard let first = composite.node.entries?.first, let last = composite.node.entries?.last
        else { return }
        let space = String(
            decoding: file.source.bytes[
                composite.node.bytes.lowerBound + 1..<first.keyRange.offsets.lowerBound],
            as: UTF8.self)
        let end = last.value.bytes.upperBound
        let separator = space.isEmpty ? ", " : "," + space
        let key = JSONLiteral.string(composite.key(for: part))
        let entry = "\(separator)\(key): \(composite.written(value, for: part))"
        edits.append(Splice(end..<end, entry.utf8))
    }
}
