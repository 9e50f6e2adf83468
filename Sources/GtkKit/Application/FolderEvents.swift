// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import CGtk
import Glibc
import Syntax

/// What happens in folders, as soon as the kernel says so (`inotify(7)`).
///
/// A `GFileMonitor` asks the kernel only ten times a second after two changes that it merges into one, as when an editor
/// writes a file in several steps. What was saved would show a tenth of a second later.
final class FolderEvents {
    static let shared = FolderEvents()

    /// An event, and the name of its file; nil for the folder itself, which is then no longer watched.
    typealias Handler = (FileMonitor.Event, String?) -> Void

    /// A folder that is watched until the value is passed to `end`.
    struct Watch {
        fileprivate let folder: Int32
        fileprivate let number: Int
    }

    private let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    /// The handlers of each folder, called in the order in which they were added.
    private var handlers: [Int32: [(number: Int, call: Handler)]] = [:]
    private var count = 0

    private init() {
        guard descriptor >= 0 else { return }
        g_unix_fd_add_full(G_PRIORITY_DEFAULT, descriptor, G_IO_IN, readFolderEvents, nil, nil)
    }

    /// Watches a folder; nil if the kernel cannot.
    func watch(_ folder: FilePath, _ handler: @escaping Handler) -> Watch? {
        guard descriptor >= 0 else { return nil }
        let number = inotify_add_watch(descriptor, folder.string, Self.mask)
        guard number >= 0 else { return nil }
        count += 1
        handlers[number, default: []].append((count, handler))
        return Watch(folder: number, number: count)
    }

    func end(_ watch: Watch) {
        handlers[watch.folder]?.removeAll { $0.number == watch.number }
        guard handlers[watch.folder]?.isEmpty == true else { return }
        handlers[watch.folder] = nil
        inotify_rm_watch(descriptor, watch.folder)
    }

    private static let events: [(bit: Int32, event: FileMonitor.Event)] = [
        (IN_MODIFY, .changed), (IN_CLOSE_WRITE, .changesDone), (IN_CREATE, .created),
        (IN_DELETE, .deleted), (IN_MOVED_TO, .movedIn), (IN_MOVED_FROM, .movedOut),
        (IN_ATTRIB, .attributesChanged),
    ]
    private static let ends = IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT | IN_IGNORED
    private static let mask = UInt32(
        events.reduce(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR) { $0 | $1.bit })

    fileprivate func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return }
        let head = MemoryLayout<inotify_event>.size
        var index = 0
        while index + head <= count {
            let event = buffer.withUnsafeBytes {
                $0.loadUnaligned(fromByteOffset: index, as: inotify_event.self)
            }
            let name = buffer[(index + head)..<(index + head + Int(event.len))].prefix { $0 != 0 }
            index += head + Int(event.len)
            tell(event, String(validating: name, as: UTF8.self))
        }
    }

    private func tell(_ event: inotify_event, _ name: String?) {
        let bits = Int32(truncatingIfNeeded: event.mask)
        // A handler may end its watch, or begin others.
        guard let handlers = handlers[event.wd] else { return }
        if bits & Self.ends != 0 {
            self.handlers[event.wd] = nil
            // A folder that was moved is still watched.
            inotify_rm_watch(descriptor, event.wd)
            return handlers.forEach { $0.call(.deleted, nil) }
        }
        guard let name, !name.isEmpty,
            let kind = Self.events.first(where: { bits & $0.bit != 0 })?.event
        else { return }
        handlers.forEach { $0.call(kind, name) }
    }
}

/// `GUnixFDSourceFunc`, in the main loop.
private nonisolated func readFolderEvents(
    _: gint, _: GIOCondition, _: gpointer?
) -> gboolean {
    MainActor.assumeIsolated { FolderEvents.shared.read() }
    return 1
}
