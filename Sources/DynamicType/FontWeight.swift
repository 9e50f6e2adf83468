// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How heavy a face is, on the scale of CSS and OpenType: 400 is regular, 700 bold.
public struct FontWeight: RawRepresentable, Comparable, Hashable, Sendable {
    /// 1 to 1000, as in OpenType's `usWeightClass`.
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let ultraLight = FontWeight(rawValue: 100)
    public static let thin = FontWeight(rawValue: 200)
    public static let light = FontWeight(rawValue: 300)
    public static let regular = FontWeight(rawValue: 400)
    public static let medium = FontWeight(rawValue: 500)
    public static let semibold = FontWeight(rawValue: 600)
    public static let bold = FontWeight(rawValue: 700)
    public static let heavy = FontWeight(rawValue: 800)
    public static let black = FontWeight(rawValue: 900)

    /// The names of `UIFont.Weight`, lightest first.
    public static let named: [(name: String, weight: FontWeight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
        ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
        ("black", .black),
    ]

    /// The weight with this `UIFont.Weight` name, or nil.
    public init?(name: String) {
        guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
        self = match.weight
    }

    public static func < (left: FontWeight, right: FontWeight) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The weight the system font is drawn in once the reader turns Bold Text on.
    ///
    /// Regular text becomes semibold and what was semibold or heavier becomes one step heavier.
    /// Source: assumed from `UIAccessibility.isBoldTextEnabled` on iOS 16; Apple publishes no table.
    public var withBoldText: FontWeight {
        switch rawValue {
        case ..<500: .semibold
        case ..<600: .bold
        case ..<700: .bold
        case ..<800: .heavy
        default: .black
        }
    }
}
