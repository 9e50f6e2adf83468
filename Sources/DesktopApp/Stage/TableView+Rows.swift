// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import LayoutEngine
import Workspace

// MARK: - Rows

extension TableView {
    /// The items in view and near it.
    private var nearItems: Range<Int> { nearItems(of: preview.layout, top: top) }

    /// The items that need a row: those in view, those near it, and the one with the focus.
    private var wanted: [Int] {
        let layout = preview.layout
        let near = nearItems.filter { !layout.isBlank(at: $0) }
        let focused = rows.first { $0.hasFocus }.map(\.index).flatMap {
            $0 < layout.count ? $0 : nil
        }
        let others = Set([focused, zoomed.stickyHeader(at: top)?.index].compactMap { $0 })
            .subtracting(near)
        return others.isEmpty ? near : (near + others).sorted()
    }

    /// Makes the rows those that are wanted. With `refreshing`, also what the others show is new.
    func updateRows(refreshing: Bool) {
        let wanted = wanted
        if let onReached, !preview.layout.isExact(in: nearItems) {
            // They come back through `show()`.
            return onReached(nearItems)
        }
        guard refreshing || wanted != rows.map(\.index) else { return }
        var kept: [Int: RowWidget] = [:]
        let isWanted = Set(wanted)
        for row in rows {
            if isWanted.contains(row.index), kept[row.index] == nil {
                kept[row.index] = row
            } else {
                spares[row.accessibleRole, default: []].append(row)
            }
        }
        var isInOrder = true
        rows = wanted.map { index in
            if let row = kept[index], !refreshing { return row }
            let item = preview.layout.item(at: index)
            var row = kept[index]
            if let other = row, other.accessibleRole != item.role {
                spares[other.accessibleRole, default: []].append(other)
                row = nil
            }
            if row == nil { isInOrder = false }
            let shown = row ?? takeRow(item.role)
            shown.show(
                item, index: index, sectionCount: rowCount(of: item.id), painter: painter)
            shown.highlights = highlights(in: item)
            return shown
        }
        if !isInOrder { rows.forEach { $0.insert(into: self) } }
        for spare in spares.values.joined() where spare.isVisible { spare.isVisible = false }
        for row in rows where !row.isVisible { row.isVisible = true }
        queueAllocate()
    }

    private func takeRow(_ role: AccessibleRole) -> RowWidget {
        if let spare = spares[role]?.popLast() { return spare }
        madeRowCount += 1
        return RowWidget(role: role)
    }

    private func rowCount(of id: ItemID) -> Int {
        let sections = preview.screen.sections
        guard id.kind == .row, sections.indices.contains(id.section) else { return 0 }
        return sections[id.section].rows.count
    }

    /// The row of an item, if it exists now.
    func row(at index: Int) -> RowWidget? { rows.first { $0.index == index } }
}
