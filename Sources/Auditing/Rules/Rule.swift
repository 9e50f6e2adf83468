// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A requirement that an audit tests. The raw value is its id in options, reports, and exceptions.
package struct Rule: Sendable {
    let type: any AuditRule.Type

    init(_ type: any AuditRule.Type) { self.type = type }

    var scope: CheckScope { type.scope }

    /// The texts of the rule. `docs/audits.md` has the same.
    package var text: RuleText { type.text }
}

extension Rule: CaseIterable, RawRepresentable {
    /// All rules. An element's findings are listed in this order.
    package static let allCases: [Rule] = [
        .textClipped, .textTruncated, .textOverlap, .doesNotScale, .rowNotGrown, .headerConflict,
        .hitTarget, .contrast, .minimumSize, .missingStyle, .unresolvedFace, .standIn, .voidTheme,
        .noBoldFace, .missingGlyphs, .hierarchy, .reach, .longLine, .wordBroken, .fillsScreen,
        .headerOverridden, .unlabelled, .imageContrast, .colorOnly, .fieldScrolls, .fixedPicture,
        .unusedException,
    ]

    package static let textClipped = Rule(TextClippedRule.self)
    package static let textTruncated = Rule(TextTruncatedRule.self)
    package static let textOverlap = Rule(TextOverlapRule.self)
    package static let doesNotScale = Rule(DoesNotScaleRule.self)
    package static let rowNotGrown = Rule(RowNotGrownRule.self)
    package static let headerConflict = Rule(HeaderConflictRule.self)
    package static let hitTarget = Rule(HitTargetRule.self)
    package static let contrast = Rule(ContrastRule.self)
    package static let minimumSize = Rule(MinimumSizeRule.self)
    package static let missingStyle = Rule(MissingStyleRule.self)
    package static let unresolvedFace = Rule(UnresolvedFaceRule.self)
    package static let standIn = Rule(StandInRule.self)
    package static let voidTheme = Rule(VoidThemeRule.self)
    package static let noBoldFace = Rule(NoBoldFaceRule.self)
    package static let missingGlyphs = Rule(MissingGlyphsRule.self)
    package static let hierarchy = Rule(HierarchyRule.self)
    package static let reach = Rule(ReachRule.self)
    package static let longLine = Rule(LongLineRule.self)
    package static let wordBroken = Rule(WordBrokenRule.self)
    package static let fillsScreen = Rule(FillsScreenRule.self)
    package static let headerOverridden = Rule(HeaderOverriddenRule.self)
    package static let unlabelled = Rule(UnlabelledRule.self)
    package static let imageContrast = Rule(ImageContrastRule.self)
    package static let colorOnly = Rule(ColorOnlyRule.self)
    package static let fieldScrolls = Rule(FieldScrollsRule.self)
    package static let fixedPicture = Rule(FixedPictureRule.self)
    package static let unusedException = Rule(UnusedExceptionRule.self)

    private static let orders = Dictionary(
        uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

    /// The index in the list of rules.
    var order: Int {
        guard let order = Self.orders[self] else {
            preconditionFailure("\(type) is not in the list of rules")
        }
        return order
    }

    private static let rules = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    package init?(rawValue: String) {
        guard let rule = Self.rules[rawValue] else { return nil }
        self = rule
    }

    package var rawValue: String { type.id }
}

extension Rule: Hashable, Encodable {
    package static func == (left: Rule, right: Rule) -> Bool { left.type == right.type }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// The severity of a finding.
package enum Severity: String, CaseIterable, Comparable, Encodable, Sendable {
    /// Useful to know.
    case information
    /// Users may have difficulties.
    case warning
    /// Users lose text, or the device does not do what the files say.
    case violation

    /// Whether the first severity is lower.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    /// The rank, 0 for the lowest severity.
    var rank: Int {
        switch self {
        case .information: 0
        case .warning: 1
        case .violation: 2
        }
    }
}
