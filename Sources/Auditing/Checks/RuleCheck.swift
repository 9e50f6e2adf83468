// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// How a rule is checked: what it finds, and what mends that.
protocol RuleCheck {
    static var rule: Rule { get }
    /// What the result depends on.
    static var scope: CheckScope { get }
    /// Looks at one preview, or at the files by way of one.
    static func check(_ context: CheckContext, _ log: inout CheckLog)
    /// What causes a finding and what mends it; asked once for each.
    ///
    /// - Parameter context: that of the finding's width and smallest category, or any for checks of
    ///   files.
    static func remedy(for observation: Observation, _ context: CheckContext) -> Remedy
}

/// What the result of a check depends on.
enum CheckScope {
    /// Theme, screen and device, whatever the width: checked once for all categories.
    case files
    /// The layout: checked for each preview.
    case layout
}

/// What one check finds.
struct Observation: Hashable {
    var defect: Defect
    var severity: Severity
    var element: Element
    /// As `Finding.part`.
    var part: Int?
    /// Where it holds; the figures are those of the smallest.
    var categories: CategorySet
}

/// What mends a finding.
struct Remedy {
    var advice: Advice
    /// The value that causes it.
    var cause: FileValue?
    /// Nil where more than one value would have to change.
    var change: Change?
    /// Where the cause stands, where that is known already.
    var place: Finding.Place?
}

/// What a check says.
struct CheckLog {
    /// Where what is found holds, unless the check says it.
    let categories: CategorySet
    private(set) var observations: [Observation] = []
    /// How many elements were looked at.
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

    /// Says that some elements were looked at, whether or not something was found.
    mutating func looked(at count: Int) { subjectCount += count }

    /// Says that some elements could not be looked at.
    mutating func couldNotCheck(_ reason: NotChecked.Reason) { reasons.insert(reason) }
}
