// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Previewing
import Workspace

/// The frame that centers the device in the preview pane and decides its zoom factor. Both depend
/// on the pane's width, which is known only during allocation.
///
/// A device that does not fit takes the whole width, and has square corners where it is clipped.
final class DeviceFrame: CustomWidget {
    let scale = DeviceScale()
    /// Called when an edge is double-clicked.
    var onEdgeRestored: (() -> Void)?
    /// Called with each width, in points, while an edge is dragged, and with nil at the end.
    var onEdgeDragged: ((Double?) -> Void)?

    let edgeDrag = DragGesture()
    /// The horizontal range of the device, in pixels.
    private(set) var deviceExtent = 0..<0

    private let table: TableView
    private let device: ScrolledWindow
    private let edges = (left: EdgeHandle(), right: EdgeHandle())
    /// The dragged edge, −1 or 1, with the width in points and the zoom factor at the start of the drag.
    private var drag: (side: Double, width: Double, factor: Double)?

    /// The minimum width of the device's visible part, in pixels.
    private static let leastWidth = 120
    /// The zoom factor of the natural width, below which the sidebar folds.
    private static let legibleFactor = 0.75

    init(_ table: TableView) {
        self.table = table
        device = ScrolledWindow(table)
        super.init()
        scale.view = self
        device.addCssClass("device")
        device.clipsToBounds = true
        for child in [device, edges.left, edges.right] { child.insert(into: self) }
        expandsHorizontally = true
        expandsVertically = true
        device.horizontalAdjustment.onValueChanged { [weak self] _ in self?.squareCutCorners() }
        addDrag()
    }

    // MARK: - Size

    override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        let margins = 2 * DeviceScale.margin
        let least = device.measured(orientation).minimum + margins
        guard orientation == .horizontal else { return (least, least) }
        let factor: Double =
            switch scale.zoom {
            case .bestFit: Self.legibleFactor
            case .fixed(let factor): min(factor, Self.legibleFactor)
            }
        return (
            max(least, Self.leastWidth + margins),
            Int((deviceWidth * factor).rounded(.up)) + margins
        )
    }

    private var deviceWidth: Double { table.preview.layout.width }

    override func allocate(width: Int, height: Int, baseline: Int) {
        let margin = DeviceScale.margin
        let available = max(1, width - 2 * margin)
        let factor = scale.zoom.factor(forWidth: deviceWidth, in: Double(available))
        let isOther = factor != table.zoom
        table.zoom = factor
        scale.factor = factor
        // GtkScrolledWindow shows and hides scroll bars only in its own allocation.
        if isOther { device.queueAllocate() }
        let shown = min(Int(table.zoomed.width), width)
        let left = (width - shown) / 2
        deviceExtent = left..<left + shown
        let inner = max(1, height - 2 * margin)
        device.allocate(PixelFrame(x: left, y: margin, width: shown, height: inner))
        let handle = EdgeHandle.width
        for (edge, x) in [(edges.left, left - handle), (edges.right, left + shown)] {
            edge.isChildVisible = x >= 0 && x + handle <= width
            guard edge.isChildVisible else { continue }
            edge.allocate(PixelFrame(x: x, y: margin, width: handle, height: inner))
        }
        squareCutCorners()
    }

    // MARK: - Dragging an edge

    /// Adds the drag gesture. The device stays centered, so both edges move.
    private func addDrag() {
        let gesture = edgeDrag
        gesture.onBegan { [weak self] x, _ in
            guard let self, let side = edge(at: x) else { return }
            drag = (side, deviceWidth, table.zoom)
        }
        gesture.onMoved { [weak self] distance, _ in
            guard let self, let drag else { return }
            let width = drag.width + 2 * drag.side * distance / drag.factor
            let range = Device.ownWidths
            onEdgeDragged?(min(max(width.rounded(), range.lowerBound), range.upperBound))
        }
        gesture.onEnded { [weak self] _, _ in
            guard let self, drag != nil else { return }
            drag = nil
            onEdgeDragged?(nil)
        }
        addController(gesture)
        onPressed { [weak self] count, x, _ in
            guard let self, count == 2, edge(at: x) != nil else { return }
            onEdgeRestored?()
        }
    }

    /// The edge with a handle at a position: −1 or 1.
    private func edge(at x: Double) -> Double? {
        let handle = Double(EdgeHandle.width)
        let (left, right) = (Double(deviceExtent.lowerBound), Double(deviceExtent.upperBound))
        if edges.left.isChildVisible, (left - handle...left).contains(x) { return -1 }
        if edges.right.isChildVisible, (right...right + handle).contains(x) { return 1 }
        return nil
    }

    // MARK: - Corners

    /// Squares the corners of clipped edges.
    private func squareCutCorners() {
        let scrolling = device.horizontalAdjustment
        let cuts = [
            ("cut-left", scrolling.value >= 1),
            ("cut-right", scrolling.value + scrolling.page + 1 <= scrolling.upper),
        ]
        for (name, isCut) in cuts where device.hasCssClass(name) != isCut {
            device.setCssClass(name, isCut)
        }
    }
}
