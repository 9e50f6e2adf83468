// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// How a table presents its sections (`UITableView.Style`).
public enum TableStyle: String, CaseIterable, Hashable, Sendable {
    /// Rows from edge to edge; section headers stick to the top while their rows scroll.
    case plain
    /// Sections on a background that shows between them.
    case grouped
    /// Sections as cards with round corners.
    case insetGrouped
}

/// How lines are aligned in the width of their text (`NSTextAlignment`, in reading direction).
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    /// The alignment of the interface, which is leading.
    case natural
    case leading
    case center
    case trailing
}

/// The height of a row, a header, or a footer.
public enum ItemHeight: Hashable, Sendable {
    /// The height that the content needs at its size (`UITableView.automaticDimension`).
    case automatic
    /// A height in points, regardless of the content: content that does not fit is clipped.
    case points(Double)
}

/// The separator below a row (`listRowSeparator`, `UITableViewCell.separatorInset`).
public enum RowSeparator: Hashable, Sendable {
    /// From the texts of the row to the trailing side.
    case automatic
    case none
    /// From a distance to the leading side of the cell, in points.
    case inset(Double)
}

/// The distance between the labels of a row.
public enum LabelSpacing: Hashable, Sendable {
    /// The distance between baselines, and between the margins and the baselines next to them; grows with the
    /// fonts (`constraint(equalToSystemSpacingBelow:multiplier:)`).
    case system
    /// The distance between the frames of two labels in points, the same at every category.
    case points(Double)
}
