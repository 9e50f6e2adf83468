// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk

/// A progress bar (`GtkProgressBar`).
package final class ProgressBar: Widget {
    package convenience init() { self.init(owning: gtk_progress_bar_new()) }

    /// The progress, from 0 to 1.
    @Property("fraction") package var fraction: Double
    /// Whether the bar shows that something goes on whose end is not known (`gtk_progress_bar_pulse`).
    package var isPulsing = false {
        didSet {
            guard isPulsing != oldValue else { return }
            pulse?.cancel()
            guard isPulsing else { return }
            gtk_progress_bar_set_pulse_step(opaque, Self.step)
            pulse = addTick { [weak self] _ in
                guard let self else { return false }
                gtk_progress_bar_pulse(opaque)
                return true
            }
        }
    }

    private var pulse: Scheduled?
    /// The part of the bar that a pulse moves by in a frame.
    private static let step = 0.01
}
