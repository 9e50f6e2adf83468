// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import DynamicType
import GtkKit
import LayoutEngine
import PangoText
import Previewing
import Workspace

/// The list on the stage. It has as many row widgets as are in view and a few more, whatever the
/// length of the list, and reuses them while scrolling.
///
/// Nothing is measured here: frames and the exact height come from the layout. Widgets are added and
/// moved before a frame begins, never while GTK allocates.
final class TableView: ScrollableWidget {
    /// What is shown.
    var preview: Preview
    var painter: TablePainter
    /// The rows that exist, in the order of the table, and those waiting to be used again.
    var rows: [RowWidget] = []
    var spares: [AccessibleRole: [RowWidget]] = [:]
    /// How many row widgets were ever made.
    var madeRowCount = 0
    /// The item that has the keyboard focus, or had it last.
    var focusedIndex: Int?

    /// Pixels of the window to a point. Whoever places this widget sets it, also while placing it.
    var zoom = 1.0 {
        didSet {
            guard zoom != oldValue else { return }
            rows.forEach { $0.zoom = zoom }
            queueAllocate()
        }
    }

    /// Called when what is in view is something else.
    var onViewportChanged: ((Viewport) -> Void)?
    /// Called with items that have come near whose heights are still guesses, to make them exact.
    var onReached: ((Range<Int>) -> Void)?

    /// The style whose texts light up.
    var highlightedStyle: TextStyle? {
        didSet { if highlightedStyle != oldValue { showHighlights() } }
    }
    /// Called with the style of a text that is clicked.
    var onTextClicked: ((TextStyle) -> Void)?

    /// What stays in place when sizes change; nil where the top of the table does.
    private var anchor: Anchor?
    /// Where the pointer is, from the top edge; nil where it is elsewhere.
    private var pointer: Double?
    private var isPlacing = false

    private static let likelyHeight = 800.0

    /// Rows are ready this many pixels above and below what is in view.
    static let margin = 200.0

    override class var cssName: String { "tableview" }
    override var requestMode: RequestMode { .constantSize }

