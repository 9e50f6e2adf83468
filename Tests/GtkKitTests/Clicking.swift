// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

@testable import GtkKit

/// `g_signal_emit_by_name` has variable arguments; this is its array form.
@MainActor func gtkEmitClicked(_ button: Button) {
    Value.with(gtk_button_get_type()) { value in
        g_value_set_object(value.pointer, button.raw)
        g_signal_emitv(
            value.pointer, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    }
}
