// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A list for any number of items, with row widgets only for the items in view and a few more. Scrolling recycles rows,
/// each for items of the same role, because a widget's role cannot change.
///
/// A subclass returns the items near the viewport and binds rows to them. It allocates the rows in
/// ``CustomWidget/allocate(width:height:baseline:)``, and calls ``ScrollableWidget/scheduleUpdate()`` at the end. Rows
/// are added and removed before a frame begins, never while GTK allocates.
open class RecyclingList<Row: RecycledRow>: ScrollableWidget {
    /// The existing rows in the order of their items.
    package private(set) var rows: [Row] = []
    /// The number of rows made so far.
    package private(set) var madeRowCount = 0
    private var spares: [AccessibleRole: [Row]] = [:]
    private let makeRow: (AccessibleRole) -> Row
    /// The update that waits for the next frame.
    private var deferred: Scheduled?

    /// An empty list. `makeRow` makes a row of a role.
    public init(makeRow: @escaping (AccessibleRole) -> Row) {
        self.makeRow = makeRow
        super.init(role: .list)
    }

    // MARK: - For subclasses

    open var itemCount: Int { 0 }

    /// The items in and near the viewport, in any order. The focused item always keeps its row.
    open var nearItems: [Int] { [] }

    /// The role of an item and of its row.
    open func role(ofItemAt index: Int) -> AccessibleRole { .listItem }

    /// Binds a row to the item at its index.
    open func bind(_ row: Row) {}

    // MARK: - Rows

    /// The top of the viewport in the content, in whole pixels.
    package var top: Double { (verticalAdjustment?.value ?? 0).rounded() }

    /// The row of an item; nil if the item has no row.
    package func row(at index: Int) -> Row? { rows.first { $0.index == index } }

    /// The row that has the keyboard focus or contains it; nil for none.
    package var focusedRow: Row? { containsFocus ? rows.first(where: \.containsFocus) : nil }

    /// Updates the rows in the next frame, because this may be called during an allocation.
    open override func contentDidScroll() {
        queueAllocate()
        scheduleUpdate()
    }

    /// Updates the rows, in this frame or in a later one: those of twelve lists of long texts take many frames.
    open override func updateContent() {
        let clock = gtk_widget_get_frame_clock(pointer())
        let frame = (clock, clock.map { gdk_frame_clock_get_frame_counter($0) } ?? 0)
        if ListUpdates.frame != frame { (ListUpdates.frame, ListUpdates.seconds) = (frame, 0) }
        guard ListUpdates.seconds < ListUpdates.timeInFrame else {
            guard deferred?.isPending != true else { return }
            deferred = addTick { [weak self] _ in
                self?.scheduleUpdate()
                return false
            }
            return
        }
        let start = EventLoop.now
        updateRows(refreshing: false)
        ListUpdates.seconds += EventLoop.now - start
    }

    /// Adds rows for the items near the viewport. With `refreshing`, binds all rows again, because items may have
    /// changed.
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
                row.becomeSpare()
                spares[row.accessibleRole, default: []].append(row)
            }
        }
        rows = wanted.map { index in
            if let row = kept[index], !refreshing { return row }
            let row = kept[index] ?? takeRow(role(ofItemAt: index))
            row.index = index
            bind(row)
            return row
        }
        // Screen readers and the Tab key follow the order of the children.
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

/// The time that all lists have taken for their updates in a frame of a window.
private enum ListUpdates {
    static var frame: (clock: OpaquePointer?, number: gint64) = (nil, 0)
    static var seconds = 0.0
    /// The seconds after which other lists update in the next frame.
    static let timeInFrame = 0.03
}

/// A row of a ``RecyclingList``.
open class RecycledRow: CustomWidget {
    /// The index of the row's item, or of its last item.
    package internal(set) var index = 0

    /// Releases the content of a row that is no longer in view; it may keep large things alive.
    open func becomeSpare() {}
}

/// A recycled row around one widget.
open class ContentRow: RecycledRow {
    private let content: Widget

    open override var requestMode: RequestMode { .heightForWidth }

    /// A row that is as large as its content.
    public init(_ content: Widget, role: AccessibleRole = .listItem) {
        self.content = content
        super.init(role: role)
        content.insert(into: self)
    }

    open override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        content.measured(orientation, forSize: forSize)
    }

    open override func allocate(width: Int, height: Int, baseline: Int) {
        content.allocate(PixelFrame(x: 0, y: 0, width: width, height: height))
    }
}
