// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Something that an audit looks for. The raw value is its id: in options, reports and exceptions.
package struct Rule: Sendable {
    /// The place in the list of rules.
    let order: Int

    /// All rules, in the order in which findings of one element are listed.
    private static let types: [any AuditRule.Type] = [
        TextClippedRule.self, TextTruncatedRule.self, TextOverlapRule.self, DoesNotScaleRule.self,
        RowNotGrownRule.self, HeaderConflictRule.self, HitTargetRule.self, ContrastRule.self,
        MinimumSizeRule.self, MissingStyleRule.self, UnresolvedFaceRule.self, StandInRule.self,
        VoidThemeRule.self, NoBoldFaceRule.self, MissingGlyphsRule.self, HierarchyRule.self,
        ReachRule.self, LongLineRule.self, WordBrokenRule.self, FillsScreenRule.self,
        HeaderOverriddenRule.self, UnusedExceptionRule.self,
    ]

    /// The rule of a type in the list.
    init(_ type: any AuditRule.Type) {
        guard let order = Self.types.firstIndex(where: { $0 == type }) else {
            preconditionFailure("\(type) is not in the list of rules")
        }
        self.order = order
    }

    var type: any AuditRule.Type { Self.types[order] }

    var scope: CheckScope { type.scope }

    /// The texts of the rule, which `docs/audits.md` repeats.
    package var text: RuleText { type.text }

    /// Whether it looks at previews, rather than at the project.
    package var isChecked: Bool { scope != .project }
}

extension Rule: CaseIterable, RawRepresentable {
    package static let allCases = types.map(Rule.init)

    private static let rules = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    package init?(rawValue: String) {
        guard let rule = Self.rules[rawValue] else { return nil }
        self = rule
    }

    package var rawValue: String { type.id }
}

extension Rule: Hashable, Encodable {
    package static func == (left: Rule, right: Rule) -> Bool { left.order == right.order }

    package func hash(into hasher: inout Hasher) { hasher.combine(order) }
}

/// The severity of a finding.
package enum Severity: String, CaseIterable, Comparable, Encodable, Sendable {
    /// Good to know.
    case information
    /// Users may be hindered.
    case warning
    /// Users lose text, or the files say what the device does not do.
    case violation

    /// Whether the first is less grave.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    /// 0 for the least grave.
    var rank: Int {
        switch self {
        case .information: 0
        case .warning: 1
        case .violation: 2
        }
    }
}
