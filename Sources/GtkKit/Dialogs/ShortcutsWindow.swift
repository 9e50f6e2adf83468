// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// The window of keyboard shortcuts in groups (`GtkShortcutsWindow`). In GTK 4.8 only `GtkBuilder`
/// can fill one, so that its XML is written here.
package final class ShortcutsWindow: Window {
    /// A group of shortcuts and gestures.
    package struct Group {
        package var title: String
        /// Shortcuts with their accelerators, such as `<Control>plus`.
        package var shortcuts: [(title: String, accelerator: String)]
        /// Gestures with their description, and their icon by its name in the icon theme.
        package var gestures: [(title: String, subtitle: String, iconName: String)]

        /// A group of keys and gestures.
        package init(
            _ title: String, _ shortcuts: [(title: String, accelerator: String)],
            gestures: [(title: String, subtitle: String, iconName: String)] = []
        ) {
            self.title = title
            self.shortcuts = shortcuts
            self.gestures = gestures
        }
    }

    /// A hidden window.
    package convenience init(parent: Window?, _ groups: [Group]) {
        let content = element("GtkShortcutsSection", groups.map(\.xml).joined())
        let window = """
            <object class="GtkShortcutsWindow" id="window"><property name="modal">1</property>\
            <property name="accessible-role">window</property><child>\(content)</child></object>
            """
        let builder = Object(
            owning: gtk_builder_new_from_string("<interface>\(window)</interface>", -1)?.raw)
        self.init(borrowing: gtk_builder_get_object(builder.opaque, "window"))
        setAccessibleLabel("Keyboard Shortcuts")
        // The search button of GTK 4.8 has an icon and no accessible name.
        descendants(ofType: gtk_toggle_button_get_type())
            .first { $0.children.first?.typeName == "GtkImage" }?.setAccessibleLabel("Search")
        // The names of pages have the underscores of their mnemonics, such as `_1`.
        for switcher in descendants(ofType: gtk_stack_switcher_get_type()) {
            for (number, page) in switcher.children.enumerated() {
                page.setAccessibleLabel("Page \(number + 1)")
            }
        }
        if let parent { setTransient(for: parent) }
    }
}

extension ShortcutsWindow.Group {
    fileprivate var xml: String {
        let rows = shortcuts.map { shortcut in
            let properties =
                property("title", shortcut.title) + property("accelerator", shortcut.accelerator)
            return "<child>\(element("GtkShortcutsShortcut", properties))</child>"
        }
        let others = gestures.map { gesture in
            let icon =
                "<property name=\"icon\"><object class=\"GThemedIcon\">"
                + property("name", gesture.iconName) + "</object></property>"
            let properties =
                property("shortcut-type", "gesture") + property("title", gesture.title)
                + property("subtitle", gesture.subtitle) + icon
            return "<child>\(element("GtkShortcutsShortcut", properties))</child>"
        }
        let group = element(
            "GtkShortcutsGroup", property("title", title) + (rows + others).joined())
        return "<child>\(group)</child>"
    }
}

private func element(_ type: String, _ content: String) -> String {
    "<object class=\"\(type)\"><property name=\"visible\">1</property>\(content)</object>"
}

private func property(_ name: String, _ text: String) -> String {
    "<property name=\"\(name)\">\(text.escapedForXML)</property>"
}
