// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension Rule {
    /// The check of the rule in previews; nil for a rule of a project's exceptions alone.
    var check: (any RuleCheck.Type)? {
        switch self {
        case .textClipped: TextClippedCheck.self
        case .textTruncated: TextTruncatedCheck.self
        case .textOverlap: TextOverlapCheck.self
        case .doesNotScale: DoesNotScaleCheck.self
        case .rowNotGrown: RowNotGrownCheck.self
        case .headerConflict: HeaderConflictCheck.self
        case .hitTarget: HitTargetCheck.self
        case .contrast: ContrastCheck.self
        case .minimumSize: MinimumSizeCheck.self
        case .missingStyle: MissingStyleCheck.self
        case .unresolvedFace: UnresolvedFaceCheck.self
        case .standIn: StandInCheck.self
        case .voidTheme: VoidThemeCheck.self
        case .noBoldFace: NoBoldFaceCheck.self
        case .missingGlyphs: MissingGlyphsCheck.self
        case .hierarchy: HierarchyCheck.self
        case .reach: ReachCheck.self
        case .longLine: LongLineCheck.self
        case .wordBroken: WordBrokenCheck.self
        case .fillsScreen: FillsScreenCheck.self
        case .headerOverridden: HeaderOverriddenCheck.self
        case .unusedException: nil
        }
    }
}
