// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A GtkListView of the titles of all rows. Their bodies follow from them.
func makeListView(_ content: Content, _ fonts: ListFonts) -> UnsafeMutablePointer<GtkWidget> {
    let titles = content.numbers.map { g_strdup(Content.title($0)) }
    defer { titles.forEach { g_free($0) } }
    var pointers = titles.map { UnsafePointer<CChar>($0) } + [nil]
    let model = gtk_string_list_new(&pointers)
    let factory = gtk_signal_list_item_factory_new()
    let signals = UnsafeMutableRawPointer(factory)
    // The callbacks are C functions, without the closures of the program's own signals.
    let data = Unmanaged.passUnretained(fonts).toOpaque()
    g_signal_connect_data(
        signals, "setup", unsafeBitCast(setUpRow, to: GCallback.self), data, nil,
        GConnectFlags(rawValue: 0))
    g_signal_connect_data(
        signals, "bind", unsafeBitCast(bindRow, to: GCallback.self), nil, nil,
        GConnectFlags(rawValue: 0))
    return gtk_list_view_new(gtk_no_selection_new(model), factory)!
}

private typealias RowCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?
    ) -> Void

private let setUpRow: RowCallback = { _, item, data in
    guard let data else { return }
    let fonts = Unmanaged<ListFonts>.fromOpaque(data).takeUnretainedValue()
    gtk_list_item_set_child(item, ListRows.make(fonts))
}

private let bindRow: RowCallback = { _, item, _ in
    let title = gtk_string_object_get_string(gtk_list_item_get_item(item).map { OpaquePointer($0) })
    let number = Int(gtk_list_item_get_position(item)) + 1
    ListRows.show(
        title: title, body: Content.body(number), in: gtk_list_item_get_child(item))
}
