// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A window (`GtkWindow`). GTK holds a reference to it until it is closed.
open class Window: Widget, ActionMap {
    @Property("title") package var title: String?
    /// The initial width of the window, and the current one once it is open.
    @Property("default-width") package var defaultWidth: Int
    /// The initial height of the window, and the current one once it is open.
    @Property("default-height") package var defaultHeight: Int
    /// Whether the window blocks input to other windows of the application.
    @Property("modal") package var isModal: Bool

    package var isMaximized: Bool {
        get { gtk_window_is_maximized(pointer()) != 0 }
        set { newValue ? gtk_window_maximize(pointer()) : gtk_window_unmaximize(pointer()) }
    }

    /// Whether the window is active, that is, has the keyboard focus.
    @Property("is-active") package var isActive: Bool

    /// Calls `handler` when the window becomes active or inactive.
    package func onActiveChanged(_ handler: @escaping (Bool) -> Void) {
        connect("notify::is-active", reading: "is-active", handler)
    }

    /// The widget with the keyboard focus while the window is active.
    @Property("focus-widget") package var focus: Widget?

    /// Whether a text entry has the keyboard focus.
    package var isTyping: Bool { focus?.isTextEntry == true }

    /// Calls `handler` with each widget that gets the focus; nil for none.
    package func onFocusMoved(_ handler: @escaping (Widget?) -> Void) {
        connect("notify::focus-widget", reading: "focus-widget", handler)
    }

    /// Presents the window in front of others.
    package func present() { gtk_window_present(pointer()) }

    /// Requests the window to close, as the close button does.
    package func close() { gtk_window_close(pointer()) }

    /// Closes the window without asking, and releases its widgets (`gtk_window_destroy`).
    package func destroy() { gtk_window_destroy(pointer()) }

    /// Keeps the window in front of a parent.
    package func setTransient(for parent: Window) {
        gtk_window_set_transient_for(pointer(), parent.pointer())
    }

    /// Calls `handler` before the window closes; true keeps it open.
    package func onCloseRequest(_ handler: @escaping () -> Bool) {
        connect("close-request", handler)
    }

    /// Calls `handler` once when the user or ``destroy()`` closes the window. The `destroy` signal would come later,
    /// with the last reference (`gtk_window_get_toplevels`).
    package func onClosed(_ handler: @escaping () -> Void) {
        let toplevels = Object(borrowing: gtk_window_get_toplevels()?.raw)
        let address = raw
        var connection: SignalConnection?
        connection = toplevels.connect(emission: "items-changed") { emission in
            guard !list(emission.emitter.opaque, contains: address) else { return }
            connection?.disconnect()
            handler()
        }
    }

    /// Retains an object until the window is closed, such as the controller of the window.
    package func keepUntilClosed(_ owner: AnyObject) {
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
package final class ApplicationWindow: Window {
    /// A hidden window. `adw_application_window_new` returns a reference that GTK owns.
    package convenience init(_ application: Application) {
        self.init(borrowing: adw_application_window_new(application.pointer()))
    }

    /// The content of the window, including the header bar.
    @Property("content") package var content: Widget?
}

/// The bar at the top of a window (`AdwHeaderBar`).
package final class HeaderBar: Widget {
    package convenience init() { self.init(owning: adw_header_bar_new()) }

    /// The widget in the middle; nil for the window's title.
    @Property("title-widget") package var titleWidget: Widget?

    /// Removes the window's buttons, for a dialog with a Cancel button.
    package func removeWindowButtons() {
        setProperty("show-start-title-buttons", to: false)
        setProperty("show-end-title-buttons", to: false)
    }

    package func packStart(_ child: Widget) { adw_header_bar_pack_start(opaque, child.pointer()) }

    package func packEnd(_ child: Widget) { adw_header_bar_pack_end(opaque, child.pointer()) }
}

/// The title and subtitle in a ``HeaderBar`` (`AdwWindowTitle`).
package final class WindowTitle: Widget {
    package convenience init(title: String, subtitle: String = "") {
        self.init(owning: adw_window_title_new(title, subtitle))
    }

    /// The first line.
    @Property("title") package var title: String
    /// The second line.
    @Property("subtitle") package var subtitle: String
}
