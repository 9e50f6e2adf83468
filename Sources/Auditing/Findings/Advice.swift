// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The remedy of a finding as a value. The sentences stand in `Advice+English.swift`.
package enum Advice: Hashable, Sendable {
    /// An automatic height, or at most so many points of text size where that is enough.
    case automaticHeight(orPointSize: Double?)
    /// No limit of lines; for an item of fixed height its height as well.
    case unlimitedLines(hasFixedHeight: Bool)
    case widerText
    /// Whether a fixed height or a limit of lines keeps the text from growing.
    case letScale(needsRoom: Bool)
    case removeTitle
    case largerTarget
    /// A colour that would do, where one was looked for and found.
    case strongerColor(String?)
    /// A base size that is large enough.
    case largerBase(Double)
    case addStyle
    case anotherFont(suggestion: String?)
    case installFont
    case fixTheme
    case lighterWeight
    case fontWithGlyphs
    case spreadSizes(smaller: TextStyle?)
    /// The size that a maximum has to allow.
    case growMore(maximum: Double?)
    case liftCategoryLimit
    case readableWidth
    case hyphenate
    case splitItem
    case openHeaders
    case removeException
}
