// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// All that determines an item's arrangement, apart from the extents of its texts.
///
/// Items of one shape have the same text container, unless its width depends on a text beside it
/// (`ItemComposer.container(of:)`). So the lines of thousands of texts are counted in one width.
struct ItemShape: Hashable, Sendable {
    /// The role, the font of the palette, and the limits of a text.
    struct Text: Hashable, Sendable {
        var role: TextContent.Role
        var lineBreakMode: LineBreakMode
        var font: Int
        var lineLimit: Int
        var minimumScale: Double

        init(_ text: TextContent) {
            role = text.role
            lineBreakMode = text.lineBreakMode
            font = text.font
            lineLimit = text.lineLimit
            minimumScale = text.minimumScale
        }
    }

    /// The structure of an item around its texts.
    enum Structure: Hashable, Sendable {
        case row(Row)
        case headerFooter(HeaderFooter, ItemID.Kind, isLastSection: Bool)
        /// The gap in place of a missing header or footer. Gaps at the ends of a table have other heights.
        case gap(ItemID.Kind, isFirstSection: Bool, isLastSection: Bool)
    }

    struct Row: Hashable, Sendable {
        var kind: RowContent.Kind
        var control: Control.Kind?
        /// The accessories at the end, in reading order.
        var accessories: [Accessory.Kind]
        var leadingAccessory: Accessory.Kind?
        var height: ItemHeight
        /// The index of the image's size in the palette; nil for no image.
        var image: Int?

        init(_ row: RowContent) {
            kind = row.kind
            control = row.control?.kind
            accessories = row.accessories.map(\.kind)
            leadingAccessory = row.leadingAccessory?.kind
            height = row.height
            image = row.image?.size
        }
    }

    struct HeaderFooter: Hashable, Sendable {
        var height: ItemHeight
        var margins: DirectionalInsets
        var keepsMargins: Bool
        var topPadding: Double

        init(_ content: HeaderFooterContent) {
            height = content.height
            margins = content.margins
            keepsMargins = content.keepsMargins
            topPadding = content.topPadding
        }
    }

    var structure: Structure
    /// The texts, from top to bottom.
    var texts: [Text]

    init(_ id: ItemID, in content: TableContent) {
        guard id.kind == .row else {
            let isLast = id.section == content.sections.count - 1
            if let headerFooter = content.headerFooter(id) {
                structure = .headerFooter(
                    HeaderFooter(headerFooter), id.kind, isLastSection: isLast)
                texts = [Text(headerFooter.text)]
            } else {
                structure = .gap(
                    id.kind, isFirstSection: id.section == 0, isLastSection: isLast)
                texts = []
            }
            return
        }
        let row = content.sections[id.section].rows[id.row]
        structure = .row(Row(row))
        texts = row.texts.map(Text.init)
    }

    /// The stack of a row; nil for none.
    var stack: StackContent? {
        if case .row(let row) = structure, case .stack(let stack) = row.kind { stack } else { nil }
    }

    /// The control of a row; nil for none.
    var control: Control.Kind? { if case .row(let row) = structure { row.control } else { nil } }

    /// The index of the text with a role; nil for none.
    func index(of role: TextContent.Role) -> Int? { texts.firstIndex { $0.role == role } }

    /// The indices of the accessories' texts, which are the last texts.
    var accessoryTexts: Range<Int> {
        (texts.lastIndex { $0.role != .accessory } ?? -1) + 1..<texts.count
    }

    /// The indices of the texts of a date picker.
    var dates: Range<Int> {
        let first = index(of: .date) ?? 0
        return first..<((texts.lastIndex { $0.role == .date } ?? first - 1) + 1)
    }

    /// The indices of the other texts.
    var contentTexts: Range<Int> { 0..<accessoryTexts.lowerBound }

    /// Whether the height does not depend on texts.
    var hasFixedHeight: Bool {
        switch structure {
        case .row(let row): row.height != .automatic
        case .headerFooter(let headerFooter, _, _): headerFooter.height != .automatic
        case .gap: true
        }
    }
}

extension RowContent {
    /// Whether two rows have the same shape. Makes no shape of either.
    func isAlike(_ other: RowContent) -> Bool {
        guard texts.count == other.texts.count, height == other.height,
            image?.size == other.image?.size, kind == other.kind,
            control?.kind == other.control?.kind,
            leadingAccessory?.kind == other.leadingAccessory?.kind,
            accessories.count == other.accessories.count
        else { return false }
        for (one, other) in zip(accessories, other.accessories) where one.kind != other.kind {
            return false
        }
        for (one, other) in zip(texts, other.texts)
        where one.role != other.role || one.font != other.font
            || one.lineLimit != other.lineLimit || one.lineBreakMode != other.lineBreakMode
            || one.minimumScale != other.minimumScale
        {
            return false
        }
        return true
    }
}
