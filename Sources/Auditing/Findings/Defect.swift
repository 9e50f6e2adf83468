// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing

/// A defect with its figures: a case for each rule. Lengths are points. The sentences stand in
/// `Defect+English.swift`.
package enum Defect: Hashable, Sendable {
    /// Whose edge cuts a text.
    package enum Edge: Hashable, Sendable {
        /// That of an item of fixed height.
        case height
        /// That of the screen.
        case side
    }

    /// An obstacle that a text runs into.
    package enum Obstacle: String, Hashable, Sendable {
        case text, image, accessory
    }

    /// The order of two styles of which one is smaller at `large`.
    package enum Order: Hashable, Sendable {
        /// It is the larger one.
        case inverted
        /// Both are equal.
        case collapsed
    }

    case textClipped(needed: Double, given: Double, by: Edge)
    case textTruncated(lineCount: Int, lineLimit: Int, needed: Double, given: Double)
    case textOverlap(Obstacle, needed: Double, given: Double)
    case doesNotScale(needed: Double, given: Double)
    case rowNotGrown(needed: Double, given: Double)
    case headerConflict(title: String)
    case hitTarget(needed: Double, given: Double)
    case contrast(ContrastFigures)
    case minimumSize(needed: Double, given: Double)
    case missingStyle
    case unresolvedFace(name: String, FontReason)
    case standIn(name: String, FontReason)
    case voidTheme(message: String)
    case noBoldFace(family: String, needed: FontWeight, given: FontWeight)
    /// Characters that no font here has, and those that another face draws.
    case missingGlyphs(missing: Int, borrowed: Int, face: String)
    /// The size of the style that should be smaller, and that of the element.
    case hierarchy(Order, smaller: TextStyle, needed: Double, given: Double)
    /// Twice the size at `large`, and the largest; the growth in percent.
    case reach(needed: Double, given: Double, percent: Double)
    case longLine(limit: Int, characterCount: Int)
    case wordBroken(word: String, needed: Double, given: Double)
    case fillsScreen(needed: Double, given: Double)
    /// An aspect of the theme's header appearance that no header takes.
    case headerOverridden(HeaderEdit, HeaderCoverage)
    /// An exception of the project that no finding matches; stale where the text that it names is gone.
    case unusedException(rule: String, element: AuditException.Element?, isStale: Bool)
}

/// The contrast of a text with what is behind it.
package struct ContrastFigures: Hashable, Sendable {
    /// The least ratio that WCAG asks for, such as 4.5.
    package var needed: Double
    /// The ratio, from 1 to 21.
    package var given: Double
    /// The text's colour, opaque.
    package var text: Color
    /// The colour behind it, opaque.
    package var background: Color
    /// Light or dark.
    package var appearance: Appearance
    /// Whether Increase Contrast is on.
    package var increasesContrast: Bool
    /// The number of other texts with these colours and without findings of their own.
    package var otherCount = 0
}

extension Defect {
    /// The rule that it breaks.
    package var rule: Rule {
        switch self {
        case .textClipped: .textClipped
        case .textTruncated: .textTruncated
        case .textOverlap: .textOverlap
        case .doesNotScale: .doesNotScale
        case .rowNotGrown: .rowNotGrown
        case .headerConflict: .headerConflict
        case .hitTarget: .hitTarget
        case .contrast: .contrast
        case .minimumSize: .minimumSize
        case .missingStyle: .missingStyle
        case .unresolvedFace: .unresolvedFace
        case .standIn: .standIn
        case .voidTheme: .voidTheme
        case .noBoldFace: .noBoldFace
        case .missingGlyphs: .missingGlyphs
        case .hierarchy: .hierarchy
        case .reach: .reach
        case .longLine: .longLine
        case .wordBroken: .wordBroken
        case .fillsScreen: .fillsScreen
        case .headerOverridden: .headerOverridden
        case .unusedException: .unusedException
        }
    }

    /// The part of a finding's identity beside rule and element: the other style, the appearance.
    var variant: Int {
        switch self {
        case .hierarchy(let order, let smaller, _, _):
            2 * (TextStyle.allCases.firstIndex(of: smaller) ?? 0) + (order == .inverted ? 0 : 1)
        case .contrast(let figures):
            (figures.appearance == .dark ? 2 : 0) + (figures.increasesContrast ? 1 : 0)
        default: 0
        }
    }

    /// The needed and the given figure: points, but for contrast (ratios), long lines
    /// (characters), weights and glyphs. Nil where no figure says it.
    package var figures: (needed: Double, given: Double)? {
        switch self {
        case .textClipped(let needed, let given, _), .textTruncated(_, _, let needed, let given),
            .textOverlap(_, let needed, let given), .doesNotScale(let needed, let given),
            .rowNotGrown(let needed, let given), .hitTarget(let needed, let given),
            .minimumSize(let needed, let given), .hierarchy(_, _, let needed, let given),
            .reach(let needed, let given, _), .wordBroken(_, let needed, let given),
            .fillsScreen(let needed, let given):
            (needed, given)
        case .contrast(let figures): (figures.needed, figures.given)
        case .noBoldFace(_, let needed, let given):
            (Double(needed.rawValue), Double(given.rawValue))
        case .longLine(let limit, let count): (Double(limit), Double(count))
        case .headerConflict, .missingStyle, .unresolvedFace, .standIn, .voidTheme,
            .missingGlyphs, .headerOverridden, .unusedException:
            nil
        }
    }
}
