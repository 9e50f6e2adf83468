// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// How one value of a token file stands for another.
enum TokenReference: Hashable, Sendable {
    /// `{group.token}`, or `$group.token` as Tokens Studio wrote it before 2022: the whole value of a
    /// token.
    case name(String)
    /// `{"$ref": "#/group/token/$value/fontSize"}`: any place of the file (RFC 6901).
    case pointer([String])

    /// Longer ones are taken for plain values: no name of a token is as long.
    private static let maximumLength = 1_000
    /// What has more entries is a group, and not looked through each time a reference passes.
    private static let maximumProperties = 16

    /// The reference that a value is; nil for a value that stands for itself.
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

    /// The reference that a text in braces is; nil for any other text.
    init?(braces text: String) {
        guard text.utf8.count <= Self.maximumLength, text.hasPrefix("{"), text.hasSuffix("}")
        else { return nil }
        let name = text.dropFirst().dropLast()
        guard !name.isEmpty, !name.contains("{"), !name.contains("}") else { return nil }
        self = .name(String(name.trimmingSpaces))
    }

    /// The reference that a text behind a dollar sign is; nil for any other text.
    private init?(alias text: String) {
        let name = text.utf8.dropFirst()
        guard text.hasPrefix("$"), !name.isEmpty, name.count <= Self.maximumLength,
            name.allSatisfy(Self.isAliasByte)
        else { return nil }
        self = .name(String(text.dropFirst()))
    }

    /// Whether a name behind a dollar sign goes on: nothing else says where it ends.
    static func isAliasByte(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte.isASCIILetter || byte >= 0x80 || ".-_".utf8.contains(byte)
    }

    /// Whether a text has a reference in it, which a plain value does not.
    static func isHeld(by text: String) -> Bool { text.utf8.contains { $0 == 0x7B || $0 == 0x24 } }

    /// A pointer such as `#/group/token`; nil for any other text.
    init?(pointer text: String) {
        guard text.utf8.count <= Self.maximumLength, text.hasPrefix("#/") else { return nil }
        let parts = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
        self = .pointer(parts.map { Self.unescaped(String($0)) })
    }

    /// `%20` is a byte, then `~1` a slash and `~0` a tilde.
    private static func unescaped(_ part: String) -> String {
        part.percentDecoded.replacing("~1", with: "/").replacing("~0", with: "~")
    }
}

extension TokenReference: CustomStringConvertible {
    /// As it is written: `{group.token}` or `#/group/token`.
    var description: String {
        switch self {
        case .name(let name): "{\(name)}"
        case .pointer(let parts): "#/" + parts.joined(separator: "/")
        }
    }
}

extension String {
    /// The text of a URI reference: `%20` is a byte.
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
