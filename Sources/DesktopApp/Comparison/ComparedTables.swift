// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words
import Workspace

/// The two columns of a comparison, side by side or stacked. In a stack, a divider, an opacity, or a key decides which
/// column is visible. Both columns start with the same element at the top.
final class ComparedTables: CustomWidget {
    /// A layout of the two columns.
    enum Mode: CaseIterable {
        /// Side by side.
        case sideBySide
        /// Stacked, with each column on its side of a divider.
        case swipe
        /// Stacked, with an opacity for the second column.
        case onionSkin

        /// The label of its button.
        var label: String {
            switch self {
            case .sideBySide: tr("Side by Side")
            // Translators: the user drags a divider between two pictures.
            case .swipe: tr("Swipe")
            case .onionSkin: tr("Onion Skin")
            }
        }
    }

    /// The layout of the two columns.
    var mode = Mode.sideBySide {
        didSet {
            guard mode != oldValue else { return }
            columns.forEach(updateHead)
            aim(at: pointerPlace)
            queueAllocate()
        }
    }
    /// The place of the divider, or the opacity of the second, from 0 to 1.
    var part = 0.5 {
        didSet {
            guard part != oldValue else { return }
            aim(at: pointerPlace)
            queueDraw()
            onPartChanged?(part)
        }
    }
    /// Called when the divider is dragged.
    var onPartChanged: ((Double) -> Void)?
    /// Whether the hidden column shows instead of the visible one.
    var isBlinking = false { didSet { if isBlinking != oldValue { queueDraw() } } }
    private(set) var columns: [LadderColumn] = []
    /// The names of the two sides over stacked columns.
    let names = [Label("", "side-name"), Label("", "side-name")]
    private let scale: DeviceScale
    private let comparison: Comparison
    private let page: Page
    /// The frame of the devices, for the divider.
    private var frame = PixelFrame(x: 0, y: 0, width: 0, height: 0)
    private var dragStart: Double?
    /// The x coordinate of the pointer; nil outside.
    private var pointerPlace: Double?

    private static let gap = 24

    override class var cssName: String { "comparison" }

    /// The two sides of a comparison.
    init(_ comparison: Comparison, _ page: Page, _ scale: DeviceScale) {
        (self.comparison, self.page, self.scale) = (comparison, page, scale)
        super.init()
        scale.view = self
        expandsHorizontally = true
        expandsVertically = true
        clipsToBounds = true
        comparison.onSidesChanged = { [weak self] in self?.rebuild() }
        for name in names { name.ellipsis = .end }
        rebuild()
        addDividerDrag()
        onPointerMoved { [weak self] in
            self?.pointerPlace = $0?.x
            self?.aim(at: $0?.x)
        }
    }

    /// Lets a click in a stack reach the column that is visible at the pointer. The second one is above.
    private func aim(at x: Double?) {
        let isSecond =
            switch mode {
            case .sideBySide: true
            case .swipe: x.map { ($0 > dividerPlace) != isRightToLeft } ?? true
            case .onionSkin: part > 0.5
            }
        columns[1].widget.canBeTarget = isSecond
    }

    private func rebuild() {
        columns.forEach { $0.widget.remove(from: self) }
        let (first, second) = comparison.previews
        columns = [makeColumn(first), makeColumn(second)]
        columns.forEach { $0.widget.insert(into: self) }
        for (name, column) in zip(names, columns) {
            name.text = comparison.ladder.name(of: column.preview)
            // Over the columns.
            name.insert(into: self)
        }
        aim(at: pointerPlace)
        queueResize()
    }

    private func makeColumn(_ preview: LivePreview) -> LadderColumn {
        let column = LadderColumn(
            preview, of: comparison.ladder, page, factor: scale.factor
        ) { [weak self] in self?.scroll(to: $0, $0) }
        updateHead(of: column)
        return column
    }

    /// Stacked heads would be illegible; the choices above name both sides.
    private func updateHead(of column: LadderColumn) { column.hasHead = mode == .sideBySide }

