// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The port that finds faces by name, implemented over Pango's font maps.
public protocol FaceFinding: AnyObject {
    /// The face with this PostScript name, or nil. Case matters, as on iOS. One that the theme brings goes
    /// before one that is installed.
    func face(postScriptName: String) -> Face?

    /// The face of a family nearest to an OpenType weight; nil without such a family. Faces of the
    /// theme and installed faces of a family are never mixed: the app has only those of the theme.
    func face(family: String, weight: Int, isItalic: Bool, from origin: FaceOrigin) -> Face?

    /// The PostScript name of a face that differs from this name in case alone, or nil.
    func caseOnlyMatch(postScriptName: String) -> String?
}

/// Whose faces are meant.
public enum FaceOrigin: Hashable, Sendable {
    /// Those that the theme brings.
    case theme
    /// Those that are installed.
    case machine
}

extension FaceFinding {
    /// The face of a family nearest to a weight: the theme's own, else an installed one.
    public func face(family: String, weight: Int, isItalic: Bool) -> Face? {
        face(family: family, weight: weight, isItalic: isItalic, from: .theme)
            ?? face(family: family, weight: weight, isItalic: isItalic, from: .machine)
    }

    /// The face of a family that stands in for a font of iOS: an installed one, so that a theme that
    /// brings a part of that family changes nothing else.
    public func standIn(family: String, weight: Int, isItalic: Bool) -> Face? {
        face(family: family, weight: weight, isItalic: isItalic, from: .machine)
            ?? face(family: family, weight: weight, isItalic: isItalic, from: .theme)
    }
}

/// The matching of faces to a weight and a slant that their family may not have.
package enum FaceMatching {
    /// The distance of a face from the requested one; the nearest of a family is drawn. Slant goes before weight;
    /// light weights look for lighter ones first and heavy ones for heavier ones, and those from 400 to 500
    /// for one another. Source: CSS Fonts 4, "Matching font styles"; that iOS does the same is assumed.
    package static func distance(
        from asked: (weight: Int, isItalic: Bool), to found: (weight: Int, isItalic: Bool)
    ) -> Int {
        let (wanted, weight) = (asked.weight, found.weight)
        let isMiddle = 400...500 ~= wanted
        let isPreferred =
            isMiddle ? wanted...500 ~= weight : wanted < 400 ? weight <= wanted : weight >= wanted
        let detour =
            isPreferred ? 0 : isMiddle && weight < wanted ? 1_000 : isMiddle ? 2_000 : 1_000
        return abs(weight - wanted) + detour + (found.isItalic == asked.isItalic ? 0 : 10_000)
    }
}
