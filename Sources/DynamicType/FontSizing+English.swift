// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// The names of the type ramp's numbers in explanations.
enum TypeRampNames {
    static func leading(of style: TextStyle, at category: ContentSizeCategory) -> String {
        tr("leading of %1$s at %2$s", style.uiKitName, category.shortName)
    }

    static func size(of style: TextStyle, at category: ContentSizeCategory) -> String {
        tr("system font size of %1$s at %2$s", style.uiKitName, category.shortName)
    }
}
