// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Drawing
import GtkKit
import LayoutEngine
import Previewing
import Words

/// The bars of the app and the parts of the device over a table in the window. They are insets of the view: its scroll range begins above the list,
/// so positions in the list keep their zero. Lengths are pixels.
struct FloatingBars {
    private let painter: TablePainter
    private let edges: ScreenEdges
    /// Pixels per point.
    private let zoom: Double

    init(_ painter: TablePainter, zoom: Double) {
        (self.painter, edges, self.zoom) = (painter, painter.preview.edgesInView, zoom)
    }

    /// The distance from the upper edge of the view to a list that is not scrolled.
    var top: Double { (edges.top * zoom).rounded(.up) }
    /// The distance from the end of the list to the lower edge of the view.
    var foot: Double { (edges.foot * zoom).rounded(.up) }
    /// The part of ``top`` that stays over the list while it scrolls.
    var fixedTop: Double { (edges.fixedTop * zoom).rounded(.up) }

    /// The part of a view that the bars cover at its upper edge.
    ///
    /// - Parameter top: the distance from the top of the list to the upper edge of the view.
    func covered(at top: Double) -> Double {
        min(self.top, (edges.coveredTop(at: top / zoom) * zoom).rounded(.up))
    }

    /// The range of a view of a height that no bar covers.
    func clearRange(at top: Double, height: Double) -> Range<Double> {
        let start = covered(at: top)
        return start..<max(start, height - foot)
    }

    /// The texts for screen readers, since they are no items; nil for none.
    var spokenText: String? {
        let texts = painter.preview.barTexts.map(\.content.text).uniqued()
        // Translators: %1$s lists the texts of the bars around the list, such as “Edit, Mailboxes, Search”.
        return texts.isEmpty ? nil : tr("Bars: %1$s", listed(texts))
    }

    /// Draws the bars.
    ///
    /// - Parameters:
    ///   - table: the widget of the table, whose height is that of the view.
    ///   - top: the distance from the top of the list to the upper edge of the view.
    ///   - left: the pixels of the table to the left of the view.
    func draw(over table: Widget, top: Double, left: Double, on snapshot: Snapshot) {
        guard edges != .none else { return }
        let (width, height) = (Double(table.width), Double(table.height))
        let clear = clearRange(at: top, height: height)
        let areas = [(0, clear.lowerBound), (clear.upperBound, height)]
        for (start, end) in areas where end > start {
            let area = Rectangle(x: left, y: start, width: width, height: end - start)
            snapshot.translated(x: -left, y: 0) {
                snapshot.drawCairo(in: area) { cairo in
                    painter.paint(
                        edges, at: top / zoom, height: height / zoom,
                        on: Canvas(cairo, zoom: zoom, pixelScale: Double(table.scaleFactor)))
                }
            }
        }
    }
}
