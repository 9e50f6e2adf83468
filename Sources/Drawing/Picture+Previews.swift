// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import PangoText
import Previewing

extension Picture {
    /// The picture of a whole list.
    ///
    /// - Parameters:
    ///   - redlines: the redlines over the list.
    ///   - edges: the bars around the list, of which those below it are at the foot of the picture. With bars, the
    ///     picture is at least as high as the screen.
    package static func list(
        _ preview: Preview, redlines: [Redline] = [], edges: ScreenEdges = .none,
        library: FontLibrary
    ) -> Picture {
        PictureSurface.decode(for: [preview])
        let list = Size(
            width: preview.layout.width, height: max(1, preview.layout.height))
        var size = list
        if edges != .none {
            size.height = max(
                preview.environment.screenHeight, list.height + edges.top + edges.foot)
        }
        let height = size.height
        let weight = preview.layout.weight(to: list.height) + redlines.count * redlineWeight
        let breaks = { preview.layout.itemTops.map { $0 + edges.top } }
        let painter = RedlinePainter(preview, library: library)
        // Each page of a document draws its part of the same figures.
        lazy var figures = painter.figures(
            of: redlines, within: Rect(x: 0, y: 0, width: list.width, height: list.height))
        return Picture(size: size, weight: weight, breaks: breaks) { canvas in
            guard edges != .none else {
                paint(preview, library: library, height: height, on: canvas)
                return painter.paint(redlines, figures, on: canvas)
            }
            canvas.clipped(
                to: Rect(x: 0, y: 0, width: list.width, height: height),
                radius: edges.cornerRadius
            ) {
                paint(preview, edges: edges, library: library, height: height, on: canvas)
                canvas.translated(x: 0, y: edges.top) {
                    painter.paint(redlines, figures, on: canvas)
                }
            }
        }
    }

    /// A contact sheet of previews of one document.
    ///
    /// - Parameter axis: the axis along which the previews differ. Their names come from it.
    package static func sheet(
        _ previews: [Preview], by axis: PreviewAxis = .category, library: FontLibrary
    ) -> Picture {
        sheet(previews.map { NamedPreview($0, by: axis, library: library) })
    }

    /// The indices of previews that look the same as the first on a sheet, pixel by pixel.
    package static func repetitions(
        in previews: [Preview], library: FontLibrary
    ) throws(PictureError) -> [Int] {
        guard let first = previews.first else { return [] }
        let device = Sheet(
            of: [NamedPreview(first, name: "", library: library)], captions: [[]]
        ).device
        func pixels(_ preview: Preview) throws(PictureError) -> [UInt8] {
            try Picture(size: device) {
                paint(preview, library: library, height: device.height, on: $0)
            }.encoded(as: .png, resolution: first.environment.displayScale)
        }
        let items = first.layout.visibleItems(to: device.height)
        let alike = previews.indices.dropFirst()
            .filter { previews[$0].layout.visibleItems(to: device.height) == items }
        guard !alike.isEmpty else { return [] }
        let own = try pixels(first)
        var repetitions: [Int] = []
        for number in alike where try pixels(previews[number]) == own {
            repetitions.append(number)
        }
        return repetitions
    }

    /// A contact sheet: a device for each preview, six in a row, with its name as a caption and the
    /// visible part of the list, and a legend of fonts and their stand-ins below.
    package static func sheet(_ lists: [NamedPreview]) -> Picture {
        sheet([SheetRow(title: nil, lists: lists)])
    }

    /// A contact sheet with a row for each value of a second axis, and its title above the row.
    package static func sheet(_ rows: [SheetRow]) -> Picture {
        let lists = rows.flatMap(\.lists)
        let sheet = Sheet(
            of: lists, captions: lists.map { [Sheet.Caption(text: $0.name)] },
            rowTitles: rows.compactMap(\.title))
        return sheet.picture { index, canvas in
            paint(lists[index], height: sheet.device.height, on: canvas)
        }
    }

    /// The height above and below a page whose items may reach into it, in points.
    private static let pageOverhang = 1_000.0

    static func paint(_ list: NamedPreview, height: Double, on canvas: Canvas) {
        paint(
            list.preview, edges: list.edges, library: list.library, height: height, on: canvas)
    }

    /// Paints a vertical range of a list at the origin, with the bars over it.
    ///
    /// - Parameter top: the y in the list at the upper edge of the range, without the bars.
    static func paint(
        _ preview: Preview, edges: ScreenEdges = .none, library: FontLibrary,
        from top: Double = 0, height: Double,
        on canvas: Canvas
    ) {
        let top = top - edges.top
        let painter = TablePainter(preview, library: library)
        let layout = preview.layout
        painter.paintBackground(width: layout.width, height: height, on: canvas)
        canvas.translated(x: 0, y: -top) {
            // A page shows only a part of a long list.
            let visible = canvas.visibleRange
            let start = max(top, visible.lowerBound - pageOverhang)
            let end = min(top + height, visible.upperBound + pageOverhang)
            for index in layout.indices(from: start, to: end) {
                painter.paint(layout.item(at: index), on: canvas)
            }
            painter.paintIndex(
                inHeight: min(height, preview.environment.screenHeight) - edges.top - edges.foot,
                on: canvas)
        }
        painter.paint(edges, at: top, height: height, on: canvas)
    }
}

extension TableLayout {
    /// The upper edges of all items, in points.
    var itemTops: [Double] { ids.indices.map { frame(at: $0).y } }

    /// The items above a height in points.
    fileprivate func visibleItems(to height: Double) -> [ItemLayout] {
        indices(from: 0, to: height).map(item)
    }

    /// The amount of drawing for the items above a height (``Picture/weight``). Counting stops above the limit
    /// of a picture.
    func weight(to height: Double) -> Int {
        var weight = 0
        for index in indices(from: 0, to: height) where weight <= Picture.heaviestWeight {
            let item = item(at: index)
            let lines = item.texts.flatMap(\.lines)
            weight += Picture.shapeWeight * (1 + item.decorations.count + lines.count)
            weight += lines.reduce(0) { $0 + $1.scalars.count }
        }
        return weight
    }
}
