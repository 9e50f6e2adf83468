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
