// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// A pane whose natural width is the same for each content: a number of characters, or the minimum width of the content.
/// It is narrower only in a window that is narrower than that.
/// A split view gives its sidebar the natural width, which otherwise is the width of the longest text on one line.
final class SidebarPane: CustomWidget {
    private let content: Widget
    /// Measures the width in characters, which grows with the desktop's text size.
    private let ruler = Label("", "caption")

    /// The width of the window in pixels.
    var limit = Int.max { didSet { if limit != oldValue { queueResize() } } }

    /// The width in characters.
    static let width = 46

    override var requestMode: RequestMode { .heightForWidth }

    init(_ content: Widget) {
        self.content = content
        ruler.widthInCharacters = Self.width
        super.init()
        content.insert(into: self)
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        let size = content.measured(orientation, forSize: forSize)
        guard orientation == .horizontal else { return size }
        let width = max(size.minimum, min(limit, ruler.measured(.horizontal).natural))
        return (width, width)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        content.allocate(PixelFrame(x: 0, y: 0, width: width, height: height))
    }
}
