// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// One row of a table.
package struct Row: Hashable, Sendable {
    /// The kind of a row. The raw value is the name in files.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        case `default`
        /// A title with a value beside it, or below it if both do not fit on one line.
        case value
        /// A title with a smaller text below it.
        case subtitle
        /// A title with a switch.
        case `switch`
        /// A title that is a button, in the tint color.
        case button
        /// A symbol with a title.
        case image
        /// Labels with their own attributes, one below the other.
        case labels
    }

    package var kind = Kind.default
    /// The title; empty in a row of labels.
    package var title = ""
    /// The value of a value row.
    package var value: String?
    /// The second text of a subtitle row.
    package var subtitle: String?
    /// The accessory at the end of the row; nil for none. A switch row has a switch.
    package var accessory: Accessory?
    /// The image before the title; nil for none.
    package var image: RowImage?
    /// The height of the row; nil for the height of the screen's rows.
    package var height: ItemHeight?
    /// The maximum number of title lines, 0 for no limit; nil for the default of the kind.
    package var lines: Int?
    /// Whether the title may be truncated at its line limit.
    package var mayTruncate = false
    /// The labels of a row of labels.
    package var stack: LabelStack?
}
