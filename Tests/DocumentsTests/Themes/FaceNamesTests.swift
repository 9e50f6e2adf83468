// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Testing

@Suite("Names of faces")
struct FaceNamesTests {
    private let names = FaceNames(
        [
            ("Inter", 300, false, "Inter-Light"), ("Inter", 400, false, "Inter-Regular"),
            ("Inter", 400, true, "Inter-Italic"), ("Inter", 500, false, "Inter-Medium"),
            ("Inter", 700, false, "Inter-Bold"), ("Lobster", 400, false, "Lobster"),
            ("Poster", 900, false, "Poster-Black"), ("Poster", 900, false, "Poster-Heavy"),
        ].map { family, weight, isItalic, name in
            NamedFace(
                name,
                FaceTraits(
                    family: family, weight: FontWeight(rawValue: weight), isItalic: isItalic))
        })

    /// The same rules as in style sheets. Source: CSS Fonts 4, "Matching font styles".
    @Test(
        "the nearest face of a family is the one that style sheets take",
        arguments: [
            ("Inter", 400, false, "Inter-Regular"), ("inter", 450, false, "Inter-Medium"),
            ("Inter", 500, false, "Inter-Medium"), ("Inter", 600, false, "Inter-Bold"),
            ("Inter", 900, false, "Inter-Bold"), ("Inter", 350, false, "Inter-Light"),
            ("Inter", 100, false, "Inter-Light"), ("Inter", 700, true, "Inter-Italic"),
            ("Lobster", 700, true, "Lobster"), ("Poster", 100, false, "Poster-Black"),
            ("Inter-Bold", 400, false, "Inter-Bold"), ("Intern", 400, false, nil),
        ] as [(String, Int, Bool, String?)])
    func nearest(family: String, weight: Int, isItalic: Bool, name: String?) {
        let asked = FaceTraits(
            family: family, weight: FontWeight(rawValue: weight), isItalic: isItalic)
        #expect(names.face(nearest: asked)?.postScriptName == name)
    }

    @Test("traits of a name are those of the face")
    func traits() {
        #expect(names.traits(of: "Inter-Italic")?.isItalic == true)
        #expect(names.traits(of: "Inter") == nil)
    }

    @Test(
        "a family gives the name that most fonts would have; one that is such a name keeps it",
        arguments: [
            ("Noto Serif", 600, false, "NotoSerif-SemiBold"), ("Inter", 400, true, "Inter-Italic"),
            ("Inter-Bold", 400, false, "Inter-Bold"), ("Inter-Bold", 700, true, "Inter-Bold"),
            ("PT-Sans", 400, false, "PT-Sans-Regular"),
            ("Helvetica 55-Roman", 700, false, "Helvetica55-Roman-Bold"),
        ])
    func likelyNames(family: String, weight: Int, isItalic: Bool, name: String) {
        let traits = FaceTraits(
            family: family, weight: FontWeight(rawValue: weight), isItalic: isItalic)
        #expect(traits.likelyPostScriptName == name)
    }
}
