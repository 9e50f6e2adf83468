// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A cairo context that is lent for the length of a call.
///
/// GtkKit lends one to draw a widget and Drawing paints tables into it. Neither imports the other, and
/// whoever hands it from one to the other sees no pointer.
public struct CairoContext {
    /// A `cairo_t`. For modules that call cairo; `PointerRuleTests` holds the others to that.
    package let pointer: OpaquePointer

    /// Takes no reference: the lender keeps the `cairo_t` alive while the context is used.
    package init(borrowing pointer: OpaquePointer) { self.pointer = pointer }
}
