// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The version of all JSON reports (`version`). It increases when a key is renamed or removed, or
/// changes its meaning, but not when a key is added. The schemas in `Resources/schemas` have the
/// same version.
package let reportVersion = 1

/// A report as a JSON object, with sorted keys that include `version`.
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

    /// A value as JSON, with escaped control characters. Every line except the first is indented.
    func encoded(_ value: some Encodable, indent: Int = 0) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let bytes = Array(try encoder.encode(value))
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 3 / 2)
        for (index, byte) in bytes.enumerated() {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch byte {
            // The empty line of an empty list stays empty.
            case UInt8(ascii: "\n") where next != byte:
                result.append(byte)
                result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
            // U+007F, and U+0080 to U+009F in UTF-8. Terminals interpret them as commands
            // (ECMA-48), but JSON allows them without an escape.
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
