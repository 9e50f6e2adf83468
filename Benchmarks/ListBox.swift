// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A GtkListBox with a row for each number.
func makeListBox(_ content: Content, _ fonts: ListFonts) -> UnsafeMutablePointer<GtkWidget> {
    let list = gtk_list_box_new()!
    gtk_list_box_set_selection_mode(OpaquePointer(list), GTK_SELECTION_NONE)
    for number in content.numbers {
        let row = ListRows.make(fonts)
        ListRows.show(title: Content.title(number), body: Content.body(number), in: row)
        gtk_list_box_append(OpaquePointer(list), row)
    }
    return list
}
