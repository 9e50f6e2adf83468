// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A result of a command as a value, with a text for people and JSON for programs.
package protocol Report: Encodable, Sendable {
    /// The report for people, without a line feed at its end.
    var text: String { get }
}

/// The output formats of all reports.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text, json
}

/// The version of all JSON reports (`version`), which increases when a key is renamed, removed or
/// changes its meaning, and not when one is added. The schemas in `Resources/schemas` have the
/// same.
package let reportVersion = 1

/// A report with its `version`.
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

// MARK: - Numbers

extension Double {
    /// This number rounded to a thousandth, far below any pixel: 14.667.
    var rounded3: Double { (self * 1000).rounded() / 1000 }

    /// The shortest text of this number rounded to a thousandth, without a fraction of zero.
    var plain: String {
        let value = rounded3
        return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
