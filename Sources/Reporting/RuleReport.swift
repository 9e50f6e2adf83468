// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing

/// The report of the texts of one rule, or of several, with a page for each.
package struct RuleReport: Report {
    let rules: [Rule]

    package init(_ rules: [Rule]) { self.rules = rules }

    package var json: JSONObject {
        rules.count == 1 ? json(of: rules[0]) : ["rules": JSONList(rules, json)]
    }

    private func json(of rule: Rule) -> JSONObject {
        let words = rule.text
        return [
            "rule": rule, "title": words.title, "why": words.reason, "how": words.computation,
            "fix": words.remedy,
        ]
    }

    package var text: String {
        rules.map { rule in
            """
            \(rule.rawValue): \(rule.text.title)

            Why: \(rule.text.reason).
            How: \(rule.text.computation).
            Fix: \(rule.text.remedy).
            """
        }.joined(separator: "\n\n\n")
    }
}
