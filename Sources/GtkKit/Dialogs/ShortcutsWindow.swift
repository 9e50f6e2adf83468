// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The keys that do something, in groups (`GtkShortcutsWindow`). GTK 4.8 can fill one by
/// `GtkBuilder` alone, so its XML is written here.
public final class ShortcutsWindow: Window {
    /// Keys under a title.
    public struct Group {
        /// The title.
        public var title: String
        /// What is done, and by which accelerator, such as `<Control>plus`.
        public var shortcuts: [(title: String, accelerator: String)]
        /// What is done by a gesture, by which one in words, and its icon by the name in the theme.
        public var gestures: [(title: String, subtitle: String, iconName: String)]

        /// A group of keys and gestures.
        public init(
            _ title: String, _ shortcuts: [(title: String, accelerator: String)],
            gestures: [(title: String, subtitle: String, iconName: String)] = []
        ) {
            self.title = title
            self.shortcuts = shortcuts
            self.gestures = gestures
        }
    }

    /// A window that does not show yet.
    public convenience init(parent: Window?, _ groups: [Group]) {
        let content = element("GtkShortcutsSection", groups.map(\.xml).joined())
        let window = """
            <object class="GtkShortcutsWindow" id="window"><property name="modal">1</property>\
            <property name="accessible-role">window</property><child>\(content)</child></object>
            """
        let builder = Object(
            owning: gtk_builder_new_from_string("<interface>\(window)</interface>", -1)?.raw)
        self.init(borrowing: gtk_builder_get_object(builder.opaque, "window"))
        setAccessibleLabel("Keyboard Shortcuts")
        // GTK 4.8 leaves its one button without a name, of which there is the picture alone.
        descendants(ofType: gtk_toggle_button_get_type())
            .first { $0.children.first?.typeName == "GtkImage" }?.setAccessibleLabel("Search")
        // Nor does it take the underscores out of the names of its pages, `_1` and so on.
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
    let escaped = g_markup_escape_text(text, -1)
    defer { g_free(escaped) }
    return "<property name=\"\(name)\">\(escaped.map { String(cString: $0) } ?? "")</property>"
}
