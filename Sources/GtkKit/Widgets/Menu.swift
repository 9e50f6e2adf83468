// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// The model of a menu: labels with their actions (`GMenu`).
package final class Menu: Object {
    /// The keys of actions without accelerators that items show, such as `<Control>z`.
    private var keys: [String: String] = [:]

    /// A menu of items with their actions.
    ///
    /// - Parameter keys: the keys of actions without accelerators that the items show, such as `<Control>z`.
    package convenience init(
        _ items: [(label: String, action: String)] = [], keys: [String: String] = [:]
    ) {
        self.init(owning: g_menu_new().raw)
        self.keys = keys
        for (label, action) in items { append(label, action: action) }
    }

    /// Adds an item with an action, such as `win.open` or `app.theme('dark')`.
    @discardableResult
    package func append(_ label: String, action: String) -> Menu {
        insert(label, action: action, at: -1)
        return self
    }

    private func insert(_ label: String, action: String, at index: Int) {
        let item = g_menu_item_new(label, action)
        if let key = keys[action] {
            g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key))
        }
        g_menu_insert_item(opaque, gint(index), item)
        g_object_unref(UnsafeMutableRawPointer(item))
    }

    /// Adds an item whose label has no mnemonic.
    @discardableResult
    package func append(verbatim label: String, action: String) -> Menu {
        append(Self.withoutMnemonic(label), action: action)
    }

    /// The part of a label in which underscores are letters.
    package static func withoutMnemonic(_ text: String) -> String {
        text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
    }

    /// Adds a section.
    @discardableResult
    package func append(section: Menu, title: String? = nil) -> Menu {
        g_menu_append_section(opaque, title, section.pointer())
        return self
    }

    /// Adds a submenu.
    @discardableResult
    package func append(submenu: Menu, title: String) -> Menu {
        g_menu_append_submenu(opaque, title, submenu.pointer())
        return self
    }

    /// Replaces the label of an item.
    package func replaceLabel(at index: Int, by label: String, action: String) {
        g_menu_remove(opaque, gint(index))
        insert(label, action: action, at: index)
    }

    /// Removes all items, even from an open menu.
    package func removeAll() { g_menu_remove_all(opaque) }
}

/// A button with a menu or a ``Popover`` (`GtkMenuButton`).
package final class MenuButton: Widget {
    package convenience init(iconName: String, tooltip: String, menu: Menu? = nil) {
        self.init(owning: gtk_menu_button_new())
        self.iconName = iconName
        self.tooltip = tooltip
        setAccessibleLabel(tooltip)
        if let menu { setMenu(menu) }
    }

    /// A button with a text.
    package convenience init(_ label: String, menu: Menu) {
        self.init(owning: gtk_menu_button_new())
        setProperty("use-underline", to: true)
        self.label = label
        setAccessibleLabel(label.replacing("_", with: ""))
        setMenu(menu)
    }

    package convenience init(_ child: Widget) {
        self.init(owning: gtk_menu_button_new())
        setProperty("child", to: child)
    }

    /// The text. If the button was made with a text, an underscore marks the mnemonic.
    @Property("label") package var label: String?
    /// The name of the icon in the icon theme.
    @Property("icon-name") package var iconName: String?
    /// Whether F10 opens the menu.
    @Property("primary") package var isPrimary: Bool

    /// Sets the menu. Its popover is made when it first opens.
    package func setMenu(_ menu: Menu) {
        makeOnceOpened { button in
            gtk_menu_button_set_menu_model(button, menu.pointer())
            Self.popover(of: button).map(nameMenuItems)
        }
    }

    /// Sets the popover, which is made when it first opens.
    package func setPopover(making make: @escaping () -> Popover?) {
        makeOnceOpened { button in
            if let popover = make() { gtk_menu_button_set_popover(button, popover.pointer()) }
        }
    }

    /// Calls `make` on first opening. `gtk_menu_button_set_create_popup_func` calls its function each time.
    private func makeOnceOpened(_ make: @escaping (OpaquePointer) -> Void) {
        let maker = Unmanaged.passRetained(PopoverMaker(make)).toOpaque()
        gtk_menu_button_set_create_popup_func(opaque, makePopover, maker, releaseRetained)
    }

    private static func popover(of button: OpaquePointer) -> Widget? {
        gtk_menu_button_get_popover(button).map { Widget(borrowing: UnsafeMutableRawPointer($0)) }
    }

    /// Calls `handler` when the popover is closed (`GtkPopover::closed`).
    package func onClosed(_ handler: @escaping () -> Void) {
        if let popover = Self.popover(of: opaque) { popover.connect("closed", handler) }
        connect(emission: "notify::popover") { emission in
            Self.popover(of: OpaquePointer(emission.emitter.raw))?.connect("closed", handler)
        }
    }

    /// Whether an arrow is beside the child, which is a value to choose.
    @Property("always-show-arrow") package var showsArrow: Bool

    package func open() { gtk_menu_button_popup(opaque) }

    /// Makes the popover open above the button.
    package func setOpensUp() { gtk_menu_button_set_direction(opaque, GTK_ARROW_UP) }
}

