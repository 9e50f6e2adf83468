// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// A monitor of a folder, active as long as this object lives.
package final class FileMonitor {
    package enum Event: Int, ValueConvertible, Sendable {
        /// The content changed, and may change again soon.
        case changed
        /// A series of changes has probably ended, and the file can be read.
        case changesDone
        case deleted
        case created
        case attributesChanged
        /// The file system is about to be unmounted.
        case willUnmount
        /// The file system was unmounted.
        case unmounted
        /// The file was moved. Older systems report moves like this.
        case moved
        /// The file was renamed, or another file replaced it.
        case renamed
        /// The file was moved into the folder.
        case movedIn
        /// The file was moved out of the folder.
        case movedOut
    }

    private let folder: FilePath
    private let handler: (Event, [FilePath]) -> Void
    private var watch: FolderEvents.Watch?
    /// The monitor of a folder that the kernel does not watch: one that is not there, or no longer.
    private var slow: FolderMonitor?

    /// A monitor of a folder. A monitor of a single file in a busy folder would be polled at most ten times a second
    /// (`BOREDOM_SLEEP_TIME` in `inotify-kernel.c` of GLib).
    ///
    /// - Parameter handler: called with each event and the path of its file; for a renamed file, it may be called with
    ///   both paths.
    package init(
        watchingFolder folder: FilePath, _ handler: @escaping (Event, [FilePath]) -> Void
    ) throws(GtkError) {
        (self.folder, self.handler) = (folder, handler)
        watch = FolderEvents.shared.watch(folder) { [weak self] event, name in
            self?.handle(event, name)
        }
        if watch == nil { slow = try FolderMonitor.watching(folder, handler) }
    }

    isolated deinit { if let watch { FolderEvents.shared.end(watch) } }

    private func handle(_ event: Event, _ name: String?) {
        guard let name else {
            watch = nil
            // GLib notices when the folder is there again.
            slow = try? FolderMonitor.watching(folder, handler)
            return handler(event, [folder])
        }
        handler(event, [folder.appending(name)])
    }
}

/// A monitor of GLib (`GFileMonitor`).
private final class FolderMonitor: Object {
    /// A monitor of a folder, with events of all its files.
    static func watching(
        _ path: FilePath, _ handler: @escaping (FileMonitor.Event, [FilePath]) -> Void
    ) throws(GtkError) -> FolderMonitor {
        let pointer = try GtkError.catching { error in
            path.withFile {
                g_file_monitor_directory($0, G_FILE_MONITOR_WATCH_MOVES, nil, error)
            }
        }
        let monitor = FolderMonitor(owning: pointer)
        monitor.rateLimit = 0
        monitor.connect("changed") { (file: Object, other: Object?, event: FileMonitor.Event) in
            handler(event, [file, other].compactMap { $0.map { FilePath(file: $0.opaque) } })
        }
        return monitor
    }

    /// The minimum time between two events of a file that keeps changing, in milliseconds.
    @Property("rate-limit") private var rateLimit: Int
}
