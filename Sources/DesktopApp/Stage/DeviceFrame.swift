// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// Places the device in the middle of the stage and decides how large it is drawn: both depend on how
/// wide the stage is, which nobody knows before it is allocated.
///
/// A device that does not fit takes the whole width, and has square edges where it goes on.
final class DeviceFrame: CustomWidget {
    /// How large the device is to be drawn.
    var zoom = Zoom.bestFit {
        didSet {
            guard zoom != oldValue else { return }
            queueResize()
        }
    }

    /// Called when the device is drawn in another size, by whatever caused it.
    var onFactorChanged: ((Double) -> Void)?

    private let table: TableView
    private let device: ScrolledWindow

    /// Pixels between the device and the edges of the stage.
    private static let margin = 18
    /// Pixels of the device that show in the narrowest window.
    private static let leastWidth = 120
    /// A device wants to be drawn so large at least, which is where a sidebar makes room for it.
    private static let legibleFactor = 0.75

    /// A frame around a table.
    init(_ table: TableView) {
        self.table = table
        device = ScrolledWindow(table)
        super.init()
        device.addCssClass("device")
        device.clipsToBounds = true
        device.insert(into: self)
        expandsHorizontally = true
        expandsVertically = true
        device.horizontalAdjustment.onValueChanged { [weak self] _ in self?.showCuts() }
    }

    /// Pixels to a point, as the device is drawn now.
    var factor: Double { table.zoom }

    // MARK: - Size

    override func measure(_ orientation: Orientation, forSize: Int) -> (minimum: Int, natural: Int)
    {
        let margins = 2 * Self.margin
        let least = device.measured(orientation).minimum + margins
        guard orientation == .horizontal else { return (least, least) }
        let factor: Double =
            switch zoom {
            case .bestFit: Self.legibleFactor
            case .fixed(let factor): min(factor, Self.legibleFactor)
            }
        return (
            max(least, Self.leastWidth + margins),
            Int((deviceWidth * factor).rounded(.up)) + margins
        )
    }

    private var deviceWidth: Double { table.preview.layout.width }

    override func allocate(width: Int, height: Int, baseline: Int) {
        let margin = Self.margin
        let available = max(1, width - 2 * margin)
        let factor = zoom.factor(forWidth: deviceWidth, in: Double(available))
        let isOther = factor != table.zoom
        table.zoom = factor
        // Scroll bars come and go while the table is placed, which only a scrolled window that is being
        // placed itself takes notice of.
        if isOther { device.queueAllocate() }
        let shown = min(Int(table.zoomed.width), width)
        device.allocate(
            PixelFrame(
                x: (width - shown) / 2, y: margin, width: shown, height: max(1, height - 2 * margin)
            ))
        showCuts()
        if isOther { onFactorChanged?(factor) }
    }

    // MARK: - Where it is cut

    /// Squares the corners of the edges beyond which the device goes on.
    private func showCuts() {
        let place = device.horizontalAdjustment
        let cuts = [
            ("cut-left", place.value >= 1),
            ("cut-right", place.value + place.page + 1 <= place.upper),
        ]
        for (name, isCut) in cuts where device.hasCssClass(name) != isCut {
            isCut ? device.addCssClass(name) : device.removeCssClass(name)
        }
    }
}
