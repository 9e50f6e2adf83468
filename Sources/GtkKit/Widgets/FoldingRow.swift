// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A text with widgets at its end: side by side if the text has room for a line, otherwise with the widgets below
/// the text.
package final class FoldingRow: CustomWidget {
    private let text: Widget
    private let end: Widget
    private let spacing: Int

    package override var requestMode: RequestMode { .heightForWidth }

    /// A row with `spacing` pixels between both parts.
    package init(_ text: Widget, end: Widget, spacing: Int) {
        (self.text, self.end, self.spacing) = (text, end, spacing)
        super.init()
        text.insert(into: self)
        end.insert(into: self)
    }

    /// The width, in pixels, that is enough for a line of text.
    private static let lineWidth = 320

    /// Whether both parts fit side by side in a width.
    private func fits(in width: Int) -> Bool {
        let size = text.measured(.horizontal)
        // A long word may need more than a line.
        return max(size.minimum, min(size.natural, Self.lineWidth)) <= textWidth(in: width)
    }

    /// The width of the text beside the widgets at its end.
    private func textWidth(in width: Int) -> Int {
        width - spacing - end.measured(.horizontal).natural
    }

    package override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        let (text, end) = (text.measured(orientation), end.measured(orientation))
        switch orientation {
        case .horizontal:
            return (max(text.minimum, end.minimum), text.natural + spacing + end.natural)
        case .vertical:
            guard forSize >= 0 else {
                let height = max(text.natural, end.natural)
                return (height, height)
            }
            let isSideBySide = fits(in: forSize)
            let width = isSideBySide ? textWidth(in: forSize) : forSize
            let textHeight = self.text.measured(.vertical, forSize: width).natural
            let height =
                isSideBySide ? max(textHeight, end.natural) : textHeight + spacing + end.natural
            return (height, height)
        }
    }

    package override func allocate(width: Int, height: Int, baseline: Int) {
        let size = end.measured(.horizontal)
        let endWidth = min(width, size.natural)
        let x = isRightToLeft ? 0 : width - endWidth
        guard fits(in: width) else {
            let endHeight = end.measured(.vertical).natural
            let textHeight = max(1, height - spacing - endHeight)
            text.allocate(PixelFrame(x: 0, y: 0, width: width, height: textHeight))
            end.allocate(
                PixelFrame(x: x, y: textHeight + spacing, width: endWidth, height: endHeight))
            return
        }
        let textWidth = textWidth(in: width)
        let textX = isRightToLeft ? endWidth + spacing : 0
        text.allocate(PixelFrame(x: textX, y: 0, width: textWidth, height: height))
        end.allocate(PixelFrame(x: x, y: 0, width: endWidth, height: height))
    }
}
