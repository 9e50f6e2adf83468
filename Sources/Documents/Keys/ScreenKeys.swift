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
    static let headerFooterLayout = ScreenKey(
        "headerFooterLayout", .words(Screen.HeaderFooterLayout.self),
        without: .word(Screen.empty.headerFooterLayout.rawValue),
        """
        Whether default section headers and footers, which differ through iOS 18, and the sides of \
        cards, which differ on iOS 26, are those of a `UITableView` or of a SwiftUI list.
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
    static let sections = ScreenKey(
        "sections", .list(of: SectionKeys.dictionary), isRequired: true,
        """
        A list of [sections](#sections) from top to bottom, with at most 100,000 rows.
        """)

    package static let dictionary = DictionaryDeclaration(
        "screen", .screen, "The content of one list, such as a settings screen.",
        [
            schema, version, title, language, tableStyle, cells, cellLayout, headerFooterLayout,
            rowHeight,
            tableHeader, minimumCategory, maximumCategory, sections,
        ])
}

/// The keys of the view above the first section.
enum TableHeaderKeys {
    static let text = ScreenKey("text", .text, isRequired: true)

    static let dictionary = DictionaryDeclaration(
        "tableHeader", .tableHeader, "The view above the first section (tableHeaderView).",
        [text] + HeaderKeys.all)
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
    static let footer = ScreenKey("footer", .text, "The section footer, the text below the rows.")
    static let rows = ScreenKey(
        "rows", .list(of: RowKeys.dictionary), "A list of [rows](#rows) from top to bottom.")

    package static let dictionary = DictionaryDeclaration(
        "section", .section, "A section: rows with an optional header and footer.",
        [title, header, footer, rows])
}

/// The keys of a custom section header.
enum SectionHeaderKeys {
    static let title = ScreenKey("title", .text, isRequired: true)

    static let dictionary = DictionaryDeclaration(
        "sectionHeader", .sectionHeader, "A custom section header (viewForHeaderInSection).",
        [title] + HeaderKeys.all)
}

/// The keys of a row.
package enum RowKeys {
    /// The kinds of rows with a title.
    private static let titled: [Row.Kind] = Row.Kind.allCases.filter { $0 != .labels }

    static let kind = ScreenKey("kind", .words(Row.Kind.self))
    static let title = ScreenKey(
        "title", .text, shownBy: titled, requiredBy: titled, "The title of the row.")
    static let value = ScreenKey(
        "value", .text, shownBy: [.value], requiredBy: [.value], "The value of a value row.")
    static let subtitle = ScreenKey(
        "subtitle", .text, shownBy: [.subtitle], requiredBy: [.subtitle],
        "The second text of a subtitle row.")
    static let isOn = ScreenKey(
        "isOn", .boolean, shownBy: [.switch], without: .bool(false),
        "Whether the switch of a switch row is on.")
    static let accessory = ScreenKey(
        "accessory", .accessory, shownBy: Row.Kind.allCases.filter { $0 != .switch },
        without: .word(Accessory.wordForNone),
        "The accessory at the end of the row. A switch takes its place.")
    static let image = ScreenKey(
        "image", .textOrDictionary(ImageKeys.dictionary, expectsText: true),
        shownBy: [.default, .value, .subtitle, .switch, .image], requiredBy: [.image],
        "The name of the symbol before the title, or an [image](#images).")
    static let height = ScreenKey(
        "height", synonyms: ["rowHeight"], .height, without: .described("the screen's `rowHeight`"),
        "The height of the row.")
    static let lines = ScreenKey(
        "lines", .integer(DictionaryReader.lineBounds), shownBy: titled,
        without: .described("no limit"), "The maximum number of lines of the title. 0 is no limit.")
    static let mayTruncate = ScreenKey(
        "mayTruncate", .boolean, shownBy: titled, without: .bool(false),
        """
        Whether the end of the title may be left out there, as in the preview of a message. If so, \
        `check` finds only a text of which nothing is visible; without the key, each truncated \
        text is a violation.
        """)
    static let labels = ScreenKey(
        "labels", .list(of: LabelKeys.dictionary, least: 1), shownBy: [.labels],
        requiredBy: [.labels],
        """
        The labels from top to bottom, at least one. Each has a `text` (required) and [text \
        attributes](#text-attributes).
        """)
    static let spacing = ScreenKey(
        "spacing", .spacing, shownBy: [.labels], without: .word("system"),
        """
        The space between labels. System spacing is from baseline to baseline, and grows with the \
        fonts.
        """)
    static let margins = ScreenKey(
        "margins", .margins, shownBy: [.labels], without: .described("the profile's"),
        "The space around the labels.")

    package static let dictionary = DictionaryDeclaration(
        "row", .row(nil), impliedKinds: [.default, .labels],
        "A row. Without a kind, it is a row of labels if it has labels, otherwise a default row.",
        [
            kind, title, value, subtitle, isOn, accessory, image, height, lines, mayTruncate,
            labels, spacing, margins,
        ])
}

/// The keys of a label.
enum LabelKeys {
    static let text = ScreenKey("text", .text, isRequired: true)

    static let dictionary = DictionaryDeclaration(
        "label", .label,
        """
        A text with attributes of its own. Without a font, it has the font of its text style in \
        the theme. A font without a text style grows as body does.
        """, [text] + TextKeys.all)
}
