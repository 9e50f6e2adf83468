// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit
import Words

/// The handle at an edge of the device. The drag gesture belongs to the frame, because the handle moves with the edge.
final class EdgeHandle: CustomWidget {
    /// The width of the handle in pixels.
    static let width = 14
    private static let grip = (width: 4.0, height: 40.0)
    private static let opacity = 0.28

    override class var cssName: String { "edgehandle" }

    init() {
        super.init()
        setCursor("ew-resize")
        tooltip = tr("Drag to try another width")
        setAccessibleLabel(tr("Width of the device"))
    }

    override var fixedSize: (width: Int, height: Int) { (Self.width, 0) }

    override func snapshot(_ snapshot: Snapshot) {
        var color = textColor
        color.alpha *= Self.opacity
        let grip = Rectangle(
            x: (Double(width) - Self.grip.width) / 2,
            y: ((Double(height) - Self.grip.height) / 2).rounded(),
            width: Self.grip.width, height: min(Self.grip.height, Double(height)))
        snapshot.fill(grip, color)
    }
}