    /// Scrolls each list to an element. The two elements may differ.
    func scroll(to first: ScrollPosition, _ second: ScrollPosition) {
        comparison.ladder.position = first
        for (column, position) in zip(columns, [first, second]) {
            column.table.sharedPosition = position
        }
    }

    // MARK: - Divider

    /// The x coordinate of the divider. The first list is on the leading side.
    private var dividerPlace: Double {
        Double(frame.x) + (isRightToLeft ? 1 - part : part) * Double(frame.width)
    }

    private func addDividerDrag() {
        let drag = DragGesture()
        drag.onBegan { [weak self] x, _ in
            guard let self, mode == .swipe, abs(x - dividerPlace) < 16 else { return }
            dragStart = part
        }
        drag.onMoved { [weak self] distance, _ in
            guard let self, let dragStart, frame.width > 0 else { return }
            let change = distance / Double(frame.width)
            part = min(1, max(0, dragStart + (isRightToLeft ? -change : change)))
        }
        drag.onEnded { [weak self] _, _ in self?.dragStart = nil }
        addController(drag)
    }

    // MARK: - Size and drawing

    override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        orientation == .horizontal ? (240, 900) : (160, 600)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        let margin = DeviceScale.margin
        let widths = columns.map { $0.preview.environment.tableWidth }
        let isBeside = mode == .sideBySide
        let points = isBeside ? widths.reduce(0, +) : widths.max() ?? 1
        let room = width - 2 * margin - (isBeside ? Self.gap : 0)
        let factor = scale.zoom.factor(forWidth: points, in: Double(max(1, room)))
        scale.factor = factor
        let pixels = widths.map { Int(($0 * factor).rounded(.up)) }
        let whole = isBeside ? pixels.reduce(Self.gap, +) : pixels.max() ?? 0
        var x = (width - whole) / 2
        frame = PixelFrame(
            x: x, y: margin, width: whole, height: max(1, height - 2 * margin))
        for (column, breadth) in zip(columns, pixels) {
            column.table.zoom = factor
            column.widget.allocate(
                PixelFrame(
                    x: isRightToLeft ? width - x - breadth : x, y: frame.y, width: breadth,
                    height: frame.height))
            if isBeside { x += breadth + Self.gap }
        }
        for (name, isFirst) in zip(names, [true, false]) {
            name.isChildVisible = !isBeside
            if !isBeside { allocateName(name, isLeft: isFirst != isRightToLeft) }
        }
    }

    /// The margin of a name from the edges of the device, in pixels.
    private static let nameMargin = 8

    private func allocateName(_ name: Label, isLeft: Bool) {
        let margin = Self.nameMargin
        let room = max(1, (frame.width - 3 * margin) / 2)
        let width = min(room, name.measured(.horizontal).natural)
        name.allocate(
            PixelFrame(
                x: isLeft ? frame.x + margin : frame.x + frame.width - margin - width,
                y: frame.y + margin, width: width,
                height: name.measured(.vertical, forSize: width).natural))
    }

    override func snapshot(_ snapshot: Snapshot) {
        guard mode != .sideBySide else { return snapshotChildren(snapshot) }
        snapshotStack(snapshot)
        for name in names { snapshotChild(name, snapshot) }
    }

    private func snapshotStack(_ snapshot: Snapshot) {
        let (below, above) = (columns[0].widget, columns[1].widget)
        if isBlinking { return snapshotChild(part > 0.5 ? below : above, snapshot) }
        if mode == .onionSkin {
            snapshotChild(below, snapshot)
            return snapshot.transparent(part) { snapshotChild(above, snapshot) }
        }
        let (width, height) = (Double(width), Double(height))
        let left = Rectangle(x: 0, y: 0, width: dividerPlace, height: height)
        let right = Rectangle(x: dividerPlace, y: 0, width: width - dividerPlace, height: height)
        snapshot.clipped(to: isRightToLeft ? right : left) { snapshotChild(below, snapshot) }
        snapshot.clipped(to: isRightToLeft ? left : right) { snapshotChild(above, snapshot) }
        let line = Rectangle(
            x: dividerPlace.rounded() - 1, y: Double(frame.y), width: 2,
            height: Double(frame.height))
        snapshot.fill(line, textColor)
    }
}
