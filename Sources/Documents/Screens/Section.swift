// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A section of a table: its rows with a header and a footer.
package struct Section: Hashable, Sendable {
    /// The prominence of default headers (`headerProminence(_:)` of SwiftUI).
    package enum HeaderProminence: String, CaseIterable, Hashable, Sendable {
        /// The size and color of the table style's headers.
        case standard
        /// A large title in the color of labels.
        case increased
    }

    /// The text of the default header (`titleForHeaderInSection`). `header` hides it.
    package var title: String?
    /// A custom header (`viewForHeaderInSection`).
    package var header: SectionHeader?
    /// The size and color of the default header.
    package var headerProminence = HeaderProminence.standard
    /// The text below the rows.
    package var footer: String?
    /// The appearance of a custom footer (`viewForFooterInSection`); nil for the default footer.
    package var footerAppearance: HeaderAppearance?
    /// The title that leads to the section in the section index; nil for none.
    package var indexTitle: String?
    /// Where a section of a converted screen is from; nil for any other.
    package var origin: ElementOrigin?
    /// The rows from top to bottom.
    package var rows: [Row] = []
}

/// A custom section header.
package struct SectionHeader: Hashable, Sendable {
    package var title: String
    /// The appearance of the header. The theme's section header adds missing values.
    package var appearance = HeaderAppearance()
}
