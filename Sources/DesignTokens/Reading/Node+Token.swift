// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

// MARK: - Telling tokens from groups

extension Node {
    /// No token has more properties, nor has any value in it; what has more is a group.
    static let maximumTokenProperties = 64

    /// Whether a dictionary is a token. Everything in it is then part of the token.
    ///
    /// Style Dictionary wants no types: there, a value that is a font or no dictionary will do. A unit
    /// beside it makes it a length.
    var isToken: Bool {
        guard let entries, entries.count <= Self.maximumTokenProperties else { return false }
        return entries.contains { entry in
            switch entry.key {
            case "$value": true
            // A group may be a reference too, but then it has tokens of its own or is typed.
            case "$ref": entry.value.string != nil && !entries.contains { Self.isGroupKey($0.key) }
            case "value":
                self["type"]?.string != nil
                    || self["unit"] == nil
                        && (entry.value.entries == nil || TypographyComposite.isOne(entry.value))
            default: false
            }
        }
    }

    /// Whether a key of a group is the name of a token or group, not a property of the group.
    static func isGroupKey(_ key: String) -> Bool { !key.hasPrefix("$") || key == "$root" }

    /// The type that a token gives itself; nil for anything that is no token.
    var tokenType: String? {
        guard isToken else { return nil }
        return (self["$type"] ?? (self["$value"] == nil ? self["type"] : nil))?.string
    }

    /// The value of a token, references and all.
    var tokenValue: Node {
        self["$value"] ?? (self["$ref"] != nil ? self : self["value"]) ?? self
    }

    /// Whether a type is that of fonts: the plugin "Design Tokens" for Figma has one of its own.
    static func isTypography(_ type: String) -> Bool {
        ["typography", "custom-fontstyle"].contains(type.lowercased())
    }
}
