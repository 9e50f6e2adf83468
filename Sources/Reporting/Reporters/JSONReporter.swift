// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The version of all JSON reports (`version`), which increases when a key is renamed, removed or
/// changes its meaning, and not when one is added. The schemas in `Resources/schemas` have the
/// same.
package let reportVersion = 1

/// The content of a report as a JSON object: its keys sorted, with `version` among them.
package struct JSONReporter: Reporter {
    package let name = "json"

    package init() {}

    package func writes(_ type: any Report.Type) -> Bool { true }

    package func text(of report: any Report) throws -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let bytes = try encoder.encode(VersionedContent(content: report.content))
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The content of a report with its `version`.
private struct VersionedContent: Encodable {
    let content: any Encodable

    private enum Key: CodingKey {
        case version
    }

    func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(reportVersion, forKey: .version)
    }
}
