// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Widgets side by side, centered, in as many lines as they need. (`AdwWrapBox` came with libadwaita 1.7.)
package final class WrapBox: CustomWidget {
    private let members: [Widget]
    private let spacing: Int
    private let lineSpacing: Int

    /// A box with pixels between its children, and between its lines.
    package init(spacing: Int, lineSpacing: Int, _ members: [Widget]) {
        (self.members, self.spacing, self.lineSpacing) = (members, spacing, lineSpacing)
        super.init()
        for child in members { child.insert(into: self) }
    }

    package override var requestMode: RequestMode { .heightForWidth }

    /// The minimum width is that of the widest child.
    package override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        guard orientation == .horizontal else {
            let lines = lines(in: forSize < 0 ? .max : forSize)
            let height = lines.reduce((lines.count - 1) * lineSpacing) { $0 + $1.height }
            return (height, height)
        }
        let sizes = members.map { $0.measured(.horizontal) }
        let gaps = (members.count - 1) * spacing
        return (sizes.map(\.minimum).max() ?? 0, sizes.reduce(gaps) { $0 + $1.natural })
    }

    package override func allocate(width: Int, height: Int, baseline: Int) {
        var y = 0
        for line in lines(in: width) {
            var x = max(0, (width - line.width) / 2)
            for (child, size) in line.items {
                let size = min(size, width)
                let left = isRightToLeft ? width - x - size : x
                child.allocate(PixelFrame(x: left, y: y, width: size, height: line.height))
                x += size + spacing
            }
            y += line.height + lineSpacing
        }
    }

    private struct Line {
        /// The children, with their widths.
        var items: [(child: Widget, width: Int)] = []
        var width = 0
        var height = 0
    }

    private func lines(in width: Int) -> [Line] {
        var lines = [Line()]
        for child in members {
            let size = child.measured(.horizontal).natural
            if let last = lines.last, !last.items.isEmpty, size + spacing > width - last.width {
                lines.append(Line())
            }
            let end = lines.count - 1
            lines[end].width += size + (lines[end].items.isEmpty ? 0 : spacing)
            lines[end].height = max(lines[end].height, child.measured(.vertical).natural)
            lines[end].items.append((child, size))
        }
        return lines
    }
}
