// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

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
