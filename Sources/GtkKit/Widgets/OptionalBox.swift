// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Widgets side by side. They are visible only if all of them fit, so menus or keys must offer the same actions.
package final class OptionalBox: CustomWidget {
    private let box: Box

    /// A box with `spacing` pixels between its children.
    package init(spacing: Int = 0, _ children: [Widget]) {
        box = Box(.horizontal, spacing: spacing, children)
        super.init()
        box.insert(into: self)
    }

    /// The minimum width is zero.
    package override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        let size = box.measured(orientation)
        return orientation == .horizontal ? (0, size.natural) : size
    }

    package override func allocate(width: Int, height: Int, baseline: Int) {
        let least = box.measured(.horizontal).minimum
        box.isChildVisible = width >= least
        if box.isChildVisible { box.allocate(PixelFrame(x: 0, y: 0, width: width, height: height)) }
    }
}
