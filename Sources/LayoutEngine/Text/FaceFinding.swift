// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The port that finds faces by name, implemented over Pango's font maps.
public protocol FaceFinding: AnyObject {
    /// The face with this PostScript name, or nil. Case matters, as on iOS.
    func face(postScriptName: String) -> Face?

    /// The face of a family nearest to an OpenType weight; nil where there is no such family.
    func face(family: String, weight: Int, isItalic: Bool) -> Face?

    /// The PostScript name of a face that differs from this name in case alone, or nil.
    func caseOnlyMatch(postScriptName: String) -> String?
}
