// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A value in a range with a page size, shared by scroll bars, sliders and spin buttons
/// (`GtkAdjustment`).
package final class Adjustment: Object {
    /// A range with its increments. `page` is the visible part.
    package convenience init(
        value: Double = 0, lower: Double = 0, upper: Double = 0, step: Double = 1,
        pageStep: Double = 1, page: Double = 0
    ) {
        self.init(owning: gtk_adjustment_new(value, lower, upper, step, pageStep, page))
    }

    /// The value, clamped to the range.
    @Property("value") package var value: Double
    /// The beginning of the range.
    @Property("lower") package var lower: Double
    /// The end of the range. The maximum value is ``upper`` minus ``page``.
    @Property("upper") package var upper: Double
    /// The visible part of the range.
    @Property("page-size") package var page: Double

    /// Sets all properties with one notification (`gtk_adjustment_configure`).
    package func configure(
        value: Double, lower: Double = 0, upper: Double, step: Double, pageStep: Double,
        page: Double
    ) {
        gtk_adjustment_configure(pointer(), value, lower, upper, step, pageStep, page)
    }

    /// Scrolls only as far as needed to make a range visible (`gtk_adjustment_clamp_page`).
    package func scrollToVisible(from lower: Double, to upper: Double) {
        gtk_adjustment_clamp_page(pointer(), lower, upper)
    }

    /// Calls `handler` with each new value.
    package func onValueChanged(_ handler: @escaping (Double) -> Void) {
        connect("value-changed", reading: "value", handler)
    }
}
