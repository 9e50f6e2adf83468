// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax
import Words

extension PreviewAxis {
    /// The name of the axis in the window.
    package var title: String {
        switch self {
        case .category: tr("Text Sizes")
        case .width: tr("Widths")
        case .appearance: tr("Light and Dark")
        case .profile: tr("iOS Generations")
        case .direction: tr("Directions")
        case .language: tr("Languages")
        case .variant: tr("Text Variants")
        }
    }

    /// The limits of the axis, if its name promises more; otherwise nil.
    package var note: String? {
        guard self == .language else { return nil }
        return tr(
            """
            The language changes only hyphens, fallback fonts, and the writing direction. Texts \
            are not translated.
            """)
    }

    /// The note on previews that look the same.
    ///
    /// - Parameters:
    ///   - names: the names of the previews that look the same as the first.
    ///   - isWhole: whether all previews look the same.
    package func note(repeating first: String, in names: [String], isWhole: Bool) -> String {
        isWhole
            ? tr("All previews look the same.")
            : tr("These previews look the same as “%1$s”: %2$s.", first, listed(names))
    }

    /// The name of an environment's value, such as `AX3`, `430 pt`, or `Dark`.
    package func name(of environment: PreviewEnvironment) -> String {
        switch self {
        case .category: environment.category.shortName
        case .width: environment.tableWidth.points
        case .appearance: environment.appearance == .dark ? tr("Dark") : tr("Light")
        case .profile: environment.profile.title
        case .direction: environment.isRightToLeft ? tr("Right to Left") : tr("Left to Right")
        case .language: environment.language ?? tr("Language of the screen")
        case .variant: environment.textVariant.title
        }
    }
}
