// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax
import TestSupport

/// Documents made from the grammars of JSON and property lists. The keys of themes, screens, and tokens are in the
/// wrong places.
struct GrammarMode: FuzzMode {
    private let keys: [String]

    init() throws {
        var keys: Set<String> = ["$value", "$type", "$ref", "$extends", "", "\u{0}", "e\u{301}"]
        for file in try Samples().files {
            guard let root = SyntaxTree.read(file).value?.root else { continue }
            Self.collect(root, &keys)
        }
        self.keys = keys.sorted()
    }

    private static func collect(_ node: Node, _ keys: inout Set<String>) {
        for entry in node.entries ?? [] {
            keys.insert(entry.key)
            collect(entry.value, &keys)
        }
        for value in node.array ?? [] { collect(value, &keys) }
    }

    mutating func run(_ random: inout SeededGenerator) throws {
        var left = 60
        let value = value(&random, depth: 0, &left)
        let containers: [ThemeFormat.Container] = [
            .jsonDictionary, .xmlPropertyList, .binaryPropertyList, .typeladder,
        ]
        // The editor of each format writes it into an empty document.
        let empty = ThemeDocument.new(random.one(of: containers)).source
        guard let file = try? empty.applying([SyntaxEdit([], .replace(value))]) else { return }
        _ = try BytesMode.read(file)
        try Self.require(
            SyntaxTree.read(file).value.map { SyntaxValue($0.root) } != nil
                || Self.hasTwins(value), "what was written cannot be read: \(file.bytes.count)")
    }

    /// Whether a dictionary has the same key twice, which is an error.
    private static func hasTwins(_ value: SyntaxValue) -> Bool {
        switch value {
        case .dictionary(let entries):
            Set(entries.map { Array($0.key.utf8) }).count < entries.count
                || entries.contains { hasTwins($0.value) }
        case .array(let values): values.contains(where: hasTwins)
        default: false
        }
    }

    private func value(
        _ random: inout SeededGenerator, depth: Int, _ left: inout Int
    ) -> SyntaxValue {
        left -= 1
        let isFlat = depth > 6 || left <= 0
        switch Int.random(in: (isFlat ? 5 : 0)..<12, using: &random) {
        case 0...3:
            var entries: [SyntaxValue.Entry] = []
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let key = random.one(of: keys)
                entries.append(.init(key, value(&random, depth: depth + 1, &left)))
            }
            return .dictionary(entries)
        case 4:
            return .array(
                (0..<Int.random(in: 0...4, using: &random)).map { _ in
                    value(&random, depth: depth + 1, &left)
                })
        case 5: return .bool(Bool.random(using: &random))
        case 6: return .number(random.one(of: [0, -1, 17, 1e9, 1e-9, 0.1, -0.0, 1e300]))
        case 7: return .string(random.one(of: keys))
        case 8: return .string("{" + random.one(of: keys) + "}")
        case 9: return .string(UnicodeMode.text(&random, length: 1...12))
        default: return .string(random.text())
        }
    }
}
