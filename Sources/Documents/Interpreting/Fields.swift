// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A dictionary of a file, asked for its values by key and type.
///
/// A key that is not there gives nil. A value that is not what was asked for gives nil too, and an
/// error that says what it should be. A key that nobody would ask for gives a warning.
package struct Fields {
    let interpreter: Interpreter
    let path: NodePath
    /// Where the dictionary is.
    let range: ByteRange
    /// The entries in the order of the file.
    let entries: [Node.Entry]
    /// One bit for each key that is there: most that are asked for are not, and need no search.
    private let present: UInt64
    /// What a value of the wrong type leads to, for the end of the message.
    var consequence = ""

    /// The fields of a dictionary; nil, with an error, for anything else.
    ///
    /// - Parameters:
    ///   - what: what the dictionary is, with its article, for diagnostics: `a row`.
    ///   - keys: the keys that mean something; `nil` when any key does.
    init?(
        _ node: Node, _ path: NodePath, _ interpreter: Interpreter, what: String, keys: [String]?
    ) {
        guard let entries = node.entries else {
            interpreter.error(
                node.range, path,
                "\(what) must be \(interpreter.dictionaryName), not \(node.typeName)")
            return nil
        }
        self.interpreter = interpreter
        self.path = path
        self.entries = entries
        range = node.range
        present = entries.indices.reduce(0) { $0 | Self.bit(entries[$1].key) }
        guard let keys else { return }
        for index in entries.indices where !keys.contains(entries[index].key) {
            let entry = entries[index]
            interpreter.warning(
                entry.keyRange, .key(path, entry.key),
                "\(what) has no key \(Wording.quoted(entry.key)); it is ignored"
                    + Wording.didYouMean(entry.key, among: keys))
        }
    }

    /// The entry with this key.
    func entry(_ key: String) -> Node.Entry? {
        guard present & Self.bit(key) != 0 else { return nil }
        // By index: taking each entry out to look at its key would take as long as all the rest.
        for index in entries.indices where entries[index].key == key { return entries[index] }
        return nil
    }

    private static func bit(_ key: String) -> UInt64 {
        let bytes = key.utf8
        return 1 << UInt64((bytes.count &* 7 &+ Int(bytes.first ?? 0)) & 63)
    }

    /// Whether there is a value for this key; `null` is none.
    func has(_ key: String) -> Bool { node(key).map { !$0.isNull } ?? false }

    /// The value for this key.
    func node(_ key: String) -> Node? { entry(key)?.value }

    /// The first of several keys for the same thing that is there. A second one is an error.
    func key(among aliases: [String]) -> String? {
        // Seldom is any there at all.
        guard aliases.contains(where: { node($0) != nil }) else { return nil }
        let present = entries.filter { aliases.contains($0.key) }
        if present.count > 1, let second = present.last, let first = present.first,
            first.key != second.key
        {
            interpreter.error(
                second.keyRange, .key(path, second.key),
                "\(Wording.quoted(second.key)) says the same as \(Wording.quoted(first.key)); "
                    + "remove one of the two")
        }
        return present.first?.key
    }

    /// Where a value is.
    func position(_ key: String) -> Position? {
        node(key).flatMap { interpreter.tree.position(of: $0.range) }
    }
}

// MARK: - Saying what is wrong

extension Fields {
    func error(at key: String, _ message: String) {
        interpreter.error(node(key)?.range ?? range, .key(path, key), message)
    }

    func warning(at key: String, _ message: String) {
        interpreter.warning(entry(key)?.keyRange ?? range, .key(path, key), message)
    }

    /// Says that the value of a key has the wrong type.
    func mismatch(_ key: String, expected: String) {
        guard let node = node(key) else { return }
        var advice = ""
        if let text = node.string {
            if expected.contains("number"), Double(text) != nil {
                advice = " \(Wording.quoted(text)); remove the quotation marks"
                if interpreter.tree.format == .xmlPropertyList {
                    advice = " \(Wording.quoted(text)); write <real>\(text)</real>"
                } else if interpreter.tree.format == .binaryPropertyList {
                    advice = " \(Wording.quoted(text)); store a number"
                }
            } else if expected.contains("true"), text == "true" || text == "false" {
                advice = " \(Wording.quoted(text)); remove the quotation marks"
            } else {
                advice = " \(Wording.quoted(text))"
            }
        } else if node.isNull {
            advice = "; leave the key out instead"
        }
        let type = node.string != nil ? "the string" : node.typeName
        error(
            at: key,
            "\(Wording.quoted(key)) must be \(expected), not \(type)\(advice)\(consequence)")
    }
}

// MARK: - Plain values

extension Fields {
    /// Bytes of UTF-8 in one text: beyond any that is read in a table, so that all are prepared, shown
    /// and spoken at once.
    private static let maximumLength = 100_000

    /// A text.
    func string(_ key: String) -> String? {
        guard let node = node(key) else { return nil }
        guard let text = node.string else {
            mismatch(key, expected: "a string")
            return nil
        }
        guard text.utf8.count <= Self.maximumLength else {
            error(at: key, "\(Wording.quoted(key)) is longer than 100,000 bytes; shorten it")
            return nil
        }
        return text
    }

    /// A text that has to be there; empty, with an error, when it is not.
    func requiredString(_ key: String, of what: String) -> String {
        if node(key) == nil {
            interpreter.error(range, path, "\(what) needs \(Wording.quoted(key)); add it")
        }
        return string(key) ?? ""
    }

    /// True or false.
    func bool(_ key: String) -> Bool? {
        guard let node = node(key) else { return nil }
        if node.bool == nil { mismatch(key, expected: "true or false") }
        return node.bool
    }

    /// A whole number in a range.
    func integer(_ key: String, in bounds: ClosedRange<Int>) -> Int? {
        guard let node = node(key) else { return nil }
        guard node.double != nil else {
            mismatch(key, expected: "a number")
            return nil
        }
        guard let value = node.integer, bounds.contains(value) else {
            error(
                at: key,
                "\(Wording.quoted(key)) must be a whole number from \(bounds.lowerBound) to "
                    + "\(bounds.upperBound), not \(Self.written(node))")
            return nil
        }
        return value
    }

    /// The elements of an array with their paths; empty when the key is not there.
    func array(_ key: String) -> [(node: Node, path: NodePath)] {
        guard let node = node(key) else { return [] }
        guard let values = node.array else {
            mismatch(key, expected: interpreter.arrayName)
            return []
        }
        let path = NodePath.key(path, key)
        return values.enumerated().map { ($0.element, .index(path, $0.offset)) }
    }

    /// A dictionary within.
    func fields(_ key: String, what: String, keys: [String]?) -> Fields? {
        guard let node = node(key) else { return nil }
        return Fields(node, .key(path, key), interpreter, what: what, keys: keys)
    }

    /// A number as the file writes it.
    package static func written(_ node: Node) -> String {
        guard case .number(let number) = node.content else { return node.typeName }
        return Wording.shortened(number.text, to: 24)
    }
}
