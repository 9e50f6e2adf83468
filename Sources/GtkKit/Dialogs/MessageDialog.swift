// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A dialog over a window. It is destroyed with the window (`AdwDialog`; a `GtkWindow` before libadwaita 1.5).
package class Dialog: Widget {
    /// Presents the dialog over the window of a widget.
    package func present(over parent: Widget) {
        typeladder_dialog_present(pointer(), parent.pointer())
    }

    /// Closes the dialog without a response.
    package func close() { typeladder_dialog_close(pointer()) }
}

/// A message or a question with responses (`AdwAlertDialog`; `AdwMessageDialog` before libadwaita
/// 1.5).
package final class MessageDialog: Dialog {
    /// The appearance of a response (`AdwResponseAppearance`).
    package enum Appearance: UInt32, Sendable {
        /// The default appearance.
        case normal
        /// The appearance of the suggested response.
        case suggested
        /// The appearance of a response that loses data.
        case destructive
    }

    /// The labels of the responses by name.
    private var labels: [String: String] = [:]

    /// A hidden dialog. Neither text is markup.
    package convenience init(heading: String, body: String) {
        self.init(borrowing: typeladder_message_dialog_new(heading, body))
    }

    /// The response to Enter.
    @Property("default-response") package var defaultResponse: String?
    /// The response to Escape.
    @Property("close-response") package var closeResponse: String

    /// A widget below the texts.
    @Property("extra-child") package var extraChild: Widget?

    /// Adds a response. An underscore in the label marks its mnemonic.
    package func addResponse(_ name: String, label: String, appearance: Appearance = .normal) {
        labels[name] = label
        typeladder_message_dialog_add_response(
            pointer(), name, label, AdwResponseAppearance(rawValue: appearance.rawValue))
        buttons.forEach { $0.nameByLabel() }
    }

    /// Sets whether a response can be chosen.
    package func setResponse(_ name: String, isEnabled: Bool) {
        typeladder_message_dialog_set_response_enabled(pointer(), name, gboolean(isEnabled ? 1 : 0))
    }

    /// Presents the dialog with the focus on one of its widgets.
    package func present(over parent: Widget, focusing widget: Widget) {
        // A later focus would select what the user has typed by then.
        setProperty("focus-widget", to: widget)
        present(over: parent)
    }

    /// The buttons of the responses. The narrow layout and the wide layout each have their own.
    private var buttons: [Button] {
        descendants(ofType: gtk_button_get_type()).map { Button(borrowing: $0.raw) }
    }

    /// Presents the dialog with the focus on a response.
    package func present(over parent: Widget, focusing name: String) {
        present(over: parent)
        // Otherwise the scrolled window around the texts gets the focus, and it has no name.
        if extraChild == nil {
            descendants(ofType: gtk_scrolled_window_get_type()).forEach { $0.canFocus = false }
        }
        let label = labels[name]
        addTick { [weak self] _ in
            let candidates = self?.buttons.filter { $0.label == label } ?? []
            let shown = candidates.first(where: \.isMapped)
            shown?.grabFocus()
            return shown == nil && !candidates.isEmpty
        }
    }

    /// Calls `handler` with the name of the response.
    package func onResponse(_ handler: @escaping (String) -> Void) {
        connect("response") { [weak self] (name: String) in
            // libadwaita 1.2 uses the dialog after the response, without its own reference.
            if let self { EventLoop.idle { withExtendedLifetime(self) {} } }
            handler(name)
        }
    }

    /// Clicks the button of a response, for tests.
    package func respond(_ name: String) {
        let label = labels[name]
        let candidates = buttons.filter { $0.label == label }
        (candidates.first(where: \.isMapped) ?? candidates.first)?.click()
    }
}

/// The about dialog (`AdwAboutDialog`; `AdwAboutWindow` before libadwaita 1.5).
package final class AboutDialog: Dialog {
    /// A hidden dialog.
    package convenience init() { self.init(borrowing: typeladder_about_dialog_new()) }

    /// The program's name.
    @Property("application-name") package var applicationName: String
    /// The program's icon, by its name in the icon theme.
    @Property("application-icon") package var applicationIcon: String
    @Property("version") package var version: String
    @Property("developer-name") package var developerName: String
    @Property("copyright") package var copyright: String
    /// A description, in markup.
    @Property("comments") package var comments: String
    @Property("website") package var website: String
    @Property("issue-url") package var issueAddress: String

    package func setMITLicense() {
        setProperty("license-type", to: Int(GTK_LICENSE_MIT_X11.rawValue))
    }
}
