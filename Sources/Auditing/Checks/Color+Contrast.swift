// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing

extension Color {
    /// The contrast with another opaque color, from 1 to 21. Source: WCAG 2.2, "contrast ratio".
    func contrast(with other: Color) -> Double {
        let (one, another) = (luminance, other.luminance)
        return (max(one, another) + 0.05) / (min(one, another) + 0.05)
    }

    /// 0 for black, 1 for white. Source: WCAG 2.2, "relative luminance".
    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// The linear light of a component of sRGB.
    private static func linear(_ component: UInt8) -> Double { linearComponents[Int(component)] }

    private static let linearComponents: [Double] = (0...255).map { component in
        let value = Double(component) / 255
        return value <= 0.04045 ? value / 12.92 : gamma((value + 0.055) / 1.055)
    }

    /// A value to the power of 2.4, without the C library: its square times the square of its fifth
    /// root.
    private static func gamma(_ value: Double) -> Double {
        var root = 1.0
        // Newton's method converges from above.
        while true {
            let next = (4 * root + value / (root * root * root * root)) / 5
            guard next < root else { break }
            root = next
        }
        return value * value * root * root
    }

    /// The color as drawn over an opaque one.
    package func over(_ ground: Color) -> Color { mixed(with: ground, Double(255 - alpha) / 255) }

    /// An opaque color between this one and another, ignoring the opacity of both.
    ///
    /// - Parameter part: the part of the other color, from 0 to 1.
    func mixed(with other: Color, _ part: Double) -> Color {
        func mix(_ one: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Double(one) * (1 - part) + Double(other) * part).rounded())
        }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
}

/// One combination of appearance and contrast in which a device shows colors.
struct ContrastSetting {
    var appearance: Appearance
    var increasesContrast: Bool

    static let all = Appearance.allCases.flatMap { appearance in
        [false, true].map {
            ContrastSetting(appearance: appearance, increasesContrast: $0)
        }
    }

    /// The value of a named color.
    func color(_ name: SemanticColor, in preview: Preview) -> Color {
        preview.color(name, in: appearance, increasesContrast: increasesContrast)
    }

    /// A color of the palette.
    func color(_ value: ColorValue, in preview: Preview) -> Color {
        preview.color(value, in: appearance, increasesContrast: increasesContrast)
    }

    /// Whether a file sets a color, instead of iOS.
    func isOwn(_ value: ColorValue, in preview: Preview) -> Bool {
        switch value {
        case .rgba, .dynamic: true
        case .semantic(let name): isOwn(name, in: preview)
        }
    }

    /// Whether the theme, or the tint color of the screen, replaces a color of iOS.
    func isOwn(_ name: SemanticColor, in preview: Preview) -> Bool {
        preview.theme.colors[appearance]?[name] != nil
            || name == .tint && preview.screen.ownTint != nil
    }
}
