// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax

// All keys of screen files, each declared once. Tests hold the schema and the documentation to them.

/// The keys of a screen.
package enum ScreenKeys {
    static let schema = ScreenKey(
        "$schema", .anything, "The schema, for text editors. Typeladder ignores it.")
    static let version = ScreenKey(
        "version", .version,
        """
        The version of the format that the screen was written for. See [versions](#versions).
        """)
    static let title = ScreenKey("title", .text, "The title in the navigation bar.")
    static let language = ScreenKey(
        "language", .languageTag,
        without: .described(
            """
            Latin counts as English, Han as Japanese in a text with kana and otherwise as \
            simplified Chinese, other scripts as the language they represent
            """),
        """
        The language of the texts, a BCP 47 tag: `de`, `pt-BR`, `zh-Hant`. It selects fallback \
        fonts and hyphenation patterns.
        """)
    static let layoutDirection = ScreenKey(
        "layoutDirection", aliases: ["direction"],
        .words(
            Screen.LayoutDirection.self, aliases: ["ltr": .leftToRight, "rtl": .rightToLeft]),
        without: .described("that of a `language` from right to left, else the device's"),
        "The direction of the layout, whatever the device has.")
    static let tableStyle = ScreenKey(
        "tableStyle", .words(TableStyle.self), without: .word(Screen.empty.tableStyle.rawValue),
        "How the table presents its sections.")
    static let cells = ScreenKey(
        "cells", .words(Screen.Cells.self), without: .word(Screen.empty.cells.rawValue),
        """
        Static rows have the height they were drawn with in a storyboard. Dynamic rows are as high \
        as their content.
        """)
    static let cellLayout = ScreenKey(
        "cellLayout", .words(Screen.CellLayout.self),
        without: .word(Screen.empty.cellLayout.rawValue),
        """
        A content configuration has fixed padding. The `textLabel` of older apps has padding that \
        scales with the text.
        """)
    static let geometry = ScreenKey(
        "geometry", aliases: ["headerFooterLayout"], .words(Screen.Geometry.self),
        without: .word(Screen.empty.geometry.rawValue),
        """
        Whether the list is a `UITableView` or a SwiftUI list. Default section headers and footers \
        differ through iOS 18, and the sides of cards on iOS 26.
        """)
    static let rowHeight = ScreenKey(
        "rowHeight", .height, without: .described("automatic; 44 for static cells"),
        "The height of rows without their own.")
    static let tableHeader = ScreenKey(
        "tableHeader", .dictionary(TableHeaderKeys.dictionary),
        """
        The view above the first section (`tableHeaderView`): `text` (required) with [header \
        attributes](#header-attributes).
        """)
    static let tableFooter = ScreenKey(
        "tableFooter", .dictionary(TableHeaderKeys.ofFooter),
        """
        The view below the last section (`tableFooterView`), with the keys of `tableHeader`.
        """)
    static let minimumCategory = ScreenKey(
        "minimumContentSizeCategory", .category, without: .described("no limit"),
        """
        The smallest category of the screen, by any of its names: `AX3`, \
        `accessibilityExtraLarge`, `accessibility3`, `accessibility-extra-large`, \
        `UICTContentSizeCategoryAccessibilityXL`.
        """)
    static let maximumCategory = ScreenKey(
        "maximumContentSizeCategory", .category, without: .described("no limit"),
        "The largest category of the screen. If the limits cross, only this one counts.")
    static let choices = ScreenKey(
        "choices", .list(of: ChoiceKeys.dictionary),
        "The [choices](#converted-screens) in the source that the screen was converted from.")
    static let samples = ScreenKey(
        "samples", .list(of: SampleKeys.dictionary),
        "The [samples](#converted-screens) on the screen that was converted from source.")
    static let sections = ScreenKey(
        "sections", .list(of: SectionKeys.dictionary), isRequired: true,
        """
        A list of [sections](#sections) from top to bottom, with at most 100,000 rows.
        """)

    package static let dictionary = DictionaryDeclaration(
        "screen", .screen, "The content of one list, such as a settings screen.",
        [
            schema, version, title, language, layoutDirection, tableStyle, cells, cellLayout,
            geometry,
            rowHeight, tableHeader, tableFooter,
        ] + TableKeys.all + BarKeys.all + [
            minimumCategory, maximumCategory, OriginKeys.source, choices, samples, sections,
        ],
        aliases: [BarKeys.largeTitle])
}

