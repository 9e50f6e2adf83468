// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

extension ThemeEdit {
    /// The edit that sets the font of a text style by its PostScript name, or the system font for nil. If the
    /// text style had no font, it gets the system font's size at L.
    package static func setFont(
        _ name: String?, for style: TextStyle, in theme: Theme
    ) -> ThemeEdit {
        guard let name, theme.fonts[style]?.fontName == nil else {
            return .fontName(style, name)
        }
        return .font(
            style, fontName: name, fontSize: style.preferredPointSize(at: .default))
    }
}
