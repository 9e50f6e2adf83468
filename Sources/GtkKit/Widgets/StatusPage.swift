// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A status page, which replaces missing content (`AdwStatusPage`).
package final class StatusPage: Widget {
    package convenience init(iconName: String?, title: String, description: String? = nil) {
        self.init(owning: adw_status_page_new())
        self.iconName = iconName
        self.title = title
        self.explanation = description
    }

    /// The name of the icon in the icon theme.
    @Property("icon-name") package var iconName: String?
    /// The title; markup, so `&` and `<` must be escaped.
    @Property("title") package var title: String
    /// The explanation; markup, so `&` and `<` must be escaped.
    @Property("description") package var explanation: String?
}

/// Content with toasts over it (`AdwToastOverlay`).
package final class ToastOverlay: Widget {
    /// An overlay on content.
    package convenience init(_ child: Widget) {
        self.init(owning: adw_toast_overlay_new().map { UnsafeMutableRawPointer($0) })
        self.child = child
    }

    @Property("child") package var child: Widget?

    /// Adds a toast to the queue (`adw_toast_overlay_add_toast` takes over a reference).
    package func add(_ toast: Toast) {
        g_object_ref(toast.raw)
        adw_toast_overlay_add_toast(opaque, toast.opaque)
    }
}

/// A short message that is dismissed after a while (`AdwToast`).
package final class Toast: Object {
    /// A toast; the message is markup, so `&` and `<` must be escaped.
    package convenience init(_ title: String) { self.init(owning: adw_toast_new(title)?.raw) }

    @Property("title") package var title: String

    /// Adds a button that calls `handler` when it is clicked.
    package func setButton(_ label: String, _ handler: @escaping () -> Void) {
        setProperty("button-label", to: label)
        connect("button-clicked", handler)
    }

    /// Calls `handler` when the toast is gone.
    package func onDismissed(_ handler: @escaping () -> Void) { connect("dismissed", handler) }
}
