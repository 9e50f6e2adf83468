// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The port that finds faces by name, implemented with Pango's font maps.
public protocol FaceFinding: AnyObject {
    /// The face with this PostScript name, or nil. Case matters, as on iOS. A face of the theme has priority
    /// over an installed one.
    func face(postScriptName: String) -> Face?

    /// The face of a family that is nearest to an OpenType weight; nil if the family does not exist. Faces of
    /// the theme and installed faces of a family are never mixed, because the app has only those of the theme.
    func face(family: String, weight: Int, isItalic: Bool, from origin: FaceOrigin) -> Face?

    /// The PostScript name of a face that differs from this name only in case, or nil.
    func caseOnlyMatch(postScriptName: String) -> String?
}

/// The origin of faces.
public enum FaceOrigin: Hashable, Sendable {
    /// Faces of the theme.
    case theme
    /// Installed faces.
    case machine
}

extension FaceFinding {
    /// The face of a family that is nearest to a weight: from the theme, or else an installed one.
    public func face(family: String, weight: Int, isItalic: Bool) -> Face? {
        face(family: family, weight: weight, isItalic: isItalic, from: .theme)
            ?? face(family: family, weight: weight, isItalic: isItalic, from: .machine)
    }

    /// The stand-in from a family for a font of iOS. It is an installed face, so a theme that brings a part of
    /// the family changes nothing else.
    public func standIn(family: String, weight: Int, isItalic: Bool) -> Face? {
        face(family: family, weight: weight, isItalic: isItalic, from: .machine)
            ?? face(family: family, weight: weight, isItalic: isItalic, from: .theme)
    }
}

/// How faces match a weight and a slant that their family may not have.
package enum FaceMatching {
    /// The distance of a face from the requested one; the nearest face of a family is drawn. Slant has priority
    /// over weight. For light weights, lighter faces are nearer; for heavy weights, heavier faces; weights from
    /// 400 to 500 prefer each other. Source: CSS Fonts 4, "Matching font styles"; that iOS does the same is
    /// assumed.
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
