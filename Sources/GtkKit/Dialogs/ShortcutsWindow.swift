// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax
import Words

/// The window of keyboard shortcuts in groups (`GtkShortcutsWindow`). In GTK 4.8, only `GtkBuilder` can fill such a
/// window, so this class writes the XML.
package final class ShortcutsWindow: Window {
    /// A row of a group.
    package enum Shortcut {
        /// Accelerators such as `<Control>plus`, and the action that they activate; nil if a widget handles them. The
        /// window shows only the first accelerator.
        case keys(_ title: String, [String], _ action: String? = nil)
        /// A gesture with its description.
        case gesture(_ title: String, String)
    }

    /// A hidden window.
    package convenience init(parent: Window, _ groups: KeyValuePairs<String, [Shortcut]>) {
        let content = element("GtkShortcutsSection", groups.map { group($0, $1) }.joined())
        let window = """
            <object class="GtkShortcutsWindow" id="window"><property name="modal">1</property>\
            <property name="accessible-role">window</property><child>\(content)</child></object>
            """
        let builder = Object(
            owning: gtk_builder_new_from_string("<interface>\(window)</interface>", -1)?.raw)
        self.init(borrowing: gtk_builder_get_object(builder.opaque, "window"))
        setAccessibleLabel(tr("Keyboard Shortcuts"))
        // In GTK 4.8, the search button has an icon and no accessible name.
        descendants(ofType: gtk_toggle_button_get_type())
            .first { $0.children.first?.typeName == "GtkImage" }?.setAccessibleLabel(tr("Search"))
        // The names of pages contain the underscores of mnemonics, such as `_1`.
        for switcher in descendants(ofType: gtk_stack_switcher_get_type()) {
            for (number, page) in switcher.children.enumerated() {
                page.setAccessibleLabel(tr("Page %1$s", "\(number + 1)"))
            }
        }
        setTransient(for: parent)
    }
}

extension ShortcutsWindow.Shortcut {
    fileprivate var xml: String {
        let properties =
            switch self {
            case .keys(let title, let keys, _):
                property("title", title) + property("accelerator", keys[0])
            case .gesture(let title, let subtitle):
                property("shortcut-type", "gesture") + property("title", title)
                    + property("subtitle", subtitle)
                    + "<property name=\"icon\"><object class=\"GThemedIcon\">"
                    + property("name", "input-mouse-symbolic") + "</object></property>"
            }
        return child("GtkShortcutsShortcut", properties)
    }
}

private func group(_ title: String, _ shortcuts: [ShortcutsWindow.Shortcut]) -> String {
    child("GtkShortcutsGroup", property("title", title) + shortcuts.map(\.xml).joined())
}

private func child(_ type: String, _ content: String) -> String {
    "<child>\(element(type, content))</child>"
}

private func element(_ type: String, _ content: String) -> String {
    "<object class=\"\(type)\"><property name=\"visible\">1</property>\(content)</object>"
}

private func property(_ name: String, _ text: String) -> String {
    "<property name=\"\(name)\">\(text.escapedForXML)</property>"
}
