// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization
import Syntax

/// A new folder in `$TMPDIR` or `/tmp`, removed with everything in it when nothing uses it, or when one of the
/// ``EndingSignals`` ends the program.
package final class TemporaryFolder: Sendable {
    package let path: FilePath
    /// The folders that are in use.
    private static let all = Mutex<Set<FilePath>>([])

    /// Fails if the folder cannot be made. The reason is in `errno`.
    package init?() {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = FilePath(parent).appending("typeladder-XXXXXX").string.utf8CString.map(\.self)
        guard mkdtemp(&name) != nil else { return nil }
        let path = FilePath(cString: name).canonical
        self.path = path
        Self.all.withLock { _ = $0.insert(path) }
    }

    deinit {
        Self.remove(path)
        Self.all.withLock { _ = $0.remove(path) }
    }

    /// Removes all folders, because the program ends.
    static func removeAll() { all.withLock { $0 }.forEach(remove) }

    private static func remove(_ path: FilePath) {
        // Names in it may not be UTF-8, so that this program cannot remove them by itself.
        _ = ChildProcess.run(["rm", "-rf", path.string])
    }
}
