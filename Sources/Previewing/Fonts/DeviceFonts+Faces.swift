// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

// MARK: - For lists of fonts

extension DeviceFonts {
    /// A face of the newest iOS for a list of fonts.
    package struct BuiltInFace: Hashable, Sendable {
        /// The PostScript name.
        package var name: String
        package var family: String
        /// OpenType weight, 1 to 1000.
        package var weight: Int
        /// Whether the face is italic or oblique.
        package var isItalic: Bool
        /// The family of the stand-in; nil where there is none.
        package var standInFamily: String?

        /// The name of the style within the family, such as `Bold Italic` for `Arial-BoldItalicMT`.
        package var styleName: String {
            guard let hyphen = name.lastIndex(of: "-") else { return "Regular" }
            var style = name[name.index(after: hyphen)...]
            for suffix in ["PSMT", "MT"] where style.hasSuffix(suffix) && style.count > suffix.count
            {
                style = style.dropLast(suffix.count)
            }
            return style.reduce(into: "") { words, letter in
                if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
                words.append(letter)
            }
        }
    }

    /// The faces of the newest iOS.
    package var builtInFaces: [BuiltInFace] {
        families.flatMap { family in
            family.faces.filter { $0.until == nil }.map { face in
                BuiltInFace(
                    name: face.name, family: family.name, weight: face.weight,
                    isItalic: face.isItalic, standInFamily: family.standIn?.family)
            }
        }
    }

    /// The name of a face of the newest iOS that differs from this one in case alone, or nil.
    func caseOnlyMatch(_ name: String) -> String? {
        let lowercased = name.lowercased()
        return families.lazy.flatMap(\.faces).first {
            $0.until == nil && $0.name != name && $0.name.lowercased() == lowercased
        }?.name
    }

    /// The bold face of the family that a name is of, as wide and as slanted as the face of that name.
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
    fileprivate var isCondensed: Bool { name.contains("Condensed") }
}
