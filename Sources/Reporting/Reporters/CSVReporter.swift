// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A table as comma-separated values. Source: RFC 4180, except that line ends are line feeds.
struct CSVReporter: Reporter {
    let name = "csv"

    func writes(_ type: any Report.Type) -> Bool { type is any TableReport.Type }

    func text(of report: any Report) -> String? {
        (report as? any TableReport)?.rows.map { $0.map(field).joined(separator: ",") }
            .joined(separator: "\n").visibleLines
    }

    private func field(_ text: String) -> String {
        let isPlain = !text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
        return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
    }
}
