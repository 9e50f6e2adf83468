// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The weight of a face on the scale of CSS and OpenType: 400 is regular, 700 is bold.
public struct FontWeight: RawRepresentable, Comparable, Hashable, Sendable {
    /// 1 to 1000, as in OpenType's `usWeightClass`.
    public let rawValue: Int

    /// A weight by its number, 1 to 1000.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `UIFont.Weight.regular`, 400.
    public static let regular = FontWeight(rawValue: 400)
    /// `UIFont.Weight.semibold`, 600.
    public static let semibold = FontWeight(rawValue: 600)
    /// `UIFont.Weight.bold`, 700.
    public static let bold = FontWeight(rawValue: 700)
    /// `UIFont.Weight.heavy`, 800.
    public static let heavy = FontWeight(rawValue: 800)
    /// `UIFont.Weight.black`, 900.
    public static let black = FontWeight(rawValue: 900)

    /// The names of `UIFont.Weight`, lightest first.
    public static let named: [(name: String, weight: FontWeight)] = zip(
        [
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy",
            "black",
        ], stride(from: 100, through: 900, by: 100)
    ).map { ($0, FontWeight(rawValue: $1)) }

    /// The weight with a name of `UIFont.Weight`; nil for an unknown name.
    public init?(name: String) {
        guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
        self = match.weight
    }

    /// Whether the first weight is lighter than the second.
    public static func < (left: FontWeight, right: FontWeight) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The weight of the system font while Bold Text is on.
    ///
    /// Regular text becomes semibold. Semibold and heavier text becomes one step heavier. Source: assumed from
    /// `UIAccessibility.isBoldTextEnabled` on iOS 16; Apple publishes no table.
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
