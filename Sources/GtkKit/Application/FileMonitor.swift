// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// A monitor of a folder, active as long as this object lives (`GFileMonitor`).
package final class FileMonitor: Object {
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

    /// A monitor of an existing folder, with events of all its files. A monitor of a single file in
    /// a busy folder would be polled at most ten times a second (`BOREDOM_SLEEP_TIME` in
    /// `inotify-kernel.c`).
    package static func watchingFolder(_ path: FilePath) throws(GtkError) -> FileMonitor {
        let monitor = try GtkError.catching { error in
            path.withFile {
                g_file_monitor_directory($0, G_FILE_MONITOR_WATCH_MOVES, nil, error)
            }
        }
        return FileMonitor(owning: monitor)
    }

    /// The minimum time between two events of a file that keeps changing, in milliseconds.
    @Property("rate-limit") package var rateLimit: Int

    /// Calls `handler` with each event and the path of its file; for a renamed file, with both paths.
    package func onChanged(_ handler: @escaping (Event, [FilePath]) -> Void) {
        connect("changed") { (file: Object, other: Object?, event: Event) in
            handler(event, [file, other].compactMap { $0.map { FilePath(file: $0.opaque) } })
        }
    }
}
