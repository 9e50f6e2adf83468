// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

/// The sort key of a finding, in a few numbers that are quick to compare. Findings are sorted by
/// severity, then by the smallest size, then by the screen. After that, theme and screen come
/// first, then items from top to bottom, and the findings of each item in the order of the rules.
struct AuditOrder {
    private let gravity: (Int, Int, Int)
    private let element: (Int, Int, Int)
    private let finding: (Int, Int, Double, Int)
    /// The index of the finding before sorting.
    let index: Int

    /// - Parameter screen: the index of the screen among several.
    init(
        _ key: Finding.Key, _ severity: Severity, _ from: ContentSizeCategory, screen: Int = 0,
        at index: Int
    ) {
        gravity = (-severity.rank, from.rawValue, screen)
        element = key.element.order
        finding = (key.rule.order, key.part ?? -1, key.width, key.variant)
        self.index = index
    }

    static func < (left: AuditOrder, right: AuditOrder) -> Bool {
        if left.gravity != right.gravity { return left.gravity < right.gravity }
        return left.element == right.element
            ? left.finding < right.finding : left.element < right.element
    }
}

extension Element {
    fileprivate var order: (Int, Int, Int) {
        switch self {
        case .theme: (-4, 0, 0)
        case .style(let style): (-3, TextStyle.allCases.firstIndex(of: style) ?? 0, 0)
        case .screen: (-2, 0, 0)
        // Before the table header, which is at (−1, 0, 0).
        case .bar(let element): (-2, 1 + element.order.0, element.order.1)
        case .item(let id): id.order
        }
    }
}
