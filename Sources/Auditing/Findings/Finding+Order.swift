// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

extension Finding {
    /// Theme and screen come first, then items from top to bottom, each with its findings in the order of
    /// the rules.
    static func isInOrder(_ first: Finding, _ second: Finding) -> Bool {
        if first.element != second.element { return first.element.isBefore(second.element) }
        return first.order < second.order
    }

    private var order: (Int, Int, Double, Int, Int) {
        (rule.order, part ?? -1, width, from.rawValue, defect.variant)
    }
}

extension Element {
    /// Whether findings of an element come before those of another.
    fileprivate func isBefore(_ other: Element) -> Bool {
        if case .item(let id) = self, case .item(let otherID) = other {
            return id.isBefore(otherID)
        }
        return order < other.order
    }

    private var order: Int {
        switch self {
        case .theme: 0
        case .style(let style): 1 + (TextStyle.allCases.firstIndex(of: style) ?? 0)
        case .screen: 100
        case .item: 101
        }
    }
}

extension Rule {
    /// The place in the list of rules.
    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Defect {
    /// Tells the findings of one rule on one element apart: the other style, the appearance.
    var variant: Int {
        switch self {
        case .hierarchy(let order, let smaller, _, _):
            2 * (TextStyle.allCases.firstIndex(of: smaller) ?? 0) + (order == .inverted ? 0 : 1)
        case .contrast(let figures):
            (figures.appearance == .dark ? 2 : 0) + (figures.increasesContrast ? 1 : 0)
        default: 0
        }
    }
}
