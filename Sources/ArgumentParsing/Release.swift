// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What is released under one number: both programs, their manual pages and their completions.
///
/// `meson.build` and the metainfo say the same, which a test compares.
package enum Release {
    package static let version = "0.1.0"
    /// The day, as `YYYY-MM-DD`.
    package static let date = "2026-11-21"
}
