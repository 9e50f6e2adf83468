// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import GtkKit
import LayoutEngine

/// One item of the table: drawn by the painter that also draws pictures, and heard by screen readers
/// as what it is.
final class RowWidget: RecycledRow {
    /// The item, and what paints it.
    private var content: (item: ItemLayout, painter: TablePainter)?
    /// Where its texts light up, in table coordinates.
    var highlights: [Rect] = [] { didSet { if highlights != oldValue { queueDraw() } } }

    override class var cssName: String { "tablerow" }

    /// The blue of GNOME, which shows on light and on dark.
    private static let highlightColor = GtkKit.Color(red: 0.21, green: 0.52, blue: 0.89, alpha: 0.3)

    /// A row for items of this role.
    override init(role: AccessibleRole) {
        super.init(role: role)
        isFocusable = true
    }

    /// Shows an item.
    func display(_ item: ItemLayout, sectionCount: Int, painter: TablePainter) {
        if content?.item.id != item.id
            || content?.item.texts.map(\.content) != item.texts.map(\.content)
            || content?.item.switchState != item.switchState
        {
            describe(item, sectionCount: sectionCount)
        }
        content = (item, painter)
        queueDraw()
    }

    /// Pixels to a point.
    var zoom = 1.0 { didSet { if zoom != oldValue { queueDraw() } } }

    /// The whole pixels of the item's cell, in the table: where this widget belongs.
    var pixelFrame: PixelFrame {
        content.map { ZoomedLayout.pixelFrame(of: $0.item, zoom: zoom) }
            ?? PixelFrame(x: 0, y: 0, width: 0, height: 0)
    }

    /// Draws in table coordinates, moved to where this widget is.
    override func snapshot(_ snapshot: Snapshot) {
        guard let content else { return }
        let frame = pixelFrame
        let bounds = Rectangle(
            x: Double(frame.x), y: Double(frame.y), width: Double(width), height: Double(height))
        snapshot.translated(x: -bounds.x, y: -bounds.y) {
            snapshot.drawCairo(in: bounds) { cairo in
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
        }
    }

    private func describe(_ item: ItemLayout, sectionCount: Int) {
        setAccessibleLabel(item.spokenText)
        switch item.id.kind {
        case .sectionHeader: setAccessibleLevel(2)
        case .row where sectionCount > 0:
            setAccessiblePosition(item.id.row + 1, of: sectionCount)
        default: break
        }
        if let isOn = item.switchState { setAccessibleChecked(isOn) }
    }
}

// MARK: - What is heard

extension TableContent {
    /// The role of the widget that shows an item.
    func role(of id: ItemID) -> AccessibleRole {
        switch id.kind {
        case .sectionHeader: .heading
        case .row:
            sections[id.section].rows[id.row].accessory?.isOn == nil ? .listItem : .switchControl
        case .tableHeader, .sectionFooter: .label
        }
    }
}

extension ItemLayout {
    /// All texts from top to bottom, as one name.
    var spokenText: String { texts.map(\.content.text).joined(separator: ", ") }

    /// Whether the switch of the row is on; nil for a row without one.
    var switchState: Bool? {
        for decoration in decorations {
            if case .accessory(let accessory) = decoration.kind { return accessory.isOn }
        }
        return nil
    }
}
