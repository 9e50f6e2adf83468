// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A borrowed `cairo_t`, valid for the duration of a call.
///
/// `GtkKit` passes it to draw a widget, and `Drawing` paints tables on it. Neither imports the other, and the
/// code between them sees no pointer.
package struct CairoContext {
    /// The `cairo_t`, for modules that call cairo (`PointerRuleTests`).
    package let pointer: OpaquePointer

    /// A context without its own reference: its owner keeps the `cairo_t` alive during use.
    package init(borrowing pointer: OpaquePointer) { self.pointer = pointer }
}
