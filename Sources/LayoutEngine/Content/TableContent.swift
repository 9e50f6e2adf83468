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
    /// The view below the last section; nil for none.
    public var tableFooter: HeaderFooterContent?

    package init(
        style: TableStyle, tableHeader: HeaderFooterContent?, sections: [SectionContent],
        tableFooter: HeaderFooterContent? = nil
    ) {
        self.style = style
        self.tableHeader = tableHeader
        self.sections = sections
        self.tableFooter = tableFooter
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
        /// The text at the end of the first line of a row.
        case trailing
        case label
        /// The text or the placeholder of a text field or a text view.
        case field
        /// The text of a segment.
        case segment
        /// The date or the time of a date picker.
        case date
        /// The text inside an accessory. These are the last texts of a row, in the order of its accessories.
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
    /// The index into the palette of colors, for the shape that a control or an accessory draws behind the text; nil
    /// for the background of the item.
    package var background: Int?
    /// The alignment of lines in the width of the text.
    public var alignment: TextAlignment
    /// The most lines; 0 for no limit.
    public var lineLimit: Int
    /// The parts of the text with looks of their own, from the first character to the last; empty for a text with one
    /// look.
    public var runs: [TextRunContent] = []
    /// What replaces the rest of the text at the line limit.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The least factor of the font size, to which the text shrinks to keep its line limit; 1 for a text that does not
    /// shrink.
    public var minimumScale = 1.0
    /// Whether the text shrinks if it has more lines than its limit.
    package var mayShrink: Bool { minimumScale < 1 && lineLimit > 0 }
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

/// A header or footer of a table or of a section.
public struct HeaderFooterContent: Hashable, Sendable {
    public var text: TextContent
    /// The height of the view, automatic or in points.
    public var height: ItemHeight
    /// The margins around the text, in points. Leading and trailing count from the sides of the card; for a
    /// header or footer of the table, from the sides of the table.
    public var margins: DirectionalInsets
    /// The index of the color in the palette of colors; nil for none.
    public var background: Int?
    /// Whether the app provides the view (`viewForHeaderInSection`); otherwise it is the table's default view.
    public var isCustom: Bool
    /// Whether the margins are those of the view, even where the table has measures for its default views.
    public var keepsMargins: Bool
    /// The space above the view (`sectionHeaderTopPadding`), in points.
    public var topPadding = 0.0

    /// - Parameter keepsMargins: nil for views of the app, which keep their margins.
    package init(
        text: TextContent, height: ItemHeight, margins: DirectionalInsets, background: Int?,
        isCustom: Bool, keepsMargins: Bool? = nil
    ) {
        self.keepsMargins = keepsMargins ?? isCustom
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
        /// Labels one below the other, or a stack.
        case stack(StackContent)
    }

    /// The composition of the row.
    public var kind: Kind
    /// The texts: title and value or subtitle, the labels of a stack, or the texts of the control; a trailing text
    /// is the second of them. Then the texts of accessories.
    public var texts: [TextContent]
    /// The image before the texts; nil for none.
    public var image: ImageContent?
    /// The images in the stack of the row, by their indices in the palette of images, in the order of the stack.
    public var stackImages: [Int] = []
    /// The controls in the stack of the row, in its order.
    public var stackControls: [Control] = []
    /// The control in the content; nil for none.
    public var control: Control?
    /// The accessories at the end, in reading order.
    public var accessories: [Accessory]
    /// The accessory before the content; nil for none.
    public var leadingAccessory: Accessory?
    /// The height of the row, automatic or in points.
    public var height: ItemHeight
    /// The index of the cell's color in the palette of colors; nil for that of all cells.
    public var background: Int?
    /// The index of the tint color in the palette of colors; nil for that of the table.
    public var tint: Int?
    /// The separator below the row.
    public var separator = RowSeparator.automatic
    /// What a screen reader says instead of the texts; nil for the texts.
    public var accessibilityLabel: String?

    package init(
        kind: Kind, texts: [TextContent], image: ImageContent? = nil, control: Control? = nil,
        accessories: [Accessory] = [], leadingAccessory: Accessory? = nil,
        height: ItemHeight = .automatic
    ) {
        self.kind = kind
        self.texts = texts
        self.image = image
        self.control = control
        self.accessories = accessories
        self.leadingAccessory = leadingAccessory
        self.height = height
    }

    /// Whether the row keeps only its place: it is there in other categories.
    package var isMissing: Bool {
        height == .points(0) && control == nil && image == nil && texts.allSatisfy(\.text.isEmpty)
    }

    /// Whether the row has a part that cannot be previewed.
    package var isPlaceholder: Bool { control == .placeholder }
}
