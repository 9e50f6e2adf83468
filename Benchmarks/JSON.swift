// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Data as text for other programs.
enum JSON {
    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func decode<Value: Decodable>(
        _ text: String, as type: Value.Type = Value.self
    ) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
