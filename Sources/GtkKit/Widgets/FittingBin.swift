// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A widget whose content changes with its width, between frames: children must not change during an allocation.
package final class FittingBin: CustomWidget {
    private let child: Widget
    private let leastWidth: Int?
    private let fit: (Int) -> Void
    private var fitted: Int?
    private var pending: Scheduled?

    /// A widget around a child.
    ///
    /// - Parameters:
    ///   - leastWidth: the width in pixels for which the content can be made narrow enough; nil for the width that the
    ///     content needs now.
    ///   - fillsWindow: whether it is as wide as the window, so that the first frame is the same as later frames.
    ///   - fit: changes the content for a width in pixels.
    package init(
        _ child: Widget, leastWidth: Int? = nil, fillsWindow: Bool = false,
        fit: @escaping (Int) -> Void
    ) {
        (self.child, self.leastWidth, self.fit) = (child, leastWidth, fit)
        super.init()
        child.insert(into: self)
        guard fillsWindow else { return }
        connect("realize") { [weak self] in
            guard let self, let width = window?.defaultWidth, width > 0 else { return }
            fitted = width
            fit(width)
        }
    }

    /// Fits the content again, after it has changed.
    package func refit() {
        if let fitted { fit(fitted) }
    }

    package override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        guard orientation == .horizontal else {
            let least = child.measured(.horizontal).minimum
            return child.measured(.vertical, forSize: forSize < 0 ? forSize : max(least, forSize))
        }
        let size = child.measured(.horizontal, forSize: forSize)
        return leastWidth.map { (min($0, size.minimum), size.natural) } ?? size
    }

    package override func allocate(width: Int, height: Int, baseline: Int) {
        let least = child.measured(.horizontal).minimum
        child.allocate(PixelFrame(x: 0, y: 0, width: max(least, width), height: height))
        guard width != fitted, pending?.isPending != true else { return }
        pending = addTick { [weak self] _ in
            guard let self else { return false }
            fitted = self.width
            fit(self.width)
            return false
        }
    }
}
