// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A section of a table: its rows with a header and a footer.
public struct Section: Hashable, Sendable {
    /// The text of the default header (`titleForHeaderInSection`); hidden by `header`.
    public var title: String?
    /// A custom header (`viewForHeaderInSection`).
    public var header: SectionHeader?
    /// The text below the rows.
    public var footer: String?
    /// The rows from top to bottom.
    public var rows: [Row]

    package init(
        title: String? = nil, header: SectionHeader? = nil, footer: String? = nil, rows: [Row] = []
    ) {
        self.title = title
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}

/// A custom section header.
public struct SectionHeader: Hashable, Sendable {
    /// The text of the header.
    public var title: String
    /// The appearance of the header, to which the theme's section header adds the missing values.
    public var appearance: HeaderAppearance

    /// A header with a title.
    public init(title: String, appearance: HeaderAppearance = HeaderAppearance()) {
        self.title = title
        self.appearance = appearance
    }
}
