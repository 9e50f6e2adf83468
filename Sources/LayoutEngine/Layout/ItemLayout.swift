// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Which item of a table: its header, a section's header, a row, a section's footer.
public struct ItemID: Hashable, Sendable, CustomStringConvertible {
    /// What sort of thing it is.
    public enum Kind: String, Hashable, Sendable {
        case tableHeader
        case sectionHeader
        case row
        case sectionFooter
    }

    /// What sort of thing it is.
    public var kind: Kind
    /// Zero for the table header.
    public var section: Int
    /// Zero for all but rows.
    public var row: Int

    /// All of its parts.
    public init(_ kind: Kind, section: Int = 0, row: Int = 0) {
        self.kind = kind
        self.section = section
        self.row = row
    }

    /// Whether an item stands above another in a table that has both.
    package func isBefore(_ other: ItemID) -> Bool {
        place < other.place
    }

    private var place: (Int, Int, Int) {
        switch kind {
        case .tableHeader: (-1, 0, 0)
        case .sectionHeader: (section, 0, 0)
        case .row: (section, 1, row)
        case .sectionFooter: (section, 2, 0)
        }
    }

    /// A path into the screen file, such as `sections.0.rows.1`.
    public var description: String {
        switch kind {
        case .tableHeader: "tableHeader"
        case .sectionHeader: "sections.\(section).header"
        case .row: "sections.\(section).rows.\(row)"
        case .sectionFooter: "sections.\(section).footer"
        }
    }
}

/// One item laid out: frames in table coordinates, y down, on device pixels.
public struct ItemLayout: Hashable, Sendable {
    /// Which item it is.
    public var id: ItemID
    /// The whole width of the table; a row's height includes its separator.
    public var frame: Rect
    /// The cell of a row within the card; the frame itself for other items.
    public var cell: Rect
    /// From top to bottom.
    public var texts: [TextLayout]
    /// What it shows besides texts.
    public var decorations: [Decoration]
    /// Index into the palette of colours; nil for none.
    public var background: Int?
    /// Which corners of a row's cell are rounded.
    public var isFirstInCard: Bool
    /// Whether it ends its card.
    public var isLastInCard: Bool
    /// What the content needs with its margins, in points: what an automatic height would give.
    public var neededHeight: Double
    /// Whether a fixed height cuts into the content itself. Losing a margin is not being clipped.
    public var isClipped: Bool
    /// Around the content, in points: the least there is, unless a fixed height takes it. The sides of
    /// a row's count from its cell.
    public var margins: DirectionalInsets
    /// Between its parts.
    public var gaps: [LayoutGap]
}

/// One text laid out.
public struct TextLayout: Hashable, Sendable {
    /// What was laid out.
    public var content: TextContent
    /// Where it is, in table coordinates.
    public var frame: Rect
    /// From top to bottom: at least one, or none of a text that is not prepared.
    public var lines: [TextLine]
    /// Whether text was left out.
    public var isTruncated: Bool
}

/// One line of a text.
public struct TextLine: Hashable, Sendable {
    /// Which Unicode scalar values of the text.
    public var scalars: Range<Int>
    /// What is drawn: the characters, with the ellipsis or hyphen that ends the line.
    public var text: String
    /// Left end of the line and its baseline, in table coordinates.
    public var x: Double
    /// The line's baseline, in table coordinates.
    public var baseline: Double
    /// Advance in points.
    public var width: Double
    /// Why it ends where it does.
    public var end: LineEnd

    /// Whether an ellipsis ends it.
    public var isTruncated: Bool { end == .truncation }
}

/// What a row shows besides texts.
public struct Decoration: Hashable, Sendable {
    /// What sort of thing it is.
    public enum Kind: Hashable, Sendable {
        case accessory(Accessory)
        case image(String)
        case separator
    }

    /// What sort of thing it is.
    public var kind: Kind
    /// Where it is, in table coordinates.
    public var frame: Rect
    /// The size of what is drawn in the middle of the frame; nil where that fills it.
    public var ink: Size?
}

/// What is free between two parts of an item.
public struct LayoutGap: Hashable, Sendable {
    /// What it lies between.
    public enum Kind: String, Hashable, Sendable {
        case betweenTexts
        case imageToText
        case textToAccessory
    }

    /// What it lies between.
    public var kind: Kind
    /// Where it is, in table coordinates.
    public var frame: Rect
}
