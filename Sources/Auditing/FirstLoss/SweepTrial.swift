// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// The screen for trying an expansion. Some items have longer texts, and all other rows are left
/// out, because the breaks in an item do not depend on the rows around it.
struct SweepTrial: Sendable {
    let screen: Screen
    /// The remaining rows of each section, by their indices in the whole screen; nil for all rows.
    private let rows: [[Int]]?

    /// The whole screen with its texts as written.
    init(_ screen: Screen) { (self.screen, rows) = (screen, nil) }

    /// - Parameter items: the items to try.
    init(_ whole: Screen, trying items: [ItemID], in variant: TextVariant) {
        var screen = whole.inVariant(variant, of: items)
        var rows = whole.sections.map { _ in [Int]() }
        for item in items where item.kind == .row { rows[item.section].append(item.row) }
        for (section, rows) in rows.enumerated() {
            screen.sections[section].rows = rows.map { screen.sections[section].rows[$0] }
        }
        (self.screen, self.rows) = (screen, rows)
    }

    /// The item of the whole screen for an item of the trial.
    func original(_ item: ItemID) -> ItemID {
        guard item.kind == .row, let rows else { return item }
        return ItemID(.row, section: item.section, row: rows[item.section][item.row])
    }
}
