// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

extension ThemeEdit {
    /// The edit that gives a style a font by its PostScript name, or the system font for nil. A style
    /// that had none begins at the size the system font has.
    package static func use(
        _ name: String?, for style: TextStyle, in theme: Theme
    ) -> ThemeEdit {
        guard let name, theme.fonts[style]?.fontName == nil else {
            return .fontName(style, name)
        }
        return .font(
            style, fontName: name, fontSize: style.preferredPointSize(at: .default))
    }
}
