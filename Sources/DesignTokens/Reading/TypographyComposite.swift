// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The parts of a font, from the value of a token or from the tokens of a group.
struct TypographyComposite: Hashable {
    /// A part of a font.
    enum Part: CaseIterable {
        case family, size, weight, style

        /// The keys of the part: camel case, and the names in style sheets.
        var keys: [String] {
            switch self {
            case .family: ["fontFamily", "font-family"]
            case .size: ["fontSize", "font-size"]
            case .weight: ["fontWeight", "font-weight"]
            case .style: ["fontStyle", "font-style"]
            }
        }
    }

    let node: Node

    /// The value of a part. If the part is a token, the value of that token.
    subscript(part: Part) -> Node? {
        Self.part(part, of: node).map { $0.isToken ? $0.tokenValue : $0 }
    }

    /// The node of a part. An empty dictionary is a placeholder for a missing part.
    private static func part(_ part: Part, of node: Node) -> Node? {
        part.keys.lazy.compactMap { node[$0] }.first { $0.entries?.isEmpty != true }
    }

    /// Whether a key belongs to a part.
    static func isPart(_ key: String) -> Bool { allKeys.contains(key) }

    private static let allKeys = Set(Part.allCases.flatMap(\.keys))

    /// Whether a value is a font, with any type.
    static func isOne(_ node: Node) -> Bool {
        node.entries?.count ?? .max <= Node.maximumTokenProperties && part(.size, of: node) != nil
            && (part(.family, of: node) != nil || part(.weight, of: node) != nil)
    }

    /// Whether the tokens of a group together make a font. This is so in files of the plugin
    /// "Design Tokens" for Figma, and in tokens for single properties of style sheets.
    static func isSpelledOut(_ group: Node) -> Bool {
        guard isOne(group), let size = part(.size, of: group) else { return false }
        return size.isToken && size["$ref"] == nil
    }
}

// MARK: - Further parts

extension TypographyComposite {
    /// The key of a missing part, in the style of the other keys.
    func key(for part: Part) -> String {
        let isHyphenated = Part.size.keys.firstIndex { node[$0] != nil } == 1
        return part.keys[isHyphenated ? 1 : 0]
    }

    /// A value in the form of the other parts: in a group, as a token.
    func written(_ value: String, for part: Part) -> String {
        guard let size = Self.part(.size, of: node), size.isToken else { return value }
        let sign = size["$value"] == nil ? "" : "$"
        return "{\"\(sign)type\": \"\(part.keys[0])\", \"\(sign)value\": \(value)}"
    }
}
