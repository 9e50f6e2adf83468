// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Words

extension GrowthVerdict {
    /// The limit of the growth, for people.
    package var english: String {
        switch self {
        case .reaches: tr("reaches 200%")
        case .limitedBySystem: tr("as far as iOS goes")
        case .maximumPointSize(let points): tr("limited by a maximum of %1$s pt", points.shown)
        case .categoryLimit(let category):
            tr("the screen limits it at %1$s", category.shortName)
        case .fixedSize: tr("does not scale")
        }
    }
}

extension ReachVerdict {
    /// The verdict in a word or two.
    package var title: String {
        switch self {
        case .passes: tr("passes")
        case .passesAsFarAsSystemGoes: tr("passes as far as iOS goes")
        case .fails: tr("fails")
        case .noText: tr("not checked")
        }
    }

    /// Why it fails, or cannot be checked: sentences without full stops; none where it passes.
    package var reasons: [String] {
        switch self {
        case .passes, .passesAsFarAsSystemGoes: []
        case .fails(let shortcomings): shortcomings.map(\.english)
        case .noText: [tr("the screen has no text")]
        }
    }
}

extension ReachVerdict.Shortcoming {
    fileprivate var english: String {
        switch self {
        case .growth(let count):
            trn(
                "%1$s text does not reach the size that users ask for",
                "%1$s texts do not reach the size that users ask for", count)
        case .loss(let category, let count):
            trn(
                "%1$s element loses text from %2$s", "%1$s elements lose text from %2$s",
                count, category.shortName)
        }
    }
}

extension Double {
    /// A growth in percent, never rounded up: 199.9% is not 200%.
    package var percent: String { percentage(Int((self * 100 + 1e-9).rounded(.down))) }
}
