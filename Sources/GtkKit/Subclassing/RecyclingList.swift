// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A list with as many row widgets as are in view and a few more, whatever its length. Rows are used
/// again while scrolling, each for items of its own role, since a role is for life.
///
/// A subclass says which items are near and shows them in rows; it places the rows in
/// ``CustomWidget/allocate(width:height:baseline:)``, which ends with ``ScrollableWidget/scheduleUpdate()``.
/// Rows come and go before a frame begins, never while GTK allocates.
open class RecyclingList<Row: RecycledRow>: ScrollableWidget {
    /// The rows that exist, in the order of their items.
    public private(set) var rows: [Row] = []
    /// How many rows were ever made.
    public private(set) var madeRowCount = 0
    private var spares: [AccessibleRole: [Row]] = [:]
    private let makeRow: (AccessibleRole) -> Row

    /// An empty list, which makes its rows with `makeRow`: each of the role it is asked for.
    public init(makeRow: @escaping (AccessibleRole) -> Row) {
        self.makeRow = makeRow
        super.init(role: .list)
    }

    // MARK: - For subclasses

    /// How many items there are.
    open var itemCount: Int { 0 }

    /// The items in view and near it, in any order. The one with the focus keeps its row anyway.
    open var nearItems: [Int] { [] }

    /// The role of an item, and of the row that shows it.
    open func role(ofItemAt index: Int) -> AccessibleRole { .listItem }

    /// Shows the item at the row's index in the row.
    open func showItem(in row: Row) {}

    // MARK: - Rows

    /// The distance from the top of the content to the top edge, in whole pixels.
    public var top: Double { (verticalAdjustment?.value ?? 0).rounded() }

    /// The row of an item, if it exists now.
    public func row(at index: Int) -> Row? { rows.first { $0.index == index } }

    /// The row with the keyboard focus, if it is here.
    public var focusedRow: Row? { rows.first { $0.hasFocus } }

    /// Rows wait for the next frame: this may come in the middle of an allocation.
    open override func contentDidScroll() {
        queueAllocate()
        scheduleUpdate()
    }

    open override func updateContent() { updateRows(refreshing: false) }

    /// Makes rows for the items that need one. With `refreshing`, all rows show their items again,
    /// which may have become others.
    open func updateRows(refreshing: Bool) {
        var needed = Set(nearItems)
        if let index = focusedRow?.index, index < itemCount { needed.insert(index) }
        let wanted = needed.sorted()
        guard refreshing || wanted != rows.map(\.index) else { return }
        var kept: [Int: Row] = [:]
        for row in rows {
            let isKept =
                needed.contains(row.index)
                && (!refreshing || row.accessibleRole == role(ofItemAt: row.index))
            if isKept {
                kept[row.index] = row
            } else {
                spares[row.accessibleRole, default: []].append(row)
            }
        }
        rows = wanted.map { index in
            if let row = kept[index], !refreshing { return row }
            let row = kept[index] ?? takeRow(role(ofItemAt: index))
            row.index = index
            showItem(in: row)
            return row
        }
        // Screen readers and the Tab key take the order of the children.
        if kept.count < rows.count { rows.forEach { $0.insert(into: self) } }
        for spare in spares.values.joined() where spare.isVisible { spare.isVisible = false }
        for row in rows where !row.isVisible { row.isVisible = true }
        queueAllocate()
    }

    private func takeRow(_ role: AccessibleRole) -> Row {
        if let spare = spares[role]?.popLast() { return spare }
        madeRowCount += 1
        return makeRow(role)
    }
}

/// A row of a ``RecyclingList``.
open class RecycledRow: CustomWidget {
    /// Which item of the list this shows, or showed last.
    public internal(set) var index = 0
}
