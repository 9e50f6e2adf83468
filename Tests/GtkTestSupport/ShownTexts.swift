// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import GtkKit

/// The texts in all windows of the program that users see or hear.
@MainActor
package enum ShownTexts {
    /// The texts of all windows and their content, visible or not.
    ///
    /// - Parameter isForeign: whether the texts of a widget are not the program's, by the widget's type and style
    ///   classes.
    package static func all(except isForeign: (_ type: String, _ classes: [String]) -> Bool)
        -> Set<String>
    {
        var found: Set<String> = []
        let windows = gtk_window_get_toplevels()
        for index in 0..<g_list_model_get_n_items(windows) {
            guard let item = g_list_model_get_item(windows, index) else { continue }
            defer { g_object_unref(item) }
            collect(item.assumingMemoryBound(to: GtkWidget.self), isForeign, &found)
        }
        return found
    }

    /// The buttons in a widget that show no word and have no tooltip; each as the types and style classes of it and of
    /// what it is in.
    package static func unexplainedButtons(in widget: Widget) -> [String] {
        var found: [String] = []
        findUnexplained(widget.pointer(), [], isExplained: false, &found)
        return found
    }

    private static func findUnexplained(
        _ widget: UnsafeMutablePointer<GtkWidget>, _ path: [String], isExplained: Bool,
        _ found: inout [String]
    ) {
        let type = String(cString: g_type_name_from_instance(instance(widget)))
        // GTK names the buttons of the window and of numbers itself.
        guard gtk_widget_get_mapped(widget) != 0, type != "GtkWindowControls",
            type != "GtkSpinButton"
        else { return }
        let path = path + [([type] + classes(of: widget)).joined(separator: ".")]
        let tooltip = text("tooltip-text", of: widget, type) ?? madeTooltip(of: widget) ?? ""
        let isExplained = isExplained || !tooltip.isEmpty
        if g_type_check_instance_is_a(instance(widget), gtk_button_get_type()) != 0, !isExplained {
            if !showsWord(widget) { found.append(path.suffix(4).joined(separator: " > ")) }
        }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            findUnexplained(next, path, isExplained: isExplained, &found)
            child = gtk_widget_get_next_sibling(next)
        }
    }

    private static func showsWord(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        let type = String(cString: g_type_name_from_instance(instance(widget)))
        if type == "GtkLabel", text("label", of: widget, type) != "" { return true }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            if showsWord(next) { return true }
            child = gtk_widget_get_next_sibling(next)
        }
        return false
    }

    private static func collect(
        _ widget: UnsafeMutablePointer<GtkWidget>, _ isForeign: (String, [String]) -> Bool,
        _ found: inout Set<String>
    ) {
        let type = String(cString: g_type_name_from_instance(instance(widget)))
        guard !isForeign(type, classes(of: widget)) else { return }
        for property in ["label", "title", "placeholder-text", "tooltip-text"] {
            if let text = text(property, of: widget, type) { found.insert(text) }
        }
        for property in [
            GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
            GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
        ] {
            if let text = accessibleText(property, of: widget) { found.insert(text) }
        }
        if let text = madeTooltip(of: widget) { found.insert(text) }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
            collect(next, isForeign, &found)
            child = gtk_widget_get_next_sibling(next)
        }
    }

    private static func instance(
        _ widget: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GTypeInstance> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    }

    private static func classes(of widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
        guard let names = gtk_widget_get_css_classes(widget) else { return [] }
        defer { g_strfreev(names) }
        var classes: [String] = []
        var index = 0
        while let name = names[index] {
            classes.append(String(cString: name))
            index += 1
        }
        return classes
    }

    /// A string property of a widget. Labels are returned as displayed, without a mnemonic.
    private static func text(
        _ property: String, of widget: UnsafeMutablePointer<GtkWidget>, _ type: String
    ) -> String? {
        if property == "label", type == "GtkLabel" {
            return String(cString: gtk_label_get_text(OpaquePointer(widget)))
        }
        // The label of a button is in a widget below it.
        guard property != "label" else { return nil }
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        let objectClass = UnsafeMutableRawPointer(instance(widget).pointee.g_class)
            .assumingMemoryBound(to: GObjectClass.self)
        guard let specification = g_object_class_find_property(objectClass, property),
            specification.pointee.value_type == 16 << 2
        else { return nil }
        var value = GValue()
        g_object_get_property(object, property, &value)
        defer { g_value_unset(&value) }
        return g_value_get_string(&value).map { String(cString: $0) }
    }

    private static func accessibleText(
        _ property: GtkAccessibleProperty, of widget: UnsafeMutablePointer<GtkWidget>
    ) -> String? {
        guard let text = typeladder_accessible_text(OpaquePointer(widget), property) else {
            return nil
        }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// A tooltip that is made when it shows. It is queried as GTK does, and read from the window of the tooltip, the
    /// first member of its instance.
    private static func madeTooltip(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
        guard gtk_widget_get_has_tooltip(widget) != 0, gtk_widget_get_mapped(widget) != 0,
            gtk_widget_get_tooltip_text(widget) == nil,
            let tooltip = g_object_new_with_properties(gtk_tooltip_get_type(), 0, nil, nil)
        else { return nil }
        defer { g_object_unref(tooltip) }
        let tooltipWindow = UnsafeMutableRawPointer(tooltip)
            .advanced(by: MemoryLayout<GObject>.size)
            .load(as: UnsafeMutablePointer<GtkWidget>?.self)
        guard let tooltipWindow,
            String(cString: g_type_name_from_instance(instance(tooltipWindow)))
                == "GtkTooltipWindow"
        else { return nil }
        typeladder_query_tooltip(widget, OpaquePointer(tooltip))
        var found: Set<String> = []
        collect(tooltipWindow, { _, _ in false }, &found)
        return found.max { $0.count < $1.count }
    }
}
