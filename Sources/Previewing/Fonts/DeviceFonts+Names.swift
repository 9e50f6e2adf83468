// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

extension DeviceFonts {
    /// The faces of iOS with their traits and PostScript names, those that the newest has not among them.
    package var faceNames: [NamedFace] {
        families.flatMap { family in
            family.faces.map { face in
                NamedFace(
                    face.name,
                    FaceTraits(
                        family: family.name, weight: FontWeight(rawValue: face.weight),
                        isItalic: face.isItalic))
            }
        }
    }
}

extension DeviceFonts.BuiltInFace {
    /// The face by its PostScript name and its traits.
    package var named: NamedFace {
        NamedFace(
            name,
            FaceTraits(family: family, weight: FontWeight(rawValue: weight), isItalic: isItalic))
    }
}
