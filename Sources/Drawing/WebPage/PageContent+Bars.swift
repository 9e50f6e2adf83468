// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Previewing

// MARK: - Bars

extension PageContent {
    /// Adds the bars of a layout, as one item that is drawn over all others.
    ///
    /// - Parameters:
    ///   - recorder: records the light shapes.
    ///   - darkRecorder: records the dark ones.
    mutating func add(
        _ edges: ScreenEdges, around layout: TableLayout, _ recorder: ItemRecorder,
        _ darkRecorder: ItemRecorder
    ) throws(PictureError) {
        let height = edges.height(around: layout)
        let dark = darkRecorder.shapes(of: edges, height: height).map(\.color)
        var numbers: [String] = []
        for (index, shape) in recorder.shapes(of: edges, height: height).enumerated() {
            let other = dark.indices.contains(index) ? dark[index] : nil
            numbers += try self.numbers(of: shape, other)
        }
        let item = items.number(
            of: "[\((height * scale).jsonHundredths),[\(numbers.joined(separator: ","))],[],[]]")
        let (design, width) = (self.edges.count - 1, self.edges[self.edges.count - 1].count - 1)
        self.edges[design][width].append("[\((edges.top * scale).jsonHundredths),\(item)]")
    }

    /// The key with the bars; empty for a page without bars.
    var edgesJSON: String {
        guard edges.contains(where: { $0.contains { !$0.isEmpty } }) else { return "" }
        let lists = edges.map { widths in
            "[\(widths.map { "[\($0.joined(separator: ","))]" }.joined(separator: ","))]"
        }
        return "\n\"edges\":[\(lists.joined(separator: ","))],"
    }
}

extension ItemRecorder {
    /// The shapes over the edges of a list that is not scrolled, in a page of a height in points.
    func shapes(of edges: ScreenEdges, height: Double) -> [RecordedShape] {
        painter.paint(edges, at: -edges.top, height: height, on: canvas)
        return recording.takeShapes()
    }
}

extension ScreenEdges {
    /// The height of a page with a whole list and what is around it, in points.
    func height(around layout: TableLayout) -> Double { top + layout.height + foot }
}
