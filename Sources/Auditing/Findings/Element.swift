// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

/// The subject of a finding.
package enum Element: Hashable, Sendable {
    case item(ItemID)
    /// A text or an image of a bar of the app.
    case bar(BarElement)
    case style(TextStyle)
    case theme
    case screen
}

extension Element: CustomStringConvertible {
    /// The name in reports and exceptions: `sections.0.rows.1`, `toolbar.items.1`, `body`, `theme`, `screen`.
    package var description: String {
        switch self {
        case .item(let id): id.description
        case .bar(let element): element.description
        case .style(let style): style.uiKitName
        case .theme: "theme"
        case .screen: "screen"
        }
    }
}
