// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

// MARK: - Tokens and groups

extension Node {
    /// The maximum number of properties of a token or a composite value. Anything with more is a
    /// group.
    static let maximumTokenProperties = 64

    /// Whether a dictionary is a token. Everything in it is then part of the token.
    ///
    /// Style Dictionary does not require types: there, a token has a value that is a font or not a
    /// dictionary. A unit next to the value makes it a length instead.
    var isToken: Bool {
        guard let entries, entries.count <= Self.maximumTokenProperties else { return false }
        return entries.contains { entry in
            switch entry.key {
            case "$value": true
            // A group may also be a reference, but then it has tokens of its own or a type.
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

    /// The token's own type; nil for anything but a token.
    var tokenType: String? {
        guard isToken else { return nil }
        return (self["$type"] ?? (self["$value"] == nil ? self["type"] : nil))?.string
    }

    /// The value of a token, including references.
    var tokenValue: Node {
        self["$value"] ?? (self["$ref"] != nil ? self : self["value"]) ?? self
    }

    /// Whether a type means fonts. The plugin "Design Tokens" for Figma has its own type.
    static func isTypography(_ type: String) -> Bool {
        ["typography", "custom-fontstyle"].contains(type.lowercased())
    }
}
