// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import Previewing

/// A search for the circumstances in which a screen breaks. It requests previews until it knows the
/// breaks in all circumstances.
///
/// Usually, longer texts only break more, and more width only breaks less. So both are bisected:
/// between two expansions with the same breaks, or two widths of the same geometry with the same
/// breaks, nothing is tried. Every category is tried, because the category changes optical sizes,
/// the shape of tables, and hyphenation, so a larger one may break less. `docs/audits.md` has the
/// reasons, and the cases in which every width or expansion is tried. Only items with an open
/// answer get longer texts. An item that grows with its texts never loses any.
///
/// The caller makes the previews. So a window can make a few between two frames, and a command can
/// search some while it plans the next. Expansions are completed one after the other, so that the
/// texts of each are prepared once.
package struct Sweep {
    /// The categories, widths, and expansions of the sweep.
    package let axes: SweepAxes
    private let written: Screen
    private var environment: PreviewEnvironment
    /// Adjacent columns of one category, with tables of the same geometry.
    private let segments: [Range<Int>]
    /// The segments in which a wider column may break more.
    private var irregularSegments: Set<Int> = []
    /// The segments in which a longer text may break less.
    private var crowdedSegments: Set<Int> = []

    private var row: SweepRow?
    private var trial: SweepTrial
    /// The certain breaks in each column of the row.
    private var certain: [TextLosses]
    /// The breaks with texts as written, by column; empty until all are known.
    private var asWritten: [TextLosses] = []
    /// The items that lose text as written in some column, or may lose it with longer texts.
    private var fragile = ItemSet()
    /// The open ranges of expansions. The next one is last.
    private var stretches: [Stretch] = []
    private var record: SweepRecord

    /// The breaks at two expansions, by column.
    private struct Stretch {
        var lower: (expansion: Int, breaks: [TextLosses])
        var upper: (expansion: Int, breaks: [TextLosses])
    }

    /// A request for a preview.
    package struct Step: Sendable {
        fileprivate let column: Int
        /// The index of the expansion.
        package let expansion: Int
        fileprivate let trial: SweepTrial
        package let environment: PreviewEnvironment

        /// The screen with the texts to try.
        package var screen: Screen { trial.screen }
    }

    /// The search through one preview.
    package struct Task: Sendable {
        fileprivate let step: Step
        fileprivate let plan: PreviewPlan
        fileprivate let elements: ScreenElements

        /// Computes the preview and finds its breaks.
        package func run() -> Found {
            // Whether an item loses text does not depend on its position.
            let preview = plan.preview(stacksItems: false)
            let layout = preview.layout
            return Found(
                column: step.column, breaks: TextLosses(in: preview, elements, step.trial),
                fragile: step.expansion == 0 ? layout.ids.indices.filter(layout.mayLoseText) : [],
                isCrowded: layout.isCrowded, hasUnevenLines: preview.hasUnevenLines)
        }
    }

    /// The breaks of one preview.
    package struct Found: Sendable {
        fileprivate let column: Int
        fileprivate let breaks: TextLosses
        fileprivate let fragile: [Int]
        fileprivate let isCrowded: Bool
        fileprivate let hasUnevenLines: Bool
    }

    /// The rules with violations that count as breaks. They concern lost text, which depends on
    /// category, width, and expansion.
    package static let lossRules: [Rule] = [.textClipped, .textTruncated, .textOverlap]

    /// A sweep over a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen with its texts as written.
    ///   - environment: the other inputs of previews.
    ///   - files: the files for counting violations other than lost text.
    ///   - exceptions: the exceptions. Their findings are not violations, and break nothing.
    package init(
        of screen: Screen, in environment: PreviewEnvironment, axes: SweepAxes,
        files: AuditedFiles = AuditedFiles(),
        ignoring exceptions: ScreenExceptions = ScreenExceptions()
    ) {
        self.axes = axes
        self.environment = environment
        self.environment.textVariant = .asWritten
        (written, trial) = (screen, SweepTrial(screen))
        record = SweepRecord(axes, files, exceptions)
        segments = Self.segments(of: axes, screen, environment)
        let columnCount = axes.categories.count * axes.widths.count
        certain = Array(repeating: TextLosses(), count: columnCount)
        row = SweepRow(
            expansion: 0, known: Array(repeating: nil, count: columnCount), stretches: segments)
    }

    private static func segments(
        of axes: SweepAxes, _ screen: Screen, _ environment: PreviewEnvironment
    ) -> [Range<Int>] {
        var segments: [Range<Int>] = []
        for (number, category) in axes.categories.enumerated() {
            var last: TableGeometry?
            for (width, points) in axes.widths.enumerated() {
                let geometry = screen.geometry(in: environment.at(category, tableWidth: points))
                let column = number * axes.widths.count + width
                if geometry == last, let segment = segments.last {
                    segments[segments.count - 1] = segment.lowerBound..<column + 1
                } else {
                    segments.append(column..<column + 1)
                }
                last = geometry
            }
        }
        return segments
    }
}

