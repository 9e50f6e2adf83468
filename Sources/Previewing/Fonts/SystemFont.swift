// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// How the system font is imitated: San Francisco may not be shipped, so Inter is drawn with San
/// Francisco's line metrics and tracking, a text cut below 20 pt and a display cut from there.
struct SystemFont: Hashable, Sendable {
    /// Families by design and cut, the best first.
    var families: [Design: [String]]
    /// The size from which the display cut is drawn, in points.
    var displayFrom: Double
    var metrics: FaceMetrics
    /// Tracking in ems by point size.
    var textTracking: [Step]
    var displayTracking: [Step]

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
    }

    /// The cut of the default design at a size.
    func cut(at pointSize: Double) -> Design { pointSize < displayFrom ? .text : .display }

    /// Extra advance after each cluster, in points, interpolated between the sizes of the table.
    func tracking(at pointSize: Double) -> Double {
        let steps = pointSize < displayFrom ? textTracking : displayTracking
        guard let first = steps.first, let last = steps.last else { return 0 }
        if pointSize <= first.size { return first.tracking * pointSize }
        guard pointSize < last.size, let next = steps.firstIndex(where: { $0.size > pointSize })
        else { return last.tracking * pointSize }
        let (low, high) = (steps[next - 1], steps[next])
        let part = (pointSize - low.size) / (high.size - low.size)
        return (low.tracking + part * (high.tracking - low.tracking)) * pointSize
    }
}
