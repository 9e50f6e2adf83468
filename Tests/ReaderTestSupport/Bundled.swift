// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing
import Syntax
import TestSupport

/// The paths of the bundled files in the source tree.
package enum Bundled {
    package static let screens = BundledScreen.allCases.map { path($0.resource) }
    package static let themes = BundledTheme.allCases.map { path($0.resource) }
    package static let schemas = ["theme", "screen"].map { path("schemas/\($0).schema.json") }

    package static func path(_ name: String) -> FilePath {
        FilePath(SourceTree.path("Resources")).appending(name)
    }
}
