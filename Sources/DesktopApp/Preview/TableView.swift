// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import Drawing
import DynamicType
import GtkKit
import LayoutEngine
import Previewing
import Words
import Workspace

/// The list of the preview. It measures nothing: the layout has all frames and the exact height.
final class TableView: RecyclingList<RowWidget> {
    /// The preview that the list follows.
    let live: LivePreview
    private(set) var preview: Preview
    private(set) var painter: TablePainter
    /// Whether the list is visible. A hidden list is laid out only when it becomes visible.
    var isActive = true { didSet { if isActive, !oldValue { display() } } }
    /// The item that has the keyboard focus, or had it last.
    var focusedIndex: Int?

    /// Pixels per point. The parent sets it, even during allocation.
    var zoom = 1.0 {
        didSet {
            guard zoom != oldValue else { return }
            rows.forEach { $0.zoom = zoom }
            // The anchor stays in place in pixels.
            anchor?.y *= oldValue / zoom
            queueAllocate()
        }
    }

    var findings: [ItemID: Severity] = [:] {
        didSet {
            guard findings != oldValue else { return }
            for row in rows { row.finding = findings[preview.layout.ids[row.index]] }
        }
    }

    /// The style whose texts are highlighted.
    var highlightedStyle: TextStyle? {
        didSet { if highlightedStyle != oldValue { highlightRows() } }
    }
    /// The selected parts of the screen.
    var selection = SelectedParts() {
        didSet {
            guard selection != oldValue else { return }
            for row in rows { markSelected(row) }
        }
    }

    /// The position at the top edge of a table that scrolls together with others, which may be far past its end; nil
    /// for a table that scrolls alone.
    var sharedPosition: ScrollPosition? {
        didSet {
            guard sharedPosition != oldValue, sharedPosition != nil else { return }
            configureScrolling(top: anchoredTop)
            scheduleUpdate()
            queueAllocate()
        }
    }
    /// Pixels below the list, so that the last row can be scrolled free of a bar.
    var endInset = 0.0 {
        didSet {
            guard endInset != oldValue else { return }
            configureScrolling(top: anchoredTop)
            queueAllocate()
        }
    }
    /// Called with the position at the top edge after the user has scrolled.
    var onScrolled: ((ScrollPosition) -> Void)?
    /// Draws over the rows.
    var overlay: ((Snapshot) -> Void)?
    /// The point that stays in place when sizes change; nil stands for the top of the table.
    private var anchor: ScrollPosition?
    /// Pixels from the top edge to the pointer; nil outside.
    private var pointer: Double?
    private var isConfiguringScrolling = false
    /// The open screen of the displayed preview, and whether it is the one of the preview before.
    private weak var file: OpenScreen?
    private(set) var isSameFile = false

    /// Pixels above and below the viewport that also have rows, fewer in a small device: a ladder shows twelve.
    private var margin: Double { 200 * min(1, zoom) }

    override class var cssName: String { "tableview" }
    override var requestMode: RequestMode { .constantSize }

    /// A table that follows a preview.
    init(_ live: LivePreview) {
        self.live = live
        preview = live.current
        file = live.screen.file
        painter = TablePainter(preview, library: live.theme.fonts.library)
        super.init(makeRow: RowWidget.init)
        describe()
        onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        onPressed { [weak self] _, _, y in self?.focusRow(at: y) }
        onPointerMoved { [weak self] point in self?.pointerMoved(to: point?.y) }
        live.viewport = viewport
        live.observe([.preview, .refinement], by: self) { if $0.isActive { $0.display() } }
    }

    // MARK: - Showing

    /// Displays the current preview. If the screen is the same, the anchor stays in place.
    private func display() {
        let (preview, old) = (live.current, self.preview.layout.ids)
        let isSameList = preview.layout.ids == old
        isSameFile = file === live.screen.file
        file = live.screen.file
        self.preview = preview
        painter = TablePainter(preview, library: live.theme.fonts.library)
        if !isSameList {
            anchor = anchor.flatMap { followed($0, in: old) }
            focusedIndex = focusedIndex.flatMap { followed($0, in: old) }
        }
        describe()
        configureScrolling(top: isSameList || isSameFile ? anchoredTop : -bars.top)
        updateRows(refreshing: true)
        queueResize()
        queueDraw()
    }

    var zoomed: ZoomedLayout { ZoomedLayout(layout: preview.layout, zoom: zoom) }
    /// The bars over the list.
    var bars: FloatingBars { FloatingBars(painter, zoom: zoom) }

    /// Sets the range and the value of the scroll bar, without counting as scrolling by the user. The range begins with
    /// the bars above the list.
    private func configureScrolling(top: Double) {
        isConfiguringScrolling = true
        defer { isConfiguringScrolling = false }
        let page = Double(height)
        // Keeps fractions of a pixel, which add up during slow scrolling.
        let value = top == self.top ? verticalAdjustment?.value ?? top : top
        let bars = bars
        let whole = zoomed.height + bars.foot
        let end = sharedPosition == nil ? whole + endInset : top + page
        verticalAdjustment?.configure(
            value: value, lower: -bars.top, upper: max(page - bars.top, whole, end), step: 40,
            pageStep: page * 0.9, page: page)
        configureHorizontalScrolling()
    }

