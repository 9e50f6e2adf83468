// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Drawing
import GtkKit
import LayoutEngine
import Previewing
import Reporting
import Words

/// A recycled row with one item of the table, with the item's accessible role. The painter that draws pictures also
/// draws the row.
final class RowWidget: RecycledRow {
    private var content: (item: ItemLayout, painter: TablePainter)?
    /// The highlighted frames of its texts, in points of the table.
    var highlights: [Rect] = [] { didSet { if highlights != oldValue { queueDraw() } } }

    /// The highest severity among the item's findings; nil without findings.
    var finding: Severity? { didSet { if finding != oldValue { queueDraw() } } }

    /// Whether the item is the selected one.
    var isSelected = false {
        didSet { if isSelected != oldValue { setAccessibleSelected(isSelected) } }
    }

    override class var cssName: String { "tablerow" }

    /// GNOME's blue, which is visible on light and on dark.
    private static let highlightColor = GtkKit.Color(red: 0.21, green: 0.52, blue: 0.89, alpha: 0.3)

    /// A row for items of a role.
    override init(role: AccessibleRole) {
        super.init(role: role)
        isFocusable = true
    }

    func display(_ item: ItemLayout, sectionCount: Int, painter: TablePainter) {
        if !isDescribed(by: item, of: painter.preview) {
            describe(item, in: painter.preview, sectionCount: sectionCount)
        }
        content = (item, painter)
        queueDraw()
    }

    /// Whether screen readers are told the same of another item, such as this one in another size.
    private func isDescribed(by item: ItemLayout, of preview: Preview) -> Bool {
        guard let (old, painter) = content else { return false }
        return old.id == item.id
            && old.texts.elementsEqual(item.texts) { $0.content == $1.content }
            && old.decorations.elementsEqual(item.decorations) { $0.kind == $1.kind }
            && painter.preview.imageLabel(of: old) == preview.imageLabel(of: item)
    }

    override func becomeSpare() { content = nil }

    /// The displayed item; nil before the first one, and for a spare row.
    var item: ItemLayout? { content?.item }

    /// Pixels per point.
    var zoom = 1.0 { didSet { if zoom != oldValue { queueDraw() } } }

    /// The frame of the item's cell in the table, in whole pixels.
    var pixelFrame: PixelFrame {
        content.map { ZoomedLayout.pixelFrame(of: $0.item, zoom: zoom) }
            ?? PixelFrame(x: 0, y: 0, width: 0, height: 0)
    }

    /// The vertical range of the viewport in pixels, from the top edge of the row.
    var viewport = 0..<0 {
        didSet { if drawnRange(in: oldValue) != drawnRange(in: viewport) { queueDraw() } }
    }

    /// The vertical step of ``drawnRange(in:)``, in pixels.
    private static let bandHeight = 1_024

    /// The vertical range to draw, in pixels. A text may have thousands of lines, so of a tall row only the bands in
    /// the viewport are drawn. With bands, few steps of scrolling need a new drawing.
    private func drawnRange(in viewport: Range<Int>) -> Range<Int> {
        let band = Self.bandHeight
        guard height > band else { return 0..<height }
        let visible = viewport.clamped(to: 0..<height)
        let end = (visible.upperBound + band - 1) / band * band
        return (visible.lowerBound / band * band)..<min(end, height)
    }

    /// Draws the item in the table's coordinates, translated to this widget.
    override func snapshot(_ snapshot: Snapshot) {
        guard let content else { return }
        let frame = pixelFrame
        let bounds = Rectangle(
            x: Double(frame.x), y: Double(frame.y), width: Double(width), height: Double(height))
        let drawn = drawnRange(in: viewport)
        let area = Rectangle(
            x: bounds.x, y: bounds.y + Double(drawn.lowerBound), width: bounds.width,
            height: Double(drawn.count))
        snapshot.translated(x: -bounds.x, y: -bounds.y) {
            snapshot.drawCairo(in: area) { cairo in
                content.painter.paint(
                    content.item,
                    on: Canvas(cairo, zoom: zoom, pixelScale: Double(scaleFactor)))
            }
            for frame in highlights {
                let bounds = Rectangle(
                    x: frame.x * zoom, y: frame.y * zoom, width: frame.width * zoom,
                    height: frame.height * zoom)
                snapshot.fill(bounds, Self.highlightColor)
            }
            if let finding, finding > .information {
                FindingMark.draw(
                    finding, around: bounds, isRightToLeft: content.painter.isRightToLeft,
                    on: snapshot)
            }
        }
    }

    private func describe(_ item: ItemLayout, in preview: Preview, sectionCount: Int) {
        setAccessibleLabel(preview.spokenText(of: item))
        switch item.id.kind {
        case .sectionHeader: setAccessibleLevel(2)
        case .row where sectionCount > 0:
            setAccessiblePosition(item.id.row + 1, of: sectionCount)
        default: break
        }
        if let isOn = item.switchState { setAccessibleChecked(isOn) }
    }
}

// MARK: - Accessibility

extension TableContent {
    func role(of id: ItemID) -> AccessibleRole {
        switch id.kind {
        case .sectionHeader: .heading
        case .row:
            sections[id.section].rows[id.row].accessories.contains { $0.kind == .switch }
                ? .switchControl : .listItem
        case .tableHeader, .sectionFooter, .tableFooter: .label
        }
    }
}

extension Preview {
    /// The accessible name of an item: the label of its image, and all that is spoken of the item.
    func spokenText(of item: ItemLayout) -> String {
        let label = imageLabel(of: item).map { [$0] } ?? []
        guard item.texts.isEmpty || item.texts.contains(where: { !$0.content.text.isEmpty }) else {
            // Translators: %1$s is a kind of row or header without any text.
            return tr("%1$s, empty", screen.row(item.id)?.shownName ?? item.id.kind.title)
        }
        return listed(label + [item.spokenText])
    }
}
