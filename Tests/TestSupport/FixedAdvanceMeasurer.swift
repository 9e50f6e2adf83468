// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// Measures every character as half an em, so that tests of the layout can be checked by hand. No
/// face here has a snowman, which the face `Other-Regular` draws, and no font at all has U+0378.
public final class FixedAdvanceMeasurer: TextMeasuring {
    /// Advance of a character, in ems.
    public let advance: Double

    /// How many texts were prepared: nothing else here is slow in real life.
    public private(set) var preparations = 0

    /// A measurer with an advance for all characters, in ems.
    public init(advance: Double = 0.5) { self.advance = advance }

    /// Breaks after spaces and tabs, graphemes of one character each.
    public func prepare(_ text: String, in face: Face) -> PreparedText {
        preparations += 1
        let units = Int32(advance * ShapedText.unitsPerEm)
        var characters: [ShapedText.Character] = []
        var previous: Unicode.Scalar?
        var runs: [ShapedText.Run] = []
        var missing = 0
        for scalar in text.unicodeScalars {
            var traits: ShapedText.Traits = [.graphemeStart]
            var width = units
            switch scalar {
            case "\n", "\r":
                traits.insert(.paragraphSeparator)
                width = 0
            case "\t": traits.formUnion([.tab, .whiteSpace])
            case " ": traits.insert(.whiteSpace)
            default:
                if previous == " " || previous == "\t" { traits.insert(.lineBreakBefore) }
            }
            let face = scalar == "\u{2603}" ? 1 : 0
            if runs.last?.face ?? 0 != face {
                runs.append(ShapedText.Run(start: characters.count, face: face))
            }
            if scalar == "\u{0378}" { missing += 1 }
            characters.append(ShapedText.Character(advance: width, traits: traits))
            previous = scalar
        }
        return PreparedText(
            ShapedText(
                characters: characters,
                faces: [
                    ShapedText.FallbackFace(name: face.postScriptName, metrics: face.metrics),
                    ShapedText.FallbackFace(name: "Other-Regular", metrics: face.metrics),
                ],
                runs: runs, ellipsisAdvance: units, tabAdvance: 8 * units, missingGlyphs: missing))
    }
}

extension Face {
    /// A face with round metrics: 0.75 em above the baseline, 0.25 em below it.
    public static let fixed = Face(
        id: "fixed", postScriptName: "Fixed-Regular", family: "Fixed", styleName: "Regular",
        weight: 400, isItalic: false, metrics: FaceMetrics(ascent: 0.75, descent: 0.25))
}
