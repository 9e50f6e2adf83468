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

    /// The name of an environment's value, such as `AX3`, `430 pt` or `Dark`.
    package func name(of environment: PreviewEnvironment) -> String {
        switch self {
        case .category: environment.category.shortName
        case .width: "\(environment.tableWidth.plain) pt"
        case .appearance: environment.appearance == .dark ? "Dark" : "Light"
        case .profile: environment.profile.title
        case .direction: environment.isRightToLeft ? "Right to Left" : "Left to Right"
        case .language: environment.language ?? "As the screen says"
        case .variant: environment.textVariant.title
        }
    }
}
