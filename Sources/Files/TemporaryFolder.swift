// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Glibc
import Syntax

/// A new folder in `$TMPDIR` or `/tmp`, removed with everything in it when nothing uses it.
package final class TemporaryFolder: Sendable {
    package let path: FilePath

    /// Fails if the folder cannot be made. The reason is in `errno`.
    package init?() {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = FilePath(parent).appending("typeladder-XXXXXX").string.utf8CString.map(\.self)
        guard mkdtemp(&name) != nil else { return nil }
        path = FilePath(cString: name).canonical
    }

    deinit {
        // Names in it may not be UTF-8, so that this program cannot remove them by itself.
        _ = ChildProcess.run(["rm", "-rf", path.string])
    }
}
