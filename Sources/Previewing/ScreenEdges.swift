// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// What is over the upper and the lower edge of a list in a view: the bars of the app, and the parts of the device. They
/// are insets of the view, so the frames of the list keep their zero. Lengths are points.
package struct ScreenEdges: Hashable, Sendable {
    /// The bars of the app; nil for none.
    package let bars: BarsLayout?
    /// The device whose parts are shown; nil for none.
    package let device: Device?
    /// Whether the device is in landscape, where an iPhone has no status bar.
    package let isLandscape: Bool

    /// Nothing over the list.
    package static let none = ScreenEdges(bars: nil)

    package init(bars: BarsLayout?, device: Device? = nil, isLandscape: Bool = false) {
        (self.bars, self.device, self.isLandscape) = (bars, device, isLandscape)
    }

    /// The heights of the safe areas above and below all bars.
    package var safeArea: (top: Double, bottom: Double) {
        guard let device else { return (0, 0) }
        let parts = device.parts
        guard isLandscape else { return (parts.statusBar, parts.homeIndicator) }
        return (device.isPad ? parts.statusBar : 0, parts.homeIndicatorInLandscape)
    }

    /// The radius of the corners of the screen.
    package var cornerRadius: Double { device?.parts.cornerRadius ?? 0 }

    /// The distance from the upper edge of the view to a list that is not scrolled.
    package var top: Double { safeArea.top + (bars?.topHeight ?? 0) }
    /// The part of ``top`` that stays over the list while it scrolls.
    package var fixedTop: Double { safeArea.top + (bars?.fixedHeight ?? 0) }
    /// The distance from the end of the list to the lower edge of the view.
    package var foot: Double { safeArea.bottom + (bars?.footHeight ?? 0) }

    /// The height of the part of a view that is covered at its upper edge.
    ///
    /// - Parameter listTop: the y in the list at the upper edge of the view; −``top`` for a list that is not scrolled.
    package func coveredTop(at listTop: Double) -> Double { min(top, max(fixedTop, -listTop)) }
}

extension Preview {
    /// What is over the list in a picture of its screen.
    package var edges: ScreenEdges {
        ScreenEdges(
            bars: bars, device: environment.device, isLandscape: environment.isLandscape)
    }

    /// What is over the list in a view, where the parts of the device can be hidden.
    package var edgesInView: ScreenEdges {
        environment.showsDevice ? edges : ScreenEdges(bars: bars)
    }
}

/// The bars in a view at a scroll position, in the coordinates of the view.
package struct PlacedBars: Hashable, Sendable {
    /// The area of the bars above the list that covers it; nil for none.
    package var topArea: Rect?
    /// The area of the bars below the list; nil for none.
    package var footArea: Rect?
    /// Whether the list has scrolled under the bars above it.
    package var isOverList: Bool
    /// The parts that stay in place.
    package var parts: [BarsLayout.Part]
    /// The parts that scroll with the list, visible in an area.
    package var scrolling: [BarsLayout.Part]
    package var scrollingArea: Rect
}

extension ScreenEdges {
    /// The bars in a view of a list; nil for none.
    ///
    /// - Parameters:
    ///   - listTop: the y in the list at the upper edge of the view.
    ///   - view: the size of the view.
    package func placedBars(at listTop: Double, in view: Size) -> PlacedBars? {
        guard let bars else { return nil }
        let scrolled = max(0, listTop + top)
        let start = fixedTop
        let end = coveredTop(at: listTop)
        let footTop = view.height - foot
        var placed = PlacedBars(
            topArea: bars.navigation == nil
                ? nil : Rect(x: 0, y: 0, width: view.width, height: end),
            footArea: bars.foot.isEmpty
                ? nil : Rect(x: 0, y: footTop, width: view.width, height: foot),
            isOverList: scrolled > 0 && end <= start, parts: [], scrolling: [],
            scrollingArea: Rect(
                x: 0, y: start, width: view.width, height: max(0, top - scrolled - start)))
        // A large title leaves the navigation bar to the inline title once it is under the bar.
        let isCollapsed = bars.largeTitle.map { scrolled >= $0.height } ?? true
        placed.parts = (bars.navigation?.parts ?? []) + (isCollapsed ? bars.title : [])
        placed.parts = placed.parts.map { $0.offsetBy(y: safeArea.top) }
        var y = start - scrolled
        for band in [bars.largeTitle, bars.search].compactMap(\.self) {
            placed.scrolling += band.parts.map { $0.offsetBy(y: y) }
            y += band.height
        }
        y = footTop
        for band in bars.foot {
            placed.parts += band.parts.map { $0.offsetBy(y: y) }
            y += band.height
        }
        return placed
    }
}
