// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A number in a range, and the part of the range that shows: what scrolling, sliders and spin
/// buttons share (`GtkAdjustment`).
public final class Adjustment: Object {
    /// A range with the sizes of its steps; `page` is how much of it shows at once.
    public convenience init(
        value: Double = 0, lower: Double = 0, upper: Double = 0, step: Double = 1,
        pageStep: Double = 1, page: Double = 0
    ) {
        self.init(owning: gtk_adjustment_new(value, lower, upper, step, pageStep, page))
    }

    /// The number; what is out of range is clamped.
    @Property("value") public var value: Double
    /// The least value.
    @Property("lower") public var lower: Double
    /// The end of the range; ``value`` goes up to this less ``page``.
    @Property("upper") public var upper: Double
    /// How much of the range shows.
    @Property("page-size") public var page: Double
    /// What an arrow key or a notch of the wheel moves by.
    @Property("step-increment") public var step: Double

    /// Sets everything at once, with one notification (`gtk_adjustment_configure`).
    public func configure(
        value: Double, lower: Double = 0, upper: Double, step: Double, pageStep: Double,
        page: Double
    ) {
        gtk_adjustment_configure(pointer(), value, lower, upper, step, pageStep, page)
    }

    /// Scrolls as little as shows the range from `lower` to `upper`
    /// (`gtk_adjustment_clamp_page`).
    public func show(from lower: Double, to upper: Double) {
        gtk_adjustment_clamp_page(pointer(), lower, upper)
    }

    /// Calls `handler` with each new value.
    @discardableResult
    public func onValueChanged(_ handler: @escaping (Double) -> Void) -> SignalConnection {
        connect("value-changed", reading: "value", handler)
    }
}
