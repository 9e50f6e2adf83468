// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import GtkKit

/// Watches the file at a path, whichever that is at the time, and says when to read it again.
final class FileWatcher {
    private let changed: () -> Void
    private var monitor: FileMonitor?
    private var pending: Scheduled?
    private var watched: String?

    /// Editors write in several steps; this long after the last one it is over.
    private static let patience = 120

    /// A watcher of nothing yet.
    init(_ changed: @escaping () -> Void) { self.changed = changed }

    isolated deinit { pending?.cancel() }

    /// Watches another file, or none. A folder that cannot be watched is no reason to complain:
    /// opening the file again does the same.
    func watch(_ path: String?) {
        guard path != watched else { return }
        watched = path
        pending?.cancel()
        monitor = path.flatMap { try? FileMonitor.watching($0) }
        monitor?.onChanged { [weak self] event in self?.note(event) }
    }

    private func note(_ event: FileMonitor.Event) {
        switch event {
        case .changed, .changesDone, .created, .moved, .renamed, .movedIn: break
        default: return
        }
        pending?.cancel()
        pending = EventLoop.after(milliseconds: Self.patience) { [weak self] in self?.read() }
    }

    /// A file that is being replaced is missing for a moment; it comes back with an event.
    private func read() {
        guard let watched, access(watched, R_OK) == 0 else { return }
        changed()
    }
}
