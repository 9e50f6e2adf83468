// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// Finds the visible rows of a window, in any kind of list.
struct WidgetSearch {
    let root: UnsafeMutablePointer<GtkWidget>

    /// Whether rows fill a list's part of the window, down to its lower edge. Before that, a frame shows a
    /// window without the list.
    ///
    /// - Parameters:
    ///   - list: the CSS name of the list.
    ///   - row: the CSS name of its rows.
    func isFilled(list: String, row: String) -> Bool {
        guard let list = first(named: list, in: root),
            let view = gtk_widget_get_ancestor(list, gtk_scrolled_window_get_type())
        else { return false }
        let bottom = Float(gtk_widget_get_height(view))
        return bottom > 0
            && children(of: list).contains { child in
                var bounds = graphene_rect_t()
                return name(of: child) == row && gtk_widget_get_mapped(child) != 0
                    && gtk_widget_compute_bounds(child, view, &bounds) != 0
                    && bounds.origin.y + bounds.size.height >= bottom
            }
    }

    /// The first widget with a CSS name.
    func first(named name: String) -> UnsafeMutablePointer<GtkWidget>? {
        first(named: name, in: root)
    }

    /// The children of the parent of the first widget with a CSS name, including that widget.
    func children(beside name: String) -> [UnsafeMutablePointer<GtkWidget>] {
        first(named: name).flatMap(gtk_widget_get_parent).map { Array(children(of: $0)) } ?? []
    }

    /// All widgets with a CSS name inside another.
    func all(
        named name: String, in widget: UnsafeMutablePointer<GtkWidget>
    ) -> [UnsafeMutablePointer<GtkWidget>] {
        (self.name(of: widget) == name ? [widget] : [])
            + children(of: widget).flatMap { all(named: name, in: $0) }
    }

    func first(
        named name: String, in widget: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GtkWidget>? {
        if self.name(of: widget) == name { return widget }
        return children(of: widget).lazy.compactMap { first(named: name, in: $0) }.first
    }

    func name(of widget: UnsafeMutablePointer<GtkWidget>) -> String {
        gtk_widget_get_css_name(widget).map { String(cString: $0) } ?? ""
    }

    private func children(
        of widget: UnsafeMutablePointer<GtkWidget>
    ) -> some Sequence<UnsafeMutablePointer<GtkWidget>> {
        sequence(first: gtk_widget_get_first_child(widget)) { $0.map(gtk_widget_get_next_sibling) }
            .lazy.prefix { $0 != nil }.compactMap { $0 }
    }
}
