// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A window. GTK holds the first reference to it until it is closed.
open class Window: Widget, ActionMap {
    /// The name in the task list.
    @Property("title") public var title: String?
    /// The width that the window opens with, or has.
    @Property("default-width") public var defaultWidth: Int
    /// The height that the window opens with, or has.
    @Property("default-height") public var defaultHeight: Int
    /// Whether the window fills the desktop.
    @Property("maximized") private var maximized: Bool
    /// Whether the window goes when the one does that it is in front of.
    @Property("destroy-with-parent") public var goesWithParent: Bool
    /// Whether other windows of the application wait for it.
    @Property("modal") public var isModal: Bool

    /// Whether the window fills the desktop.
    public var isMaximized: Bool {
        get { gtk_window_is_maximized(pointer()) != 0 }
        set { newValue ? gtk_window_maximize(pointer()) : gtk_window_unmaximize(pointer()) }
    }

    /// Whether the window has the keyboard.
    @Property("is-active") public var isActive: Bool

    /// Calls `handler` when the window gets or loses the keyboard.
    @discardableResult
    public func onActiveChanged(_ handler: @escaping (Bool) -> Void) -> SignalConnection {
        connect("notify::is-active", reading: "is-active", handler)
    }

    /// What has the keyboard focus once the window is active.
    @Property("focus-widget") public var focus: Widget?

    /// Calls `handler` with each widget that the focus moves to; nil is none.
    @discardableResult
    public func onFocusMoved(_ handler: @escaping (Widget?) -> Void) -> SignalConnection {
        connect("notify::focus-widget", reading: "focus-widget", handler)
    }

    /// Shows the window, in front.
    public func present() { gtk_window_present(pointer()) }

    /// Asks the window to close: what the close button does.
    public func close() { gtk_window_close(pointer()) }

    /// Closes the window without asking, and lets go of everything in it (`gtk_window_destroy`).
    public func destroy() { gtk_window_destroy(pointer()) }

    /// Keeps the window in front of another.
    public func setTransient(for parent: Window) {
        gtk_window_set_transient_for(pointer(), parent.pointer())
    }

    /// Calls `handler` before the window closes; true keeps it open.
    @discardableResult
    public func onCloseRequest(_ handler: @escaping () -> Bool) -> SignalConnection {
        connect("close-request", handler)
    }

    /// Calls `handler` once, when GTK lets go of the window: closed by the reader or by
    /// ``destroy()``. The `destroy` signal would come later, with the last reference
    /// (`gtk_window_get_toplevels`).
    @discardableResult
    public func onClosed(_ handler: @escaping () -> Void) -> SignalConnection {
        let toplevels = Object(borrowing: gtk_window_get_toplevels()?.raw)
        let address = raw
        var connection: SignalConnection?
        let made = toplevels.connect(emission: "items-changed") { emission in
            guard !list(emission.emitter.opaque, contains: address) else { return }
            connection?.disconnect()
            handler()
        }
        connection = made
        return made
    }

    /// Keeps a Swift object until the window closes: whoever answers for the window, and refers
    /// to it, lives exactly as long.
    public func keepUntilClosed(_ owner: AnyObject) {
        onClosed { withExtendedLifetime(owner) {} }
    }
}

/// Whether an object is in a `GListModel`.
private func list(_ list: OpaquePointer, contains object: UnsafeMutableRawPointer) -> Bool {
    (0..<g_list_model_get_n_items(list)).contains { position in
        guard let item = g_list_model_get_item(list, position) else { return false }
        defer { g_object_unref(item) }
        return item == object
    }
}

/// A window of the application, with actions named `win.…` (`AdwApplicationWindow`).
public final class ApplicationWindow: Window {
    /// A window that does not show yet. `adw_application_window_new` returns what GTK owns.
    public convenience init(_ application: Application) {
        self.init(borrowing: adw_application_window_new(application.pointer()))
    }

    /// Everything in the window, the header bar included.
    @Property("content") public var content: Widget?
}

/// The bar at the top of a window (`AdwHeaderBar`).
public final class HeaderBar: Widget {
    /// An empty bar.
    public convenience init() { self.init(owning: adw_header_bar_new()) }

    /// What is in the middle; the window's title without it.
    @Property("title-widget") public var titleWidget: Widget?

    /// Whether the buttons of the window show where lines begin; dialogs with a button to cancel have
    /// none.
    @Property("show-start-title-buttons") public var showsStartButtons: Bool
    /// Whether the buttons of the window show where lines end.
    @Property("show-end-title-buttons") public var showsEndButtons: Bool

    /// Adds a widget where lines begin.
    public func packStart(_ child: Widget) { adw_header_bar_pack_start(opaque, child.pointer()) }

    /// Adds a widget where lines end.
    public func packEnd(_ child: Widget) { adw_header_bar_pack_end(opaque, child.pointer()) }
}

/// A title over a subtitle, for a ``HeaderBar`` (`AdwWindowTitle`).
public final class WindowTitle: Widget {
    /// A title over a subtitle.
    public convenience init(title: String, subtitle: String = "") {
        self.init(owning: adw_window_title_new(title, subtitle))
    }

    /// The first line.
    @Property("title") public var title: String
    /// The second line.
    @Property("subtitle") public var subtitle: String
}
