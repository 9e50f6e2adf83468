// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The parts of a font, as a token's value has them or as tokens of a group.
struct TypographyComposite: Hashable {
    /// A part of a font.
    enum Part: CaseIterable {
        case family, size, weight, style

        /// How the part is called: as in scripts, or as in style sheets.
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

    /// The value of a part; a part that is a token stands for its value.
    subscript(part: Part) -> Node? {
        Self.part(part, of: node).map { $0.isToken ? $0.tokenValue : $0 }
    }

    /// An empty dictionary keeps a place for a part that is not there.
    private static func part(_ part: Part, of node: Node) -> Node? {
        part.keys.lazy.compactMap { node[$0] }.first { $0.entries?.isEmpty != true }
    }

    /// Whether a key is one of a part.
    static func isPart(_ key: String) -> Bool { allKeys.contains(key) }

    private static let allKeys = Set(Part.allCases.flatMap(\.keys))

    /// Whether a value is a font, whatever its type.
    static func isOne(_ node: Node) -> Bool {
        node.entries?.count ?? .max <= Node.maximumTokenProperties && part(.size, of: node) != nil
            && (part(.family, of: node) != nil || part(.weight, of: node) != nil)
    }

    /// Whether the tokens of a group make a font together, as in files of the plugin "Design Tokens" for
    /// Figma and in tokens that become properties of style sheets one by one.
    static func isSpelledOut(_ group: Node) -> Bool {
        guard isOne(group), let size = part(.size, of: group) else { return false }
        return size.isToken && size["$ref"] == nil
    }
}

// MARK: - Further parts

extension TypographyComposite {
    /// What a part that is not there would be called beside the others.
    func key(for part: Part) -> String {
        let isHyphenated = Part.size.keys.firstIndex { node[$0] != nil } == 1
        return part.keys[isHyphenated ? 1 : 0]
    }

    /// A value as it would stand beside the others: in a group, as a token.
    func written(_ value: String, for part: Part) -> String {
        guard let size = Self.part(.size, of: node), size.isToken else { return value }
        let sign = size["$value"] == nil ? "" : "$"
        return "{\"\(sign)type\": \"\(part.keys[0])\", \"\(sign)value\": \(value)}"
    }
}
