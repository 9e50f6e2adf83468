// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
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
    var textTracking: [Step]
    var displayTracking: [Step]
    /// What the stand-in's widths lack in each cut, by weight.
    var corrections: [Design: [Correction]]

    /// What brings a weight of the stand-in to the widths of the system font, in ems.
    struct Correction: Hashable, Sendable {
        var weight: Double
        /// Added to each cluster, spaces included.
        var letters: Double
        /// Added to each space between words.
        var wordGap: Double
    }

    enum Design: String, CaseIterable, Hashable, Sendable {
        case text
        case display
        case serif
        case monospaced
        case rounded
    }

    struct Step: Hashable, Sendable {
        var size: Double
        var tracking: Double
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
        textTracking = reader.table("systemFont.textTracking").map(Step.init(size:tracking:))
        displayTracking = reader.table("systemFont.displayTracking").map(Step.init(size:tracking:))
        corrections = [:]
        for cut in [Design.text, .display] {
            let path = "systemFont.corrections.\(cut.rawValue)"
            corrections[cut] = reader.table("\(path).letters").map { weight, letters in
                Correction(
                    weight: weight, letters: letters,
                    wordGap: reader.number("\(path).wordGap.\(Int(weight))"))
            }
        }
    }

    /// The cut of the default design at a size.
    func cut(at pointSize: Double) -> Design { pointSize < displayFrom ? .text : .display }

    /// Extra advance after each cluster in a face, in points.
    func tracking(at pointSize: Double, in face: Face) -> Double {
        let cut = cut(at: pointSize)
        let steps = cut == .text ? textTracking : displayTracking
        let tracking = steps.value(at: pointSize, \.size, \.tracking)
        return (tracking + correction(face, cut, \.letters)) * pointSize
    }

    /// Extra advance of a space in a face, in ems.
    func wordSpacing(in face: Face, _ cut: Design) -> Double {
        correction(face, cut, \.wordGap)
    }

    /// Nothing for faces other than the one the corrections are of.
    private func correction(
        _ face: Face, _ cut: Design, _ value: (Correction) -> Double
    ) -> Double {
        guard face.family == families[cut]?.first else { return 0 }
        return corrections[cut]?.value(at: Double(face.weight), \.weight, value) ?? 0
    }
}

extension Array {
    /// A value between those of steps in ascending order, in a straight line; before the first and
    /// after the last step, theirs.
    fileprivate func value(
        at place: Double, _ position: (Element) -> Double, _ value: (Element) -> Double
    ) -> Double {
        guard let first, let last else { return 0 }
        if place <= position(first) { return value(first) }
        guard place < position(last), let next = firstIndex(where: { position($0) > place })
        else { return value(last) }
        let (low, high) = (self[next - 1], self[next])
        let part = (place - position(low)) / (position(high) - position(low))
        return value(low) + part * (value(high) - value(low))
    }
}
