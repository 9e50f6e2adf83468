// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// Where a value of the layout comes from.
enum Origin: Hashable, Sendable {
    /// A value of the screen or the theme.
    case file(FileValue)
    /// A key of the profile.
    case profile(String)
    /// Apple's sizes of the text styles.
    case guidelines
    /// The cells of a storyboard, by default.
    case storyboard
    /// The metrics that are published of a font by its name.
    case publishedMetrics(String)
    /// The published metrics of San Francisco.
    case systemFontMetrics
    case fontFile
}
