// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// Measures every character as half an em, so that tests of the layout can be checked by hand. No face here has a
/// snowman: `Other-Regular`, a face twice as tall, draws it. No font at all has U+0378.
package final class FixedAdvanceMeasurer: TextMeasuring {
    /// Advance of a character, in ems.
    package let advance: Double

    /// The number of prepared texts. In a real measurer, only preparing is slow.
    package private(set) var preparations = 0

    package var twin: (any TextMeasuring)?

    /// Words in lower case with their possible hyphens: `de-fault`.
    private let patterns: [String: String]

    /// A measurer with an advance for all characters, in ems.
    ///
    /// - Parameter hyphenated: the words that can be hyphenated, as in `de-fault`.
    package init(advance: Double = 0.5, hyphenated words: [String] = []) {
        self.advance = advance
        patterns = Dictionary(
            words.map { ($0.filter { $0 != "-" }, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Breaks after spaces and tabs. Each character is a grapheme.
    package func prepare(_ texts: [String], in face: Face, language: String?) -> [PreparedText] {
        texts.map { prepare($0, in: face) }
    }

    private func prepare(_ text: String, in face: Face) -> PreparedText {
        preparations += 1
        let units = Int32(advance * ShapedText.unitsPerEm)
        var scalars: [ShapedText.Scalar] = []
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
            case "\u{AD}":
                traits.insert(.softHyphen)
                width = 0
                if previous == " " { traits.insert(.lineBreakBefore) }
            default:
                if let previous, " \t\u{AD}".unicodeScalars.contains(previous) {
                    traits.insert(.lineBreakBefore)
                }
            }
            let face = scalar == "\u{2603}" ? 1 : 0
            if runs.last?.face ?? 0 != face {
                runs.append(ShapedText.Run(start: scalars.count, face: face))
            }
            if scalar == "\u{0378}" { missing += 1 }
            scalars.append(ShapedText.Scalar(advance: width, traits: traits))
            previous = scalar
        }
        return PreparedText(
            ShapedText(
                scalars: scalars,
                faces: [
                    ShapedText.FallbackFace(name: face.postScriptName, metrics: face.metrics),
                    ShapedText.FallbackFace(
                        name: "Other-Regular",
                        metrics: FaceMetrics(
                            ascent: 2 * face.metrics.ascent, descent: 2 * face.metrics.descent)),
                ],
                runs: runs, ellipsisAdvance: units, hyphenAdvance: units, tabAdvance: 8 * units,
                missingGlyphs: missing))
    }

    /// The given words, if they contain only letters.
    package func hyphenate(
        _ prepared: [PreparedText], of texts: [String], in face: Face, language: String?
    ) -> [PreparedText] {
        zip(prepared, texts).map { prepared, text in
            var points: [(index: Int, correction: Int32)] = []
            var start = 0
            for word in text.split(
                omittingEmptySubsequences: false, whereSeparator: { !$0.isLetter })
            {
                var offset = start
                for part in (patterns[word.lowercased()] ?? "").split(separator: "-").dropLast() {
                    offset += part.unicodeScalars.count
                    points.append((offset, 0))
                }
                start += word.unicodeScalars.count + 1
            }
            return prepared.hyphenated(at: points)
        }
    }
}

extension Face {
    /// A face with round metrics: 0.75 em above the baseline, 0.25 em below it.
    package static let fixed = Face(
        id: "fixed", postScriptName: "Fixed-Regular", family: "Fixed", styleName: "Regular",
        weight: 400, isItalic: false, metrics: FaceMetrics(ascent: 0.75, descent: 0.25))
}
