// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A question, or something to know (`AdwMessageDialog`).
public final class MessageDialog: Window {
    /// How an answer looks; `AdwResponseAppearance`.
    public enum Appearance: UInt32, Sendable {
        /// As any other.
        case normal
        /// As what is expected.
        case suggested
        /// As what loses something.
        case destructive
    }

    /// A dialog that does not show yet. Neither text is markup.
    public convenience init(parent: Window?, heading: String, body: String) {
        self.init(borrowing: adw_message_dialog_new(parent?.pointer(), heading, body))
    }

    /// The answer that Enter gives.
    @Property("default-response") public var defaultResponse: String?
    /// The answer that Escape gives.
    @Property("close-response") public var closeResponse: String

    /// A widget below the texts.
    @Property("extra-child") public var extraChild: Widget?

    /// Adds an answer. An underscore in the label marks its key.
    public func addResponse(_ name: String, label: String, appearance: Appearance = .normal) {
        adw_message_dialog_add_response(pointer(), name, label)
        adw_message_dialog_set_response_appearance(
            pointer(), name, AdwResponseAppearance(rawValue: appearance.rawValue))
        buttons.forEach { $0.nameByLabel() }
    }

    /// The buttons of the answers, in the order in which they are found: those of a narrow dialog are
    /// others than those of a wide one.
    private var buttons: [Button] {
        descendants { g_type_check_instance_is_a($0, gtk_button_get_type()) != 0 }
            .map { Button(borrowing: $0.raw) }
    }

    /// Shows the dialog with the focus on an answer, whichever way its buttons stand.
    ///
    /// - Parameter label: the text of the answer, as it was added.
    public func present(focusing label: String) {
        present()
        addTick { [weak self] _ in
            let candidates = self?.buttons.filter { $0.label == label } ?? []
            let shown = candidates.first(where: \.isMapped)
            shown?.grabFocus()
            return shown == nil && !candidates.isEmpty
        }
    }

    /// Calls `handler` with the name of the answer.
    @discardableResult
    public func onResponse(_ handler: @escaping (String) -> Void) -> SignalConnection {
        connect("response", handler)
    }

    /// Gives an answer, as a click would.
    public func respond(_ name: String) { adw_message_dialog_response(pointer(), name) }
}

/// Who made this, and under which terms (`AdwAboutWindow`).
public final class AboutWindow: Window {
    /// A window that does not show yet.
    public convenience init(parent: Window?) {
        self.init(borrowing: adw_about_window_new())
        isModal = true
        if let parent { setTransient(for: parent) }
    }

    /// The program's name.
    @Property("application-name") public var applicationName: String
    /// The program's icon, by its name in the theme.
    @Property("application-icon") public var applicationIcon: String
    /// The program's version.
    @Property("version") public var version: String
    /// Who made it.
    @Property("developer-name") public var developerName: String
    /// The line that says so.
    @Property("copyright") public var copyright: String
    /// What it is for; markup.
    @Property("comments") public var comments: String
    /// Where to read more.
    @Property("website") public var website: String
    /// Where to report a mistake.
    @Property("issue-url") public var issueAddress: String

    /// Shows the terms of the MIT licence.
    public func setMITLicense() { adw_about_window_set_license_type(opaque, GTK_LICENSE_MIT_X11) }
}
