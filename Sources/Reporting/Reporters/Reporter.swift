// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A format of reports, for `--format` on the command line, and for copies of figures.
///
/// A new format needs a file in this folder and an entry in ``reporters``.
package protocol Reporter: Sendable {
    /// The word after `--format`.
    var name: String { get }

    /// Whether the format can represent reports of a type.
    func writes(_ type: any Report.Type) -> Bool

    /// A report in this format, without a line feed at its end; nil if the format cannot represent
    /// it.
    func text(of report: any Report) throws -> String?

    /// Writes a report in parts as UTF-8, without a line feed at its end.
    ///
    /// - Returns: false if the format cannot represent the report.
    func write(_ report: any Report, _ write: ([UInt8]) throws -> Void) throws -> Bool
}

extension Reporter {
    package func write(_ report: any Report, _ write: ([UInt8]) throws -> Void) throws -> Bool {
        guard let text = try text(of: report) else { return false }
        try write(Array(text.utf8))
        return true
    }
}

/// All formats, the default first.
package let reporters: [any Reporter] = [
    TextReporter(), JSONReporter(), CSVReporter(), MarkdownReporter(), SARIFReporter(),
    JUnitReporter(), GitHubReporter(), GitLabReporter(), HTMLReporter(),
]

/// Text for people. Every report makes its own.
package struct TextReporter: Reporter {
    package let name = "text"
    private let isColored: Bool

    /// - Parameter isColored: whether the text is for a terminal with colors.
    package init(isColored: Bool = false) { self.isColored = isColored }

    package func writes(_ type: any Report.Type) -> Bool { true }

    package func text(of report: any Report) -> String? {
        if isColored, let report = report as? any ColoredReport {
            return report.coloredText { $1.painting($0) }
        }
        return report.text.visibleLines
    }
}

/// The web page of a checked screen, which is made from its previews instead of from the report.
package struct HTMLReporter: Reporter {
    package let name = "html"

    package func writes(_ type: any Report.Type) -> Bool { type is AuditReport.Type }

    package func text(of report: any Report) -> String? { nil }
}

extension Reporter {
    /// Whether the format is the text for people, which a terminal may show in color.
    package var isText: Bool { self is TextReporter }
}
