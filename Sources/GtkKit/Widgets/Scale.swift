// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A slider (`GtkScale`). Arrow keys, Page keys and notches of the wheel move it by a step, Home
/// and End to the ends.
package final class Scale: Widget {
    /// A horizontal slider over a range.
    package convenience init(_ range: ClosedRange<Double>, step: Double) {
        self.init(
            owning: gtk_scale_new_with_range(
                GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step))
        // A notch of the wheel moves by a page, which is ten steps by default.
        gtk_range_set_increments(pointer(), step, step)
        drawsValue = false
    }

    /// Whether the value is drawn as text.
    @Property("draw-value") package var drawsValue: Bool
    /// The number of digits that dragging rounds to, 0 for whole numbers; −1 for no rounding.
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

    /// Marks a value above the scale; the label is markup.
    package func addMark(above value: Double, markup: String) {
        gtk_scale_add_mark(pointer(), value, GTK_POS_TOP, markup)
    }

    package func removeMarks() { gtk_scale_clear_marks(pointer()) }

    /// Sets the format of drawn values (`gtk_scale_set_format_value_func`).
    package func setFormat(_ format: @escaping (Double) -> String) {
        let data = Unmanaged.passRetained(FormatBox(format)).toOpaque()
        gtk_scale_set_format_value_func(pointer(), formatValue, data, releaseFormat)
    }

    /// Calls `handler` with each value that the user selects.
    @discardableResult
    package func onValueChanged(_ handler: @escaping (Double) -> Void) -> SignalConnection {
        connect(input: "value-changed") { emission in
            handler(gtk_range_get_value(emission.emitter.pointer()))
        }
    }
}

private final class FormatBox {
    let format: (Double) -> String

    init(_ format: @escaping (Double) -> String) { self.format = format }
}

/// The formatted text, allocated by GLib, since GTK frees it with `g_free`.
private let formatValue: GtkScaleFormatValueFunc = { _, value, data in
    guard let data else { return nil }
    return g_strdup(Unmanaged<FormatBox>.fromOpaque(data).takeUnretainedValue().format(value))
}

private let releaseFormat: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<FormatBox>.fromOpaque(data).release()
}
