// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

extension FaceNames {
    /// The names of the faces of iOS and of those that are here.
    ///
    /// - Parameter here: faces with their weights, 1 to 1000, and widths in percent; condensed and
    ///   expanded ones are left out, which tokens cannot ask for.
    public init(
        _ deviceFonts: DeviceFonts,
        here: some Sequence<
            (family: String, weight: Int, isItalic: Bool, width: Int, postScriptName: String)
        >
    ) {
        let here = here.filter { $0.width == 100 }.map { face in
            (
                traits: FaceTraits(
                    family: face.family, weight: FontWeight(rawValue: face.weight),
                    isItalic: face.isItalic),
                postScriptName: face.postScriptName
            )
        }
        // A name that iOS has is the one that an app can use.
        self.init(deviceFonts.faceNames + here)
    }
}

extension DeviceFonts {
    /// The faces that come with iOS, as design tools call them and as apps do.
    public var faceNames: [(traits: FaceTraits, postScriptName: String)] {
        families.flatMap { family in
            family.faces.map { face in
                let traits = FaceTraits(
                    family: family.name, weight: FontWeight(rawValue: face.weight),
                    isItalic: face.isItalic)
                return (traits, face.name)
            }
        }
    }
}
