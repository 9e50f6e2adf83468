// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing
import Workspace

/// What the head of a ladder's column says.
nonisolated struct LadderWords {
    /// What distinguishes the column: "AX3", "430 pt", "Dark".
    let name: String
    /// Its body text: "body 40 pt · 235 %".
    let numbers: String

    /// The words of a column.
    ///
    /// - Parameter isSaved: whether it shows what the theme's file holds.
    init(_ preview: LivePreview, _ axis: Ladder.Axis, isSaved: Bool) {
        let environment = preview.environment
        name =
            switch axis {
            case .category: environment.category.shortName
            case .width: SizeWords.points(environment.tableWidth)
            case .appearance: environment.appearance == .dark ? "Dark" : "Light"
            case .profile: environment.profile.title
            case .direction: environment.isRightToLeft ? "Right to Left" : "Left to Right"
            case .edits: isSaved ? "Saved" : "Edited"
            }
        let current = preview.current
        let effective = current.screen.limited(environment.category)
        let body = current.style(.body)
        let size = body.pointSize(at: effective)
        let percent = Int((size / body.pointSize(at: .default) * 100).rounded())
        numbers = "body \(SizeWords.points(size)) · \(percent) %"
    }
}

extension Ladder.Axis {
    /// For people.
    nonisolated var title: String {
        switch self {
        case .category: "Text Sizes"
        case .width: "Widths"
        case .appearance: "Light and Dark"
        case .profile: "iOS Generations"
        case .direction: "Directions"
        case .edits: "Saved and Edited"
        }
    }
}

extension Ladder {
    /// What the head of a column says.
    func words(of column: LivePreview) -> LadderWords {
        LadderWords(column, axis, isSaved: column.theme !== base.theme)
    }
}
