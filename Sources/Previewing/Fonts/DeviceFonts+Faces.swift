// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

// MARK: - For lists of fonts

extension DeviceFonts {
    /// All faces, including those that the newest iOS no longer has.
    package var faces: [Face] { families.flatMap(\.faces) }

    /// The faces of the newest iOS.
    package var builtInFaces: [Face] { faces.filter { $0.until == nil } }

    /// The bold face of the same family as a face, with the same width and slant.
    func boldFace(of name: String) -> Face? {
        guard let (family, face) = match(name) else { return nil }
        let bold = (FontWeight.bold.rawValue, face.isItalic)
        return family.faces.filter {
            $0.until == nil && $0.weight >= FontWeight.semibold.rawValue
                && $0.isItalic == face.isItalic && $0.isCondensed == face.isCondensed
        }.min {
            FaceMatching.distance(from: bold, to: ($0.weight, $0.isItalic))
                < FaceMatching.distance(from: bold, to: ($1.weight, $1.isItalic))
        }
    }
}

extension DeviceFonts.Face {
    /// The face by its PostScript name and its traits.
    package var named: NamedFace {
        NamedFace(
            name,
            FaceTraits(family: family, weight: FontWeight(rawValue: weight), isItalic: isItalic))
    }

    /// The name of the style within the family, such as `Bold Italic` for `Arial-BoldItalicMT`.
    package var styleName: String {
        guard let hyphen = name.lastIndex(of: "-") else { return "Regular" }
        var style = name[name.index(after: hyphen)...]
        for suffix in ["PSMT", "MT"] where style.hasSuffix(suffix) && style.count > suffix.count {
            style = style.dropLast(suffix.count)
        }
        return style.reduce(into: "") { words, letter in
            if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
            words.append(letter)
        }
    }

    fileprivate var isCondensed: Bool { name.contains("Condensed") }
}
