// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

extension GrowthVerdict {
    /// What keeps text from growing, for people; what it does where nothing does.
    package var english: String {
        switch self {
        case .reaches: "reaches 200 %"
        case .limitedBySystem: "as far as iOS goes"
        case .maximumPointSize(let points): "held back by a maximum of \(points.plain) pt"
        case .categoryLimit(let category): "held back by the screen at \(category.shortName)"
        case .fixedSize: "does not scale"
        }
    }
}

extension ReachVerdict {
    /// The verdict in a word or two.
    package var title: String {
        switch self {
        case .passes: "passes"
        case .passesAsFarAsSystemGoes: "passes as far as iOS goes"
        case .fails: "fails"
        case .noText: "not checked"
        }
    }

    /// What stands against it, or keeps it from being checked, sentences without full stops; none where it
    /// passes.
    package var reasons: [String] {
        switch self {
        case .passes, .passesAsFarAsSystemGoes: []
        case .fails(let shortcomings): shortcomings.map(\.english)
        case .noText: ["the screen has no text"]
        }
    }
}

extension ReachVerdict.Shortcoming {
    fileprivate var english: String {
        switch self {
        case .growth(let count):
            "\(counted(count, "text")) \(count == 1 ? "does" : "do") not get as large as users ask for"
        case .loss(let category, let count):
            "\(counted(count, "element")) \(count == 1 ? "loses" : "lose") text, from "
                + "\(category.shortName) on"
        }
    }
}

extension Double {
    /// A growth in percent, never rounded up: 199.9 % is not 200 %.
    package var percent: String { "\(Int((self * 100 + 1e-9).rounded(.down))) %" }
}
