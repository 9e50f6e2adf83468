// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Syntax

/// A finding of one check, before merging over categories.
struct Observation: Hashable {
    var defect: Defect
    var severity: Severity
    var element: Element
    /// The part, as in `Finding.part`.
    var part: Int?
    /// The categories where it holds. The figures are for the smallest one.
    var categories: CategorySet

    /// The item of the finding; nil for a style, the theme, or the screen.
    var item: ItemID? { if case .item(let id) = element { id } else { nil } }
}

/// The cause and the remedy of a finding.
struct Remedy {
    var advice: Advice
    var cause: FileValue?
    /// The change of a value; nil if more than one value must change.
    var change: Change?
    /// The place of the cause, if already known.
    var place: FilePlace?
}

struct CheckLog {
    let rule: Rule
    /// The categories of observations without their own.
    let categories: CategorySet
    private(set) var observations: [Observation] = []
    /// The number of elements that were checked.
    private(set) var subjectCount = 0
    private(set) var reasons: Set<NotChecked.Reason> = []

    /// A log of the findings of a rule in a preview.
    ///
    /// - Parameter ofLayout: whether a rule about files checks only the layout.
    init(_ rule: Rule, _ context: CheckContext, ofLayout: Bool = false) {
        (self.rule, categories) = (rule, context.categories)
        if ofLayout {
            rule.type.checkLayout(context, &self)
        } else {
            rule.type.check(context, &self)
        }
    }

    mutating func found(
        _ defect: some AuditRule, _ severity: Severity, in element: Element, part: Int? = nil,
        at categories: CategorySet? = nil
    ) {
        found(Defect(defect, of: rule), severity, in: element, part: part, at: categories)
    }

    /// Adds a finding. Elements with the same defect share its figures.
    mutating func found(
        _ defect: Defect, _ severity: Severity, in element: Element, part: Int? = nil,
        at categories: CategorySet? = nil
    ) {
        observations.append(
            Observation(
                defect: defect, severity: severity, element: element, part: part,
                categories: categories ?? self.categories))
    }

    /// Counts checked elements, with and without findings.
    mutating func looked(at count: Int) { subjectCount += count }

    /// Records that some elements could not be checked.
    mutating func couldNotCheck(_ reason: NotChecked.Reason) { reasons.insert(reason) }
}
