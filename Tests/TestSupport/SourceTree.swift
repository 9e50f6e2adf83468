// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The folder of the package, where tests find fixtures and bundled files.
package enum SourceTree {
    package static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The absolute path of a file of the package.
    package static func path(_ name: String) -> String { root.appending(path: name).path }
}
