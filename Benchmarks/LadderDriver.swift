// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import DesktopApp
import GtkKit

/// Operates a window like a user: with its actions and widgets.
struct LadderDriver {
    let window: UnsafeMutablePointer<GtkWidget>
    let frames: FrameWatch
    private let main: MainWindow
    private let search: WidgetSearch

    init(_ main: MainWindow, _ window: UnsafeMutablePointer<GtkWidget>) {
        (self.main, self.window) = (main, window)
        frames = FrameWatch(window)
        search = WidgetSearch(root: window)
    }

    /// Waits until everything is prepared and painted.
    func settle() throws {
        frames.rest()
        while main.preview.isPreparing || main.page.audit.isRunning {
            EventLoop.step(waiting: true)
        }
        frames.rest()
    }

    /// Activates an action without a parameter.
    func activate(_ action: String) {
        gtk_widget_activate_action_variant(window, action, nil)
        frames.rest()
    }

    /// Activates an action.
    ///
    /// - Returns: the milliseconds until the end of the next frame.
    func timedActivation(_ action: String, _ choice: String?) throws -> Double {
        let time = Stopwatch()
        gtk_widget_activate_action_variant(window, action, choice.map { g_variant_new_string($0) })
        let frame = time.milliseconds(until: try frames.nextFrame())
        try settle()
        return frame
    }

    /// Shows a view of the page.
    func present(_ view: String) throws {
        gtk_widget_activate_action_variant(window, "win.view", g_variant_new_string(view))
        try settle()
    }

    /// The first widget with a CSS name inside another.
    func widget(
        named name: String, inside parent: String
    ) throws -> UnsafeMutablePointer<GtkWidget> {
        guard
            let widget = search.first(named: parent).flatMap({ search.first(named: name, in: $0) })
        else { throw BenchmarkError("there is no \(name) in the \(parent)") }
        return widget
    }

    /// The first widget with a CSS name among the siblings of another.
    func widget(
        named name: String, beside neighbor: String
    ) throws -> UnsafeMutablePointer<GtkWidget> {
        guard
            let widget = search.children(beside: neighbor).first(where: {
                search.name(of: $0) == name
            })
        else { throw BenchmarkError("there is no \(name) beside the \(neighbor)") }
        return widget
    }

    /// Presses a toggle button by its label.
    func press(_ label: String) throws {
        let button = search.all(named: "button", in: window).first {
            gtk_button_get_label(cast($0)).map { String(cString: $0) } == label
        }
        guard let button else { throw BenchmarkError("there is no button \(label)") }
        gtk_toggle_button_set_active(cast(button), 1)
        try settle()
    }

    /// Waits until the columns of the overview are painted.
    ///
    /// - Returns: the milliseconds since the first frame.
    func awaitOverview() throws -> Double {
        let time = Stopwatch(from: try frames.nextFrame())
        let count = main.preview.categories.count
        return time.milliseconds(
            until: try frames.nextFrame(where: {
                search.first(named: "ladder").map {
                    search.all(named: "tableview", in: $0).count
                } == count
            }))
    }
}
