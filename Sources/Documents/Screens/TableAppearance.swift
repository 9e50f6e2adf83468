// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The looks of a table behind and between its rows, as properties of `UITableView`.
package struct TableAppearance: Hashable, Sendable {
    /// The lines between rows (`UITableViewCell.SeparatorStyle`).
    package enum SeparatorStyle: String, CaseIterable, Hashable, Sendable {
        case singleLine
        case none
    }

    /// The color behind the sections; nil for that of the table style.
    package var backgroundColor: ColorValue?
    /// The color of buttons, checkmarks, and the section index; nil for that of the theme.
    package var tintColor: ColorValue?
    package var separatorStyle = SeparatorStyle.singleLine
    /// The distance from the side of a cell where lines start to its separator, in points; nil for
    /// a separator that starts with the texts.
    package var separatorInset: Double?
    /// The space above each section header, in points; nil for that of the table style.
    package var sectionHeaderTopPadding: Double?
}
