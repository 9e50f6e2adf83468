// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Words

extension GrowthVerdict {
    /// The limit of the growth, in words.
    package var english: String {
        switch self {
        case .reaches: tr("reaches 200%")
        case .limitedBySystem: tr("as large as iOS allows")
        case .maximumPointSize(let points): tr("limited by a maximum of %1$s pt", points.shown)
        case .categoryLimit(let category):
            tr("limited to %1$s by the screen", category.shortName)
        case .fixedSize: tr("does not scale")
        case .shrinksToFit(let scale):
            tr("shrinks to %1$s of its size to fit", percentage(Int((scale * 100).rounded())))
        }
    }
}

extension ReachVerdict {
    /// The verdict in a word or two.
    package var title: String {
        switch self {
        case .passes: tr("passes")
        case .passesAsFarAsSystemGoes: tr("passes, with text as large as iOS allows")
        case .fails: tr("fails")
        case .noText, .newerVersion: tr("not checked")
        }
    }

    /// The reasons for failing or for a missing check: sentences without periods; empty if the
    /// criterion passes.
    package var reasons: [String] {
        switch self {
        case .passes, .passesAsFarAsSystemGoes: []
        case .fails(let shortcomings): shortcomings.map(\.english)
        case .noText: [tr("the screen has no text")]
        case .newerVersion(let version):
            [
                tr(
                    """
                    the screen has version %1$s of the file format, which this version of \
                    Typeladder does not support
                    """,
                    "\(version)")
            ]
        }
    }
}

extension ReachVerdict.Shortcoming {
    fileprivate var english: String {
        switch self {
        case .growth(let count):
            trn(
                "%1$s text does not grow to the required size",
                "%1$s texts do not grow to the required size", count)
        case .loss(let category, let count):
            trn(
                "%1$s element loses text at %2$s and larger sizes",
                "%1$s elements lose text at %2$s and larger sizes",
                count, category.shortName)
        }
    }
}

extension Double {
    /// A growth in percent, rounded down: 199.9% is not 200%.
    package var percent: String { percentage(Int((self * 100 + 1e-9).rounded(.down))) }
}
