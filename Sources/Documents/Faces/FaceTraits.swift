// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax

/// The family, weight, and slant of a face. Design tools name faces by these.
///
/// Themes name faces by their PostScript names, and design tokens by these traits. Only a font
/// library knows both. Without one, names follow the convention of most fonts.
package struct FaceTraits: Hashable, Sendable {
    /// The family, such as `Noto Serif`.
    package var family: String
    package var weight: FontWeight
    /// Whether the face is italic or oblique.
    package var isItalic: Bool

    package init(family: String, weight: FontWeight = .regular, isItalic: Bool = false) {
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The distance to another face of the same family, as in `FaceMatching`.
    package func distance(to found: FaceTraits) -> Int {
        FaceMatching.distance(
            from: (weight.rawValue, isItalic), to: (found.weight.rawValue, found.isItalic))
    }
}

// MARK: - Weights in words

extension FaceTraits {
    /// The names of weights, the usual one first. Source: Design Tokens Format Module 2025.10,
    /// "Font weight". `Roman` and `Demi` are names in font files.
    private static let weightNames: [(weight: Int, names: [String])] = [
        (100, ["Thin", "Hairline"]), (200, ["ExtraLight", "UltraLight"]), (300, ["Light"]),
        (400, ["Regular", "Normal", "Book", "Roman"]), (500, ["Medium"]),
        (600, ["SemiBold", "DemiBold", "Demi"]), (700, ["Bold"]),
        (800, ["ExtraBold", "UltraBold"]), (900, ["Black", "Heavy"]),
        (950, ["ExtraBlack", "UltraBlack"]),
    ]

    private static let weightsByName = Dictionary(
        uniqueKeysWithValues: weightNames.flatMap { entry in
            entry.names.map { ($0.lowercased(), FontWeight(rawValue: entry.weight)) }
        })

    /// Weight and slant from the name of a style in any spelling: `Semi Bold Italic`, `semi-bold`,
    /// `SemiBoldItalic`. Nil for other words.
    package static func style(named name: String) -> (weight: FontWeight, isItalic: Bool)? {
        guard name.utf8.count <= 64 else { return nil }
        var letters = name.lowercased().filter { $0.isLetter }
        var isItalic = false
        for slant in ["italic", "oblique"] where letters.hasSuffix(slant) {
            letters.removeLast(slant.count)
            isItalic = true
        }
        if letters.isEmpty { return isItalic ? (.regular, true) : nil }
        return weightsByName[letters].map { ($0, isItalic) }
    }

    /// The name of the style in one word, such as `SemiBoldItalic`, with the nearest named weight.
    package var styleName: String {
        let nearest = Self.weightNames.min {
            abs($0.weight - weight.rawValue) < abs($1.weight - weight.rawValue)
        }
        let name = nearest?.names.first ?? "Regular"
        guard isItalic else { return name }
        return name == "Regular" ? "Italic" : name + "Italic"
    }
}

// MARK: - PostScript names by convention

extension FaceTraits {
    /// The PostScript name by convention: the family without spaces, a hyphen, and the style. `Noto
    /// Serif` in semibold is `NotoSerif-SemiBold`. A family that is already such a name stays
    /// unchanged.
    package var likelyPostScriptName: String {
        let name = family.filter { !$0.isWhitespace }
        return name == family && Self.style(ofPostScriptName: family) != nil
            ? family : name + "-" + styleName
    }

    private typealias NamedStyle = (family: String, weight: FontWeight, isItalic: Bool)

    /// The parts of a PostScript name that follows the convention; nil if it has no style.
    private static func style(ofPostScriptName name: String) -> NamedStyle? {
        guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex,
            let style = style(named: String(name[name.index(after: hyphen)...]))
        else { return nil }
        return (String(name[..<hyphen]), style.weight, style.isItalic)
    }

    /// The traits from a PostScript name by the same convention: `NotoSerif-SemiBold` is `Noto
    /// Serif` in semibold. A name without a style is a family.
    package init(likelyPostScriptName name: String) {
        if let style = Self.style(ofPostScriptName: name) {
            self.init(
                family: Self.spaced(style.family), weight: style.weight, isItalic: style.isItalic)
        } else {
            self.init(family: Self.spaced(name))
        }
    }

    /// A name with spaces between its words: `SFProText` becomes `SF Pro Text`. A name that has
    /// spaces is unchanged.
    private static func spaced(_ name: String) -> String {
        name.contains(where: \.isWhitespace) ? name : name.words(parting: " ")
    }
}

// MARK: - The system font

extension FaceTraits {
    /// The name of the system font in style sheets.
    package static let systemFamily = "system-ui"

    /// Names of the system font in design tools and style sheets, in all its designs and optical
    /// sizes. Includes generic names for any sans serif, and words that are not font names.
    private static let systemFamilies: Set<String> = {
        let cuts = ["", " text", " display", " rounded"]
        let families = ["sf pro", "sf compact", "sf ui"]
        return Set(families.flatMap { family in cuts.map { family + $0 } }).union([
            "system", systemFamily, "-system-ui", "system ui", "-apple-system",
            "blinkmacsystemfont", "sans-serif", "ui-sans-serif", "ui-serif", "ui-monospace",
            "ui-rounded", "sf mono", "sfmono", "san francisco", "new york", "inherit", "initial",
            "unset", "default",
        ])
    }()

    /// Whether the family is the system font of iOS. Apps cannot request it by name. Spaces and the
    /// leading dot of private names do not count: `SFProText` and `.SFUI` are the system font.
    package var isSystemFont: Bool {
        let name = family.lowercased()
        return Self.systemFamilies.contains(name.hasPrefix(".") ? String(name.dropFirst()) : name)
            || Self.systemFamiliesWithoutSpaces.contains(name.filter { $0 != " " && $0 != "." })
    }

    private static let systemFamiliesWithoutSpaces = Set(
        systemFamilies.filter { $0.hasPrefix("sf ") }.map { $0.filter { $0 != " " } })
}
