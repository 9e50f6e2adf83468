// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The stand-in of the system font. San Francisco may not be shipped, so Inter is drawn with San Francisco's
/// line metrics and tracking: in a text face below 20 pt, and a display face from 20 pt. In each weight its
/// widths are corrected to San Francisco's.
struct SystemFont: Hashable, Sendable {
    /// Families by cut, the best first.
    var families: [Cut: [String]]
    /// The size from which the display face is drawn, in points.
    var displayFrom: Double
    var metrics: FaceMetrics
    /// Tracking in ems by point size.
    var textTracking: PiecewiseLinear
    var displayTracking: PiecewiseLinear
    /// The corrections of the stand-in's widths, by the versions of its files for which they were fitted.
    var fits: [Fit]
    /// The size from which single letters of the display face have extra advances, in points.
    var displayAdvancesFrom: Double

    /// The corrections of one version of the stand-in.
    struct Fit: Hashable, Sendable {
        /// The version of the font files.
        var version: Double
        var corrections: [Cut: Correction]
    }

    /// The extra advances in ems by weight.
    struct Correction: Hashable, Sendable {
        /// The extra advance of each cluster, including spaces.
        var letters: PiecewiseLinear
        /// The extra advance of each space between words.
        var wordGap: PiecewiseLinear
        /// The extra advances of single letters, in every weight.
        var advances: Face.LetterSpacing
    }

    /// A cut of the system font: one of the two optical sizes of its default design, or another design.
    enum Cut: String, CaseIterable, Hashable, Sendable {
        case text
        case display
        case serif
        case monospaced
        case rounded
    }

    /// A piecewise linear function, constant before its first point and after its last.
    struct PiecewiseLinear: Hashable, Sendable {
        /// The arguments, in ascending order.
        private var arguments: [Double]
        private var values: [Double]

        init(_ points: [(key: Double, value: Double)]) {
            arguments = points.map(\.key)
            values = points.map(\.value)
        }

        func value(at argument: Double) -> Double {
            guard let first = arguments.first, let last = arguments.last else { return 0 }
            if argument <= first { return values[0] }
            guard argument < last, let next = arguments.firstIndex(where: { $0 > argument })
            else { return values[values.count - 1] }
            let start = arguments[next - 1]
            let fraction = (argument - start) / (arguments[next] - start)
            return values[next - 1] + fraction * (values[next] - values[next - 1])
        }
    }

    init(_ reader: inout ResourceReader) {
        families = Dictionary(
            uniqueKeysWithValues: Cut.allCases.map {
                ($0, reader.strings("systemFont.\($0.rawValue)"))
            })
        displayFrom = reader.number("systemFont.displayFrom")
        metrics = FaceMetrics(
            ascent: reader.number("systemFont.ascent"),
            descent: reader.number("systemFont.descent"),
            capHeight: reader.number("systemFont.capHeight"),
            xHeight: reader.number("systemFont.xHeight"))
        textTracking = PiecewiseLinear(reader.table("systemFont.textTracking"))
        displayTracking = PiecewiseLinear(reader.table("systemFont.displayTracking"))
        fits = ["inter40", "inter41"].map { name in
            let path = "systemFont.corrections.\(name)"
            var fit = Fit(version: reader.number("\(path).version"), corrections: [:])
            for cut in [Cut.text, .display] {
                fit.corrections[cut] = Correction(
                    letters: PiecewiseLinear(reader.table("\(path).\(cut.rawValue).letters")),
                    wordGap: PiecewiseLinear(reader.table("\(path).\(cut.rawValue).wordGap")),
                    advances: Face.LetterSpacing(
                        reader.advances("\(path).\(cut.rawValue).advances"),
                        holdsForSomeSizes: cut == .display))
            }
            return fit
        }
        displayAdvancesFrom = reader.number("systemFont.corrections.displayAdvancesFrom")
    }

    /// The optical size of the default design at a size in points.
    func cut(at pointSize: Double) -> Cut { pointSize < displayFrom ? .text : .display }

    /// The tracking at a size in points, in ems, without the correction of a weight.
    func tracking(at pointSize: Double) -> Double {
        (cut(at: pointSize) == .text ? textTracking : displayTracking).value(at: pointSize)
    }

    /// The corrections of a face in ems, from the nearest fitted version; zero for other faces.
    func correction(
        of face: Face, as cut: Cut
    ) -> (letters: Double, wordGap: Double, advances: Face.LetterSpacing?) {
        let fit = fits.min { abs($0.version - face.version) < abs($1.version - face.version) }
        guard let correction = fit?.corrections[cut], face.family == families[cut]?.first
        else { return (0, 0, nil) }
        let weight = Double(face.weight)
        return (
            correction.letters.value(at: weight), correction.wordGap.value(at: weight),
            correction.advances
        )
    }
}
