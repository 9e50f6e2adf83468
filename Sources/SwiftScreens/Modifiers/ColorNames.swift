// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension Value {
    /// The name of a color in the screen format; nil for a color that only the app knows.
    var colorName: String? {
        switch self {
        case .enumCase(let color):
            guard color.isCall, let first = color.arguments.first?.value else {
                return ColorNames.systemColors[color.name]
            }
            // `Color(.secondaryLabel)`, `Color(uiColor: .red)`.
            return color.name == "init" || color.name == "color" ? first.colorName : nil
        case .choice(_, let values): return values.first?.colorName
        case .unknown(let unknown): return unknown.likely?.colorName
        default: return nil
        }
    }
}

/// Colors of SwiftUI and UIKit by the names that the screen format has.
enum ColorNames {
    static let systemColors: [String: String] = [
        "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel",
        "quaternary": "quaternaryLabel", "label": "label", "secondaryLabel": "secondaryLabel",
        "tertiaryLabel": "tertiaryLabel", "black": "#000000", "white": "#FFFFFF",
        "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow",
        "green": "systemGreen", "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan",
        "blue": "systemBlue", "indigo": "systemIndigo", "purple": "systemPurple",
        "pink": "systemPink", "brown": "systemBrown", "gray": "systemGray",
        "systemRed": "systemRed", "systemOrange": "systemOrange", "systemYellow": "systemYellow",
        "systemGreen": "systemGreen", "systemTeal": "systemTeal", "systemBlue": "systemBlue",
        "systemIndigo": "systemIndigo", "systemPurple": "systemPurple", "systemPink": "systemPink",
        "systemGray": "systemGray",
    ]
}
