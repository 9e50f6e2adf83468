// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// A rule in one file: its id, its texts, its check, and its messages. `Rule.allCases` lists all
/// rules. Tests fail if a new rule is missing in other places.
///
/// A value of a conforming type is one defect with its figures. Lengths are in points, and
/// sentences are made on demand.
protocol AuditRule: Hashable, Sendable {
    /// The id in options, reports, and exceptions.
    static var id: String { get }
    static var text: RuleText { get }
    /// The inputs of the check: the files, unless a rule has another scope.
    static var scope: CheckScope { get }
    /// Checks one preview. Rules for files read them from the preview.
    static func check(_ context: CheckContext, _ log: inout CheckLog)
    /// Checks the layout of each preview, for rules that look at files otherwise.
    static func checkLayout(_ context: CheckContext, _ log: inout CheckLog)

    /// Whether the defect depends on the width and the layout, and not on the files alone.
    var dependsOnLayout: Bool { get }
    /// The required and the actual figure: points, except for contrast (ratios), long lines
    /// (characters), and weights. Nil for rules without figures.
    var figures: (needed: Double, given: Double)? { get }
    /// The part of a finding's identity in addition to rule and element: the other style, or the
    /// appearance.
    var variant: Int { get }
    /// The origin of the defect on an element.
    func origin(of element: Element) -> Finding.Origin
    /// The name of the subject, which replaces the number of a text in a finding's fingerprint; nil
    /// if it has none.
    var subject: String? { get }
    /// The defect in words: a sentence without a period.
    func message(_ finding: Finding) -> String
    /// The cause and the remedy of a finding, computed once for each.
    ///
    /// - Parameter context: the context of the finding's width and smallest category. For rules
    ///   about files, any context.
    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy
}

extension AuditRule {
    static var scope: CheckScope { .files }
    static func check(_ context: CheckContext, _ log: inout CheckLog) {}
    static func checkLayout(_ context: CheckContext, _ log: inout CheckLog) {}
    var dependsOnLayout: Bool { Self.scope == .layout }
    var figures: (needed: Double, given: Double)? { nil }
    var variant: Int { 0 }
    func origin(of element: Element) -> Finding.Origin { element.origin }
    var subject: String? { nil }

    fileprivate func isEqual(to other: any AuditRule) -> Bool { other as? Self == self }
}

/// A rule with a required and an actual figure.
protocol MeasuredRule: AuditRule {
    var needed: Double { get }
    var given: Double { get }
}

extension MeasuredRule {
    var figures: (needed: Double, given: Double)? { (needed, given) }
}

/// The inputs of a check.
enum CheckScope {
    /// Theme, screen, and device, at any width: checked once for all categories.
    case files
    /// The layout: checked for each preview.
    case layout
    /// The exceptions of the project: checked when they are applied.
    case project
}

/// The texts of a rule: sentences, each without a period at its end.
package struct RuleText: Hashable, Sendable {
    /// The title in a few words.
    package let title: String
    /// The severities of its findings.
    package let severity: String
    /// The reason why the rule matters to users.
    package let reason: String
    /// The computation, with its sources.
    package let computation: String
    /// The remedy of its findings.
    package let remedy: String
}

/// A defect in one place, with its figures.
package struct Defect: Hashable, Sendable {
    package let rule: Rule
    let value: any AuditRule

    init(_ value: some AuditRule) { self.init(value, of: Rule(type(of: value))) }

    init(_ value: some AuditRule, of rule: Rule) { (self.rule, self.value) = (rule, value) }

    /// The figures, as in `AuditRule.figures`.
    package var figures: (needed: Double, given: Double)? { value.figures }

    var dependsOnLayout: Bool { value.dependsOnLayout }

    package static func == (left: Defect, right: Defect) -> Bool {
        left.rule == right.rule && left.value.isEqual(to: right.value)
    }

    package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
