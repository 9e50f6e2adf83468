// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Results as JSON: keys sorted, lengths rounded to a thousandth of a point.
enum JSONText {
    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

extension Double {
    /// Thirds of a point print as 14.667: a thousandth is far below any pixel.
    var rounded3: Double { (self * 1000).rounded() / 1000 }

    /// Without a fraction where there is none.
    var plain: String {
        let value = rounded3
        return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
