// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations

/// The largest text size at which the content of an item of fixed height fits.
package struct FittingSize {
    /// The size in whole points.
    package let pointSize: Double

    /// Fails for an item of automatic height, for an item with several texts or none, and if no smaller size
    /// fits.
    package init?(of id: ItemID, in layout: TableLayout) {
        guard let item = layout.index(of: id) else { return nil }
        let table = layout.table
        let (shape, places) = table.outline.shape(of: item)
        guard shape.texts.count == 1, shape.hasFixedHeight, shape.accessoryTexts.isEmpty,
            let prepared = table.text(shape.texts[0], at: places.lowerBound)
        else { return nil }
        let current = layout.fonts[shape.texts[0].font].pointSize
        guard current > 1, current < 10_000 else { return nil }
        let sizes = Array(1...Int(current.rounded(.up)) - 1)
        func fits(_ size: Int) -> Bool {
            Self.fits(shape, prepared, pointSize: Double(size), in: layout)
        }
        // The needed height grows with the size, except where a line break moves. So sizes below are tried as
        // well.
        var count = sizes.partitioningIndex { !fits($0) }
        while count > 0, !fits(sizes[count - 1]) { count -= 1 }
        guard count > 0 else { return nil }
        pointSize = Double(sizes[count - 1])
    }

    private static func fits(
        _ shape: ItemShape, _ prepared: PreparedText, pointSize: Double, in layout: TableLayout
    ) -> Bool {
        var fonts = layout.fonts
        fonts[shape.texts[0].font] = fonts[shape.texts[0].font].resized(to: pointSize)
        let composer = ItemComposer(
            layout.style, fonts: fonts, metrics: layout.composer.metrics, width: layout.width,
            grid: layout.grid)
        guard let width = composer.container(of: shape)?.width else { return false }
        let arranger = ItemArranger(composer, PlainInputs<LayoutInput>())
        var arrangement = ItemArrangement<Double>()
        let measure = ItemMeasure(
            extents: [arranger.extent(of: shape.texts[0], prepared, width: width)])
        arranger.arrange(shape, measure, into: &arrangement)
        return arrangement.neededHeight <= arrangement.height + ItemComposer.tolerance
    }
}

extension ScaledFont {
    /// The font at the size that a maximum limits it to. Its line pitch is its line height.
    fileprivate func resized(to pointSize: Double) -> ScaledFont {
        ScaledFont(
            face: face, requestedName: requestedName, baseSize: baseSize, pointSize: pointSize,
            tracking: tracking * pointSize / self.pointSize, metrics: metrics, raising: raising)
    }
}
