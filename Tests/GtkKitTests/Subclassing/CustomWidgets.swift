// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

@testable import GtkKit

/// A red rectangle that records its calls.
final class Tile: CustomWidget {
    private let size: (width: Int, height: Int)
    private let mode: RequestMode
    private(set) var allocations: [[Int]] = []
    private(set) var snapshotCount = 0

    init(
        width: Int, height: Int, mode: RequestMode = .constantSize, role: AccessibleRole = .generic
    ) {
        size = (width, height)
        self.mode = mode
        super.init(role: role)
    }

    override class var cssName: String { "tile" }
    override var requestMode: RequestMode { mode }

    override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int)
    {
        guard orientation == .vertical else { return (size.width, size.width) }
        let height = mode == .heightForWidth ? size.height + max(0, forSize) : size.height
        return (height, height)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        allocations.append([width, height])
    }

    override func snapshot(_ snapshot: Snapshot) {
        snapshotCount += 1
        let bounds = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
        snapshot.clipped(to: bounds) {
            snapshot.fill(bounds, Color(red: 1, green: 0, blue: 0))
        }
        snapshot.drawCairo(in: bounds) { _ in }
    }
}

/// Tiles side by side.
final class Row: CustomWidget {
    let tiles: [Tile]
    private(set) var focusDirections: [FocusDirection] = []

    init(_ tiles: [Tile]) {
        self.tiles = tiles
        super.init(role: .list)
        tiles.forEach { $0.insert(into: self) }
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int)
    {
        let sizes = tiles.map { $0.measured(orientation).natural }
        let size = orientation == .horizontal ? sizes.reduce(0, +) : sizes.max() ?? 0
        return (size, size)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        var x = 0
        for tile in tiles {
            let width = tile.measured(.horizontal).natural
            tile.allocate(PixelFrame(x: x, y: 0, width: width, height: height))
            x += width
        }
    }

    override func focus(_ direction: FocusDirection) -> Bool {
        focusDirections.append(direction)
        return super.focus(direction)
    }
}

/// A scrolling column of tiles with a height of 20. It has exactly the tiles in view.
final class Strip: ScrollableWidget {
    let count: Int
    private(set) var scrollCount = 0
    private(set) var contentHeightSeen = 0.0

    init(count: Int) {
        self.count = count
        super.init(role: .list)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        guard let adjustment = verticalAdjustment else { return }
        adjustment.configure(
            value: adjustment.value, upper: Double(count * 20), step: 20,
            pageStep: Double(height), page: Double(height))
        contentHeightSeen = adjustment.upper
    }

    override func contentDidScroll() {
        scrollCount += 1
        super.contentDidScroll()
    }
}
