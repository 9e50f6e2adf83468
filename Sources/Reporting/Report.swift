// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A result as a value: made from previews and themes, and rendered for people or for programs.
package protocol Report: Encodable, Sendable {
    /// The report for people, without a line feed at its end.
    var text: String { get }
}

/// The ways in which every report can be had.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text, json
}

/// The version of all JSON reports, their `version` key: counts up when a key is renamed, removed or
/// given another meaning, and not when one is added. The schemas in `Resources/schemas` name it.
package let reportVersion = 1

/// The keys of a report and `version`.
package struct VersionedReport<Content: Report>: Encodable {
    let report: Content

    package init(_ report: Content) { self.report = report }

    private enum Key: CodingKey {
        case version
    }

    package func encode(to encoder: any Encoder) throws {
        try report.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(reportVersion, forKey: .version)
    }
}
