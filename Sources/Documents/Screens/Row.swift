// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// One row of a table.
package struct Row: Hashable, Sendable {
    /// The kind of a row; the raw value is its name in files.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case `default`
        /// A title with a value beside it, or below it where they do not fit on a line.
        case value
        /// A title with a smaller text below it.
        case subtitle
        /// A title with a switch.
        case `switch`
        /// A title that is a button, in the tint color.
        case button
        /// A symbol with a title.
        case image
        /// Labels below each other with their own attributes.
        case labels
    }

    package var kind = Kind.default
    /// The title; empty in a row of labels.
    package var title = ""
    /// The value of a value row.
    package var value: String?
    /// The second text of a subtitle row.
    package var subtitle: String?
    /// What stands at the end; nil for nothing. The switch of a switch row is one.
    package var accessory: Accessory?
    /// The name of a symbol before the title.
    package var image: String?
    /// The height of the row; nil for that of the screen's rows.
    package var height: ItemHeight?
    /// The most lines of the title, 0 for no limit; nil for the default of the kind.
    package var lines: Int?
    /// Whether the end of the title may be left out where its lines are limited.
    package var mayTruncate = false
    /// The labels of a row of labels.
    package var stack: LabelStack?
}
