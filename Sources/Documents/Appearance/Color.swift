// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A color in sRGB with an alpha component, eight bits each.
package struct Color: Hashable, Sendable {
    /// 0 to 255.
    package var red: UInt8
    /// 0 to 255.
    package var green: UInt8
    /// 0 to 255.
    package var blue: UInt8
    /// 0 (invisible) to 255 (opaque).
    package var alpha: UInt8

    /// A color by its components, 0 to 255.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A color written `#RGB`, `#RRGGBB` or `#RRGGBBAA`, as in CSS; nil for anything else.
    package init?(hexadecimal text: String) {
        guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count <= 9 else { return nil }
        var digits: [UInt8] = []
        for character in text.dropFirst() {
            guard character.isASCII, let digit = character.hexDigitValue else { return nil }
            digits.append(UInt8(digit))
        }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        if digits.count == 6 { digits += [15, 15] }
        guard digits.count == 8 else { return nil }
        self.init(
            red: digits[0] << 4 | digits[1], green: digits[2] << 4 | digits[3],
            blue: digits[4] << 4 | digits[5], alpha: digits[6] << 4 | digits[7])
    }
}

/// A color of iOS by its name, with a value for each appearance.
///
/// Source: UIKit, `UIColor`'s UI element, standard, and fixed colors.
package enum SemanticColor: String, CaseIterable, Hashable, Sendable {
    case label
    case secondaryLabel
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case link
    case separator
    case opaqueSeparator
    case tint
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    case systemRed
    case systemOrange
    case systemYellow
    case systemGreen
    case systemMint
    case systemTeal
    case systemCyan
    case systemBlue
    case systemIndigo
    case systemPurple
    case systemPink
    case systemBrown
    case systemGray
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6
    case black
    case white
    case clear
    case darkText
    case lightText
}

/// A color in a file: a value for all appearances, one for each, or a semantic color.
package enum ColorValue: Hashable, Sendable {
    /// The same color in every appearance.
    case rgba(Color)
    /// A color of the app with its own value in each appearance.
    case dynamic(DynamicColor)
    /// The color of the theme, or else of the profile, for the current appearance.
    case semantic(SemanticColor)

    /// A color that a file writes as a text: hexadecimal or a semantic name; nil for anything else.
    package init?(text: String) {
        if let color = Color(hexadecimal: text) {
            self = .rgba(color)
        } else if let semantic = SemanticColor(rawValue: text) {
            self = .semantic(semantic)
        } else {
            return nil
        }
    }

    /// A color as people type it, with or without the number sign; nil for anything else.
    package init?(typed text: String) {
        let text = text.filter { !$0.isWhitespace }
        guard let value = ColorValue(text: text) ?? ColorValue(text: "#" + text) else { return nil }
        self = value
    }
}

/// The appearance of the interface (`UIUserInterfaceStyle`).
package enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
}
