// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// The match of a family's faces with the text styles of a theme.
package struct FamilyMatch: Hashable, Sendable {
    /// The family's name.
    package let family: String
    /// The PostScript name for each style.
    package let names: [TextStyle: String]
    /// The requested faces that the family lacks, with the faces that are drawn.
    package let missing: [FontNotice]

    /// Matches faces to the eleven text styles. The theme's font of a style gives weight and slant; without a
    /// font, the preferred system font gives the weight.
    ///
    /// - Parameters:
    ///   - faces: all faces of the family, at least one.
    ///   - known: the traits of a face by its PostScript name; nil to take them from the name.
    package init(
        _ family: String, _ faces: [NamedFace], for theme: Theme,
        known: (String) -> FaceTraits?
    ) {
        self.family = family
        var names: [TextStyle: String] = [:]
        var lacking: [(wanted: FaceTraits, drawn: FaceTraits, styles: [TextStyle])] = []
        for style in TextStyle.allCases {
            var wanted = Self.wanted(style, theme, known)
            wanted.family = family
            func order(_ face: NamedFace) -> (Int, String) {
                (wanted.distance(to: face.traits), face.postScriptName)
            }
            guard let face = faces.min(by: { order($0) < order($1) }) else { continue }
            names[style] = face.postScriptName
            guard face.traits != wanted else { continue }
            let same = lacking.firstIndex { $0.wanted == wanted && $0.drawn == face.traits }
            if let same {
                lacking[same].styles.append(style)
            } else {
                lacking.append((wanted, face.traits, [style]))
            }
        }
        self.names = names
        missing = lacking.map { .missingFace($0.wanted, drawn: $0.drawn, in: $0.styles) }
    }

    private static func wanted(
        _ style: TextStyle, _ theme: Theme, _ known: (String) -> FaceTraits?
    ) -> FaceTraits {
        guard let name = theme.fonts[style]?.fontName else {
            return FaceTraits(family: "", weight: style.preferredWeight)
        }
        return known(name) ?? FaceTraits(likelyPostScriptName: name)
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
