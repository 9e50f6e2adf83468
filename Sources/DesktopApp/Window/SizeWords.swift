// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Previewing
import Syntax

/// The text of sizes, in labels and for screen readers.
nonisolated enum SizeWords {
    /// A number with at most two decimals, without trailing zeros: 17, 20.5, 44.33.
    static func number(_ value: Double) -> String { ((value * 100).rounded() / 100).shortest }

    /// A size in points.
    static func points(_ value: Double) -> String { "\(number(value)) pt" }
}

extension ContentSizeCategory {
    /// The UIKit name as words: "Accessibility Extra Large".
    nonisolated var title: String { uiKitName.words(parting: " ").capitalizedFirst }
}

/// The read-out of a category in a theme: the size of body text, and its percentage of that at Large.
nonisolated struct ReadOut {
    private let category: ContentSizeCategory
    private let pointSize: Double
    private let percent: Int
    private let maximum: String

    /// The read-out of a category.
    ///
    /// - Parameter effective: the category after the screen's limits.
    init(_ body: StyleReport, at category: ContentSizeCategory, effective: ContentSizeCategory) {
        self.category = category
        pointSize = body.pointSize(at: effective)
        percent = Int((pointSize / body.pointSize(at: .default) * 100).rounded())
        maximum = pointSize == body.maximumPointSize ? ", its maximum" : ""
    }

    /// The category by its name: "AX1 – Accessibility Medium".
    var name: String { "\(category.shortName) – \(category.title)" }

    /// The visible text: "Body 40 pt, its maximum · 235 % of Large".
    var text: String { "Body \(SizeWords.points(pointSize))\(maximum) · \(percent) % of Large" }

    /// The text for screen readers, with the category's name.
    var spokenText: String {
        "\(category.title), body \(SizeWords.number(pointSize)) points\(maximum), "
            + "\(percent) percent"
    }
}
