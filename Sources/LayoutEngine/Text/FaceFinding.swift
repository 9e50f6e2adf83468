// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The port through which names become faces. Pango's font maps implement it in the app.
public protocol FaceFinding: AnyObject {
    /// The face with exactly this PostScript name, or nil. Case counts, as on iOS.
    func face(postScriptName: String) -> Face?

    /// The face of a family nearest to an OpenType weight, or nil when there is no such family.
    func face(family: String, weight: Int, isItalic: Bool) -> Face?

    /// The PostScript name of a face that differs from this one in case alone, or nil.
    func caseOnlyMatch(postScriptName: String) -> String?
}
