// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import GtkKit
import LayoutEngine
import Previewing
import Reporting
import Words
import Workspace

extension TableSelection {
    /// The vertical distance in points of a sticky header from its place in the layout; 0 for other items.
    private func shift(of item: ItemID, in table: TableView) -> Double {
        let layout = table.preview.layout
        guard let sticky = table.stickyHeader, layout.ids[sticky.index] == item else { return 0 }
        return sticky.y / table.zoom - layout.frame(at: sticky.index).y
    }

    var redlines: [Redline] {
        guard isMeasuring, let table, let subject = selection.subject else { return [] }
        let redlines = Redlines(table.preview.layout)
        let shift = shift(of: subject.item, in: table)
        let distances = selection.element.flatMap { element in
            selection.pointedAt.map { redlines.distances(from: element, to: $0) }
        }
        let measures = redlines.measures(of: subject).filter {
            $0.group.map { !selection.hiddenRedlines.contains($0) } ?? true
        }
        return measures.map { $0.offsetBy(y: shift) }
            + (shift == 0 ? distances ?? [] : [])
    }

    /// GNOME's blue, which is visible on light and on dark.
    private static let color = GtkKit.Color(red: 0.21, green: 0.52, blue: 0.89, alpha: 1)

    /// Draws the outline of the selected element and the redlines over the list.
    func draw(_ snapshot: Snapshot) {
        guard let table else { return }
        let (left, top) = ((table.horizontalAdjustment?.value ?? 0).rounded(), table.top.rounded())
        drawEmptyTexts(over: table, left: left, top: top, on: snapshot)
        drawOutline(over: table, left: left, top: top, on: snapshot)
        let redlines = redlines
        guard !redlines.isEmpty else { return }
        let size = (width: Double(table.width), height: Double(table.height))
        let zoom = table.zoom
        let painter = RedlinePainter(
            table.preview, library: table.painter.library, zoom: zoom)
        snapshot.translated(x: -left, y: -top) {
            let bounds = Rectangle(x: left, y: top, width: size.width, height: size.height)
            snapshot.drawCairo(in: bounds) { cairo in
                painter.paint(
                    redlines,
                    within: Rect(
                        x: left / zoom, y: top / zoom, width: size.width / zoom,
                        height: size.height / zoom),
                    on: Canvas(cairo, zoom: zoom, pixelScale: Double(table.scaleFactor)))
            }
        }
    }

    /// Draws words in the place of empty texts, so that their rows are not taken for nothing.
    private func drawEmptyTexts(
        over table: TableView, left: Double, top: Double, on snapshot: Snapshot
    ) {
        let items = table.rows.compactMap(\.item).filter { item in
            item.texts.contains { $0.content.text.isEmpty }
        }
        let empty = items.flatMap { item in
            zip(item.texts, table.live.screen.value.textLocations(of: item.id))
                .filter { $0.0.content.text.isEmpty }
                .map { (words: $0.1.emptyWords, frame: $0.0.frame) }
        }
        guard !empty.isEmpty else { return }
        let painter = EmptyTextPainter(table.preview, library: table.painter.library)
        snapshot.translated(x: -left, y: -top) {
            let bounds = Rectangle(
                x: left, y: top, width: Double(table.width), height: Double(table.height))
            snapshot.drawCairo(in: bounds) { cairo in
                let canvas = Canvas(
                    cairo, zoom: table.zoom, pixelScale: Double(table.scaleFactor))
                for text in empty { painter.paint(text.words, in: text.frame, on: canvas) }
            }
        }
    }

    private func drawOutline(
        over table: TableView, left: Double, top: Double, on snapshot: Snapshot
    ) {
        guard !isMeasuring else { return }
        let redlines = Redlines(table.preview.layout)
        for case .section(let number) in selection.parts.items {
            guard let (first, frame) = frame(ofSection: number, in: table) else { continue }
            drawOutline(
                of: LayoutElement(first), frame, over: table, left: left, top: top, on: snapshot)
        }
        for element in selectedElements(in: table) {
            guard let frame = redlines.frame(of: element) else { continue }
            drawOutline(of: element, frame, over: table, left: left, top: top, on: snapshot)
        }
    }

    /// The frame of all items of a section, with the first of them; nil without any.
    private func frame(ofSection number: Int, in table: TableView) -> (first: ItemID, Rect)? {
        let layout = table.preview.layout
        func isInside(_ id: ItemID) -> Bool { id.kind.isInSection && id.section == number }
        guard let first = layout.ids.firstIndex(where: isInside),
            let last = layout.ids.lastIndex(where: isInside)
        else { return nil }
        var frame = layout.frame(at: first)
        frame.height = layout.frame(at: last).maxY - frame.y
        return (layout.ids[first], frame)
    }

    /// The selected elements that are near the view.
    private func selectedElements(in table: TableView) -> [LayoutElement] {
        let parts = selection.parts
        if let element = parts.element, parts.items.count == 1 { return [element] }
        let selected = Set(parts.items)
        return table.rows.compactMap { row in
            guard table.preview.layout.ids.indices.contains(row.index) else { return nil }
            let item = table.preview.layout.ids[row.index]
            return selected.contains(.item(item)) ? LayoutElement(item) : nil
        }
    }

    private func drawOutline(
        of element: LayoutElement, _ frame: Rect, over table: TableView, left: Double, top: Double,
        on snapshot: Snapshot
    ) {
        let y = frame.y + shift(of: element.item, in: table)
        // A text gets an outline around it, so that the line does not cross its letters.
        let margin = element.text == nil ? 0.0 : 2
        let x = (frame.x * table.zoom).rounded() - left - margin
        let start = (y * table.zoom).rounded() - top - margin
        snapshot.fillEdges(
            of: Rectangle(
                x: x, y: start, width: (frame.maxX * table.zoom).rounded() - left + margin - x,
                height: ((y + frame.height) * table.zoom).rounded() - top + margin - start),
            thickness: 2, Self.color)
    }
}

extension Redline.Group {
    /// The text of the button that shows these redlines.
    var title: String {
        switch self {
        case .frames: trc("redlines", "Frames")
        case .margins: trc("redlines", "Margins")
        // Translators: the spaces between two parts of an element.
        case .gaps: trc("redlines", "Gaps")
        case .baselines: trc("redlines", "Baselines")
        }
    }
}
