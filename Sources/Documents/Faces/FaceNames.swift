// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Tells the PostScript names of faces from their families, weights and slants, and back.
///
/// It knows the faces it was given and guesses nothing. Families are compared without regard to
/// case, as style sheets do.
public struct FaceNames: Sendable {
    private var names: [FaceTraits: String] = [:]
    private var traits: [String: FaceTraits] = [:]

    /// The names of faces; of two with the same traits, the first counts.
    public init(_ faces: some Sequence<(traits: FaceTraits, postScriptName: String)>) {
        for face in faces {
            let key = Self.key(face.traits)
            if names[key] == nil { names[key] = face.postScriptName }
            if traits[face.postScriptName] == nil { traits[face.postScriptName] = face.traits }
        }
    }

    /// The PostScript name of a face, or nil.
    public func postScriptName(of traits: FaceTraits) -> String? { names[Self.key(traits)] }

    /// Family, weight and slant of the face with a PostScript name, or nil.
    public func traits(of postScriptName: String) -> FaceTraits? { traits[postScriptName] }

    private static func key(_ traits: FaceTraits) -> FaceTraits {
        FaceTraits(
            family: traits.family.lowercased(), weight: traits.weight, isItalic: traits.isItalic)
    }
}
