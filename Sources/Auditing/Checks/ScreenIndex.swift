// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing

/// An index of a screen, built once for all categories and widths. It has the texts by their
/// styles, because there are few styles for any number of texts, and the rows that act on a tap. It
/// never changes, so threads can share it.
final class ScreenIndex: @unchecked Sendable {
    /// The font and the colors of a text.
    struct Style: Hashable {
        /// Index into the palette of fonts.
        var font: Int
        /// Index into the palette of colors.
        var color: Int
        var ground: Background
    }

    /// The background of a text.
    enum Background: Hashable {
        /// The cell of a row, with the index of its own color in the palette, or the same color behind the
        /// default header of a plain section.
        case cell(background: Int?)
        /// The shape of a control or an accessory, by the index of its color in the palette, on a cell; and whether
        /// the screen sets it.
        case shape(Int, cell: Int?, isOwn: Bool)
        /// The table, with the index of a header's own color in the palette.
        case table(background: Int?)
        /// The rows that scroll below a sticky header, with the header's own color.
        case rows(background: Int?)
        /// A bar of the app, with the index of the color of the shape behind the text in the palette.
        case bar(shape: Int?)
    }

    /// A text by its item's index and its number in the item.
    struct TextIndex: Equatable {
        var item: Int
        var text: Int
        /// The element of a bar that has the text, in place of an item.
        var bar: BarElement?
    }

    /// The styles, in the order of their first texts.
    private(set) var looks: [(look: Style, places: [TextIndex])] = []
    /// The styles and the texts of each font, by its index in the palette. Texts are from top to
    /// bottom.
    private var fonts: [(looks: [Int], places: [TextIndex])] = []
    /// The indices of the rows that are buttons or fields, or that have an accessory for an action.
    private(set) var targets: [Int] = []
    /// The indices of the rows that only stand for a view that is not previewed.
    private(set) var placeholders: Set<Int> = []
    /// The indices of the rows with controls or accessories that act without their row.
    private(set) var controls: [Int] = []
    /// The number of text fields and text views.
    private(set) var fieldCount = 0
    /// The number of items with texts.
    private(set) var textItemCount = 0

    init(_ preview: Preview) {
        let layout = preview.layout
        let content = layout.content
        for text in preview.barTexts {
            add(
                TextIndex(item: -1, text: 0, bar: text.element),
                Style(
                    font: text.content.font, color: text.content.color,
                    ground: .bar(shape: text.content.background)))
        }
        for (item, id) in layout.ids.enumerated() {
            if id.kind == .row, content.sections[id.section].rows[id.row].isPlaceholder {
                placeholders.insert(item)
                continue
            }
            let texts = content.texts(of: id)
            if !texts.isEmpty { textItemCount += 1 }
            for (number, text) in texts.enumerated() {
                add(
                    TextIndex(item: item, text: number),
                    Style(
                        font: text.font, color: text.color,
                        ground: Self.ground(of: text, in: id, of: content)))
                for run in text.runs
                where run.symbol == nil
                    && (run.font != text.font || run.color != text.color)
                {
                    add(
                        TextIndex(item: item, text: number),
                        Style(
                            font: run.font, color: run.color,
                            ground: Self.ground(of: text, in: id, of: content)))
                }
            }
            guard id.kind == .row else { continue }
            let row = content.sections[id.section].rows[id.row]
            if row.acts { targets.append(item) }
            if row.hasTarget { controls.append(item) }
            if row.control == .textField || row.control == .textView { fieldCount += 1 }
        }
    }

    static func ground(
        of text: TextContent, in id: ItemID, of content: TableContent
    ) -> Background {
        guard let header = content.headerFooter(id) else {
            let row = content.sections[id.section].rows[id.row]
            guard let shape = text.background else { return .cell(background: row.background) }
            // Only a badge with a color of its own has a capsule. The shape behind a title has the tint of the row.
            let isOwn = text.role == .accessory || text.role == .title && row.tint != nil
            return .shape(shape, cell: row.background, isOwn: isOwn)
        }
        guard content.style == .plain, id.kind == .sectionHeader else {
            return .table(background: header.background)
        }
        return header.isCustom ? .rows(background: header.background) : .cell(background: nil)
    }

    private func add(_ place: TextIndex, _ look: Style) {
        while fonts.count <= look.font { fonts.append(([], [])) }
        // Fonts of bars are those of iOS, and are no subject of the rules about fonts of files.
        // Several runs of a text may have one font.
        if place.bar == nil, fonts[look.font].places.last != place {
            fonts[look.font].places.append(place)
        }
        if let known = fonts[look.font].looks.first(where: { looks[$0].look == look }) {
            if looks[known].places.last != place { looks[known].places.append(place) }
        } else {
            fonts[look.font].looks.append(looks.count)
            looks.append((look, [place]))
        }
    }

    /// The texts of items in a font of the palette, from top to bottom.
    func places(inFont font: Int) -> [TextIndex] {
        fonts.indices.contains(font) ? fonts[font].places : []
    }
}

extension RowContent {
    fileprivate var acts: Bool {
        control?.target == .row || kind == .button && control == nil
            || accessories.contains { $0.target == .row }
    }

    /// Whether a part of the row acts on a tap by itself.
    fileprivate var hasTarget: Bool {
        control?.target.isItself ?? false || stackControls.contains { $0.target.isItself }
            || accessories.contains { $0.target.isItself }
            || leadingAccessory?.target.isItself ?? false
    }
}
