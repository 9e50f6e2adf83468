// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The single view: the device, and where there is room, an overview of all sizes beside it.
///
/// The room of the overview is there from the first frame. Its columns come after it, so that the device does not wait.
final class SingleStage: CustomWidget {
    private let pane: PreviewPane
    private let makeOverview: () -> LadderStrip
    /// The overview; nil without room, and while another view is visible.
    private(set) var overview: LadderStrip?
    private var scrolled: ScrolledWindow?
    private var hasRoom = false
    /// Whether the view is visible.
    var isActive = true { didSet { if isActive != oldValue { update() } } }

    /// The least size of the view, in pixels, that has room for the overview: that of a window of 1600 × 900.
    private static let least = (width: 1200, height: 680)
    /// The width of the overview, in pixels: four columns of at least 100.
    private static let overviewWidth = 464

    /// A view of a device.
    ///
    /// - Parameter makeOverview: makes the columns of the overview.
    init(_ pane: PreviewPane, overview makeOverview: @escaping () -> LadderStrip) {
        (self.pane, self.makeOverview) = (pane, makeOverview)
        super.init()
        pane.widget.insert(into: self)
        expandsHorizontally = true
        expandsVertically = true
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        pane.widget.measured(orientation)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        let hasRoom = width >= Self.least.width && height >= Self.least.height
        if hasRoom != self.hasRoom {
            self.hasRoom = hasRoom
            // Children are not added during an allocation.
            EventLoop.idle { [weak self] in self?.update() }
        }
        let side = hasRoom ? Self.overviewWidth : 0
        pane.widget.allocate(
            PixelFrame(x: isRightToLeft ? side : 0, y: 0, width: width - side, height: height))
        scrolled?.allocate(
            PixelFrame(
                x: isRightToLeft ? 0 : width - side, y: 0, width: Self.overviewWidth,
                height: height))
    }

    private func update() {
        let isWanted = hasRoom && isActive
        guard isWanted != (overview != nil) else { return }
        if isWanted {
            let strip = makeOverview()
            let scrolled = ScrolledWindow(strip)
            scrolled.verticalPolicy = .never
            scrolled.addCssClass("preview-pane")
            scrolled.insert(into: self)
            (overview, self.scrolled) = (strip, scrolled)
        } else {
            scrolled?.remove(from: self)
            (overview, scrolled) = (nil, nil)
        }
    }
}
