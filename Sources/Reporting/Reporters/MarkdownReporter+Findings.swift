// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Syntax
import Words

extension MarkdownReporter {
    /// The maximum number of characters: GitHub accepts 65,536 in a comment, which has other text,
    /// too.
    private static let limit = 60_000

    /// The totals, a table of the findings, worst first, and the fixed findings. What does not fit
    /// is counted.
    func summary(of report: AuditReport) -> String {
        var text = "### \(escaped(report.summary))\n\n\(escaped(report.title))"
        let titles = ["", tr("Finding"), tr("Where")]
        let rows = report.findings.map { merged in
            var place = report.file(of: merged)
            if let position = merged.finding.place?.position { place += ":\(position.line)" }
            let finding = merged.finding
            return line([
                finding.severity.rawValue,
                escaped("\(finding.message). \(finding.remedy)."),
                "\(code(place)) \(escaped(report.scope(of: merged)))",
            ])
        }
        let fixed = (report.comparison?.fixed ?? []).map { known in
            "- \(tr("Fixed")): \(code(known.place)) \(escaped(known.sentence))"
        }
        if !rows.isEmpty {
            text += "\n\n" + table(titles: titles, [][...])
            text.append(lines: rows, upTo: Self.limit - 2_000)
        }
        if !fixed.isEmpty {
            text += "\n"
            text.append(lines: fixed, upTo: Self.limit - 200)
        }
        return text
    }

    /// A page for each rule.
    func pages(of report: RuleReport) -> String {
        report.rules.map { rule in
            """
            ## `\(rule.rawValue)`: \(escaped(rule.text.title))

            - Why: \(escaped(rule.text.reason)).
            - How: \(escaped(rule.text.computation)).
            - Fix: \(escaped(rule.text.remedy)).
            """
        }.joined(separator: "\n\n")
    }

    private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

    /// A text without markup and HTML: no emphasis, links, tags, and mentions of people.
    private func escaped(_ text: String) -> String {
        text.visible.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "@": result += "@<!-- -->"
            case "\\", "`", "|", "*", "_", "[", "]", "~", "#": result += "\\\(character)"
            default: result.append(character)
            }
        }
    }

    /// A file name as code. A backtick would end it, so such a name is plain text.
    private func code(_ text: String) -> String {
        let isPlain = !text.contains { "`|<>&@\\".contains($0) }
        return isPlain ? "`\(text.visible)`" : escaped(text)
    }
}

extension String {
    /// Appends lines up to a number of characters (UTF-16), and the number of lines left out.
    fileprivate mutating func append(lines: [String], upTo limit: Int) {
        var count = utf16.count
        for (index, line) in lines.enumerated() {
            count += line.utf16.count + 1
            guard count <= limit else {
                self += "\n\n" + trn("… and %1$s more.", "… and %1$s more.", lines.count - index)
                return
            }
            self += "\n" + line
        }
    }
}
