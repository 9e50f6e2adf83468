// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A part of a key as written in source: `Text("Page \(number) of \(total)")` has four.
package enum KeyPart: Hashable, Sendable {
    /// Literal text.
    case text(String)
    /// An interpolated value; nil for one of unknown type.
    case placeholder(TextFormat.Kind?)
}

/// A key with the places of its placeholders but without their types, which a source without type
/// checker leaves open.
struct KeyShape: Hashable {
    private let texts: [String]

    /// The shape of a key of a table, or nil if its placeholders are not in the order of their
    /// arguments.
    init?(_ format: TextFormat) {
        var texts = [""]
        for piece in format.pieces {
            switch piece {
            case .text(let text): texts[texts.count - 1] += text
            case .placeholder(let placeholder):
                if let number = placeholder.number, number != texts.count { return nil }
                texts.append("")
            }
        }
        self.texts = texts
    }

    init(_ parts: [KeyPart]) {
        var texts = [""]
        for part in parts {
            switch part {
            case .text(let text): texts[texts.count - 1] += text
            case .placeholder: texts.append("")
            }
        }
        self.texts = texts
    }
}

extension [KeyPart] {
    /// The key of literal text alone, or nil if there is a placeholder.
    var literal: String? {
        var text = ""
        for part in self {
            guard case .text(let piece) = part else { return nil }
            text += piece
        }
        return text
    }

    /// How far the placeholders of a key are from those of these parts, from 0 for the types that
    /// SwiftUI writes.
    func distance(to format: TextFormat) -> Int {
        let kinds = compactMap { part -> TextFormat.Kind?? in
            guard case .placeholder(let kind) = part else { return nil }
            return .some(kind)
        }
        return zip(kinds, format.placeholders).reduce(0) { sum, pair in
            sum + Self.distance(pair.0, pair.1)
        }
    }

    private static func distance(
        _ wanted: TextFormat.Kind?, _ placeholder: TextFormat.Placeholder
    ) -> Int {
        let order =
            switch wanted {
            case .integer: ["lld", "ld", "d", "llu", "lu", "u", "i", "@", "lf", "f"]
            case .double: ["lf", "f", "g", "@", "lld", "ld", "d"]
            default: ["@", "lld", "ld", "d", "lf", "f"]
            }
        return order.firstIndex(of: placeholder.conversion) ?? order.count
    }
}
