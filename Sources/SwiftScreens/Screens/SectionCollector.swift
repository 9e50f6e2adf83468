// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The sections of a screen while it is written.
///
/// Rows outside of sections make one of their own.
struct SectionCollector {
    private var sections: [(entries: Entries, rows: [SyntaxValue])] = []
    /// Whether the last section gets the next row.
    private var isOpen = false
    private(set) var rowCount = 0
    private(set) var placeholderCount = 0

    /// More rows than anyone can read.
    private static let maximumRowCount = 10_000

    /// Whether no more rows are taken.
    var isFull: Bool { rowCount + sections.count > Self.maximumRowCount }

    mutating func beginSection(_ entries: Entries) {
        sections.append((entries, []))
        isOpen = true
    }

    mutating func endSection() { isOpen = false }

    mutating func append(_ row: Entries) {
        guard !isFull else { return }
        if !isOpen { beginSection([]) }
        sections[sections.count - 1].rows.append(.dictionary(row))
        rowCount += 1
        if row["kind"] == .string("placeholder") { placeholderCount += 1 }
    }

    var value: SyntaxValue {
        .array(
            sections.map { section in
                .dictionary(section.entries + [.init("rows", .array(section.rows))])
            })
    }
}
