// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A list of row widgets, for short lists (`GtkListBox`).
package final class ListBox: Widget {
    /// An empty list.
    ///
    /// - Parameter selects: whether one of the rows can be selected.
    package convenience init(selects: Bool = true) {
        self.init(owning: gtk_list_box_new())
        if !selects { gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE) }
    }

    /// Whether one click activates a row.
    @Property("activate-on-single-click") package var activatesOnSingleClick: Bool

    /// Adds a row at the end. A widget that is not a ``ListBoxRow`` is wrapped in one.
    package func append(_ row: Widget) { gtk_list_box_append(opaque, row.pointer()) }

    /// Adds a row before the one at an index, or at the end.
    package func insert(_ row: ListBoxRow, at index: Int) {
        gtk_list_box_insert(opaque, row.pointer(), gint(index))
    }

    /// Removes a row.
    package func remove(_ row: ListBoxRow) { gtk_list_box_remove(opaque, row.pointer()) }

    /// Removes every row.
    package func removeAll() {
        while let row = gtk_list_box_get_row_at_index(opaque, 0) {
            gtk_list_box_remove(opaque, UnsafeMutableRawPointer(row).widget)
        }
    }

    /// The index of the selected row; nil for none.
    package var selected: Int? {
        get { gtk_list_box_get_selected_row(opaque).map { Int(gtk_list_box_row_get_index($0)) } }
        set {
            let row = newValue.flatMap { gtk_list_box_get_row_at_index(opaque, gint($0)) }
            silently { gtk_list_box_select_row(opaque, row) }
        }
    }

    /// Calls `handler` with the index of each row that the user selects.
    package func onSelected(_ handler: @escaping (Int) -> Void) {
        connect(input: "row-selected") { emission in
            guard let row = gtk_list_box_get_selected_row(emission.emitter.opaque) else { return }
            handler(Int(gtk_list_box_row_get_index(row)))
        }
    }

    /// Calls `handler` with the index of each row that the user activates, by a click or a key.
    package func onActivated(_ handler: @escaping (Int) -> Void) {
        connect("row-activated") { (row: Widget) in
            handler(Int(gtk_list_box_row_get_index(row.pointer())))
        }
    }
}

/// A row of a ``ListBox`` (`GtkListBoxRow`).
package class ListBoxRow: Widget {
    package convenience init(_ child: Widget? = nil, isActivatable: Bool = true) {
        self.init(owning: gtk_list_box_row_new())
        if let child { self.child = child }
        self.isActivatable = isActivatable
    }

    /// The content of the row.
    @Property("child") package var child: Widget?
    /// Whether a click activates the row.
    @Property("activatable") package var isActivatable: Bool
}

extension UnsafeMutableRawPointer {
    var widget: UnsafeMutablePointer<GtkWidget> { assumingMemoryBound(to: GtkWidget.self) }
}
