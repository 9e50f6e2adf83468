// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A section of a table: its rows with a header and a footer.
package struct Section: Hashable, Sendable {
    /// The text of the default header (`titleForHeaderInSection`). `header` hides it.
    package var title: String?
    /// A custom header (`viewForHeaderInSection`).
    package var header: SectionHeader?
    /// The text below the rows.
    package var footer: String?
    /// The rows from top to bottom.
    package var rows: [Row] = []
}

/// A custom section header.
package struct SectionHeader: Hashable, Sendable {
    package var title: String
    /// The appearance of the header. The theme's section header adds missing values.
    package var appearance = HeaderAppearance()
}
