// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Syntax

/// The notation of a typography token's values in each dialect.
struct TokenSpelling {
    let dialect: TokenFile.Dialect

    /// A size as a new value.
    func size(_ points: Double) -> String {
        switch dialect {
        case .w3c: "{\"value\": \(points.shortest), \"unit\": \"px\"}"
        case .tokensStudio: JSONLiteral.string(points.shortest)
        }
    }

    /// A weight as a new value. Only Tokens Studio includes slants, and W3C tokens lose them.
    func weight(_ traits: FaceTraits) -> String {
        switch dialect {
        case .w3c: "\(traits.weight.rawValue)"
        case .tokensStudio: JSONLiteral.string(traits.styleName.words(parting: " "))
        }
    }

    /// A size that replaces another one, in its unit and notation.
    ///
    /// - Returns: the bytes to replace, and their replacement.
    func size(_ points: Double, replacing node: Node) -> (ByteRange, String) {
        if case .number = node.content { return (node.range, points.shortest) }
        if let number = node["value"], number.double != nil, let unit = node["unit"]?.string,
            ["px", "pt", "rem"].contains(unit)
        {
            if let value = Self.number(points, in: unit) { return (number.range, value.shortest) }
            return (node.range, size(points))
        }
        if let text = node.string {
            let unit = ["px", "pt", "rem"].first { unit in
                text.hasSuffix(unit) && Double(text.dropLast(unit.count).trimmingSpaces) != nil
            }
            if unit != nil || Double(text) != nil, let value = Self.number(points, in: unit) {
                return (node.range, JSONLiteral.string(value.shortest + (unit ?? "")))
            }
        }
        return (node.range, size(points))
    }

    /// The number for a size in a unit; nil if it would read as a different size.
    private static func number(_ points: Double, in unit: String?) -> Double? {
        guard unit == "rem" else { return points }
        let value = points / TokenLength.rem
        return value * TokenLength.rem == points ? value : nil
    }

    /// A weight that replaces another one, in its notation: a number, a number in quotation marks,
    /// or a word.
    func weight(_ traits: FaceTraits, replacing node: Node) -> String {
        let number = "\(traits.weight.rawValue)"
        if node.double != nil, !(dialect == .tokensStudio && traits.isItalic) { return number }
        guard let text = node.string else { return weight(traits) }
        if Double(text) != nil, !(dialect == .tokensStudio && traits.isItalic) {
            return JSONLiteral.string(number)
        }
        let upright = FaceTraits(family: "", weight: traits.weight)
        switch dialect {
        case .tokensStudio: return weight(traits)
        case .w3c:
            // The words are in lower case with hyphens. Only named weights have words.
            let words = upright.styleName.words(parting: "-").lowercased()
            let isNamed = FaceTraits.style(named: upright.styleName)?.weight == traits.weight
            return isNamed ? JSONLiteral.string(words) : number
        }
    }
}
