// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The content of a table without its sizes: texts and structure, with fonts and colors as indices
/// into palettes.
///
/// A change of category replaces only the palette of fonts and the metrics; a change of appearance replaces
/// only the colors.
public struct TableContent: Hashable, Sendable {
    /// How the table presents its sections.
    public var style: TableStyle
    /// The view above the first section; nil for none.
    public var tableHeader: HeaderFooterContent?
    /// The sections, from top to bottom.
    public var sections: [SectionContent]

    package init(style: TableStyle, tableHeader: HeaderFooterContent?, sections: [SectionContent]) {
        self.style = style
        self.tableHeader = tableHeader
        self.sections = sections
    }
}

public struct SectionContent: Hashable, Sendable {
    /// The section header above the rows; nil for none.
    public var header: HeaderFooterContent?
    /// The rows, from top to bottom.
    public var rows: [RowContent]
    /// The section footer below the rows; nil for none.
    public var footer: HeaderFooterContent?

    package init(header: HeaderFooterContent?, rows: [RowContent], footer: HeaderFooterContent?) {
        self.header = header
        self.rows = rows
        self.footer = footer
    }
}

/// A text with its attributes.
public struct TextContent: Hashable, Sendable {
    /// The role of a text in its item; the raw value is its name in reports.
    public enum Role: String, Hashable, Sendable {
        case title
        case value
        case subtitle
        case label
        /// The text inside the accessory, the last text of its row.
        case accessory
    }

    /// The role of the text in its item.
    public var role: Role
    /// The characters as drawn: in capitals if the text is changed to capitals.
    public var text: String
    /// The name of the text style, for reports; nil for a font without one.
    public var styleName: String?
    /// The index of the font in the palette of fonts.
    public var font: Int
    /// The index of the color in the palette of colors.
    public var color: Int
    /// The index into the palette of colors, for the shape that an accessory draws behind its text; nil for the
    /// background of the item.
    package var background: Int?
    /// The alignment of lines in the width of the text.
    public var alignment: TextAlignment
    /// The most lines; 0 for no limit.
    public var lineLimit: Int
    /// Whether the screen allows the line limit to truncate the text.
    package var mayTruncate = false

    package init(
        role: Role, text: String, styleName: String?, font: Int, color: Int,
        alignment: TextAlignment = .leading, lineLimit: Int = 0
    ) {
        self.role = role
        self.text = text
        self.styleName = styleName
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineLimit = lineLimit
    }
}

/// A table header, section header, or section footer.
public struct HeaderFooterContent: Hashable, Sendable {
    public var text: TextContent
    /// The height of the view, automatic or in points.
    public var height: ItemHeight
    /// The margins around the text, in points. Leading and trailing count from the sides of the card; for a
    /// table header, from the sides of the table.
    public var margins: DirectionalInsets
    /// The index of the color in the palette of colors; nil for none.
    public var background: Int?
    /// Whether the app provides the view (`viewForHeaderInSection`); otherwise it is the table's default view.
    public var isCustom: Bool

    package init(
        text: TextContent, height: ItemHeight, margins: DirectionalInsets, background: Int?,
        isCustom: Bool
    ) {
        self.text = text
        self.height = height
        self.margins = margins
        self.background = background
        self.isCustom = isCustom
    }
}

public struct RowContent: Hashable, Sendable {
    /// The composition of a row.
    public enum Kind: Hashable, Sendable {
        case `default`
        /// A title and a value, side by side if both fit on a line.
        case value
        case subtitle
        /// A title in the tint color: a button.
        case button
        /// Labels one below the other.
        case labels(LabelStackContent)
    }

    /// The composition of the row.
    public var kind: Kind
    /// The texts: title and value or subtitle, or the labels of a stack; then the accessory's text.
    public var texts: [TextContent]
    /// The image before the texts; nil for none.
    public var image: ImageContent?
    /// The accessory at the end; nil for none.
    public var accessory: Accessory?
    /// The height of the row, automatic or in points.
    public var height: ItemHeight

    package init(
        kind: Kind, texts: [TextContent], image: ImageContent? = nil, accessory: Accessory? = nil,
        height: ItemHeight = .automatic
    ) {
        self.kind = kind
        self.texts = texts
        self.image = image
        self.accessory = accessory
        self.height = height
    }
}

/// The spacing and margins of a row's labels, which are stacked vertically.
public struct LabelStackContent: Hashable, Sendable {
    /// The distance between two labels.
    public var spacing: LabelSpacing
    /// The distances from the edges of the cell to the labels, in points.
    public var margins: DirectionalInsets

    package init(spacing: LabelSpacing, margins: DirectionalInsets) {
        self.spacing = spacing
        self.margins = margins
    }
}
