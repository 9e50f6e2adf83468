// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import DesktopApp
import Glibc
import GtkKit

/// The start of the program, from its process to the first frame with the list.
///
/// The program runs as usual. The only addition is a hook on the signal for a shown window.
enum StartBenchmark {
    /// Runs the program until its first frame with content. Prints the time when that frame was painted, in
    /// microseconds of `g_get_monotonic_time()`, and the number of frames of the window.
    static func run() -> Never {
        // The class has signals only when it is used.
        g_type_class_ref(gtk_widget_get_type())
        let signal = g_signal_lookup("map", gtk_widget_get_type())
        g_signal_add_emission_hook(signal, 0, noteMapped, nil, nil)
        exit(DesktopApp.run(["typeladder"]))
    }

    /// Watches the frames of a window until one has the list.
    fileprivate static func watch(_ window: UnsafeMutablePointer<GtkWidget>) {
        let search = WidgetSearch(root: window)
        let frames = FrameWatch(window)
        frames.onEnd = { count in
            guard search.isFilled(list: "tableview", row: "tablerow") else { return }
            print(g_get_monotonic_time(), count)
            // Other threads may still be shaping text.
            _exit(fflush(nil))
        }
        watch = frames
    }

    private static var watch: FrameWatch?
}

/// `GSignalEmissionHook`; the window is the only widget without a parent.
private nonisolated func noteMapped(
    _: UnsafeMutablePointer<GSignalInvocationHint>?, _: guint,
    _ values: UnsafePointer<GValue>?, _: gpointer?
) -> gboolean {
    guard let object = values.flatMap({ g_value_get_object($0) }) else { return 1 }
    nonisolated(unsafe) let widget = object.assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_get_parent(widget) == nil else { return 1 }
    MainActor.assumeIsolated { StartBenchmark.watch(widget) }
    return 0
}
