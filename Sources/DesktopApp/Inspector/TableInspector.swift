// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import GtkKit
import LayoutEngine
import Previewing
import Reporting
import Words
import Workspace

/// The inspector over a list. The pointer and keys choose an element, and its redlines are drawn, with its distances to
/// the element under the pointer.
final class TableInspector {
    private weak var table: TableView?
    private let inspection: Inspection
    /// The chosen element that was last described to screen readers.
    private var described: LayoutElement?

    /// An inspector that draws over a list.
    init(over table: TableView, _ inspection: Inspection) {
        (self.table, self.inspection) = (table, inspection)
        inspection.observe(.any, by: self) { $0.follow() }
        table.onPointerMoved { [weak self] in self?.point(at: $0) }
        table.onPressed { [weak self] _, x, y in self?.click(x: x, y: y) }
        table.onKey(capturing: true) { [weak self] in self?.press($0, $1) ?? false }
    }

    private func follow() {
        table?.queueDraw()
        let (old, new) = (described, inspection.chosen)
        guard old != new else { return }
        described = new
        describe(old?.item)
        describe(new?.item)
    }

    /// Moves the focus to the list, and chooses the focused element.
    func begin() {
        guard let table, table.focus(from: table.startingIndex, searching: 1) else { return }
        chooseFocused()
    }

    private func chooseFocused() {
        guard let table, let index = table.focusedIndex else { return }
        inspection.chosen = LayoutElement(table.preview.layout.ids[index])
    }

    // MARK: - Pointer

    private func element(x: Double, y: Double) -> LayoutElement? {
        guard let table else { return nil }
        let layout = table.preview.layout
        let left = table.horizontalAdjustment?.value ?? 0
        var y = (y + Double(table.top)) / table.zoom
        // A sticky header covers the rows below it.
        if let sticky = layout.stickyHeader(at: Double(table.top) / table.zoom) {
            let frame = layout.frame(at: sticky.index)
            if y < sticky.y + frame.height { y += frame.y - sticky.y }
        }
        return Redlines(layout).element(x: (x + left) / table.zoom, y: y)
    }

    /// Points at a place of the list, in pixels; nil outside of the list.
    func point(at point: (x: Double, y: Double)?) {
        guard inspection.isActive else { return }
        inspection.pointedAt = point.flatMap { element(x: $0.x, y: $0.y) }
    }

    /// Chooses the element at a place of the list, in pixels.
    func click(x: Double, y: Double) {
        guard inspection.isActive else { return }
        let element = element(x: x, y: y)
        // A second click lets the pointer choose again.
        inspection.chosen = element == inspection.chosen ? nil : element
    }

    // MARK: - Keyboard

    /// Handles a key; false for keys without a meaning here.
    func press(_ key: String, _ modifiers: Modifiers) -> Bool {
        guard inspection.isActive, let table, modifiers.isDisjoint(with: [.control, .alt]) else {
            return false
        }
        switch key {
        case "Escape":
            // Escape goes from a text to its item, and from the item out of the inspector.
            if let chosen = inspection.chosen, chosen.text != nil {
                inspection.chosen = LayoutElement(chosen.item)
            } else {
                inspection.isActive = false
            }
            return true
        case "Tab", "KP_Tab": return step(by: 1)
        case "ISO_Left_Tab": return step(by: -1)
        default:
            guard table.press(key, modifiers) else { return false }
            chooseFocused()
            return true
        }
    }

    /// Goes from an item to its texts; false past the last text and before the item.
    private func step(by direction: Int) -> Bool {
        guard let table, let chosen = inspection.chosen,
            let index = table.preview.layout.index(of: chosen.item)
        else { return false }
        let next = (chosen.text ?? -1) + direction
        guard (-1..<table.preview.layout.item(at: index).texts.count).contains(next) else {
            return false
        }
        inspection.chosen = LayoutElement(chosen.item, text: next < 0 ? nil : next)
        return true
    }

    /// Describes the chosen element to screen readers, in the name of the focused row.
    private func describe(_ item: ItemID?) {
        guard let table, let item, let index = table.preview.layout.index(of: item),
            let row = table.row(at: index)
        else { return }
        let chosen = inspection.chosen.flatMap { $0.item == item ? $0 : nil }
        row.setAccessibleLabel(
            chosen.flatMap { description(of: $0, in: table.preview) }
                ?? table.preview.layout.item(at: index).spokenText)
    }

    /// The name of an element, with its size.
    private func description(of element: LayoutElement, in preview: Preview) -> String? {
        guard let frame = Redlines(preview.layout).frame(of: element) else { return nil }
        let texts = preview.layout.content.texts(of: element.item)
        let title = ElementReport.title(of: element.item, element.text.map { texts[$0] })
        // Translators: an element, its width, and its height.
        return tr(
            "%1$s, %2$s by %3$s points", title, frame.width.shown, frame.height.shown)
    }

    // MARK: - Drawing

    var redlines: [Redline] {
        guard let table, let subject = inspection.subject else { return [] }
        let layout = table.preview.layout
        let redlines = Redlines(layout)
        let distances = inspection.chosen.flatMap { chosen in
            inspection.pointedAt.map { redlines.distances(from: chosen, to: $0) }
        }
        guard let sticky = layout.stickyHeader(at: Double(table.top) / table.zoom),
            layout.ids[sticky.index] == subject.item
        else { return redlines.measures(of: subject) + (distances ?? []) }
        let y = sticky.y - layout.frame(at: sticky.index).y
        return redlines.measures(of: subject).map { $0.offsetBy(y: y) }
    }

    /// Draws the redlines over the list.
    func draw(_ snapshot: Snapshot) {
        guard let table else { return }
        let redlines = redlines
        guard !redlines.isEmpty else { return }
        let (left, top) = ((table.horizontalAdjustment?.value ?? 0).rounded(), table.top.rounded())
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
}
