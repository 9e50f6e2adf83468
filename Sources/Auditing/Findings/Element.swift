// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

/// What a finding is about.
public enum Element: Hashable, Sendable {
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
    /// What reports and exceptions call it: `sections.0.rows.1`, `body`, `theme`, `screen`.
    public var description: String {
        switch self {
        case .item(let id): id.description
        case .style(let style): style.uiKitName
        case .theme: "theme"
        case .screen: "screen"
        }
    }
}