/// A popover (`GtkPopover`).
package final class Popover: Widget {
    /// A popover around a widget, for a ``MenuButton``.
    package convenience init(_ child: Widget) {
        self.init(owning: gtk_popover_new())
        self.child = child
    }

    /// A popover with a menu, to open at a place of a widget (`GtkPopoverMenu`).
    package convenience init(_ menu: Menu) {
        self.init(owning: gtk_popover_menu_new_from_model(menu.pointer()))
        setProperty("has-arrow", to: false)
        nameMenuItems(self)
        onKey(capturing: true) { [weak self] key, modifiers in
            modifiers.isDisjoint(with: [.control, .shift]) && self?.activateItem(key) ?? false
        }
    }

    /// Activates the item with an underlined letter. GTK wants Alt to be held, which nobody holds in an open menu.
    ///
    /// - Parameter key: the name of a key.
    /// - Returns: whether there is one.
    private func activateItem(_ key: String) -> Bool {
        guard key.count == 1 else { return false }
        let letter = Int(gdk_keyval_to_lower(gdk_keyval_from_name(key)))
        // While a submenu slides in, the items that it replaces are still mapped.
        let stack = descendants(ofType: gtk_stack_get_type()).first
        let shown = stack.flatMap { gtk_stack_get_visible_child($0.opaque) }
        let menu = shown.map { Widget(borrowing: $0) } ?? self
        let items = menu.descendants(ofType: g_type_from_name("GtkModelButton"))
        let item = items.first { item in
            item.isMapped
                && item.descendants(ofType: gtk_label_get_type()).contains {
                    $0.property("mnemonic-keyval", as: Int.self) == letter
                }
        }
        return item.map { gtk_widget_activate($0.pointer()) != 0 } ?? false
    }

    /// The content of the popover.
    @Property("child") package var child: Widget?

    /// Calls `handler` when the popover opens and when it closes.
    package func onShown(_ handler: @escaping (Bool) -> Void) {
        connect("notify::visible", reading: "visible", handler)
    }

    package func close() { gtk_popover_popdown(pointer()) }

    /// Calls `handler` when the popover has closed.
    package func onClosed(_ handler: @escaping () -> Void) {
        connect("closed", handler)
    }
}

/// Names the items of a menu whenever it opens. GTK 4.18 names items by labels that are hidden from screen readers, so
/// the items have no name.
private func nameMenuItems(_ popover: Widget) {
    popover.connect(emission: "show") { emission in
        let popover = Widget(borrowing: emission.emitter.raw)
        // The type of an item is private and has no function.
        for item in popover.descendants(ofType: g_type_from_name("GtkModelButton")) {
            item.removeAccessibleLabels()
            item.setAccessibleLabel(item.property("text"))
        }
    }
}

/// The closure that makes the popover of a button, once.
private final class PopoverMaker {
    private var make: ((OpaquePointer) -> Void)?

    init(_ make: @escaping (OpaquePointer) -> Void) { self.make = make }

    func run(_ button: OpaquePointer) {
        defer { make = nil }
        make?(button)
    }
}

private let makePopover: GtkMenuButtonCreatePopupFunc = { button, data in
    guard let button, let data else { return }
    Unmanaged<PopoverMaker>.fromOpaque(data).takeUnretainedValue().run(button)
}
