// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Words

/// The figure of a redline, its points or another label, and its position.
struct RedlineFigure: Hashable {
    let redline: Redline
    let text: String
    /// The label around the text, in points of the table.
    let frame: Rect

    /// The figures of redlines, placed one after the other. Each is as near to its redline as the figures
    /// before it allow, outside of the measured element if there is room, and inside of the bounds, so that none is
    /// clipped.
    ///
    /// - Parameters:
    ///   - bounds: the visible part, in points of the table.
    ///   - spacing: the least distance between two labels, in points.
    ///   - labels: the labels of redlines in place of their points.
    ///   - measure: the size of the label around a text, in points.
    static func figures(
        of redlines: [Redline], within bounds: Rect, spacing: Double,
        labels: [Redline: String] = [:], measure: (String) -> Size
    ) -> [RedlineFigure] {
        var figures: [RedlineFigure] = []
        // The points of one element are outside of it, but labels of many are at their elements.
        let element =
            labels.isEmpty
            ? redlines.first { $0.kind == .itemFrame || $0.kind == .textFrame }?.frame : nil
        let texts = redlines.filter { $0.kind == .textFrame }.map(\.frame)
        var taken = PlacedLabels(bandHeight: 2 * measure("0").height)
        // The smallest redlines come first, because their figures have the fewest free places.
        let ordered = redlines.enumerated().sorted {
            ($0.element.area, $0.offset) < ($1.element.area, $1.offset)
        }.map(\.element)
        for redline in ordered where redline.frame.meets(bounds) {
            var text = labels[redline] ?? redline.lengths.map(\.shown).joined(separator: " × ")
            var size = measure(text)
            if size.width > bounds.width, labels.isEmpty {
                // A list of a few pixels has room only for whole points.
                text = redline.lengths.map { $0.rounded().shown }.joined(separator: "×")
                size = measure(text)
            }
            let callouts = element.map {
                redline.callouts(for: size, around: $0, within: bounds, spacing: spacing)
            }
            let places = redline.places(for: size, spacing: spacing).map {
                $0.moved(into: bounds)
            }
            let free =
                (callouts ?? [])
                + places.filter { place in
                    !texts.contains { $0.meets(place) }
                }
            let frame =
                (free + places).first { taken.isFree($0, spacing: spacing) } ?? places[0]
            taken.insert(frame)
            figures.append(RedlineFigure(redline: redline, text: text, frame: frame))
        }
        return figures
    }
}

/// The placed labels, in bands from top to bottom. So the search for a free place does not visit all labels.
private struct PlacedLabels {
    let bandHeight: Double
    private var bands: [Int: [Rect]] = [:]

    init(bandHeight: Double) { self.bandHeight = bandHeight }

    private func bands(of frame: Rect, spacing: Double = 0) -> ClosedRange<Int> {
        Int(
            ((frame.y - spacing) / bandHeight).rounded(.down))...Int(
                ((frame.maxY + spacing) / bandHeight).rounded(.down))
    }

    mutating func insert(_ frame: Rect) {
        for band in bands(of: frame) { bands[band, default: []].append(frame) }
    }

    func isFree(_ frame: Rect, spacing: Double) -> Bool {
        bands(of: frame, spacing: spacing).allSatisfy { band in
            bands[band]?.allSatisfy { !$0.meets(frame, apart: spacing) } ?? true
        }
    }
}

extension Redline {
    fileprivate var area: Double { frame.width * frame.height }

    /// The places for a label of a size, the best first.
    fileprivate func places(for size: Size, spacing: Double) -> [Rect] {
        let middle = frame.centered(size)
        func place(_ x: Double, _ y: Double) -> Rect {
            Rect(x: x, y: y, width: size.width, height: size.height)
        }
        let before = frame.x - size.width - spacing
        let after = frame.maxX + spacing
        var first =
            switch kind {
            case .itemFrame: [place(frame.maxX - size.width, frame.y)]
            case .textFrame:
                [place(after, frame.y), place(middle.x, frame.y - size.height - spacing)]
            case .baseline:
                [after, before].map { place($0, frame.maxY - size.height / 2) }
            case .capHeight: [before, after].map { place($0, middle.y) }
            case .margin, .gap, .distance: [middle]
            }
        // More places follow at growing distances, on all sides.
        let (start, step) = (first[0], (x: size.width + spacing, y: size.height + spacing))
        for ring in 1...Self.rings {
            let (dx, dy) = (Double(ring) * step.x / 2, Double(ring) * step.y / 2)
            for (x, y) in [
                (0, -dy), (0, dy), (-dx, 0), (dx, 0), (dx, -dy), (dx, dy), (-dx, -dy), (-dx, dy),
            ] { first.append(start.offsetBy(x: x, y: y)) }
        }
        return first
    }

    private static let rings = 12

    /// The places for a label of a size above and below the measured element, the nearest first.
    fileprivate func callouts(
        for size: Size, around element: Rect, within bounds: Rect, spacing: Double
    ) -> [Rect] {
        // A distance is outside already.
        if case .distance = kind { return [] }
        let middle = frame.centered(size)
        let step = (x: (size.width + spacing) / 2, y: size.height + spacing)
        var places: [Rect] = []
        for line in 0..<Self.lines {
            let above = element.y - Double(line + 1) * step.y
            let below = element.maxY + spacing + Double(line) * step.y
            for y in [above, below] {
                for ring in -Self.rings...Self.rings {
                    let x = middle.x + Double(ring) * step.x
                    places.append(Rect(x: x, y: y, width: size.width, height: size.height))
                }
            }
        }
        func distance(_ place: Rect) -> Double {
            abs(place.x - middle.x) + abs(place.y - middle.y)
        }
        return places.filter { $0.moved(into: bounds) == $0 }
            .sorted { (distance($0), $0.y, $0.x) < (distance($1), $1.y, $1.x) }
    }

    /// The number of lines of labels on each side of an element.
    private static let lines = 4

    /// The part that a leader line points to: the line of a baseline, otherwise the whole measured area.
    var mark: Rect {
        guard kind == .baseline else { return frame }
        return Rect(x: frame.x, y: frame.maxY, width: frame.width, height: 0)
    }
}

extension Rect {
    /// Whether the distance to a rectangle is at most `distance`.
    func meets(_ other: Rect, apart distance: Double = 0) -> Bool {
        x <= other.maxX + distance && other.x <= maxX + distance
            && y <= other.maxY + distance && other.y <= maxY + distance
    }

    /// The rectangle moved as little as needed to be inside of bounds. If it is larger, it is at their start.
    func moved(into bounds: Rect) -> Rect {
        offsetBy(
            x: max(bounds.x, min(x, bounds.maxX - width)) - x,
            y: max(bounds.y, min(y, bounds.maxY - height)) - y)
    }
}
