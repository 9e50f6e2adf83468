// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// An element that the pointer is on: an item, or one of its texts.
public struct LayoutElement: Hashable, Sendable {
    public var item: ItemID
    /// The index of a text in the item; nil for the item itself.
    public var text: Int?

    /// An item, or one of its texts.
    public init(_ item: ItemID, text: Int? = nil) { (self.item, self.text) = (item, text) }
}

/// The redlines of a layout, and its elements.
public struct Redlines {
    private let layout: TableLayout

    public init(_ layout: TableLayout) { self.layout = layout }

    /// The frame of an element; nil if the table does not have it.
    public func frame(of element: LayoutElement) -> Rect? {
        guard let index = layout.index(of: element.item) else { return nil }
        guard let text = element.text else { return layout.frame(at: index) }
        let texts = layout.item(at: index).texts
        return texts.indices.contains(text) ? texts[text].frame : nil
    }

    /// The redlines of an element. An item has frames, margins, gaps, baselines, and cap heights. A text has
    /// its own redlines, and its distances from the edges of its item. Empty if the table does not have the
    /// element.
    public func measures(of element: LayoutElement) -> [Redline] {
        guard let index = layout.index(of: element.item) else { return [] }
        let item = layout.item(at: index)
        guard let number = element.text else {
            return [Redline(.itemFrame, item.frame)] + margins(of: item)
                + item.gaps.map { Redline(.gap($0.kind, $0.axis), $0.frame) }
                + item.texts.flatMap { measures(of: $0, in: item) }
        }
        guard item.texts.indices.contains(number) else { return [] }
        let text = item.texts[number]
        return measures(of: text, in: item) + Redline.distances(from: text.frame, to: item.cell)
    }

    /// The distances between two elements (`Redline.distances(from:to:)`).
    public func distances(from element: LayoutElement, to other: LayoutElement) -> [Redline] {
        guard element != other, let first = frame(of: element), let second = frame(of: other)
        else { return [] }
        return Redline.distances(from: first, to: second)
    }

    /// The element at a point: a text, or the item around the point; nil below the last item.
    public func element(x: Double, y: Double) -> LayoutElement? {
        guard let index = layout.indices(from: y, to: y + layout.grid.pixel).first,
            !layout.isBlank(at: index)
        else { return nil }
        let text = layout.item(at: index).texts.firstIndex {
            $0.frame.x <= x && x < $0.frame.maxX && $0.frame.y <= y && y < $0.frame.maxY
        }
        return LayoutElement(layout.ids[index], text: text)
    }

    // MARK: - Parts

    private func measures(of text: TextLayout, in item: ItemLayout) -> [Redline] {
        let capHeight = layout.font(of: text.content).capHeight
        return [Redline(.textFrame, text.frame)]
            + text.lines.flatMap { line in
                [
                    Redline(
                        .baseline,
                        Rect(
                            x: text.frame.x, y: item.frame.y, width: text.frame.width,
                            height: line.baseline - item.frame.y)),
                    Redline(
                        .capHeight,
                        Rect(
                            x: line.x, y: line.baseline - capHeight, width: line.width,
                            height: capHeight)),
                ]
            }
    }

    /// The margins of an item in the layout. The top and bottom margins are those that the height leaves. The
    /// side margins are those of the lines, even if lines are short.
    private func margins(of item: ItemLayout) -> [Redline] {
        let texts = item.texts.filter { $0.content.role != .accessory }.map(\.frame)
        guard let top = texts.map(\.y).min(), let bottom = texts.map(\.maxY).max() else {
            return []
        }
        let decorations = item.decorations.filter { $0.kind != .separator }.map(\.frame)
        let left = ([item.textArea] + decorations).map(\.x).min() ?? 0
        let right = ([item.textArea] + decorations).map(\.maxX).max() ?? 0
        let cell = item.cell
        let height = bottom - top
        let edges: [(DirectionalEdge, Rect)] = [
            (.top, Rect(x: left, y: cell.y, width: right - left, height: top - cell.y)),
            (
                layout.isRightToLeft ? .trailing : .leading,
                Rect(x: cell.x, y: top, width: left - cell.x, height: height)
            ),
            (.bottom, Rect(x: left, y: bottom, width: right - left, height: cell.maxY - bottom)),
            (
                layout.isRightToLeft ? .leading : .trailing,
                Rect(x: right, y: top, width: cell.maxX - right, height: height)
            ),
        ]
        return edges.filter { $0.1.width > 0 && $0.1.height > 0 }
            .map { Redline(.margin($0), $1) }
    }
}
