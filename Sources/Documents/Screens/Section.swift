// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Rows that belong together, with what is said above and below them.
public struct Section: Hashable, Sendable {
    /// The text of the default header (`titleForHeaderInSection`). Never shown beside `header`.
    public var title: String?
    /// A header of the app's own (`viewForHeaderInSection`).
    public var header: SectionHeader?
    /// The text below the rows.
    public var footer: String?
    /// The rows from top to bottom.
    public var rows: [Row]

    /// A section from its parts.
    public init(
        title: String? = nil, header: SectionHeader? = nil, footer: String? = nil, rows: [Row] = []
    ) {
        self.title = title
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}

/// A section header of the app's own.
public struct SectionHeader: Hashable, Sendable {
    /// What it says.
    public var title: String
    /// How it looks, before the theme's section header completes it.
    public var appearance: HeaderAppearance

    /// A header that says `title`.
    public init(title: String, appearance: HeaderAppearance = HeaderAppearance()) {
        self.title = title
        self.appearance = appearance
    }
}
