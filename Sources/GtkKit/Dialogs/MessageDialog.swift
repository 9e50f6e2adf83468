// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// What shows over a window until it is answered or closed (`AdwDialog`, a `GtkWindow` before libadwaita
/// 1.5). It goes with the window.
public class Dialog: Widget {
    /// Shows the dialog over the window that a widget is in.
    public func present(over parent: Widget) {
        typeladder_dialog_present(pointer(), parent.pointer())
    }

    /// Closes without asking.
    public func close() { typeladder_dialog_close(pointer()) }
}

/// A question, or something to know (`AdwAlertDialog`, `AdwMessageDialog` before libadwaita 1.5).
public final class MessageDialog: Dialog {
    /// How an answer looks; `AdwResponseAppearance`.
    public enum Appearance: UInt32, Sendable {
        /// As any other.
        case normal
        /// As what is expected.
        case suggested
        /// As what loses something.
        case destructive
    }

    /// The texts of the answers by their names.
    private var labels: [String: String] = [:]

    /// A dialog that does not show yet. Neither text is markup.
    public convenience init(heading: String, body: String) {
        self.init(borrowing: typeladder_message_dialog_new(heading, body))
    }

    /// The answer that Enter gives.
    @Property("default-response") public var defaultResponse: String?
    /// The answer that Escape gives.
    @Property("close-response") public var closeResponse: String

    /// A widget below the texts.
    @Property("extra-child") public var extraChild: Widget?

    /// Adds an answer. An underscore in the label marks its key.
    public func addResponse(_ name: String, label: String, appearance: Appearance = .normal) {
        labels[name] = label
        typeladder_message_dialog_add_response(
            pointer(), name, label, AdwResponseAppearance(rawValue: appearance.rawValue))
        buttons.forEach { $0.nameByLabel() }
    }

    /// The buttons of the answers, in the order in which they are found: those of a narrow dialog are
    /// others than those of a wide one.
    private var buttons: [Button] {
        descendants(ofType: gtk_button_get_type()).map { Button(borrowing: $0.raw) }
    }

    /// Shows the dialog with the focus on an answer, whichever way its buttons stand.
    public func present(over parent: Widget, focusing name: String) {
        present(over: parent)
        // What scrolls the texts would take the focus where nothing in it can, and has no name.
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

    /// Calls `handler` with the name of the answer.
    @discardableResult
    public func onResponse(_ handler: @escaping (String) -> Void) -> SignalConnection {
        connect("response") { [weak self] (name: String) in
            // libadwaita 1.2 goes on with the dialog after the answer, whoever has let go of it.
            if let self { EventLoop.idle { withExtendedLifetime(self) {} } }
            handler(name)
        }
    }

    /// Presses the button of an answer.
    package func respond(_ name: String) {
        let label = labels[name]
        let candidates = buttons.filter { $0.label == label }
        (candidates.first(where: \.isMapped) ?? candidates.first)?.click()
    }
}

/// Who made this, and under which terms (`AdwAboutDialog`, `AdwAboutWindow` before libadwaita 1.5).
public final class AboutDialog: Dialog {
    /// A dialog that does not show yet.
    public convenience init() { self.init(borrowing: typeladder_about_dialog_new()) }

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
    /// The licence; `GtkLicense`.
    @Property("license-type") private var license: Int

    /// Shows the terms of the MIT licence.
    public func setMITLicense() { license = Int(GTK_LICENSE_MIT_X11.rawValue) }
}
