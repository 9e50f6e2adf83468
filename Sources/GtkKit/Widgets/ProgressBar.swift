// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// How far some work has come (`GtkProgressBar`).
public final class ProgressBar: Widget {
    /// A bar at the beginning.
    public convenience init() { self.init(owning: gtk_progress_bar_new()) }

    /// From 0 to 1.
    @Property("fraction") public var fraction: Double
}
