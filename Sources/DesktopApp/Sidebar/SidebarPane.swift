// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A pane whose natural width is the minimum width of its content. A split view gives its sidebar the natural width,
/// which otherwise is the width of the longest text on one line.
final class SidebarPane: CustomWidget {
    private let content: Widget

    override var requestMode: RequestMode { .heightForWidth }

    init(_ content: Widget) {
        self.content = content
        super.init()
        content.insert(into: self)
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        let size = content.measured(orientation, forSize: forSize)
        return orientation == .horizontal ? (size.minimum, size.minimum) : size
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        content.allocate(PixelFrame(x: 0, y: 0, width: width, height: height))
    }
}
