// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The rows of a version of a screen with their bytes. A later version has the rows again whose bytes are the same, so
/// that an edit of a long list reads only what it changes.
struct KnownRows: Sendable {
    private let screen: Screen
    /// The bytes of all rows in order. Rows with diagnostics have no bytes: they are read again, because the
    /// diagnostics have lines.
    private var ranges: [ByteRange] = []
    /// The number of rows before each section.
    private var firsts: [Int] = []

    /// The rows of a screen that was read without errors from a syntax tree; nil if they are not known one by one.
    init?(_ screen: Screen, in root: Node, _ diagnostics: [Diagnostic]) {
        guard screen.newerVersion == nil, diagnostics.count < DiagnosticLog.limit,
            let sections = root["sections"]?.array, sections.count == screen.sections.count
        else { return nil }
        self.screen = screen
        let rowCount = screen.rowCount
        ranges.reserveCapacity(rowCount)
        for (section, node) in zip(screen.sections, sections) {
            firsts.append(ranges.count)
            let rows = node["rows"]?.array ?? []
            guard rows.count == section.rows.count else { return nil }
            for row in rows { ranges.append(row.range) }
        }
        for diagnostic in diagnostics {
            let steps = diagnostic.keyPath.split(separator: ".", maxSplits: 4)
            guard steps.count > 3, steps[0] == "sections", steps[2] == "rows",
                let section = Int(steps[1]), let row = Int(steps[3]),
                firsts.indices.contains(section), ranges.indices.contains(firsts[section] + row)
            else { continue }
            let range = ranges[firsts[section] + row]
            ranges[firsts[section] + row] = ByteRange(Int(range.start), Int(range.start))
        }
    }

    /// The row with these bytes; nil if there is none.
    func row(at range: ByteRange) -> Row? {
        let index = ranges.partitioningIndex { $0.start >= range.start }
        guard index < ranges.count, ranges[index] == range else { return nil }
        let section = firsts.partitioningIndex { $0 > index } - 1
        return screen.sections[section].rows[index - firsts[section]]
    }
}
