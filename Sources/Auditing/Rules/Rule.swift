// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Something that an audit looks for. The raw value is its id: in options, reports and exceptions.
package enum Rule: String, CaseIterable, Sendable {
    case textClipped = "text-clipped"
    case textTruncated = "text-truncated"
    case textOverlap = "text-overlap"
    case doesNotScale = "does-not-scale"
    case rowNotGrown = "row-not-grown"
    case headerConflict = "header-conflict"
    case hitTarget = "hit-target"
    case contrast
    case minimumSize = "minimum-size"
    case missingStyle = "missing-style"
    case unresolvedFace = "unresolved-face"
    case standIn = "stand-in"
    case voidTheme = "void-theme"
    case noBoldFace = "no-bold-face"
    case missingGlyphs = "missing-glyphs"
    case hierarchy
    case reach
    case longLine = "long-line"
    case wordBroken = "word-broken"
    case fillsScreen = "fills-screen"
    case headerOverridden = "header-overridden"
    case unusedException = "unused-exception"
}

/// The severity of a finding.
package enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Good to know.
    case information
    /// Readers may be hindered, or the cause is iOS itself.
    case warning
    /// Readers lose text, or the files say what the device does not do.
    case violation

    /// Whether the first is less grave.
    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .information: 0
        case .warning: 1
        case .violation: 2
        }
    }
}
