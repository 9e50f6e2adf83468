// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing

/// The report of a rule's texts.
package struct RuleReport: Report {
    private let rule: Rule

    package init(_ rule: Rule) { self.rule = rule }

    package var json: JSONObject {
        let words = rule.text
        return [
            "rule": rule, "title": words.title, "why": words.reason, "how": words.computation,
            "fix": words.remedy,
        ]
    }

    package var text: String {
        """
        \(rule.rawValue): \(rule.text.title)

        Why: \(rule.text.reason).
        How: \(rule.text.computation).
        Fix: \(rule.text.remedy).
        """
    }
}
