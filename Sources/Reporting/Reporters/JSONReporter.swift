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
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let bytes = try encoder.encode(report.json.adding("version", reportVersion))
        let text = String(decoding: bytes, as: UTF8.self)
        return text.unicodeScalars.contains(where: isControl) ? escapingControls(of: text) : text
    }

    /// Whether a terminal takes a character for a command that JSON allows as it is: U+007F, and those
    /// from U+0080 of which U+009B begins an escape sequence (ECMA-48). All are in strings.
    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        (0x7F...0x9F).contains(scalar.value)
    }

    private func escapingControls(of text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if isControl(scalar) {
                result += "\\u00" + String(scalar.value, radix: 16, uppercase: true)
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
