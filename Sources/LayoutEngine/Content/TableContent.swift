// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TableAttributes

/// What a table shows, apart from sizes: texts and structure, with fonts and colours named by
/// their place in a palette.
///
/// A change of category replaces the palette of fonts and the metrics, and leaves the content as
/// it is; a change of appearance replaces the colours alone.
public struct TableContent: Hashable, Sendable {
    /// How sections are presented.
    public var style: TableStyle
    /// Above the first section; nil for none.
    public var tableHeader: HeaderFooterContent?
    /// From top to bottom.
    public var sections: [SectionContent]

    /// All of its parts.
    public init(style: TableStyle, tableHeader: HeaderFooterContent?, sections: [SectionContent]) {
        self.style = style
        self.tableHeader = tableHeader
        self.sections = sections
    }
}

/// One section of a table.
public struct SectionContent: Hashable, Sendable {
    /// Above the rows; nil for none.
    public var header: HeaderFooterContent?
    /// From top to bottom.
    public var rows: [RowContent]
    /// Below the rows; nil for none.
    public var footer: HeaderFooterContent?

    /// All of its parts.
    public init(header: HeaderFooterContent?, rows: [RowContent], footer: HeaderFooterContent?) {
        self.header = header
        self.rows = rows
        self.footer = footer
    }
}

/// A text with its attributes.
public struct TextContent: Hashable, Sendable {
    /// What a text is to its row.
    public enum Role: String, Hashable, Sendable {
        case title
        case value
        case subtitle
        case label
        /// Part of what stands at the end of the row; the last of its texts.
        case accessory
    }

    /// What the text is to its row.
    public var role: Role
    /// As drawn, upper case included.
    public var text: String
    /// The name of the text style, for reports; nil for a font without one.
    public var styleName: String?
    /// Index into the palette of fonts.
    public var font: Int
    /// Index into the palette of colours.
    public var color: Int
    /// Where its lines stand.
    public var alignment: TextAlignment
    /// The most lines; 0 for no limit.
    public var lineLimit: Int

    /// All of its parts.
    public init(
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

/// A text that is no row: the table header, a section's header or footer.
public struct HeaderFooterContent: Hashable, Sendable {
    /// The text with its attributes.
    public var text: TextContent
    /// Its own height, or what its content needs.
    public var height: ItemHeight
    /// Around the text, in points; the sides count from where the texts of rows begin and end.
    public var margins: DirectionalInsets
    /// Index into the palette of colours; nil for none.
    public var background: Int?
    /// Whether the app made this view itself rather than the table.
    public var isCustom: Bool

    /// All of its parts.
    public init(
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

/// One row.
public struct RowContent: Hashable, Sendable {
    /// What a row is made of.
    public enum Kind: Hashable, Sendable {
        /// A title, alone.
        case `default`
        /// A title, and a value beside it where both fit on a line.
        case value
        /// A title over a subtitle.
        case subtitle
        /// A title in the tint, which acts.
        case button
        /// Labels one below the other.
        case labels(LabelStackContent)
    }

    /// What the row is made of.
    public var kind: Kind
    /// Title and what comes with it, or the labels of a stack; then the accessory's.
    public var texts: [TextContent]
    /// The name of a symbol, or nil.
    public var image: String?
    /// What stands at the end; nil for nothing.
    public var accessory: Accessory?
    /// Its own height, or what its content needs.
    public var height: ItemHeight

    /// All of its parts.
    public init(
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

/// How the labels of a row are stacked.
public struct LabelStackContent: Hashable, Sendable {
    /// How far labels stand apart.
    public var spacing: LabelSpacing
    /// In points; the sides count from the edges of the cell.
    public var margins: DirectionalInsets

    /// All of its parts.
    public init(spacing: LabelSpacing, margins: DirectionalInsets) {
        self.spacing = spacing
        self.margins = margins
    }
}
