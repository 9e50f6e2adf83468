// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

extension PreviewAxis {
    /// The name of the axis for people.
    package var title: String {
        switch self {
        case .category: "Text Sizes"
        case .width: "Widths"
        case .appearance: "Light and Dark"
        case .profile: "iOS Generations"
        case .direction: "Directions"
        case .language: "Languages"
        case .variant: "Text Variants"
        }
    }

    private static let ownLanguage = "As the screen says"

    /// What the axis changes where that is less than its name promises; nil elsewhere.
    package var note: String? {
        guard self == .language else { return nil }
        return
            "texts are not translated: a language changes hyphens, fallback fonts and the direction"
    }

    /// The note on previews that look the same.
    ///
    /// - Parameters:
    ///   - names: of the previews that look as the first.
    ///   - isWhole: whether all do.
    package func note(repeating first: String, in names: [String], isWhole: Bool) -> String {
        isWhole
            ? "nothing differs along this axis"
            : "nothing differs from “\(first)” in \(names.joined(separator: ", "))"
    }

    /// The name of an environment's value, such as `AX3`, `430 pt` or `Dark`.
    package func name(of environment: PreviewEnvironment) -> String {
        switch self {
        case .category: environment.category.shortName
        case .width: "\(environment.tableWidth.plain) pt"
        case .appearance: environment.appearance == .dark ? "Dark" : "Light"
        case .profile: environment.profile.title
        case .direction: environment.isRightToLeft ? "Right to Left" : "Left to Right"
        case .language: environment.language ?? Self.ownLanguage
        case .variant: environment.textVariant.title
        }
    }
}
