// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The release of both programs, their manual pages, and their completions.
///
/// A test compares it with `meson.build` and the metainfo.
package enum Release {
    package static let version = "0.1.0"
    /// The date in the form `YYYY-MM-DD`.
    package static let date = "2026-11-21"
}
