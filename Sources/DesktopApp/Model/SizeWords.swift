// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

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

    /// The size of body text in the system font, in points.
    nonisolated var bodySize: Double { TextStyle.body.preferredPointSize(at: self) }

    /// Body text compared with Large, in percent.
    nonisolated var percent: Int {
        Int((bodySize / ContentSizeCategory.large.bodySize * 100).rounded())
    }

    /// Everything about the category, for those who hear it.
    nonisolated var spokenSummary: String {
        "\(title), body \(SizeWords.number(bodySize)) points, \(percent) percent"
    }
}