    /// The viewport in points.
    var viewport: Viewport {
        // Before the first allocation, the height of the viewport is unknown.
        let height = self.height > 0 ? Double(self.height) : Viewport.initial.height
        return Viewport(
            top: top / zoom, height: height / zoom, margin: margin / zoom,
            anchor: sharedPosition ?? anchor)
    }

    // MARK: - Anchor

    private var anchoredTop: Double {
        let bars = bars
        if let sharedPosition {
            return sharedPosition.top(in: preview.layout, zoom: zoom, inset: bars.top) ?? -bars.top
        }
        guard let top = anchor?.top(in: preview.layout) else {
            // A list that is not scrolled stays so when the bars change their height.
            return self.top <= verticalAdjustment?.lower ?? 0 ? -bars.top : self.top
        }
        let last = zoomed.height + bars.foot + endInset - Double(height)
        return min(max(-bars.top, (top * zoom).rounded()), max(-bars.top, last))
    }

    /// Records the distance in pixels from the top edge to the pointer; nil if the pointer has left.
    func pointerMoved(to y: Double?) {
        // GTK repeats the position whenever a widget moves under the pointer.
        guard y != pointer else { return }
        pointer = y
        dropAnchor()
        live.viewport = viewport
    }

    private func dropAnchor() {
        anchor = ScrollPosition(
            in: preview.layout, top: top, height: Double(height), pointer: pointer, zoom: zoom)
    }

    // MARK: - Rows

    /// The items in the viewport and its margins.
    private var nearRange: Range<Int> {
        // Before the first allocation, the height of the viewport is unknown.
        let height = self.height > 0 ? Double(self.height) : Viewport.initial.height
        return zoomed.indices(from: top - margin, to: top + height + margin)
    }

    override var itemCount: Int { preview.layout.count }

    override var nearItems: [Int] {
        let header = stickyHeader.map { [$0.index] } ?? []
        return header + nearRange.filter { !preview.layout.isBlank(at: $0) }
    }

    override func role(ofItemAt index: Int) -> AccessibleRole {
        preview.layout.content.role(of: preview.layout.ids[index])
    }

    override func bind(_ row: RowWidget) {
        let item = preview.layout.item(at: row.index)
        row.display(item, sectionCount: rowCount(of: item.id), painter: painter)
        row.highlights = highlights(in: item)
        row.finding = findings[item.id]
        markSelected(row)
    }

    override func updateRows(refreshing: Bool) {
        // The exact preview arrives through `display`.
        if !preview.layout.isExact(in: nearRange), live.refine(nearRange) { return }
        super.updateRows(refreshing: refreshing)
    }

    // MARK: - Scrolling

    override func contentDidScroll() {
        if !isConfiguringScrolling {
            dropAnchor()
            let position = ScrollPosition(
                in: preview.layout, top: top, zoom: zoom, inset: bars.top)
            if let position { onScrolled?(position) }
        }
        live.viewport = viewport
        super.contentDidScroll()
    }

    // MARK: - Size and drawing

    override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        switch orientation {
        case .horizontal: (0, Int(zoomed.width))
        case .vertical: (0, Int(bars.top + zoomed.height + bars.foot))
        }
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        configureScrolling(top: anchoredTop)
        live.viewport = viewport
        let left = Int(horizontalAdjustment?.value ?? 0)
        let top = Int(top)
        let sticky = stickyHeader
        for row in rows {
            row.zoom = zoom
            var frame = row.pixelFrame
            if let sticky, row.index == sticky.index { frame.y = Int(sticky.y.rounded()) }
            frame.x -= left
            frame.y -= top
            row.allocate(frame)
            row.viewport = -frame.y..<height - frame.y
        }
        scheduleUpdate()
    }

    override func snapshot(_ snapshot: Snapshot) {
        snapshot.fill(area, GtkKit.Color(painter.backgroundColor))
        snapshotChildren(snapshot)
        // The header is drawn again, above the rows that scroll under it.
        if let sticky = stickyHeader, let header = row(at: sticky.index) {
            snapshotChild(header, snapshot)
        }
        let left = horizontalAdjustment?.value ?? 0
        FloatingIndex(painter, zoom: zoom)?.draw(
            in: bars.clearRange(at: top, height: Double(height)), of: self, left: left,
            on: snapshot)
        overlay?(snapshot)
        bars.draw(over: self, top: top, left: left, on: snapshot)
    }

    // MARK: - Focus

    /// The table is one stop of the Tab key; arrows move inside.
    override func focus(_ direction: FocusDirection) -> Bool {
        let current = focusedRow?.index
        switch direction {
        // At its ends the focus stays, so that a held key does not move to other controls and change them.
        case .up:
            return focus(from: current.map { $0 - 1 } ?? startingIndex, searching: -1)
                || current != nil
        case .down:
            return focus(from: current.map { $0 + 1 } ?? startingIndex, searching: 1)
                || current != nil
        case .forward, .backward, .left, .right:
            return current == nil && focus(from: startingIndex, searching: 1)
        }
    }
}
