// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Words

/// How many violations hold at each category and at any of them: the one count of all views and reports.
///
/// Several texts of an element that violate a rule are several violations. Warnings and information are in no
/// number.
package struct ViolationCounts: Hashable, Sendable {
    /// The number of violations over all categories.
    package private(set) var total = 0
    private var counts = [Int](repeating: 0, count: ContentSizeCategory.allCases.count)

    /// The violations among some findings.
    package init(_ findings: [Finding] = []) {
        // By index: a finding is not copied for two of its values.
        for index in findings.indices {
            add(findings[index].severity, at: findings[index].categories)
        }
    }

    /// Counts a finding where it is a violation.
    mutating func add(_ severity: Severity, at categories: CategorySet) {
        guard severity == .violation else { return }
        total += 1
        for category in categories.categories { counts[category.rawValue] += 1 }
    }

    /// The number of violations that hold at a category.
    package subscript(category: ContentSizeCategory) -> Int { counts[category.rawValue] }

    /// A number of violations in the words of all views: `no violations`, `1 violation`, `2 violations`.
    package static func words(_ count: Int) -> String {
        count == 0 ? tr("no violations") : trn("%1$s violation", "%1$s violations", count)
    }
}
