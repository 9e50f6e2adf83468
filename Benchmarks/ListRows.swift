// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The rows of GTK's own lists: two labels, one below the other.
enum ListRows {
    /// A row without texts yet.
    static func make(_ fonts: ListFonts) -> UnsafeMutablePointer<GtkWidget> {
        let title = label()
        // The title has one line, which is the default of a UILabel.
        gtk_label_set_ellipsize(OpaquePointer(title), PANGO_ELLIPSIZE_END)
        fonts.adopt(title, as: .headline)
        let body = label()
        gtk_label_set_wrap(OpaquePointer(body), 1)
        // The body wraps between words, which is the default of labels in GTK. No word here is wider than a
        // row, so breaking inside words (PANGO_WRAP_WORD_CHAR) would give the same lines. But GTK would then
        // break after every letter to find a label's least width, which takes three times as long.
        gtk_label_set_wrap_mode(OpaquePointer(body), PANGO_WRAP_WORD)
        fonts.adopt(body, as: .body)
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4)!
        gtk_widget_set_margin_start(box, 20)
        gtk_widget_set_margin_end(box, 20)
        gtk_widget_set_margin_top(box, 11)
        gtk_widget_set_margin_bottom(box, 11)
        box.withMemoryRebound(to: GtkBox.self, capacity: 1) { box in
            gtk_box_append(box, title)
            gtk_box_append(box, body)
        }
        return box
    }

    static func show(
        title: UnsafePointer<CChar>?, body: UnsafePointer<CChar>?,
        in row: UnsafeMutablePointer<GtkWidget>?
    ) {
        let label = gtk_widget_get_first_child(row)
        gtk_label_set_text(OpaquePointer(label), title)
        gtk_label_set_text(OpaquePointer(gtk_widget_get_next_sibling(label)), body)
    }

    private static func label() -> UnsafeMutablePointer<GtkWidget> {
        let label = gtk_label_new(nil)!
        gtk_label_set_xalign(OpaquePointer(label), 0)
        return label
    }
}
