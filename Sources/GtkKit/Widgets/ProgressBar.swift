// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A progress bar (`GtkProgressBar`).
package final class ProgressBar: Widget {
    package convenience init() { self.init(owning: gtk_progress_bar_new()) }

    /// The progress, from 0 to 1.
    @Property("fraction") package var fraction: Double
}
