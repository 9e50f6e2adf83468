// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax
import Words

extension AuditReport {
    /// A line for each finding in the form of compilers, then the rules that could not be checked,
    /// and the totals.
    package var text: String {
        let reasons = result.notChecked.map {
            // Translators: the id of a rule; the reason follows.
            sentences(tr("Not checked: %1$s.", $0.rule.rawValue), $0.message)
        }
        return ([title] + result.findings.map(\.line) + reasons + [summary])
            .map(\.visible).joined(separator: "\n")
    }

    /// The audited categories and widths, in points.
    private var title: String {
        let places = listed(widths.map(\.shown))
        return tr("%1$s; %2$s pt wide", CategorySet(categories).english, places)
    }

    private var summary: String {
        // Information is not counted.
        let violations = ViolationCounts.words(ViolationCounts(result.findings).total)
        let count = count(of: .warning)
        let warnings = count == 0 ? tr("no warnings") : trn("%1$s warning", "%1$s warnings", count)
        let passed = result.passed.values.reduce(0, +)
        return ignored.isEmpty
            ? tr("%1$s, %2$s; %3$s passed", violations, warnings, "\(passed)")
            : tr(
                "%1$s, %2$s; %3$s passed, %4$s ignored", violations, warnings, "\(passed)",
                "\(ignored.count)")
    }
}

extension Finding {
    fileprivate var line: String {
        var location = place?.file ?? element.description
        if let position = place?.position {
            location += ":\(position.line):\(position.column)"
        } else if let place, !place.keyPath.isEmpty {
            location += ": \(place.keyPath)"
        }
        let id =
            categories.categories.count > 1
            // Translators: the id of a rule and the text sizes of a finding.
            ? tr("%1$s at %2$s", rule.rawValue, categories.english) : rule.rawValue
        return
            "\(location): \(severity.rawValue): \(message). \(remedy). [\(id)]"
    }
}
