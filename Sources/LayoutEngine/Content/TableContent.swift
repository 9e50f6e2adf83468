// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The content of a table without its sizes: texts and structure, with fonts and colors as indices
/// into palettes.
///
/// A change of category replaces the palette of fonts and the metrics, and leaves the content as
/// it is; a change of appearance replaces the colors alone.
public struct TableContent: Hashable, Sendable {
    /// How the table presents its sections.
    public var style: TableStyle
    /// Above the first section; nil for none.
    public var tableHeader: HeaderFooterContent?
    /// From top to bottom.
    public var sections: [SectionContent]

    package init(style: TableStyle, tableHeader: HeaderFooterContent?, sections: [SectionContent]) {
        self.style = style
        self.tableHeader = tableHeader
        self.sections = sections
    }
}

public struct SectionContent: Hashable, Sendable {
    /// Above the rows; nil for none.
    public var header: HeaderFooterContent?
    /// From top to bottom.
    public var rows: [RowContent]
    /// Below the rows; nil for none.
    public var footer: HeaderFooterContent?

    package init(header: HeaderFooterContent?, rows: [RowContent], footer: HeaderFooterContent?) {
        self.header = header
        self.rows = rows
        self.footer = footer
    }
}

/// A text with its attributes.
public struct TextContent: Hashable, Sendable {
    /// The part that a text plays in its item; the raw value is its name in reports.
    public enum Role: String, Hashable, Sendable {
        case title
        case value
        case subtitle
        case label
        /// Inside the accessory; the last text of its row.
        case accessory
    }

    /// The part that the text plays in its item.
    public var role: Role
    /// The characters that are drawn: capitals where the text is changed to them.
    public var text: String
    /// The name of the text style, for reports; nil for a font without one.
    public var styleName: String?
    /// Index into the palette of fonts.
    public var font: Int
    /// Index into the palette of colors.
    public var color: Int
    /// Index into the palette of colors, of the shape that an accessory paints behind its text; nil for the
    /// background of the item.
    package var background: Int?
    /// Where lines stand across the width of the text.
    public var alignment: TextAlignment
    /// The most lines; 0 for no limit.
    public var lineLimit: Int
    /// Whether the screen means its end to be left out at the line limit.
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

/// A table header, or the header or footer of a section.
public struct HeaderFooterContent: Hashable, Sendable {
    public var text: TextContent
    /// The height of the view, automatic or in points.
    public var height: ItemHeight
    /// Around the text, in points; leading and trailing from the sides of the card, or of the table for
    /// a table header.
    public var margins: DirectionalInsets
    /// Index into the palette of colors; nil for none.
    public var background: Int?
    /// Whether the view is the app's own (`viewForHeaderInSection`) rather than the table's default.
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
        /// A title, and a value beside it where both fit on a line.
        case value
        case subtitle
        /// A title in the tint color, which is a button.
        case button
        /// Labels one below the other.
        case labels(LabelStackContent)
    }

    /// The composition of the row.
    public var kind: Kind
    /// The title and the value or subtitle, or the labels of a stack; then the accessory's text.
    public var texts: [TextContent]
    /// The name of the symbol before the texts; nil for none.
    public var image: String?
    /// The accessory at the end; nil for none.
    public var accessory: Accessory?
    /// The height of the row, automatic or in points.
    public var height: ItemHeight

    package init(
        kind: Kind, texts: [TextContent], image: String? = nil, accessory: Accessory? = nil,
        height: ItemHeight = .automatic
    ) {
        self.kind = kind
        self.texts = texts
        self.image = image
        self.accessory = accessory
        self.height = height
    }
}

/// The spacing and margins of a row's labels, which stand below each other.
public struct LabelStackContent: Hashable, Sendable {
    /// The distance between two labels.
    public var spacing: LabelSpacing
    /// From the edges of the cell to the labels, in points.
    public var margins: DirectionalInsets

    package init(spacing: LabelSpacing, margins: DirectionalInsets) {
        self.spacing = spacing
        self.margins = margins
    }
}
