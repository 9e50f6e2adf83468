// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The two devices of a comparison, and the list of their differences: at the side, where the devices keep the whole
/// height, or below them in a narrow window.
final class ComparisonStage: CustomWidget {
    private let devices: Widget
    private let list: Widget

    /// The width of the list at the side, and the least width of the stage that has room for it, in pixels.
    private static let (listWidth, leastWidth) = (280, 860)
    /// The list below the devices takes at most this part of the height.
    private static let listShare = 4

    init(_ devices: Widget, list: Widget) {
        (self.devices, self.list) = (devices, list)
        super.init()
        for child in [devices, list] { child.insert(into: self) }
        expandsHorizontally = true
        expandsVertically = true
    }

    override func measure(_ orientation: Orientation, forSize: Int) -> RequestedSize {
        let (devices, list) = (devices.measured(orientation), list.measured(orientation))
        return orientation == .horizontal
            ? (max(devices.minimum, list.minimum), max(devices.natural, list.natural))
            : (devices.minimum + list.minimum, devices.natural + list.natural)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        let isBeside = width >= Self.leastWidth
        list.setCssClass("beside", isBeside)
        guard isBeside else {
            let size = list.measured(.vertical, forSize: width)
            let listHeight = min(size.natural, max(size.minimum, height / Self.listShare))
            devices.allocate(
                PixelFrame(x: 0, y: 0, width: width, height: max(1, height - listHeight)))
            list.allocate(
                PixelFrame(x: 0, y: height - listHeight, width: width, height: listHeight))
            return
        }
        let listWidth = max(Self.listWidth, list.measured(.horizontal).minimum)
        let room = max(1, width - listWidth)
        devices.allocate(
            PixelFrame(x: isRightToLeft ? listWidth : 0, y: 0, width: room, height: height))
        list.allocate(
            PixelFrame(x: isRightToLeft ? 0 : room, y: 0, width: listWidth, height: height))
    }
}
