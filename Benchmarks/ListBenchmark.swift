// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import DynamicType
import GtkKit

/// The same list in a widget of GTK itself, in a window of the same size.
struct ListBenchmark {
    /// One of GTK's lists.
    enum Kind: String {
        case listView = "listview"
        case listBox = "listbox"
    }

    let kind: Kind
    let content: Content
    let effort: Effort

    func run() throws -> Figures {
        let application = try BenchmarkApplication.start()
        let wholeTime = Stopwatch()
        let window = ApplicationWindow(application)
        window.defaultWidth = 1040
        window.defaultHeight = 860
        let header = HeaderBar()
        // Typeladder's window knows its fonts before it opens a file, so this list does, too.
        let fonts = ListFonts(at: .large)
        fonts.load(for: window)

        let time = Stopwatch()
        let list =
            switch kind {
            case .listView: makeListView(content, fonts)
            case .listBox: makeListBox(content, fonts)
            }
        window.content = Box(.vertical, [header, Widget(borrowing: stage(for: list))])
        window.present()
        let frames = FrameWatch(window.pointer())
        let search = WidgetSearch(root: window.pointer())
        let end = try frames.nextFrame {
            search.isFilled(list: kind == .listView ? "listview" : "list", row: "row")
        }
        let firstFrame = time.milliseconds(until: end)
        let startToFrame = wholeTime.milliseconds(until: end)
        let tickToFrame = try Ticks(effort: effort, frames: frames).run(fonts.change)
        return switch kind {
        case .listView:
            [
                .listViewFirstFrame: firstFrame, .listViewStartToFrame: startToFrame,
                .listViewTickToFrame: tickToFrame,
            ]
        case .listBox:
            [
                .listBoxFirstFrame: firstFrame, .listBoxStartToFrame: startToFrame,
                .listBoxTickToFrame: tickToFrame,
            ]
        }
    }

    /// The list with scroll bars, as wide and as high as in Typeladder's window.
    private func stage(for list: UnsafeMutablePointer<GtkWidget>)
        -> UnsafeMutablePointer<GtkWidget>?
    {
        let scrolled = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(
            OpaquePointer(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)
        gtk_widget_set_size_request(scrolled, gint(Content.width), -1)
        gtk_widget_set_halign(scrolled, GTK_ALIGN_CENTER)
        gtk_widget_set_vexpand(scrolled, 1)
        gtk_widget_set_margin_top(scrolled, Self.marginTop)
        gtk_widget_set_margin_bottom(scrolled, Self.marginBottom)
        return scrolled
    }

    /// The margin of Typeladder's stage, and the height of the widgets below it.
    private static let marginTop: gint = 18
    private static let marginBottom: gint = 18 + 111
}
