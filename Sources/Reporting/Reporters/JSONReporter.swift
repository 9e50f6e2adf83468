// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The version of all JSON reports (`version`), which increases when a key is renamed, removed or
/// changes its meaning, and not when one is added. The schemas in `Resources/schemas` have the
/// same.
package let reportVersion = 1

/// A report as a JSON object: its keys sorted, with `version` among them.
package struct JSONReporter: Reporter {
    package let name = "json"

    package init() {}

    package func writes(_ type: any Report.Type) -> Bool { true }

    package func text(of report: any Report) throws -> String? {
        var bytes: [UInt8] = []
        _ = try write(report) { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    package func write(_ report: any Report, _ write: ([UInt8]) throws -> Void) throws -> Bool {
        var values = report.json.values
        values["version"] = reportVersion
        var opening = "{"
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            try write(Array("\(opening)\n  \"\(key)\" : ".utf8))
            opening = ","
            guard let list = value as? JSONList else {
                try write(encoded(value, indent: 2))
                continue
            }
            var separator = "[\n"
            for element in list.elements {
                try write(Array("\(separator)    ".utf8) + encoded(element, indent: 4))
                separator = ",\n"
            }
            try write(Array((separator == "[\n" ? "[\n\n  ]" : "\n  ]").utf8))
        }
        try write(Array("\n}".utf8))
        return true
    }

    /// A value whose lines are indented, but for the first, and whose controls are escaped.
    private func encoded(_ value: some Encodable, indent: Int) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let bytes = Array(try encoder.encode(value))
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 3 / 2)
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch byte {
            // A line that is empty stays so: the one in an empty list.
            case UInt8(ascii: "\n") where next != byte:
                result.append(byte)
                result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
            // U+007F, and from U+0080 to U+009F in UTF-8: a terminal takes them for commands (ECMA-48), and
            // JSON allows them as they are.
            case 0x7F: result += "\\u007F".utf8
            case 0xC2 where (0x80...0x9F).contains(next):
                result += "\\u00\(String(next, radix: 16, uppercase: true))".utf8
            case 0x80...0x9F where index > 0 && bytes[index - 1] == 0xC2: break
            default: result.append(byte)
            }
        }
        return result
    }
}
