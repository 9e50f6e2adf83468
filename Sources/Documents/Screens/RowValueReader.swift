// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// A reader of values that only rows have.
struct RowValueReader {
    private let fields: DictionaryReader

    init(_ fields: DictionaryReader) { self.fields = fields }
}

// MARK: - Accessories

extension RowValueReader {
    /// The accessories at the end of a row, from a word or a list of words; `none` means no accessory.
    func accessories(_ key: String) -> [Accessory]? {
        guard let value = fields.node(key) else { return nil }
        guard value.array != nil else { return accessories(value, .key(fields.path, key), of: key) }
        let elements = fields.array(key)
        guard elements.count <= Self.maximumAccessoryCount else {
            fields.error(at: key, ScreenProblem.tooManyValues(key, Self.maximumAccessoryCount))
            return []
        }
        return elements.flatMap { accessories($0.node, $0.path, of: key) ?? [] }
    }

    /// The most accessories at the end of a row.
    private static var maximumAccessoryCount: Int { 8 }

    private func accessories(_ node: Node, _ path: NodePath, of key: String) -> [Accessory]? {
        fields.word(node, path, of: key, among: Accessory.words) { word -> [Accessory]? in
            if word == Accessory.wordForNone { return [] }
            if let type = Accessory.Kind.types.first(where: { $0.name == word }) { return [type] }
            return Accessory.aliases.first { $0.key == word }?.value
        }
    }

    /// The accessory before the content of a row, from a word.
    func leadingAccessory(_ key: String) -> Accessory? {
        let words = Accessory.leadingWords
        let word = fields.name(key, among: words) { words.contains($0) ? $0 : nil }
        return Accessory.Kind.leadingTypes.first { $0.name == word }
    }

    /// A badge: a text, a whole number, or a dictionary.
    func badge(_ key: String) -> Badge? {
        guard fields.node(key)?.entries != nil else {
            return textOrInteger(key).map { Badge(text: $0) }
        }
        return fields.fields(key, BadgeKeys.dictionary).map {
            Badge(
                text: $0[BadgeKeys.text] ?? "", background: $0[BadgeKeys.background],
                attributes: $0.textAttributes(ofScreen: true))
        }
    }
}

/// A badge in a file.
struct Badge {
    var text: String
    /// The color of its capsule; nil for none.
    var background: ColorValue?
    /// The looks of the text; nil for those of badges.
    var attributes: TextAttributes?

    var accessory: Accessory { background == nil ? .badge(text) : .filledBadge(text) }
}

extension Accessory {
    /// The word in files for no accessory.
    static let wordForNone = "none"
    /// The words of accessories at the end of a row.
    static let words = [wordForNone] + Kind.types.map(\.name)
    /// The words of accessories before the content.
    static let leadingWords = [wordForNone] + Kind.leadingTypes.map(\.name)
    /// UIKit's names (`UITableViewCell.AccessoryType`), which are read and never written.
    static let aliases: KeyValuePairs<String, [Accessory]> = [
        "disclosureIndicator": [.disclosure], "detailButton": [.detail],
        "detailDisclosure": [.detail, .disclosure],
        "detailDisclosureButton": [.detail, .disclosure],
    ]
}

// MARK: - Texts

extension RowValueReader {
    /// A text, or a whole number as its digits.
    func textOrInteger(_ key: String) -> String? {
        guard fields.node(key)?.double != nil else { return fields.string(key) }
        return fields.integer(key, in: -1_000_000_000...1_000_000_000).map(String.init)
    }

    /// A list of texts.
    func texts(_ key: String, _ bounds: ClosedRange<Int>) -> [String]? {
        elements(key, bounds, without: .missingSegments)?.map {
            fields.text($0.node, $0.path, of: key) ?? ""
        }
    }

    /// A list of texts, and of dictionaries that have one.
    func textsOrDictionaries(
        _ key: String, _ declaration: DictionaryDeclaration, _ bounds: ClosedRange<Int>
    ) -> [TextOrFields]? {
        elements(key, bounds, without: .missingSegments)?.map { node, path in
            if node.entries != nil,
                let fields = DictionaryReader(node, path, fields.decoder, declaration)
            {
                return .fields(fields)
            }
            return .text(fields.text(node, path, of: key) ?? "")
        }
    }

    /// The elements of a list; none, with an error in the log, for too few or too many.
    func elements(
        _ key: String, _ bounds: ClosedRange<Int>, without problem: ScreenProblem
    ) -> [(node: Node, path: NodePath)]? {
        guard fields.node(key) != nil else { return nil }
        let elements = fields.array(key)
        if bounds.contains(elements.count) { return elements }
        if fields.node(key)?.array != nil {
            fields.error(
                at: key, elements.isEmpty ? problem : .tooManyValues(key, bounds.upperBound))
        }
        return []
    }

    /// A number from 0 to 1.
    func fraction(_ node: Node, at key: String) -> Double? {
        guard let value = node.double, (0...1).contains(value) else {
            fields.error(
                at: key, ScreenProblem.notAFraction(key, written: DictionaryReader.written(node)),
                fix: node.double.flatMap {
                    $0.isNaN ? nil : .replace(.number(min(max($0, 0), 1)))
                })
            return nil
        }
        return value
    }
}
