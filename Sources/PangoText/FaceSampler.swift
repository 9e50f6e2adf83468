// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CPango
import LayoutEngine

/// Sample texts of faces for lists of fonts.
package struct FaceSampler {
    private let library: FontLibrary

    package init(_ library: FontLibrary) { self.library = library }

    /// The sample of a face: the text if the face has at least half of its characters, otherwise letters of the
    /// face. A sample in a fallback face would be misleading.
    ///
    /// - Returns: the sample, and whether it differs from the text.
    package func sample(_ text: String, in face: Face) -> (text: String, isOwn: Bool) {
        let coverage = library.prepare(text, in: face).shaped.coverage
        let lacking = coverage.fallbackCount + coverage.missing
        guard lacking * 2 > text.count else { return (text, false) }
        let letters = letters(of: face)
        return letters.isEmpty ? (text, false) : (letters, true)
    }

    /// The first letters of a face beyond ASCII; symbols if it has no letters.
    private func letters(of face: Face) -> String {
        let font = pango_font_get_hb_font(
            library.shaper.font(id: face.id, size: TextShaper.preparationSize))
        let characters = hb_set_create()
        defer { hb_set_destroy(characters) }
        hb_face_collect_unicodes(hb_font_get_face(font), characters)
        var letters = String.UnicodeScalarView()
        var symbols = String.UnicodeScalarView()
        // HB_SET_VALUE_INVALID begins and ends the iteration.
        var code: hb_codepoint_t = .max
        while hb_set_next(characters, &code) != 0, letters.count < Self.sampleLength {
            guard code > 0x7F, let scalar = Unicode.Scalar(code) else { continue }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .otherLetter: letters.append(scalar)
            case .otherSymbol, .mathSymbol, .otherNumber, .otherPunctuation:
                if symbols.count < Self.sampleLength { symbols.append(scalar) }
            default: break
            }
        }
        return String(letters.isEmpty ? symbols : letters)
    }

    private static let sampleLength = 24
}
