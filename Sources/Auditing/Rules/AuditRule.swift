// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// A rule in one file: its id, its texts, its check, and its messages. `Rule.allCases` lists all of
/// them; tests name what else has to know a new one.
///
/// A value of a conforming type is one defect with its figures: lengths are points, and sentences are made
/// on demand.
protocol AuditRule: Hashable, Sendable {
    /// The id in options, reports and exceptions.
    static var id: String { get }
    static var text: RuleText { get }
    /// The inputs that the result depends on: the files, unless a rule says otherwise.
    static var scope: CheckScope { get }
    /// Checks one preview, or the files by way of one.
    static func check(_ context: CheckContext, _ log: inout CheckLog)

    /// The needed and the given figure: points, except for contrast (ratios), long lines (characters)
    /// and weights. Nil for rules without figures.
    var figures: (needed: Double, given: Double)? { get }
    /// The part of a finding's identity beside rule and element: the other style, the appearance.
    var variant: Int { get }
    /// What decides it on an element.
    func origin(of element: Element) -> Finding.Origin
    /// The subject in place of the number of a text, in a finding's fingerprint; nil where it has no name.
    var subject: String? { get }
    /// The defect for people: a sentence without a full stop.
    func message(_ finding: Finding) -> String
    /// The cause and the remedy of a finding, computed once for each.
    ///
    /// - Parameter context: that of the finding's width and smallest category, or any for checks of
    ///   files.
    func remedy(for observation: Observation, _ context: CheckContext) -> Remedy
}

extension AuditRule {
    static var scope: CheckScope { .files }
    static func check(_ context: CheckContext, _ log: inout CheckLog) {}
    var figures: (needed: Double, given: Double)? { nil }
    var variant: Int { 0 }
    func origin(of element: Element) -> Finding.Origin { element.origin }
    var subject: String? { nil }

    fileprivate func isEqual(to other: any AuditRule) -> Bool { other as? Self == self }
}

/// A rule whose findings are about a needed and a given figure.
protocol MeasuredRule: AuditRule {
    var needed: Double { get }
    var given: Double { get }
}

extension MeasuredRule {
    var figures: (needed: Double, given: Double)? { (needed, given) }
}

/// The inputs that the result of a check depends on.
enum CheckScope {
    /// Theme, screen and device, whatever the width: checked once for all categories.
    case files
    /// The layout: checked for each preview.
    case layout
    /// The exceptions of the project: found where these are applied.
    case project
}

/// The texts of a rule for people: sentences, each without a full stop at its end.
package struct RuleText: Hashable, Sendable {
    /// A few words.
    package let title: String
    /// The severities of its findings.
    package let severity: String
    /// The reason it matters to users.
    package let reason: String
    /// The computation, with its sources.
    package let computation: String
    /// The remedy of its findings.
    package let remedy: String
}

/// A defect that a rule found in one place, with its figures.
package struct Defect: Hashable, Sendable {
    package let rule: Rule
    let value: any AuditRule

    init(_ value: some AuditRule) { self.init(value, of: Rule(type(of: value))) }

    init(_ value: some AuditRule, of rule: Rule) { (self.rule, self.value) = (rule, value) }

    /// As `AuditRule.figures`.
    package var figures: (needed: Double, given: Double)? { value.figures }

    package static func == (left: Defect, right: Defect) -> Bool {
        left.rule == right.rule && left.value.isEqual(to: right.value)
    }

    package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
