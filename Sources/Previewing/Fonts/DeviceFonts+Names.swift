// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

extension FaceNames {
    /// The names of the faces that a theme brings, and of those of iOS.
    ///
    /// - Parameter own: the faces of the theme's font files, with weights from 1 to 1000 and widths in
    ///   percent; condensed and expanded ones are left out, since tokens cannot name them.
    package init(
        _ deviceFonts: DeviceFonts,
        own: some Sequence<
            (family: String, weight: Int, isItalic: Bool, width: Int, postScriptName: String)
        >
    ) {
        let own = own.filter { $0.width == 100 }.map { face in
            (
                traits: FaceTraits(
                    family: face.family, weight: FontWeight(rawValue: face.weight),
                    isItalic: face.isItalic),
                postScriptName: face.postScriptName
            )
        }
        // On the device, too, the app's own fonts go before those of iOS.
        self.init(own + deviceFonts.faceNames)
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
