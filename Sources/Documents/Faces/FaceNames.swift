// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The names of a face in apps and in design tools.
package struct NamedFace: Hashable, Sendable {
    package let postScriptName: String
    /// Family, weight, and slant.
    package let traits: FaceTraits

    /// A face by its PostScript name and its traits.
    package init(_ postScriptName: String, _ traits: FaceTraits) {
        (self.postScriptName, self.traits) = (postScriptName, traits)
    }
}

/// A two-way table between the PostScript names of faces and their families, weights, and slants.
///
/// The table does not guess names of other faces. It compares families without regard to case, like
/// style sheets.
package struct FaceNames: Sendable {
    private var families: [String: [NamedFace]] = [:]
    private var traits: [String: FaceTraits] = [:]

    /// A table of faces. If two have the same traits, the first counts.
    package init(_ faces: some Sequence<NamedFace>) {
        for face in faces {
            families[face.traits.family.lowercased(), default: []].append(face)
            if traits[face.postScriptName] == nil { traits[face.postScriptName] = face.traits }
        }
    }

    /// Family, weight, and slant of a face; nil for an unknown name.
    package func traits(of postScriptName: String) -> FaceTraits? { traits[postScriptName] }

    /// The nearest face of a family; nil for an unknown family. The family may also be a PostScript
    /// name, which gives that face.
    package func face(nearest asked: FaceTraits) -> NamedFace? {
        if let faces = families[asked.family.lowercased()] {
            // `min` returns the first of equal elements.
            return faces.min { asked.distance(to: $0.traits) < asked.distance(to: $1.traits) }
        }
        return traits[asked.family].map { NamedFace(asked.family, $0) }
    }
}
