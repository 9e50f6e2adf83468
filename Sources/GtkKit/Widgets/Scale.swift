// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A slider (`GtkScale`). Arrow keys, Page keys, and notches of the wheel move it by one step. Home and End move it to
/// the ends.
package final class Scale: Widget {
    /// A horizontal slider over a range.
    package convenience init(_ range: ClosedRange<Double>, step: Double) {
        self.init(
            owning: gtk_scale_new_with_range(
                GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step))
        // By default, a notch of the wheel moves by a page of ten steps.
        gtk_range_set_increments(pointer(), step, step)
        setProperty("draw-value", to: false)
    }

    /// The number of digits that a dragged value is rounded to, 0 for whole numbers; −1 for no rounding.
    @Property("round-digits") package var roundingDigits: Int

    /// The value, clamped to the range.
    package var value: Double {
        get { gtk_range_get_value(pointer()) }
        set { silently { gtk_range_set_value(pointer(), newValue) } }
    }

    package func setRange(_ range: ClosedRange<Double>) {
        silently { gtk_range_set_range(pointer(), range.lowerBound, range.upperBound) }
    }

    /// Adds a mark below the slider, optionally with a text.
    package func addMark(at value: Double, label: String? = nil) {
        gtk_scale_add_mark(pointer(), value, GTK_POS_BOTTOM, label)
    }

    /// Adds a mark above the slider. The label is markup.
    package func addMark(above value: Double, markup: String) {
        gtk_scale_add_mark(pointer(), value, GTK_POS_TOP, markup)
    }

    /// The value at an x position in the widget, in pixels, within the range.
    package func value(at x: Double) -> Double {
        var trough = GdkRectangle()
        gtk_range_get_range_rect(pointer(), &trough)
        let adjustment = gtk_range_get_adjustment(pointer())
        let (lower, upper) = (
            gtk_adjustment_get_lower(adjustment), gtk_adjustment_get_upper(adjustment)
        )
        let fraction = (x - Double(trough.x)) / Double(max(1, trough.width))
        let within = min(max(0, isRightToLeft ? 1 - fraction : fraction), 1)
        return lower + within * (upper - lower)
    }

    package func removeMarks() { gtk_scale_clear_marks(pointer()) }

    /// Calls `handler` with each value that the user selects.
    package func onValueChanged(_ handler: @escaping (Double) -> Void) {
        connect(input: "value-changed") { emission in
            handler(gtk_range_get_value(emission.emitter.pointer()))
        }
    }
}
