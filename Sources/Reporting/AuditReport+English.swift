// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax

extension AuditReport {
    /// A line for each finding, as compilers have it, then what could not be checked and the
    /// numbers.
    package var text: String {
        let reasons = notChecked.map { "not checked: \($0.rule.rawValue): \($0.reason)" }
        return ([title] + findings.map(\.sentence) + reasons + [summary])
            .map(\.visible).joined(separator: "\n")
    }

    /// The categories and widths in points that were audited.
    static func title(of categories: [ContentSizeCategory], widths: [Double]) -> String {
        let set = categories.reduce(into: CategorySet()) { $0.insert(CategorySet($1)) }
        return "\(set.english), \(widths.map(\.plain).joined(separator: ", ")) pt wide"
    }

    private var summary: String {
        let counts = Severity.allCases.reversed().map { severity in
            let count = count(of: severity)
            return
                "\(count) \(severity == .information || count == 1 ? severity.rawValue : "\(severity)s")"
        }
        return counts.joined(separator: ", ") + "; \(passed.values.reduce(0, +)) passed"
            + (ignored.map { ", \($0.count) ignored" } ?? "")
    }
}

extension AuditReport.Finding {
    fileprivate var sentence: String {
        var place = file ?? element
        if let line, let column {
            place += ":\(line):\(column)"
        } else if file != nil, let keyPath, !keyPath.isEmpty {
            place += ": \(keyPath)"
        }
        let categories = categories.count > 1 ? " at \(stretch)" : ""
        return "\(place): \(severity): \(message); \(fix) [\(rule.rawValue)\(categories)]"
    }
}
