// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// The results of a sweep so far.
struct SweepRecord {
    private let axes: SweepAxes
    private let files: AuditedFiles
    private let exceptions: ScreenExceptions
    private var cells: [FirstLosses.Cell]
    /// The items with breaks, by their indices.
    private var items: [Int: Item] = [:]
    private(set) var previewCount = 0
    /// The elements of the whole screen as written.
    private var elements: ScreenElements?

    private struct Item {
        /// The first break for each category, by expansion, then width, then rule. The smallest
        /// width of all is in `first`.
        var least: [FirstLoss?]
        var first: FirstLoss
        var firstAsWritten: FirstLoss?
    }

    init(_ axes: SweepAxes, _ files: AuditedFiles, _ exceptions: ScreenExceptions) {
        (self.axes, self.files, self.exceptions) = (axes, files, exceptions)
        cells = axes.categories.flatMap { category in
            axes.widths.map { FirstLosses.Cell(category: category, width: $0) }
        }
    }

    /// The point of a column and an expansion, given by their indices.
    func point(_ column: Int, expansion: Int) -> SweepPoint {
        SweepPoint(
            category: cells[column].category, width: cells[column].width,
            expansion: axes.expansions[expansion])
    }

    /// The elements of the whole screen, for the search through a preview.
    ///
    /// - Parameter plan: the plan of that preview. The first one must have the whole screen.
    mutating func elements(of plan: PreviewPlan) -> ScreenElements {
        previewCount += 1
        if let elements { return elements }
        let elements = ScreenElements(plan.preview(), ignoring: exceptions)
        self.elements = elements
        return elements
    }

    /// The ids of items by their indices.
    func ids(of items: ItemSet) -> [ItemID] {
        elements.map { elements in items.items.map { elements.layout.ids[$0] } } ?? []
    }

    /// Adds the breaks at an expansion that occur at no smaller one, by column.
    mutating func add(_ breaks: [TextLosses], expansion: Int) {
        for (column, breaks) in breaks.enumerated() where !breaks.isEmpty {
            let items = breaks.items
            let point = point(column, expansion: expansion)
            if point.expansion == 0 { cells[column].violationCount = breaks.count }
            if cells[column].expansion == nil {
                cells[column].expansion = point.expansion
                cells[column].elementCount = items.count
            }
            for (item, rule) in items { add(item, rule, at: point, column) }
        }
    }

    private mutating func add(_ item: Int, _ rule: Rule, at point: SweepPoint, _ column: Int) {
        let category = column / axes.widths.count
        let found = FirstLoss(point: point, rule: rule)
        var known =
            items[item]
            ?? Item(least: Array(repeating: nil, count: axes.categories.count), first: found)
        if point < known.first.point { known.first = found }
        // Expansions and columns come in order.
        known.least[category] = known.least[category] ?? found
        if point.expansion == 0 { known.firstAsWritten = known.firstAsWritten ?? found }
        items[item] = known
    }

    /// The result so far.
    var result: FirstLosses {
        let losing = items.sorted { $0.key < $1.key }.compactMap { item, known in
            elements.map { elements in
                let element = Element.item(elements.layout.ids[item])
                return LosingElement(
                    element: element,
                    name: element.name(saying: element.title(in: elements.preview)),
                    first: known.first, firstAsWritten: known.firstAsWritten, least: known.least)
            }
        }
        let others = fileViolations
        let cells = cells.map { cell in
            var cell = cell
            cell.violationCount += others[cell.category]
            return cell
        }
        return FirstLosses(
            axes: axes, elements: losing, cells: cells, previewCount: previewCount,
            newerVersion: elements?.preview.screen.newerVersion)
    }

    /// The violations that do not depend on the layout.
    private var fileViolations: ViolationCounts {
        guard let elements else { return ViolationCounts() }
        let context = CheckContext(
            elements.preview, files, elements.index, CategorySet(axes.categories))
        var log = AuditLog()
        for rule in Rule.allCases where rule.scope == .files { log.check(rule, context) }
        return log.found.reduce(into: ViolationCounts()) { counts, found in
            let (key, defect) = (found.key, found.value.defect.value)
            if !exceptions.ignores(key.rule, key.element) {
                let severity = exceptions.severity(
                    found.value.severity, of: key.rule, from: defect.origin(of: key.element))
                counts.add(severity, at: found.value.categories)
            }
        }
    }
}
