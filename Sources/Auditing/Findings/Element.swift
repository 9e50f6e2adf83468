// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

/// The subject of a finding.
package enum Element: Hashable, Sendable {
    /// An item of the screen.
    case item(ItemID)
    /// A text style of the theme.
    case style(TextStyle)
    /// The theme as a whole.
    case theme
    /// The screen as a whole.
    case screen
}

extension Element: CustomStringConvertible {
    /// The name in reports and exceptions: `sections.0.rows.1`, `body`, `theme`, `screen`.
    package var description: String {
        switch self {
        case .item(let id): id.description
        case .style(let style): style.uiKitName
        case .theme: "theme"
        case .screen: "screen"
        }
    }
}
