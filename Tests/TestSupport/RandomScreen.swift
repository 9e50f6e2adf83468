// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Random screens with everything that decides whether text is lost: heights, line limits, margins, images,
/// accessories, sizes, and styles.
package struct RandomScreen {
    private var generator: SeededGenerator

    package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// The screen's file.
    package mutating func json() throws -> String {
        var screen: [String: JSON] = [
            "tableStyle": .string(pick(["plain", "grouped", "insetGrouped"])),
            "cellLayout": .string(pick(["contentConfiguration", "textLabel"])),
            "sections": .array((0...number(1...3)).map { _ in section() }),
        ]
        if chance(0.2) { screen["cells"] = .string("static") }
        if chance(0.1) { screen["maximumContentSizeCategory"] = .string("accessibilityLarge") }
        return String(decoding: try JSONEncoder().encode(JSON.object(screen)), as: UTF8.self)
    }

    private mutating func section() -> JSON {
        var section: [String: JSON] = ["rows": .array((0..<number(1...4)).map { _ in row() })]
        if chance(0.6) {
            var header = attributes()
            header["title"] = .string(words(1...4))
            if chance(0.5) { header["height"] = .number(number(20...80)) }
            section["header"] = .object(header)
        }
        if chance(0.3) { section["footer"] = .string(words(3...12)) }
        return .object(section)
    }

    private mutating func row() -> JSON {
        var row: [String: JSON] = [
            "title": .string(words(1...5)),
            "accessory": .string(pick(["none", "disclosure", "detail"])),
        ]
        switch number(0...4) {
        case 0:
            row["kind"] = .string("value")
            row["value"] = .string(words(1...3))
        case 1:
            row["kind"] = .string("subtitle")
            row["subtitle"] = .string(words(2...8))
        case 2: row["kind"] = .string("switch")
        case 3:
            row["title"] = nil
            row["labels"] = .array((0..<number(1...3)).map { _ in label() })
            if chance(0.3) {
                row["margins"] = .object(["leading": .number(8), "trailing": .number(4)])
            }
        default: break
        }
        if chance(0.5) { row["height"] = .number(number(30...90)) }
        if chance(0.4), row["labels"] == nil { row["lines"] = .number(number(1...3)) }
        if chance(0.2) { row["image"] = .string("star") }
        return .object(row)
    }

    private mutating func label() -> JSON {
        var label = attributes()
        label["text"] = .string(words(1...8))
        label["lines"] = .number(number(0...3))
        if chance(0.2) {
            label["lineBreakMode"] = .string(
                pick(["byTruncatingMiddle", "byTruncatingHead", "byWordWrapping"]))
        }
        if chance(0.2) { label["minimumScaleFactor"] = .fraction(Double(number(3...9)) / 10) }
        return .object(label)
    }

    private mutating func attributes() -> [String: JSON] {
        var attributes: [String: JSON] = [
            "textStyle": .string(pick(["body", "headline", "footnote", "title1", "caption2"]))
        ]
        if chance(0.3) { attributes["pointSize"] = .number(number(11...34)) }
        if chance(0.3) { attributes["fontName"] = .string("Inter-Regular") }
        return attributes
    }

    /// Sometimes with a character of another face, or with untranslatable text at the end.
    private mutating func words(_ count: ClosedRange<Int>) -> String {
        (chance(0.05) ? "☃ " : "") + letters(number(count)) + (chance(0.05) ? " 12:30" : "")
    }

    /// Words of all lengths.
    package mutating func letters(_ wordCount: Int) -> String {
        (0..<wordCount).map { _ in String("notifications".prefix(number(1...13))) }
            .joined(separator: " ")
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    private mutating func pick(_ words: [String]) -> String { words[number(0...words.count - 1)] }

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < probability
    }
}

/// A value of a JSON file.
private enum JSON: Encodable {
    case string(String)
    case number(Int)
    case fraction(Double)
    case array([JSON])
    case object([String: JSON])

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .fraction(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}
