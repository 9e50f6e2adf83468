// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Reads a dictionary of a file by key and type.
///
/// A missing key reads as nil. A value of another type reads as nil with an error. An unknown key
/// gives a warning.
package struct DictionaryReader {
    let decoder: DocumentDecoder
    let path: NodePath
    let range: ByteRange
    /// The entries in the order of the file.
    let entries: [Node.Entry]
    /// A Bloom filter of the keys, because most lookups are for missing keys.
    private let present: UInt64
    /// Whether one value of the wrong type makes the device reject the whole file.
    var voidsFile = false

    /// A reader of a dictionary. For a node of another type, nil, and an error in the log.
    ///
    /// - Parameters:
    ///   - subject: the kind of thing in the dictionary, for diagnostics.
    ///   - keys: the known keys; nil if every key has a meaning.
    ///   - aliases: keys that are known, too, but not suggested.
    init?(
        _ node: Node, _ path: NodePath, _ decoder: DocumentDecoder, _ subject: ValueProblem.Subject,
        keys: [String]?, aliases: [String] = []
    ) {
        guard let entries = node.entries else {
            decoder.error(
                node.range, path,
                ValueProblem.notADictionary(
                    subject, found: node.kind, decoder.tree.format))
            return nil
        }
        self.decoder = decoder
        self.path = path
        self.entries = entries
        range = node.range
        present = entries.indices.reduce(0) { $0 | Self.bit(entries[$1].key) }
        guard let keys else { return }
        for index in entries.indices where !keys.contains(entries[index].key) {
            let entry = entries[index]
            if !aliases.contains(entry.key) { warnOfUnknownKey(entry, of: subject, among: keys) }
        }
    }

    /// A reader of a declared dictionary. A missing key that the dictionary needs is an error.
    init?(
        _ node: Node, _ path: NodePath, _ decoder: DocumentDecoder,
        _ declaration: DictionaryDeclaration
    ) {
        self.init(
            node, path, decoder, declaration.subject, keys: declaration.names,
            aliases: declaration.aliases)
        for key in declaration.required
        where !key.readNames.contains(where: { self.node($0) != nil }) {
            decoder.error(range, path, ValueProblem.missingKey(key.name, of: declaration.subject))
        }
    }

    private func warnOfUnknownKey(
        _ entry: Node.Entry, of subject: ValueProblem.Subject, among keys: [String]
    ) {
        let meant = (ForeignWords.keys[entry.key] ?? []).first(where: keys.contains)
        decoder.warning(
            entry.keyRange, .key(path, entry.key),
            ValueProblem.unknownKey(
                entry.key, of: subject,
                suggestion: meant ?? Phrases.suggestion(for: entry.key, among: keys)),
            fix: (meant ?? Phrases.onlySuggestion(for: entry.key, among: keys)).flatMap(renaming))
    }

    /// The change of a misspelled key to another; nil if the dictionary already has the other key.
    func renaming(to key: String) -> SyntaxEdit.Change? {
        node(key) == nil ? .rename(key) : nil
    }

    func entry(_ key: String) -> Node.Entry? {
        guard present & Self.bit(key) != 0 else { return nil }
        // By index: copying each entry to compare its key would take as long as all other reading.
        for index in entries.indices where entries[index].key == key { return entries[index] }
        return nil
    }

    private static func bit(_ key: String) -> UInt64 {
        let bytes = key.utf8
        return 1 << UInt64((bytes.count &* 7 &+ Int(bytes.first ?? 0)) & 63)
    }

    /// Whether there is a value other than `null` for a key.
    func has(_ key: String) -> Bool { node(key).map { !$0.isNull } ?? false }

    func node(_ key: String) -> Node? { entry(key)?.value }

    /// The first of several synonymous keys in the dictionary. A second one is an error. Without any, the first of the
    /// aliases; beside another key of the meaning, an alias is left out with a warning, because it had no meaning in
    /// earlier versions.
    func key(among names: [String], aliases: [String] = []) -> String? {
        // Most dictionaries have none of them.
        guard
            names.contains(where: { node($0) != nil })
                || aliases.contains(where: { node($0) != nil })
        else { return nil }
        let named = entries.filter { names.contains($0.key) }
        let others = entries.filter { aliases.contains($0.key) }
        guard let first = named.first ?? others.first else { return nil }
        for entry in named where entry.key != first.key {
            decoder.error(
                entry.keyRange, .key(path, entry.key),
                ValueProblem.repeatedMeaning(entry.key, of: first.key), fix: .remove)
        }
        for entry in others where entry.key != first.key {
            reportAlias(entry.key, beside: first.key)
        }
        return first.key
    }

    /// Warns of an alias that is left out, because its meaning has a value already.
    func reportAlias(_ key: String, beside other: String) {
        warning(at: key, ValueProblem.repeatedMeaning(key, of: other), fix: .remove)
    }
}

// MARK: - Diagnostics

extension DictionaryReader {
    func error(
        at key: String, _ problem: some Problem,
        fix: @autoclosure () -> SyntaxEdit.Change? = nil
    ) {
        decoder.error(node(key)?.range ?? range, .key(path, key), problem, fix: fix())
    }

