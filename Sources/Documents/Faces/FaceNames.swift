// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A two-way table of the PostScript names of faces and their families, weights and slants.
///
/// The names of other faces are not guessed. Families are compared without regard to case, as in
/// style sheets.
public struct FaceNames: Sendable {
    private var names: [FaceTraits: String] = [:]
    private var traits: [String: FaceTraits] = [:]

    /// A table of faces; of two with the same traits, the first counts.
    public init(_ faces: some Sequence<(traits: FaceTraits, postScriptName: String)>) {
        for face in faces {
            let key = Self.key(face.traits)
            if names[key] == nil { names[key] = face.postScriptName }
            if traits[face.postScriptName] == nil { traits[face.postScriptName] = face.traits }
        }
    }

    /// The PostScript name of a face; nil for unknown traits.
    public func postScriptName(of traits: FaceTraits) -> String? { names[Self.key(traits)] }

    /// Family, weight and slant of a face; nil for an unknown name.
    public func traits(of postScriptName: String) -> FaceTraits? { traits[postScriptName] }

    private static func key(_ traits: FaceTraits) -> FaceTraits {
        FaceTraits(
            family: traits.family.lowercased(), weight: traits.weight, isItalic: traits.isItalic)
    }
}
