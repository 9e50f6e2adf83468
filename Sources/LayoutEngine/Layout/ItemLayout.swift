// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The identity of an item within its table.
public struct ItemID: Hashable, Sendable, CustomStringConvertible {
    /// The kind of an item; the raw value is its name in reports.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case tableHeader
        case sectionHeader
        case row
        case sectionFooter
        case tableFooter

        /// Whether items of the kind belong to a section.
        package var isInSection: Bool { self != .tableHeader && self != .tableFooter }
    }

    public var kind: Kind
    /// The index of the item's section; 0 for the header and the footer of the table.
    public var section: Int
    /// The index of a row in its section; 0 for other items.
    public var row: Int

    package init(_ kind: Kind, section: Int = 0, row: Int = 0) {
        self.kind = kind
        self.section = section
        self.row = row
    }

    /// Whether this item is above another in a table that has both.
    func isBefore(_ other: ItemID) -> Bool {
        order < other.order
    }

    /// The sort key of items: the section, −1 for the table header, and the largest number for the table footer;
    /// header, rows, or footer; the row.
    package var order: (Int, Int, Int) {
        switch kind {
        case .tableHeader: (-1, 0, 0)
        case .sectionHeader: (section, 0, 0)
        case .row: (section, 1, row)
        case .sectionFooter: (section, 2, 0)
        case .tableFooter: (.max, 0, 0)
        }
    }

    /// The key path of the item in a screen file, such as `sections.0.rows.1`.
    public var description: String {
        switch kind {
        case .tableHeader: "tableHeader"
        case .sectionHeader: "sections.\(section).header"
        case .row: "sections.\(section).rows.\(row)"
        case .sectionFooter: "sections.\(section).footer"
        case .tableFooter: "tableFooter"
        }
    }
}

/// The layout of one item: frames in points and table coordinates, y down, on device pixels.
public struct ItemLayout: Hashable, Sendable {
    public var id: ItemID
    /// The frame, as wide as the table. The frame of a row includes its separator.
    public var frame: Rect
    /// The cell of a row within its card; the frame of any other item.
    public var cell: Rect
    /// The texts, from top to bottom.
    public var texts: [TextLayout]
    /// The parts that are not text.
    public var decorations: [Decoration]
    /// The index of the color in the palette of colors; nil for none.
    public var background: Int?
    /// What a screen reader says instead of the texts; nil for the texts.
    public var accessibilityLabel: String?
    /// The index of the tint color of a row in the palette of colors; nil for that of the table.
    public var tint: Int?
    /// Whether the cell is the first of its card. If so, its upper corners are rounded.
    public var isFirstInCard: Bool
    /// Whether the cell is the last of its card. If so, its lower corners are rounded.
    public var isLastInCard: Bool
    /// The automatic height: that of the content with its margins, in points.
    public var neededHeight: Double
    /// Whether a fixed height clips the content itself. A lost margin does not count.
    public var isClipped: Bool
    /// The least space around the content, in points; a fixed height may leave less. The margins of a row count
    /// from its cell.
    public var margins: DirectionalInsets
    /// The area for lines, as high as the item.
    public var textArea: Rect
    /// The gaps between texts, image, and accessory.
    public var gaps: [LayoutGap]
}

/// The layout of one text, in points and table coordinates.
public struct TextLayout: Hashable, Sendable {
    public var content: TextContent
    /// The frame around all lines.
    public var frame: Rect
    /// The lines, from top to bottom; empty only for a text that is not prepared.
    public var lines: [TextLine]
    /// Whether text was left out at the line limit.
    public var isTruncated: Bool
    /// The width at which lines are broken, in points; infinite for the text of an accessory.
    public var lineWidth: Double
    /// The factor of the font size to which the text shrinks; 1 for a text at its size.
    public var scale = 1.0

    /// Whether the text scrolls in its field, so that its end is not visible.
    package var isScrolled: Bool {
        content.role == .field && lines.contains { $0.width > frame.width + ItemComposer.tolerance }
    }
}

/// The layout of one line, in points and table coordinates.
public struct TextLine: Hashable, Sendable {
    /// The range of the line in the Unicode scalars of the text.
    public var scalars: Range<Int>
    /// The characters that are drawn, with the ellipsis or hyphen that ends the line.
    public var text: String
    /// The left end of the line.
    public var x: Double
    /// The y of the baseline.
    public var baseline: Double
    /// The advance of the line.
    public var width: Double
    /// Why the line ends where it does.
    public var end: LineEnd
    /// The parts of the line with looks of their own, in the order of the text; empty for a line with one look.
    public var pieces: [LinePiece] = []

    /// Whether the line limit leaves out a part of the text.
    public var isTruncated: Bool { end.leavesOut }
}

/// A part of a row that is not text.
public struct Decoration: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case accessory(Accessory)
        case control(Control)
        /// An image by its index in the palette of images.
        case image(Int)
        case separator
    }

    /// The accessory; nil for other decorations.
    public var accessory: Accessory? {
        if case .accessory(let accessory) = kind { accessory } else { nil }
    }

    public var kind: Kind
    /// The frame, in points and table coordinates.
    public var frame: Rect
    /// The size of the visible part, which is in the middle of the frame, in points; nil if it fills the frame.
    public var ink: Size?
    /// The index of the color behind the text of an accessory in the palette of colors; nil for none.
    public var background: Int?
    /// The radius of the corners of a control, in points.
    public var cornerRadius = 0.0
}

/// The space between two parts of an item, for redlines.
public struct LayoutGap: Hashable, Sendable {
    /// The parts on both sides of a gap.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case betweenTexts
        case imageToText
        case textToAccessory
    }

    /// The parts on both sides.
    public var kind: Kind
    /// The direction from one part to the other.
    public var axis: Redline.Axis
    /// The frame, in points and table coordinates.
    public var frame: Rect
}

extension ItemID {
    /// The item at a path in the screen file, such as `sections.0.rows.1`; nil if the path is not that of an
    /// item.
    public init?(_ keyPath: String) {
        let steps = keyPath.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = steps.map { Int($0) }
        let section = steps.count > 1 && steps[0] == "sections" ? numbers[1] : nil
        switch (steps.last, steps.count) {
        case ("tableHeader", 1): self.init(.tableHeader)
        case ("tableFooter", 1): self.init(.tableFooter)
        case ("header", 3): self.init(.sectionHeader, section: section ?? -1)
        case ("footer", 3): self.init(.sectionFooter, section: section ?? -1)
        case (_, 4) where steps[2] == "rows":
            self.init(.row, section: section ?? -1, row: numbers[3] ?? -1)
        default: return nil
        }
        guard description == keyPath else { return nil }
    }
}
