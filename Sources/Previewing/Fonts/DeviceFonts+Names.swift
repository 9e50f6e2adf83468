// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

extension FaceNames {
    /// The names of the faces of iOS and of installed faces.
    ///
    /// - Parameter here: installed faces with weights from 1 to 1000 and widths in percent;
    ///   condensed and expanded ones are left out, since tokens cannot name them.
    package init(
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
        // The names of iOS come first, since these are the ones that apps can use.
        self.init(deviceFonts.faceNames + here)
    }
}

extension DeviceFonts {
    /// The faces of iOS with their traits and PostScript names.
    package var faceNames: [(traits: FaceTraits, postScriptName: String)] {
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
