// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// The screen that an expansion is tried with: some items in longer texts, and of the other rows none, since
/// what breaks in an item does not depend on the rows around it.
struct SweepTrial: Sendable {
    let screen: Screen
    /// The rows that are left of each section, by their indices in the whole screen; nil for all of them.
    private let rows: [[Int]]?

    /// The whole screen as it is written.
    init(_ screen: Screen) { (self.screen, rows) = (screen, nil) }

    /// - Parameter items: those that are tried.
    init(_ whole: Screen, trying items: [ItemID], in variant: TextVariant) {
        var screen = whole.inVariant(variant, of: items)
        var rows = whole.sections.map { _ in [Int]() }
        for item in items where item.kind == .row { rows[item.section].append(item.row) }
        for (section, rows) in rows.enumerated() {
            screen.sections[section].rows = rows.map { screen.sections[section].rows[$0] }
        }
        (self.screen, self.rows) = (screen, rows)
    }

    /// The item of the whole screen that an item stands for.
    func original(_ item: ItemID) -> ItemID {
        guard item.kind == .row, let rows else { return item }
        return ItemID(.row, section: item.section, row: rows[item.section][item.row])
    }
}
