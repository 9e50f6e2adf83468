// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing

package struct RuleReport: Report, Encodable {
    var rule: String
    var title: String
    var why: String
    var how: String
    var fix: String

    package init(_ rule: Rule) {
        self.rule = rule.rawValue
        title = rule.text.title
        why = rule.text.reason
        how = rule.text.computation
        fix = rule.text.remedy
    }

    package var text: String {
        """
        \(rule): \(title)

        Why: \(why).
        How: \(how).
        Fix: \(fix).
        """
    }
}
