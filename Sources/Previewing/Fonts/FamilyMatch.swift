// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// The match of a family's faces with the text styles of a theme.
package struct FamilyMatch: Hashable, Sendable {
    /// A face to choose from.
    package struct Face: Hashable, Sendable {
        package var postScriptName: String
        package var weight: FontWeight
        /// Whether the face is italic or oblique.
        package var isItalic: Bool

        /// A face by its name, weight and slant.
        package init(postScriptName: String, weight: FontWeight, isItalic: Bool) {
            self.postScriptName = postScriptName
            self.weight = weight
            self.isItalic = isItalic
        }

        fileprivate var traits: FaceTraits {
            FaceTraits(family: "", weight: weight, isItalic: isItalic)
        }
    }

    /// The family's name.
    package let family: String
    /// The PostScript name for each style.
    package let names: [TextStyle: String]
    /// The requested faces that the family lacks, with those that are drawn.
    package let missing: [FontNotice]

    /// Matches faces to the eleven styles: to weight and slant of the theme's font of a style, or
    /// without one to the weight of the preferred system font.
    ///
    /// - Parameters:
    ///   - faces: at least one.
    ///   - known: weight and slant of a face by its PostScript name; nil to take them from the name.
    package init(
        _ family: String, _ faces: [Face], for theme: Theme,
        known: (String) -> (weight: FontWeight, isItalic: Bool)?
    ) {
        self.family = family
        var names: [TextStyle: String] = [:]
        var lacking: [(wanted: FaceTraits, drawn: FaceTraits, styles: [TextStyle])] = []
        for style in TextStyle.allCases {
            let wanted = Self.wanted(style, theme, known)
            guard let face = faces.min(by: { Self.isNearer($0, $1, to: wanted) }) else { continue }
            names[style] = face.postScriptName
            guard (face.weight, face.isItalic) != wanted else { continue }
            let traits = FaceTraits(family: "", weight: wanted.weight, isItalic: wanted.isItalic)
            let same = lacking.firstIndex { $0.wanted == traits && $0.drawn == face.traits }
            if let same {
                lacking[same].styles.append(style)
            } else {
                lacking.append((traits, face.traits, [style]))
            }
        }
        self.names = names
        missing = lacking.map { .missingFace($0.wanted, drawn: $0.drawn, in: $0.styles) }
    }

    private static func wanted(
        _ style: TextStyle, _ theme: Theme,
        _ known: (String) -> (weight: FontWeight, isItalic: Bool)?
    ) -> (weight: FontWeight, isItalic: Bool) {
        guard let name = theme.fonts[style]?.fontName else { return (style.preferredWeight, false) }
        if let attributes = known(name) { return attributes }
        let traits = FaceTraits(likelyPostScriptName: name)
        return (traits.weight, traits.isItalic)
    }

    /// Whether the first face is nearer. Slant comes before weight; of two equally near weights,
    /// the heavier is nearer.
    private static func isNearer(
        _ first: Face, _ second: Face, to wanted: (weight: FontWeight, isItalic: Bool)
    ) -> Bool {
        func distance(_ face: Face) -> Int {
            let (weight, wantedWeight) = (face.weight.rawValue, wanted.weight.rawValue)
            return abs(weight - wantedWeight) * 2 + (weight < wantedWeight ? 1 : 0)
                + (face.isItalic == wanted.isItalic ? 0 : 10_000)
        }
        return (distance(first), first.postScriptName) < (distance(second), second.postScriptName)
    }

    /// The edits that set the family in a theme; each style keeps its size.
    package func edits(in theme: Theme) -> [ThemeEdit] {
        TextStyle.allCases.compactMap { style in
            names[style].map { name in
                .font(
                    style, fontName: name,
                    fontSize: theme.fonts[style]?.fontSize
                        ?? style.preferredPointSize(at: .default))
            }
        }
    }
}
