// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials
import Reporting

extension Report {
    /// The report in a format.
    func rendered(as format: ReportFormat) throws -> String {
        switch format {
        case .text: text
        case .json: try json()
        }
    }

    /// The report as a JSON object: its keys sorted, with `version` among them.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(VersionedReport(self)), as: UTF8.self)
    }
}

extension ScaleReport {
    /// The report in a format.
    func rendered(as format: Format) throws -> String {
        switch format {
        case .text: text
        case .json: try json()
        case .csv: commaSeparated
        }
    }
}