/// The keys of the view above the first section, and of the one below the last.
enum TableHeaderKeys {
    static let text = ScreenKey("text", aliases: ["title"], .text)

    static let dictionary = DictionaryDeclaration(
        "tableHeader", .tableHeader, hasOneOf: [text, TextKeys.runs],
        "The view above the first section (tableHeaderView).",
        [text, TextKeys.runs] + HeaderKeys.all)
    /// The keys of the view below the last section.
    static let ofFooter = DictionaryDeclaration(
        "tableFooter", .tableFooter, hasOneOf: [text, TextKeys.runs],
        "The view below the last section (tableFooterView).",
        [text, TextKeys.runs] + HeaderKeys.all)
}

/// The keys of a section.
package enum SectionKeys {
    static let title = ScreenKey(
        "title", .text,
        "The text of the default section header, as from `titleForHeaderInSection`.")
    static let header = ScreenKey(
        "header", .textOrDictionary(SectionHeaderKeys.dictionary),
        """
        A custom section header of the app, as from `viewForHeaderInSection`: `title` (required) \
        with [header attributes](#header-attributes), or only a text. With a header, the title is \
        never shown.
        """)
    static let headerProminence = ScreenKey(
        "headerProminence", .words(Section.HeaderProminence.self),
        without: .word(Section.HeaderProminence.standard.rawValue),
        "Whether the default section header is a large title, as from `headerProminence(_:)`.")
    static let footer = ScreenKey(
        "footer", .textOrDictionary(SectionFooterKeys.dictionary, expectsText: true),
        """
        The section footer, the text below the rows: only a text for the default footer, or \
        `text` (required) with [header attributes](#header-attributes) for a custom one, as from \
        `viewForFooterInSection`.
        """)
    static let indexTitle = ScreenKey(
        "indexTitle", .text,
        """
        The title that leads to the section in the section index at the trailing side of the \
        table, as from `sectionIndexTitles`.
        """)
    static let rows = ScreenKey(
        "rows", .list(of: RowKeys.dictionary), "A list of [rows](#rows) from top to bottom.")

    package static let dictionary = DictionaryDeclaration(
        "section", .section, "A section: rows with an optional header and footer.",
        [title, header, headerProminence, footer, indexTitle, rows] + OriginKeys.ofElements)
}

/// The keys of a custom section footer.
enum SectionFooterKeys {
    static let text = ScreenKey("text", aliases: ["title"], .text)

    static let dictionary = DictionaryDeclaration(
        "sectionFooter", .sectionFooter, hasOneOf: [text, TextKeys.runs],
        """
        A custom section footer of the app. Its text is in footnote and the secondary label \
        color, unless it has a style, a font, or a color.
        """, [text, TextKeys.runs] + HeaderKeys.all)
}

/// The keys of a custom section header.
enum SectionHeaderKeys {
    static let title = ScreenKey("title", aliases: ["text"], .text)

    static let dictionary = DictionaryDeclaration(
        "sectionHeader", .sectionHeader, hasOneOf: [title, TextKeys.runs],
        "A custom section header (viewForHeaderInSection).",
        [title, TextKeys.runs] + HeaderKeys.all)
}

/// The keys of a label.
package enum LabelKeys {
    static let text = ScreenKey("text", .text)

    package static let dictionary = DictionaryDeclaration(
        "text", .label, hasOneOf: [text, TextKeys.runs],
        """
        A text with attributes of its own. Without a font, it has the font of its text style in \
        the theme. A font without a text style grows as body does.
        """, [text, TextKeys.runs] + TextKeys.all)
}
