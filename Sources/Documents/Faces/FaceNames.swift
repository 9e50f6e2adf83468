// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The names of a face in apps and in design tools.
package struct NamedFace: Hashable, Sendable {
    package let postScriptName: String
    /// Family, weight and slant.
    package let traits: FaceTraits

    /// A face by both.
    package init(_ postScriptName: String, _ traits: FaceTraits) {
        (self.postScriptName, self.traits) = (postScriptName, traits)
    }
}

/// A two-way table of the PostScript names of faces and their families, weights and slants.
///
/// The names of other faces are not guessed. Families are compared without regard to case, as in
/// style sheets.
package struct FaceNames: Sendable {
    private var families: [String: [NamedFace]] = [:]
    private var traits: [String: FaceTraits] = [:]

    /// A table of faces; of two with the same traits, the first counts.
    package init(_ faces: some Sequence<NamedFace>) {
        for face in faces {
            families[face.traits.family.lowercased(), default: []].append(face)
            if traits[face.postScriptName] == nil { traits[face.postScriptName] = face.traits }
        }
    }

    /// Family, weight and slant of a face; nil for an unknown name.
    package func traits(of postScriptName: String) -> FaceTraits? { traits[postScriptName] }

    /// The face of a family that is nearest to what is asked for, or nil for a family that is not known.
    /// A PostScript name in place of a family is that face.
    package func face(nearest asked: FaceTraits) -> NamedFace? {
        if let faces = families[asked.family.lowercased()] {
            // `min` keeps the first of equals.
            return faces.min { asked.distance(to: $0.traits) < asked.distance(to: $1.traits) }
        }
        return traits[asked.family].map { NamedFace(asked.family, $0) }
    }
}
