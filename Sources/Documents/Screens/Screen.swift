// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine

/// The content of one table, such as a settings screen.
package struct Screen: Hashable, Sendable {
    /// The origin of cells. The default height of rows depends on it.
    package enum Cells: String, CaseIterable, Hashable, Sendable {
        /// Cells of a data source, with automatic heights by default.
        case dynamic
        /// Cells of a storyboard, with fixed heights by default.
        case `static`
    }

    /// The layout of cells. Their heights depend on it.
    package enum CellLayout: String, CaseIterable, Hashable, Sendable {
        /// A content configuration (iOS 14 and later), with the same padding at all sizes.
        case contentConfiguration
        /// The `textLabel` of older apps, with padding that scales.
        case textLabel
    }

    /// The layout of default section headers and footers. The two layouts differ through iOS 18.
    package enum Geometry: String, CaseIterable, Hashable, Sendable {
        /// Headers and footers of a `UITableView`.
        case tableView
        /// Headers and footers of a SwiftUI `List`.
        case swiftUIList
    }

    /// The direction in which the interface is laid out (`LayoutDirection` of SwiftUI).
    package enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
        case leftToRight
        case rightToLeft
    }

    /// The maximum number of rows in a file.
    package static let maximumRowCount = 100_000

    /// The default height of static rows, in points, as in a storyboard.
    package static let staticRowHeight = ItemHeight.points(44)

    /// The latest version of the format that is read completely.
    package static let latestVersion = 2

    /// A screen without sections.
    package static let empty = Screen()

    /// The title in the navigation bar.
    package var title: String?
    /// The version of the format that the file was written for; nil if it does not say.
    package var version: Int?
    /// The language of the texts, a BCP 47 tag; nil to detect the language of each text.
    package var language: String?
    /// The direction of the layout; nil for the direction of the language or of the device.
    package var layoutDirection: LayoutDirection?
    /// How the table presents its sections.
    package var tableStyle = TableStyle.insetGrouped
    /// The origin of cells.
    package var cells = Cells.dynamic
    package var cellLayout = CellLayout.contentConfiguration
    /// The layout of default section headers and footers.
    package var geometry = Geometry.tableView
    /// The height of rows that have no height in the file.
    package var rowHeight = ItemHeight.automatic
    /// The view above the first section (`tableHeaderView`); nil for none.
    package var tableHeader: TableHeaderFooter?
    /// The view below the last section (`tableFooterView`); nil for none.
    package var tableFooter: TableHeaderFooter?
    /// The looks of the table behind and between its rows.
    package var tableAppearance = TableAppearance()
    /// The bars of the app around the table.
    package var bars = ScreenBars.none
    /// The smallest category that affects the screen; nil for no limit.
    package var minimumContentSizeCategory: ContentSizeCategory?
    /// The largest category that affects the screen; nil for no limit.
    package var maximumContentSizeCategory: ContentSizeCategory?
    /// Where a converted screen is from: `FILE:LINE:COLUMN`. Nil for any other.
    package var source: String?
    /// Whether parts of it are only in some categories. Stored, because previews ask often and lists are long.
    package internal(set) var dependsOnCategory = false
    /// The choices in the source of a converted screen.
    package var choices: [SourceChoice] = []
    /// The samples of data on a converted screen.
    package var samples: [SourceSample] = []
    /// The sections from top to bottom.
    package var sections: [Section] = []
    /// The picture files that could be read, by their names in images. A reader of screens reads no other files, so
    /// they are added afterwards.
    package var pictures: [String: RowPicture] = [:]
    /// The value with the titles of the section index: the screen's, or else the first section's. Nil
    /// for no index. Stored, because previews ask often and lists are long.
    package internal(set) var sectionIndexSource: FileValue?

    /// The version of the file, if it is newer than the format that is read. Parts of the screen may
    /// be missing then.
    package var newerVersion: Int? { version.flatMap { $0 > Self.latestVersion ? $0 : nil } }

    /// The direction that the file sets: that of the layout, or else right to left for a language
    /// that is read so. Nil for the direction of the device, which is also that of other languages.
    package var ownLayoutDirection: LayoutDirection? {
        layoutDirection
            ?? language.flatMap { LanguageTag.isRightToLeft($0) ? .rightToLeft : nil }
    }

    /// Whether a section has an index title.
    package var hasSectionIndex: Bool { sectionIndexSource != nil }

    /// The height of a row: its own, or else the height of the screen's rows.
    package func height(of row: Row) -> ItemHeight { row.height ?? rowHeight }
}

/// The view above the first section, or below the last one.
package struct TableHeaderFooter: Hashable, Sendable {
    package var text: String
    package var appearance = HeaderAppearance()
}
