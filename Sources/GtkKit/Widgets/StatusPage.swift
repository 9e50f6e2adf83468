// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A page that says why there is nothing to see (`AdwStatusPage`).
public final class StatusPage: Widget {
    /// A page with an icon, a title and an explanation.
    public convenience init(iconName: String?, title: String, description: String? = nil) {
        self.init(owning: adw_status_page_new())
        self.iconName = iconName
        self.title = title
        self.explanation = description
    }

    /// The icon's name in the theme.
    @Property("icon-name") public var iconName: String?
    /// The title; markup, so `&` and `<` must be escaped.
    @Property("title") public var title: String
    /// The explanation; markup, so `&` and `<` must be escaped.
    @Property("description") public var explanation: String?
    /// What can be done, below the texts.
    @Property("child") public var child: Widget?
}

/// Content over which short messages appear (`AdwToastOverlay`).
public final class ToastOverlay: Widget {
    /// Content for messages to appear over.
    public convenience init(_ child: Widget) {
        self.init(owning: adw_toast_overlay_new().map { UnsafeMutableRawPointer($0) })
        self.child = child
    }

    /// The content.
    @Property("child") public var child: Widget?

    /// Shows a message, after those that are waiting (`adw_toast_overlay_add_toast`, which takes
    /// over a reference).
    public func show(_ toast: Toast) {
        g_object_ref(toast.raw)
        adw_toast_overlay_add_toast(opaque, toast.opaque)
    }
}

/// A short message that goes away by itself (`AdwToast`).
public final class Toast: Object {
    /// A message; markup, so `&` and `<` must be escaped.
    public convenience init(_ title: String) { self.init(owning: adw_toast_new(title)?.raw) }

    /// The message.
    @Property("title") public var title: String
    /// Seconds until it goes; 0 stays.
    @Property("timeout") public var seconds: UInt

    @Property("button-label") private var buttonLabel: String?

    /// Adds a button; `handler` is called when it is pressed.
    public func setButton(_ label: String, _ handler: @escaping () -> Void) {
        buttonLabel = label
        connect("button-clicked", handler)
    }

    /// Takes the message away.
    public func dismiss() { adw_toast_dismiss(opaque) }

    /// Calls `handler` when the message goes, for whatever reason.
    @discardableResult
    public func onDismissed(_ handler: @escaping () -> Void) -> SignalConnection {
        connect("dismissed", handler)
    }
}
