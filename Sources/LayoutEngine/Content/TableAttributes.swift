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

/// Where lines stand across the width of their text (`NSTextAlignment`, in reading direction).
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    /// That of the interface, which is leading.
    case natural
    case leading
    case center
    case trailing
}

/// The height of a row, a header or a footer.
public enum ItemHeight: Hashable, Sendable {
    /// As the content needs at its size (`UITableView.automaticDimension`).
    case automatic
    /// In points, whatever the content needs: content that does not fit is clipped.
    case points(Double)
}

/// The distance between the labels of a row.
public enum LabelSpacing: Hashable, Sendable {
    /// Between baselines, and from the margins to them; grows with the fonts
    /// (`constraint(equalToSystemSpacingBelow:multiplier:)`).
    case system
    /// Points between the frames of two labels, at every category.
    case points(Double)
}
