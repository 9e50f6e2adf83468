// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// What a menu lists: names of things to do, and the actions that do them (`GMenu`).
public final class Menu: Object {
    /// An empty menu.
    public convenience init() { self.init(owning: g_menu_new().raw) }

    /// Adds an item that runs an action, such as `win.open` or `app.theme('dark')`.
    @discardableResult
    public func append(_ label: String, action: String) -> Menu {
        g_menu_append(opaque, label, action)
        return self
    }

    /// Adds an item whose label has no key, whatever is in it.
    @discardableResult
    public func append(verbatim label: String, action: String) -> Menu {
        let doubled = label.split(separator: "_", omittingEmptySubsequences: false)
        return append(doubled.joined(separator: "__"), action: action)
    }

    /// Adds items between two lines.
    @discardableResult
    public func append(section: Menu, title: String? = nil) -> Menu {
        g_menu_append_section(opaque, title, section.pointer())
        return self
    }

    /// Adds a menu in the menu.
    @discardableResult
    public func append(submenu: Menu, title: String) -> Menu {
        g_menu_append_submenu(opaque, title, submenu.pointer())
        return self
    }

    /// Empties the menu, also where it already shows.
    public func removeAll() { g_menu_remove_all(opaque) }
}

/// A button that opens a menu or a ``Popover`` (`GtkMenuButton`).
public final class MenuButton: Widget {
    /// A button with an icon.
    public convenience init(iconName: String, tooltip: String, menu: Menu? = nil) {
        self.init(owning: gtk_menu_button_new())
        self.iconName = iconName
        self.tooltip = tooltip
        setAccessibleLabel(tooltip)
        if let menu { setMenu(menu) }
    }

    /// A button with a text.
    public convenience init(_ label: String, menu: Menu) {
        self.init(owning: gtk_menu_button_new())
        setProperty("use-underline", to: true)
        self.label = label
        setMenu(menu)
    }

    /// A button around a widget.
    public convenience init(_ child: Widget) {
        self.init(owning: gtk_menu_button_new())
        setProperty("child", to: child)
    }

    /// The text. An underscore marks its key, where there is such a text from the beginning.
    @Property("label") public var label: String?
    /// The icon's name in the theme.
    @Property("icon-name") public var iconName: String?
    /// On which side it opens.
    @Property("direction") public var direction: ArrowDirection
    /// Whether F10 opens it.
    @Property("primary") public var isPrimary: Bool

    /// Opens this menu, whose popover is made when it is first wanted.
    public func setMenu(_ menu: Menu) {
        makeOnceOpened { button in
            gtk_menu_button_set_menu_model(button, menu.pointer())
            // GTK 4.18 names items by labels that are hidden from screen readers, which is by nothing.
            Self.popover(of: button)?.connect(emission: "show") { emission in
                let popover = Widget(borrowing: emission.emitter.raw)
                // The type of an item is GTK's own and has no function.
                for item in popover.descendants(ofType: g_type_from_name("GtkModelButton")) {
                    item.removeAccessibleLabels()
                    item.setAccessibleLabel(item.property("text"))
                }
            }
        }
    }

    /// Opens a popover that is made when it is first wanted.
    public func setPopover(making make: @escaping () -> Popover?) {
        makeOnceOpened { button in
            if let popover = make() { gtk_menu_button_set_popover(button, popover.pointer()) }
        }
    }

    /// `gtk_menu_button_set_create_popup_func`, which calls each time the button opens.
    private func makeOnceOpened(_ make: @escaping (OpaquePointer) -> Void) {
        let maker = Unmanaged.passRetained(PopoverMaker(make)).toOpaque()
        gtk_menu_button_set_create_popup_func(opaque, makePopover, maker, releasePopoverMaker)
    }

    private static func popover(of button: OpaquePointer) -> Widget? {
        gtk_menu_button_get_popover(button).map { Widget(borrowing: UnsafeMutableRawPointer($0)) }
    }

    /// Calls `handler` when what the button opened closes (`GtkPopover::closed`).
    public func onClosed(_ handler: @escaping () -> Void) {
        if let popover = Self.popover(of: opaque) { popover.connect("closed", handler) }
        connect(emission: "notify::popover") { emission in
            Self.popover(of: OpaquePointer(emission.emitter.raw))?.connect("closed", handler)
        }
    }

    /// Opens what the button opens.
    public func open() { gtk_menu_button_popup(opaque) }
}

/// A small window that points at something (`GtkPopover`).
public final class Popover: Widget {
    /// A popover around a widget; give it to a ``MenuButton``.
    public convenience init(_ child: Widget) {
        self.init(owning: gtk_popover_new())
        self.child = child
    }

    /// What is in it.
    @Property("child") public var child: Widget?

    /// Calls `handler` when it opens, and when it closes.
    @discardableResult
    public func onShown(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect("notify::visible", reading: "visible", handler)
    }

    /// Closes it.
    public func close() { gtk_popover_popdown(pointer()) }

    /// Calls `handler` when it begins to show.
    @discardableResult
    public func onShown(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("show", handler)
    }

    /// Calls `handler` when it has closed.
    @discardableResult
    public func onClosed(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("closed", handler)
    }
}

/// Makes the popover of a button, once.
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

private let releasePopoverMaker: GDestroyNotify = { data in
    guard let data else { return }
    Unmanaged<PopoverMaker>.fromOpaque(data).release()
}

/// The side on which a menu opens; `GtkArrowType`.
public enum ArrowDirection: Int, ValueConvertible {
    /// Above.
    case up
    /// Below.
    case down
    /// On the left.
    case left
    /// On the right.
    case right
    /// Wherever it likes, without an arrow.
    case none
}
