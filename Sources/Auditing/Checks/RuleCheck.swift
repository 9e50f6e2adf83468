// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// The check of a rule: its findings, and their causes and remedies.
protocol RuleCheck {
    static var rule: Rule { get }
    /// The inputs that the result depends on.
    static var scope: CheckScope { get }
    /// Checks one preview, or the files by way of one.
    static func check(_ context: CheckContext, _ log: inout CheckLog)
    /// The cause and the remedy of a finding, computed once for each.
    ///
    /// - Parameter context: that of the finding's width and smallest category, or any for checks of
    ///   files.
    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy
}

/// The inputs that the result of a check depends on.
enum CheckScope {
    /// Theme, screen and device, whatever the width: checked once for all categories.
    case files
    /// The layout: checked for each preview.
    case layout
}

/// A finding of one check before it is merged over categories.
struct Observation: Hashable {
    var defect: Defect
    var severity: Severity
    var element: Element
    /// As `Finding.part`.
    var part: Int?
    /// The categories where it holds; the figures are those of the smallest.
    var categories: CategorySet
}

/// The cause and the remedy of a finding.
struct Remedy {
    var advice: Advice
    /// The value that causes it.
    var cause: FileValue?
    /// Nil where more than one value would have to change.
    var change: Change?
    /// The location of the cause, where it is known already.
    var place: Finding.Location?
}

/// The log of one check.
struct CheckLog {
    /// The categories of observations that name none.
    let categories: CategorySet
    private(set) var observations: [Observation] = []
    /// The number of elements that were checked.
    private(set) var subjectCount = 0
    private(set) var reasons: Set<NotChecked.Reason> = []

    init(_ categories: CategorySet) { self.categories = categories }

    mutating func found(
        _ defect: Defect, _ severity: Severity, in element: Element, part: Int? = nil,
        at categories: CategorySet? = nil
    ) {
        observations.append(
            Observation(
                defect: defect, severity: severity, element: element, part: part,
                categories: categories ?? self.categories))
    }

    /// Counts elements that were checked, with and without findings.
    mutating func looked(at count: Int) { subjectCount += count }

    /// Records that some elements could not be checked.
    mutating func couldNotCheck(_ reason: NotChecked.Reason) { reasons.insert(reason) }
}
