// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Previewing
import Workspace

/// Places the device in the middle of the stage and decides how large it is drawn: both depend on how
/// wide the stage is, which nobody knows before it is allocated.
///
/// A device that does not fit takes the whole width, and has square edges where it goes on.
final class DeviceFrame: CustomWidget {
    /// How large the device is to be drawn.
    var zoom = Zoom.bestFit {
        didSet {
            guard zoom != oldValue else { return }
            queueResize()
        }
    }

    /// Called when the device is drawn in another size, by whatever caused it.
    var onFactorChanged: ((Double) -> Void)?

    /// Tells what lies over the frame, along x: the device stands beside it, if there is uncovered. Asked
    /// again whenever the frame is placed.
    var covered: (() -> ClosedRange<Double>?)? { didSet { queueResize() } }
    /// Called with each width in points that an edge is dragged to, and with nil when that is over.
    var onEdgeDragged: ((Double?) -> Void)?

    /// The pointer or a finger that drags an edge.
    let edgeDrag = DragGesture()
    /// Where the device is along x.
    private(set) var deviceExtent = 0..<0

    private let table: TableView
    private let device: ScrolledWindow
    private let edges = (left: EdgeHandle(), right: EdgeHandle())
    /// The edge that is being dragged, −1 or 1, and what the table was like before.
    private var drag: (side: Double, width: Double, factor: Double)?

    /// Pixels between the device and the edges of the stage.
    private static let margin = 18
    /// Pixels of the device that show in the narrowest window.
    private static let leastWidth = 120
    /// A device wants to be drawn so large at least, which is where a sidebar makes room for it.
    private static let legibleFactor = 0.75

    /// A frame around a table.
    init(_ table: TableView) {
        self.table = table
        device = ScrolledWindow(table)
        super.init()
        device.addCssClass("device")
        device.clipsToBounds = true
        for child in [device, edges.left, edges.right] { child.insert(into: self) }
        expandsHorizontally = true
        expandsVertically = true
        device.horizontalAdjustment.onValueChanged { [weak self] _ in self?.squareCutCorners() }
        addDrag()
    }

    /// Pixels to a point, as the device is drawn now.
    var factor: Double { table.zoom }

    // MARK: - Size

    override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int)
    {
        let margins = 2 * Self.margin
        let least = device.measured(orientation).minimum + margins
        guard orientation == .horizontal else { return (least, least) }
        let factor: Double =
            switch zoom {
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
        let margin = Self.margin
        let uncovered = uncovered(in: width)
        let available = max(1, uncovered.count - 2 * margin)
        let factor = zoom.factor(forWidth: deviceWidth, in: Double(available))
        let isOther = factor != table.zoom
        table.zoom = factor
        // Scroll bars come and go while the table is placed, which only a scrolled window that is being
        // placed itself takes notice of.
        if isOther { device.queueAllocate() }
        let shown = min(Int(table.zoomed.width), uncovered.count)
        let left = uncovered.lowerBound + (uncovered.count - shown) / 2
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
        if isOther { onFactorChanged?(factor) }
    }

    /// The part of the frame that the device has: all of it, or what is not covered.
    private func uncovered(in width: Int) -> Range<Int> {
        guard let covered = covered?() else { return 0..<width }
        let left = 0..<max(0, min(width, Int(covered.lowerBound)))
        let right = max(0, min(width, Int(covered.upperBound)))..<width
        let larger = left.count >= right.count ? left : right
        return larger.count >= Self.leastWidth + 2 * Self.margin ? larger : 0..<width
    }

    // MARK: - Dragging an edge

    /// The device stays in the middle, so that both of its edges move.
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
    }

    /// The edge whose handle is at a place: −1 or 1.
    private func edge(at x: Double) -> Double? {
        let handle = Double(EdgeHandle.width)
        let (left, right) = (Double(deviceExtent.lowerBound), Double(deviceExtent.upperBound))
        if edges.left.isChildVisible, (left - handle...left).contains(x) { return -1 }
        if edges.right.isChildVisible, (right...right + handle).contains(x) { return 1 }
        return nil
    }

    // MARK: - Where it is cut

    /// Squares the corners of the edges beyond which the device goes on.
    private func squareCutCorners() {
        let scrolling = device.horizontalAdjustment
        let cuts = [
            ("cut-left", scrolling.value >= 1),
            ("cut-right", scrolling.value + scrolling.page + 1 <= scrolling.upper),
        ]
        for (name, isCut) in cuts where device.hasCssClass(name) != isCut {
            isCut ? device.addCssClass(name) : device.removeCssClass(name)
        }
    }
}
