// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import TableAttributes

/// The content of one table, as a settings screen has it.
public struct Screen: Hashable, Sendable {
    /// Where rows come from, and so who decides their height.
    public enum Cells: String, CaseIterable, Hashable, Sendable {
        /// Made while scrolling; as high as their content unless told otherwise.
        case dynamic
        /// Drawn once in a storyboard; as high as they were drawn unless told otherwise.
        case `static`
    }

    /// What cells are made of, and so how tall they are.
    public enum CellLayout: String, CaseIterable, Hashable, Sendable {
        /// A content configuration (iOS 14 and later): its padding is the same at all sizes.
        case contentConfiguration
        /// The `textLabel` of older apps: its padding scales.
        case textLabel
    }

    /// Whose default section headers and footers a table has, where the two differ: through iOS 18.
    public enum HeaderFooterLayout: String, CaseIterable, Hashable, Sendable {
        /// Those of a `UITableView`, whatever its cells are.
        case tableView
        /// Those of a list made with SwiftUI.
        case swiftUIList
    }

    /// The most rows a file may have.
    public static let maximumRowCount = 100_000

    /// The height of static rows that say nothing, in points (a storyboard's default).
    public static let staticRowHeight = ItemHeight.points(44)

    /// What the navigation bar would say.
    public var title: String?
    /// The language of its texts, a BCP 47 tag; nil leaves it to the characters of each.
    public var language: String?
    /// The look of the table.
    public var tableStyle: TableStyle
    /// Where rows come from.
    public var cells: Cells
    /// What cells are made of.
    public var cellLayout: CellLayout
    /// Whose default headers and footers sections have.
    public var headerFooterLayout: HeaderFooterLayout
    /// The height of rows that have none of their own.
    public var rowHeight: ItemHeight
    /// The view above the first section.
    public var tableHeader: TableHeader?
    /// The smallest category the screen takes part in.
    public var minimumContentSizeCategory: ContentSizeCategory?
    /// The largest category the screen takes part in.
    public var maximumContentSizeCategory: ContentSizeCategory?
    /// The sections from top to bottom.
    public var sections: [Section]

    /// A screen from its parts. Without a row height, dynamic rows are automatic and static ones
    /// `staticRowHeight`.
    public init(
        title: String? = nil, language: String? = nil, tableStyle: TableStyle = .insetGrouped,
        cells: Cells = .dynamic,
        cellLayout: CellLayout = .contentConfiguration,
        headerFooterLayout: HeaderFooterLayout = .tableView, rowHeight: ItemHeight? = nil,
        tableHeader: TableHeader? = nil,
        minimumContentSizeCategory: ContentSizeCategory? = nil,
        maximumContentSizeCategory: ContentSizeCategory? = nil, sections: [Section] = []
    ) {
        self.title = title
        self.language = language
        self.tableStyle = tableStyle
        self.cells = cells
        self.cellLayout = cellLayout
        self.headerFooterLayout = headerFooterLayout
        self.rowHeight = rowHeight ?? (cells == .static ? Self.staticRowHeight : .automatic)
        self.tableHeader = tableHeader
        self.minimumContentSizeCategory = minimumContentSizeCategory
        self.maximumContentSizeCategory = maximumContentSizeCategory
        self.sections = sections
    }

    /// The height of a row of this screen: its own, or the screen's.
    public func height(of row: Row) -> ItemHeight { row.height ?? rowHeight }
}

/// The view above the first section (`tableHeaderView`).
public struct TableHeader: Hashable, Sendable {
    /// What it says.
    public var text: String
    /// How it looks.
    public var appearance: HeaderAppearance

    /// A header that says `text`.
    public init(text: String, appearance: HeaderAppearance = HeaderAppearance()) {
        self.text = text
        self.appearance = appearance
    }
}
