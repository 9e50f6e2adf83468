// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Syntax

/// Watches a folder for as long as it exists as a Swift object (`GFileMonitor`).
public final class FileMonitor: Object {
    /// What happened to the file.
    public enum Event: Int, ValueConvertible, Sendable {
        /// Its content changed, and may go on changing.
        case changed
        /// A series of changes has probably ended: the time to read it.
        case changesDone
        /// It was deleted.
        case deleted
        /// It was created.
        case created
        /// Its attributes changed.
        case attributesChanged
        /// Its file system is about to go.
        case willUnmount
        /// Its file system is gone.
        case unmounted
        /// It was moved, as older systems report it.
        case moved
        /// It was renamed, or another file took its place.
        case renamed
        /// It was moved into the folder.
        case movedIn
        /// It was moved out of the folder.
        case movedOut
    }

    /// Watches a folder, which has to exist, and says which of its files an event is about. All that
    /// happens there counts: while only one file of a busy folder is watched, GIO looks at most ten
    /// times a second (`BOREDOM_SLEEP_TIME` in `inotify-kernel.c`).
    public static func watchingFolder(_ path: FilePath) throws(GtkError) -> FileMonitor {
        let file = path.file
        let monitor = try GtkError.catching {
            g_file_monitor_directory(file.opaque, G_FILE_MONITOR_WATCH_MOVES, nil, $0)
        }
        return FileMonitor(owning: monitor)
    }

    /// Milliseconds between two reports of a file that keeps changing.
    @Property("rate-limit") public var rateLimit: Int

    /// Calls `handler` with each event and the path of its file; of a renamed one, both paths.
    @discardableResult
    public func onChanged(_ handler: @escaping (Event, [FilePath]) -> Void) -> SignalConnection {
        connect("changed") { (file: Object, other: Object?, event: Event) in
            handler(event, [file, other].compactMap { $0.map { FilePath(file: $0.opaque) } })
        }
    }
}
