// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A reference from one value of a token file to another.
enum TokenReference: Hashable, Sendable {
    /// `{group.token}`, or `$group.token` in Tokens Studio before 2022: the whole value of a token.
    case name(String)
    /// `{"$ref": "#/group/token/$value/fontSize"}`: any value of the file (RFC 6901).
    case pointer([String])

    /// The maximum length of a reference. Longer texts are plain values, because names of tokens
    /// are shorter.
    private static let maximumLength = 1_000
    /// The maximum number of entries to search for a reference. A dictionary with more is a group,
    /// and searching it for each reference would take too long.
    private static let maximumProperties = 16

    /// The reference in a value; nil for a plain value.
    init?(_ node: Node) {
        if let text = node.string {
            guard let reference = TokenReference(braces: text) ?? TokenReference(alias: text) else {
                return nil
            }
            self = reference
        } else if let count = node.entries?.count, count <= Self.maximumProperties,
            let text = node["$ref"]?.string
        {
            self.init(pointer: text)
        } else {
            return nil
        }
    }

    /// The reference in a text in braces; nil for other texts.
    init?(braces text: String) {
        guard text.utf8.count <= Self.maximumLength, text.hasPrefix("{"), text.hasSuffix("}")
        else { return nil }
        let name = text.dropFirst().dropLast()
        guard !name.isEmpty, !name.contains("{"), !name.contains("}") else { return nil }
        self = .name(String(name.trimmingSpaces))
    }

    /// The reference in a text after a dollar sign; nil for other texts.
    private init?(alias text: String) {
        let name = text.utf8.dropFirst()
        guard text.hasPrefix("$"), !name.isEmpty, name.count <= Self.maximumLength,
            name.allSatisfy(Self.isAliasByte)
        else { return nil }
        self = .name(String(text.dropFirst()))
    }

    /// Whether a byte belongs to a name after a dollar sign. Such a name has no closing mark.
    static func isAliasByte(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte.isASCIILetter || byte >= 0x80 || ".-_".utf8.contains(byte)
    }

    /// Whether a text may contain a reference. A plain value does not.
    static func isHeld(by text: String) -> Bool { text.utf8.contains { $0 == 0x7B || $0 == 0x24 } }

    /// A pointer such as `#/group/token`; nil for other texts.
    init?(pointer text: String) {
        guard text.utf8.count <= Self.maximumLength, text.hasPrefix("#/") else { return nil }
        let parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
        self = .pointer(parts.map { Self.unescaped(String($0)) })
    }

    /// Decodes `%20` to a byte, then `~1` to a slash and `~0` to a tilde.
    private static func unescaped(_ part: String) -> String {
        part.percentDecoded.replacing("~1", with: "/").replacing("~0", with: "~")
    }
}

extension TokenReference: CustomStringConvertible {
    /// The notation in files: `{group.token}` or `#/group/token`.
    var description: String {
        switch self {
        case .name(let name): "{\(name)}"
        case .pointer(let parts): "#/" + parts.joined(separator: "/")
        }
    }
}

extension String {
    /// The decoded text of a URI reference: `%20` is a byte.
    var percentDecoded: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return self }
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmingSpaces: SubSequence {
        var text = self[...]
        while text.first?.isWhitespace == true { text = text.dropFirst() }
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}