    func warning(at key: String, _ problem: some Problem, fix: SyntaxEdit.Change? = nil) {
        decoder.warning(entry(key)?.keyRange ?? range, .key(path, key), problem, fix: fix)
    }

    /// Reports that the value of a key has the wrong type.
    func mismatch(_ key: String, expected: ValueProblem.Expected) {
        guard let node = node(key) else { return }
        mismatch(node, .key(path, key), of: key, expected: expected)
    }

    /// Reports that the value of a key, or one of its elements, has the wrong type.
    func mismatch(
        _ node: Node, _ path: NodePath, of key: String, expected: ValueProblem.Expected
    ) {
        let found = ValueProblem.Found(
            kind: node.kind, text: node.string, format: decoder.tree.format)
        decoder.error(
            node.range, path,
            ValueProblem.wrongType(key, expected, found, voidsFile: voidsFile),
            fix: expected.value(meantBy: found).map { .replace($0) })
    }
}

extension ValueProblem.Expected {
    /// The value of the expected type in the text of a string, such as `17` for `"17"`.
    fileprivate func value(meantBy found: ValueProblem.Found) -> SyntaxValue? {
        guard let text = found.text else { return nil }
        switch self {
        case .number:
            return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
        case .points, .pointsOrWord:
            let isPoints = text.hasSuffix("pt") || text.hasSuffix("px")
            let digits = (isPoints ? text.dropLast(2) : text[...]).filter { $0 != " " }
            return Double(digits).flatMap { $0.isFinite ? .number($0) : nil }
        case .boolean:
            let words = ["true": true, "yes": true, "false": false, "no": false]
            return words[text.lowercased()].map { .bool($0) }
        default: return nil
        }
    }
}

// MARK: - Plain values

extension DictionaryReader {
    /// The maximum length of a text in bytes of UTF-8. It is far above the texts of real tables,
    /// and low enough to prepare, draw, and speak every text without delay.
    private static let maximumLength = 100_000

    func string(_ key: String) -> String? {
        node(key).flatMap { text($0, .key(path, key), of: key) }
    }

    /// A text at a path: the value of a key, or one of its elements.
    func text(_ node: Node, _ path: NodePath, of key: String) -> String? {
        guard let text = node.string else {
            mismatch(node, path, of: key, expected: .string)
            return nil
        }
        guard text.utf8.count <= Self.maximumLength else {
            decoder.error(node.range, path, ValueProblem.longText(key))
            return nil
        }
        return text
    }

    /// A required string; empty, with an error, if it is missing.
    func requiredString(_ key: String, of subject: ValueProblem.Subject) -> String {
        if node(key) == nil {
            decoder.error(range, path, ValueProblem.missingKey(key, of: subject))
        }
        return string(key) ?? ""
    }

    /// A Boolean value.
    func bool(_ key: String) -> Bool? {
        guard let node = node(key) else { return nil }
        if node.bool == nil { mismatch(key, expected: .boolean) }
        return node.bool
    }

    /// A whole number in a range.
    func integer(_ key: String, in bounds: ClosedRange<Int>) -> Int? {
        guard let node = node(key) else { return nil }
        guard node.double != nil else {
            mismatch(key, expected: .number)
            return nil
        }
        guard let value = node.integer, bounds.contains(value) else {
            error(
                at: key,
                ValueProblem.notAWholeNumber(key, bounds, written: Self.written(node)),
                fix: bounds.nearest(to: node).map { .replace(.number(Double($0))) })
            return nil
        }
        return value
    }

    /// The elements of an array with their paths; empty if the key is missing.
    func array(_ key: String) -> [(node: Node, path: NodePath)] {
        guard let node = node(key) else { return [] }
        guard let values = node.array else {
            mismatch(key, expected: .array)
            return []
        }
        let path = NodePath.key(path, key)
        return values.enumerated().map { ($0.element, .index(path, $0.offset)) }
    }

    /// A nested dictionary.
    func fields(_ key: String, _ subject: ValueProblem.Subject, keys: [String]?)
        -> DictionaryReader?
    {
        guard let node = node(key) else { return nil }
        return DictionaryReader(node, .key(path, key), decoder, subject, keys: keys)
    }

    /// A nested dictionary of declared keys.
    func fields(_ key: String, _ declaration: DictionaryDeclaration) -> DictionaryReader? {
        node(key).flatMap { DictionaryReader($0, .key(path, key), decoder, declaration) }
    }

    /// A number as written in the file.
    package static func written(_ node: Node) -> String {
        guard case .number(let number) = node.content else { return node.kind.english }
        return Phrases.shortened(number.text, to: 24)
    }
}

extension ClosedRange<Int> {
    /// The whole number in the range that is nearest to a node's number.
    fileprivate func nearest(to node: Node) -> Int? {
        guard let value = node.double, !value.isNaN else { return nil }
        return Int(Swift.min(Swift.max(value.rounded(), Double(lowerBound)), Double(upperBound)))
    }
}