    /// A table of a preview.
    init(_ preview: Preview, library: FontLibrary) {
        self.preview = preview
        painter = TablePainter(preview, library: library)
        super.init(role: .list)
        setAccessibleLabel(preview.screen.title ?? "Preview")
        let keys = KeyController()
        keys.onPressed { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        addController(keys)
        let click = ClickGesture()
        click.onPressed { [weak self] count, x, y in
            guard let self else { return }
            focusRow(at: y)
            // A second click is for editing the text.
            if count == 1, let style = textStyle(x: x, y: y) { onTextClicked?(style) }
        }
        addController(click)
        let motion = MotionController()
        motion.onMoved { [weak self] place in self?.pointerMoved(to: place?.y) }
        addController(motion)
    }

    // MARK: - Showing

    /// Shows another preview. With the same screen, what the reader looks at stays where it is.
    func show(_ preview: Preview, library: FontLibrary) {
        let isSameScreen = preview.layout.ids == self.preview.layout.ids
        self.preview = preview
        painter = TablePainter(preview, library: library)
        if !isSameScreen {
            anchor = nil
            focusedIndex = nil
        }
        setAccessibleLabel(preview.screen.title ?? "Preview")
        place(top: isSameScreen ? anchoredTop(in: preview.layout) : 0)
        updateRows(refreshing: true)
        queueResize()
        queueDraw()
    }

    /// What is shown, in pixels.
    var zoomed: ZoomedLayout { zoomed(preview.layout) }

    func zoomed(_ layout: TableLayout) -> ZoomedLayout { ZoomedLayout(layout: layout, zoom: zoom) }

    /// The distance from the top of the table to the top edge, in whole pixels.
    var top: Double { (verticalAdjustment?.value ?? 0).rounded() }

    /// Sets the range and the place of the scroll bar, which is no scrolling by the reader.
    private func place(top: Double) {
        isPlacing = true
        defer { isPlacing = false }
        let page = Double(height)
        // Slow scrolling adds up fractions of a pixel, which must not be lost.
        let value = top == self.top ? verticalAdjustment?.value ?? top : top
        verticalAdjustment?.configure(
            value: value, upper: max(page, zoomed.height), step: 40, pageStep: page * 0.9,
            page: page)
        placeSideways()
    }

    /// Keeps what is in the middle in the middle, and begins where lines do.
    private func placeSideways() {
        guard let horizontal = horizontalAdjustment else { return }
        let page = Double(width)
        let upper = max(page, zoomed.width)
        var value = horizontal.value
        let wasCut = horizontal.page > 0 && horizontal.upper > horizontal.page
        if wasCut, upper != horizontal.upper {
            let middle = (value + horizontal.page / 2) / horizontal.upper
            value = (middle * upper - page / 2).rounded()
        } else if !wasCut, preview.layout.isRightToLeft {
            // Where lines begin.
            value = upper - page
        }
        horizontal.configure(
            value: min(max(0, value), upper - page), upper: upper, step: 40, pageStep: page,
            page: page)
    }

    /// What is in view, in points.
    var viewport: Viewport {
        // Before the first allocation nobody knows how much will be in view.
        let height = self.height > 0 ? Double(self.height) : Self.likelyHeight
        return Viewport(
            top: top / zoom, height: height / zoom, margin: Self.margin / zoom,
            anchor: anchor.map {
                Viewport.Anchor(item: $0.index, part: $0.part, y: $0.y / zoom)
            })
    }

    /// The items in view and near it, for a place of the top edge.
    func nearItems(of layout: TableLayout, top: Double) -> Range<Int> {
        // Before the first allocation nobody knows how much will be in view.
        let height = self.height > 0 ? Double(self.height) : Self.likelyHeight
        return zoomed(layout).indices(from: top - Self.margin, to: top + height + Self.margin)
    }

    // MARK: - What stays in place

    /// A place in an item that stays where it is on the screen when sizes change.
    private struct Anchor {
        var index: Int
        /// How far down the item, as a part of its height.
        var part: Double
        /// From the top edge.
        var y: Double
    }

    /// Notes where the pointer is, from the top edge; nil where it has left.
    func pointerMoved(to y: Double?) {
        // GTK tells the same place again whenever something moves under the pointer.
        guard y != pointer else { return }
        pointer = y
        dropAnchor()
        onViewportChanged?(viewport)
    }

    private func anchoredTop(in layout: TableLayout) -> Double {
        guard let anchor, anchor.index < layout.count else { return top }
        let layout = zoomed(layout)
        let frame = layout.frame(at: anchor.index)
        let most = max(0, layout.height - Double(height))
        return min(max(0, (frame.y + anchor.part * frame.height - anchor.y).rounded()), most)
    }

    /// Chooses what stays in place: the item under the pointer, or else the first that is in view as
    /// a whole, or in part.
    private func dropAnchor() {
        let layout = zoomed
        if let pointer, let index = layout.indices(from: top + pointer, to: top + pointer + 1).first
        {
            let frame = layout.frame(at: index)
            let distance = frame.y - top
            // Its top, if that is in view; else the very place that is pointed at.
            anchor =
                distance >= 0
                ? Anchor(index: index, part: 0, y: distance)
                : Anchor(index: index, part: (pointer - distance) / frame.height, y: pointer)
            return
        }
        let shown = layout.indices(from: top, to: top + Double(max(1, height)))
        guard top > 0, let first = shown.first else { return anchor = nil }
        let whole = shown.first { layout.frame(at: $0).y >= top } ?? first
        anchor = Anchor(index: whole, part: 0, y: layout.frame(at: whole).y - top)
    }

    // MARK: - Scrolling

    /// This may come in the middle of an allocation, so that rows have to wait for the next frame.
    override func contentDidScroll() {
        if !isPlacing { dropAnchor() }
        onViewportChanged?(viewport)
        queueAllocate()
        scheduleUpdate()
    }

    override func updateContent() { updateRows(refreshing: false) }

    // MARK: - Size and drawing

    override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int)
    {
        switch orientation {
        case .horizontal: (0, Int(zoomed.width))
        case .vertical: (0, Int(zoomed.height))
        }
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        place(top: anchor == nil ? top : anchoredTop(in: preview.layout))
        onViewportChanged?(viewport)
        let left = Int(horizontalAdjustment?.value ?? 0)
        let top = Int(top)
        let sticky = zoomed.stickyHeader(at: Double(top))
        for row in rows {
            row.zoom = zoom
            var place = row.place
            if let sticky, row.index == sticky.index { place.y = Int(sticky.y.rounded()) }
            place.x -= left
            place.y -= top
            row.allocate(place)
        }
        scheduleUpdate()
    }

    override func snapshot(_ snapshot: Snapshot) {
        let bounds = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        snapshot.drawCairo(in: bounds) { cairo in
            painter.paintBackground(
                width: bounds.width, height: bounds.height,
                on: Canvas(cairo, pixelScale: Double(scaleFactor)))
        }
        snapshotChildren(snapshot)
        // Once more, above the rows that pass under it.
        if let sticky = zoomed.stickyHeader(at: top), let header = row(at: sticky.index) {
            snapshotChild(header, snapshot)
        }
    }

    // MARK: - Focus

    /// The table is one stop of the Tab key; arrows move inside.
    override func focus(_ direction: FocusDirection) -> Bool {
        let current = rows.first { $0.hasFocus }?.index
        switch direction {
        case .up: return focus(from: current.map { $0 - 1 } ?? startingIndex, searching: -1)
        case .down: return focus(from: current.map { $0 + 1 } ?? startingIndex, searching: 1)
        case .forward, .backward, .left, .right:
            return current == nil && focus(from: startingIndex, searching: 1)
        }
    }
}
