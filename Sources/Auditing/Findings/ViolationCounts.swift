// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Words

/// The number of violations at each category, and in total. All views and reports use this one
/// count.
///
/// If several texts of an element violate a rule, each is a violation. Warnings and information are
/// not counted.
package struct ViolationCounts: Hashable, Sendable {
    /// The number of violations over all categories.
    package private(set) var total = 0
    private var counts = [Int](repeating: 0, count: ContentSizeCategory.allCases.count)

    /// The violations among some findings.
    package init(_ findings: [Finding] = []) {
        // By index, so that the findings are not copied for two of their values.
        for index in findings.indices {
            add(findings[index].severity, at: findings[index].categories)
        }
    }

    /// Counts a finding if it is a violation.
    mutating func add(_ severity: Severity, at categories: CategorySet) {
        guard severity == .violation else { return }
        total += 1
        for category in categories.categories { counts[category.rawValue] += 1 }
    }

    /// The number of violations that hold at a category.
    package subscript(category: ContentSizeCategory) -> Int { counts[category.rawValue] }

    /// The words for a number of violations, the same in all views: `no violations`, `1 violation`,
    /// `2 violations`.
    package static func words(_ count: Int) -> String {
        count == 0 ? tr("no violations") : trn("%1$s violation", "%1$s violations", count)
    }
}
