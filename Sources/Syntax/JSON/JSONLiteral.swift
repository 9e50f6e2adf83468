// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Values as JSON writes them.
package enum JSONLiteral {
    /// A text in double quotes with what must be escaped escaped.
    package static func string(_ text: String) -> String {
        // A key is written as any text is, and in JSON any text can be one.
        let bytes = (try? TextNotation(isXML: false).key(text)) ?? []
        return String(decoding: bytes, as: UTF8.self)
    }
}
