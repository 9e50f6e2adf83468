// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The names of the type ramp's numbers in explanations.
enum TypeRampNames {
    static func leading(of style: TextStyle, at category: ContentSizeCategory) -> String {
        "leading of \(style.uiKitName) at \(category.shortName)"
    }

    static func size(of style: TextStyle, at category: ContentSizeCategory) -> String {
        "system font size of \(style.uiKitName) at \(category.shortName)"
    }
}
