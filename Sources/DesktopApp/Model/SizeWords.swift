// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing

/// The words for sizes, the same in labels and for screen readers.
nonisolated enum SizeWords {
    /// A number without decimals it does not need, at most two: 17, 20.5, 44.33.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// A size in points.
    static func points(_ value: Double) -> String { "\(number(value)) pt" }
}

extension ContentSizeCategory {
    /// The UIKit name as words: "Accessibility Extra Large".
    nonisolated var title: String {
        uiKitName.reduce(into: "") { title, letter in
            if title.isEmpty { return title = letter.uppercased() }
            title += letter.isUppercase ? " \(letter)" : "\(letter)"
        }
    }
}

/// What a category means in the theme that shows: the size of its body, and how that compares.
nonisolated struct ReadOut {
    private let body: StyleReport
    private let category: ContentSizeCategory

    /// The read-out of a preview.
    init(_ preview: Preview) {
        body = preview.style(.body)
        category = preview.environment.category
    }

    /// For those who see it: "Body 40 pt, its maximum · 235 % of Large".
    var text: String {
        let maximum = body.isAtMaximum ? ", its maximum" : ""
        return "Body \(SizeWords.points(body.pointSize))\(maximum) · \(body.percent) % of Large"
    }

    /// For those who hear it, with the category's name.
    var spokenText: String {
        let maximum = body.isAtMaximum ? ", its maximum" : ""
        return "\(category.title), body \(SizeWords.number(body.pointSize)) points\(maximum), "
            + "\(body.percent) percent"
    }
}
