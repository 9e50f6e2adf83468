// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// How the system font is imitated: San Francisco may not be shipped, so Inter is drawn with San
/// Francisco's line metrics and tracking, a text cut below 20 pt and a display cut from there, and
/// corrected to San Francisco's widths in each weight.
struct SystemFont: Hashable, Sendable {
    /// Families by design and cut, the best first.
    var families: [Design: [String]]
    /// The size from which the display cut is drawn, in points.
    var displayFrom: Double
    var metrics: FaceMetrics
    /// Tracking in ems by point size.
    var textTracking: Ladder
    var displayTracking: Ladder
    /// What brings the stand-in to the widths of the system font, by the versions of its files that this
    /// was fitted on.
    var fits: [Fit]

    /// What one version of the stand-in lacks.
    struct Fit: Hashable, Sendable {
        /// The version of the font files.
        var version: Double
        var corrections: [Design: Correction]
    }

    /// Extra advances in ems by weight.
    struct Correction: Hashable, Sendable {
        /// Of each cluster, spaces included.
        var letters: Ladder
        /// Of each space between words.
        var wordGap: Ladder
    }

    enum Design: String, CaseIterable, Hashable, Sendable {
        case text
        case display
        case serif
        case monospaced
        case rounded
    }

    /// Values at places in ascending order: between two of them on a straight line, before the first
    /// and after the last as there.
    struct Ladder: Hashable, Sendable {
        private var places: [Double]
        private var values: [Double]

        init(_ steps: [(key: Double, value: Double)]) {
            places = steps.map(\.key)
            values = steps.map(\.value)
        }

        func value(at place: Double) -> Double {
            guard let first = places.first, let last = places.last else { return 0 }
            if place <= first { return values[0] }
            guard place < last, let next = places.firstIndex(where: { $0 > place })
            else { return values[values.count - 1] }
            let part = (place - places[next - 1]) / (places[next] - places[next - 1])
            return values[next - 1] + part * (values[next] - values[next - 1])
        }
    }

    init(_ reader: inout ResourceReader) {
        families = [:]
        for design in Design.allCases {
            families[design] = reader.strings("systemFont.\(design.rawValue)")
        }
        displayFrom = reader.number("systemFont.displayFrom")
        metrics = FaceMetrics(
            ascent: reader.number("systemFont.ascent"),
            descent: reader.number("systemFont.descent"),
            capHeight: reader.number("systemFont.capHeight"),
            xHeight: reader.number("systemFont.xHeight"))
        textTracking = Ladder(reader.table("systemFont.textTracking"))
        displayTracking = Ladder(reader.table("systemFont.displayTracking"))
        fits = ["inter40", "inter41"].map { name in
            let path = "systemFont.corrections.\(name)"
            var fit = Fit(version: reader.number("\(path).version"), corrections: [:])
            for cut in [Design.text, .display] {
                fit.corrections[cut] = Correction(
                    letters: Ladder(reader.table("\(path).\(cut.rawValue).letters")),
                    wordGap: Ladder(reader.table("\(path).\(cut.rawValue).wordGap")))
            }
            return fit
        }
    }

    /// The cut of the default design at a size.
    func cut(at pointSize: Double) -> Design { pointSize < displayFrom ? .text : .display }

    /// Extra advance after each cluster in ems, for any weight; the correction comes on top.
    func tracking(at pointSize: Double) -> Double {
        (cut(at: pointSize) == .text ? textTracking : displayTracking).value(at: pointSize)
    }

    /// What the widths of a face lack in a cut; nothing for faces other than those fitted. Of these the
    /// nearest version counts.
    func correction(of face: Face, as cut: Design) -> (letters: Double, wordGap: Double) {
        let fit = fits.min { abs($0.version - face.version) < abs($1.version - face.version) }
        guard let correction = fit?.corrections[cut], face.family == families[cut]?.first
        else { return (0, 0) }
        let weight = Double(face.weight)
        return (correction.letters.value(at: weight), correction.wordGap.value(at: weight))
    }
}