// MARK: - Running

extension Sweep {
    /// The next step that needs a preview; nil at the end, and while the next step depends on the
    /// results of open steps.
    package mutating func next() -> Step? {
        guard let expansion = row?.expansion, let column = row?.next() else { return nil }
        let point = record.point(column, expansion: expansion)
        return Step(
            column: column, expansion: expansion, trial: trial,
            environment: environment.at(point.category, tableWidth: point.width))
    }

    /// Whether all breaks are known.
    package var isDone: Bool { row == nil }

    /// The search through the preview of a step. Any thread can run it.
    package mutating func task(_ step: Step, _ plan: PreviewPlan) -> Task {
        Task(step: step, plan: plan, elements: record.elements(of: plan))
    }

    /// Adds the breaks of a preview.
    package mutating func add(_ found: Found) {
        let column = found.column
        let segment = segments.partitioningIndex { $0.upperBound > column }
        if found.isCrowded { crowdedSegments.insert(segment) }
        if found.isCrowded || found.hasUnevenLines { irregularSegments.insert(segment) }
        fragile.insert(found.fragile)
        let breaks = found.breaks.union(certain[column])
        row?.add(breaks, at: column, isMonotone: !irregularSegments.contains(segment))
        while let complete = row, complete.isComplete { row = nextRow(after: complete) }
    }

    /// The progress of the sweep in percent: the expansion up to which everything is known. The
    /// smallest and the largest are tried first, while the progress is 0.
    package var progress: Int {
        let known = row == nil ? axes.expansions.count - 1 : stretches.last?.lower.expansion ?? 0
        return 100 * known / max(1, axes.expansions.count - 1)
    }

    /// The number of searched previews.
    package var previewCount: Int { record.previewCount }

    /// The record of the previews so far.
    package var result: FirstLosses { record.result }
}

// MARK: - Expansions

extension Sweep {
    /// The row after a complete one; nil at the end.
    private mutating func nextRow(after row: SweepRow) -> SweepRow? {
        let (expansion, breaks) = (row.expansion, row.breaks)
        let last = axes.expansions.count - 1
        if expansion == 0 {
            asWritten = breaks
            record.add(breaks, expansion: 0)
            for breaks in breaks { fragile.insert(breaks.items.lazy.map(\.item)) }
            guard last > 0, !fragile.isEmpty else { return nil }
            return makeRow(
                last, known: Array(repeating: nil, count: breaks.count), trying: fragile,
                above: breaks)
        }
        if expansion == last {
            stretches = [Stretch(lower: (0, asWritten), upper: (last, breaks))]
        } else if let stretch = stretches.popLast() {
            stretches.append(Stretch(lower: (expansion, breaks), upper: stretch.upper))
            stretches.append(Stretch(lower: stretch.lower, upper: (expansion, breaks)))
        }
        while let stretch = stretches.last {
            if let middle = middleRow(of: stretch) { return middle }
            stretches.removeLast()
        }
        return nil
    }

    /// The row in the middle of a range; nil if its breaks are already known.
    private mutating func middleRow(of stretch: Stretch) -> SweepRow? {
        let (lower, upper) = (stretch.lower, stretch.upper)
        let new = zip(upper.breaks, lower.breaks).map {
            $0 == $1 ? TextLosses() : $0.subtracting($1)
        }
        guard upper.expansion - lower.expansion > 1 else {
            record.add(new, expansion: upper.expansion)
            return nil
        }
        var known = zip(lower.breaks, upper.breaks).map { $0 == $1 ? $0 : nil }
        var open = ItemSet()
        for breaks in new { open.insert(breaks.items.lazy.map(\.item)) }
        for segment in crowdedSegments {
            for column in segments[segment] { known[column] = nil }
            open = fragile
        }
        guard known.contains(nil) else { return nil }
        return makeRow(
            (lower.expansion + upper.expansion) / 2, known: known, trying: open,
            above: lower.breaks)
    }

    /// A row with longer texts of some items.
    ///
    /// - Parameter lower: the breaks at a smaller expansion, by column. Items that are not tried
    ///   have the same breaks.
    private mutating func makeRow(
        _ expansion: Int, known: [TextLosses?], trying items: ItemSet, above lower: [TextLosses]
    ) -> SweepRow {
        trial = SweepTrial(
            written, trying: record.ids(of: items),
            in: .pseudo(TextExpansion(.fixed, percent: Double(axes.expansions[expansion]))))
        // Longer texts have different letters, and may fit where the written ones do not.
        certain = zip(asWritten, lower).map { $0.union($1.without(items)) }
        return SweepRow(
            expansion: expansion, known: known,
            stretches: segments.enumerated().flatMap { number, segment in
                irregularSegments.contains(number) ? segment.map { $0..<$0 + 1 } : [segment]
            })
    }
}
