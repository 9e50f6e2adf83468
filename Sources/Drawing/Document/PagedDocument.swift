// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// A document of headings, paragraphs, tables, and pictures on pages of A4, from top to bottom.
struct PagedDocument {
    /// The size of a page, in points.
    static let pageSize = Size(width: 595, height: 842)
    private static let margin = 48.0
    static var width: Double { pageSize.width - 2 * margin }
    private static let fadedInk = Color(rgb: 0x55545E)

    private let lettering: Lettering
    private var pages: [[Block]] = []
    private var y = PagedDocument.pageSize.height

    /// A part of a page, drawn with the upper left corner of the page's content as origin.
    private typealias Block = (y: Double, draw: (Canvas) -> Void)

    init(_ lettering: Lettering) { self.lettering = lettering }

    var pictures: [Picture] {
        pages.enumerated().map { number, blocks in
            Picture(size: Self.pageSize) { canvas in
                canvas.fill(
                    Rect(x: 0, y: 0, width: Self.pageSize.width, height: Self.pageSize.height),
                    Color(rgb: 0xFFFFFF))
                for block in blocks {
                    canvas.translated(x: Self.margin, y: block.y) { block.draw(canvas) }
                }
                paintNumber(number + 1, on: canvas)
            }
        }
    }

    private func paintNumber(_ number: Int, on canvas: Canvas) {
        lettering.write(
            "\(number) / \(pages.count)", Lettering.Style(size: 8, color: Self.fadedInk),
            x: Self.pageSize.width - Self.margin, baseline: Self.pageSize.height - 24, .end,
            on: canvas)
    }

    /// Adds a block, on a new page if this page has too little room.
    ///
    /// - Parameter together: the height that has to fit on the page: the block's height, or more.
    private mutating func add(
        height: Double, together: Double? = nil, _ draw: @escaping (Canvas) -> Void
    ) {
        if y + (together ?? height) > Self.pageSize.height - Self.margin {
            pages.append([])
            y = Self.margin
        }
        pages[pages.count - 1].append((y, draw))
        y += height
    }
}

// MARK: - Words

extension PagedDocument {
    enum Kind {
        case title, heading, text, note

        fileprivate var style: Lettering.Style {
            switch self {
            case .title: Lettering.Style(size: 20, isHeavy: true, color: .ink)
            case .heading: Lettering.Style(size: 12, isHeavy: true, color: .ink)
            case .text: Lettering.Style(size: 10, color: .ink)
            case .note: Lettering.Style(size: 9, color: fadedInk)
            }
        }

        fileprivate var spaceAbove: Double { self == .heading ? 18 : 2 }
    }

    mutating func add(_ words: String, _ kind: Kind) {
        let style = kind.style
        let pitch = style.size * 1.45
        // A heading stays on the page of the next block.
        let follower = kind == .heading ? 60.0 : 0
        y += pages.isEmpty ? 0 : kind.spaceAbove
        for line in lettering.lines(of: words, style, width: Self.width) {
            add(height: pitch, together: pitch + follower) { [lettering] canvas in
                lettering.write(line, style, x: 0, baseline: style.size, on: canvas)
            }
        }
    }
}

// MARK: - Tables

extension PagedDocument {
    private static let cellStyle = Lettering.Style(size: 8.5, color: .ink)
    private static let titleStyle = Lettering.Style(size: 8.5, isHeavy: true, color: fadedInk)
    private static let columnGap = 12.0
    private static let cellPitch = 12.0

    /// Adds a table. Its first row is repeated on each page.
    mutating func add(table rows: [[String]]) {
        guard let titles = rows.first else { return }
        let widths = columnWidths(rows)
        addRow(titles, widths, Self.titleStyle, followerHeight: 2 * Self.cellPitch)
        for row in rows.dropFirst() {
            let height = rowHeight(row, widths)
            if y + height > Self.pageSize.height - Self.margin {
                addRow(titles, widths, Self.titleStyle, followerHeight: height)
            }
            addRow(row, widths, Self.cellStyle)
        }
    }

    private func rowHeight(_ row: [String], _ widths: [Double]) -> Double {
        let lines =
            zip(row, widths).map { lettering.lines(of: $0, Self.cellStyle, width: $1).count }.max()
            ?? 1
        return Double(max(1, lines)) * Self.cellPitch + 3
    }

    private mutating func addRow(
        _ row: [String], _ widths: [Double], _ style: Lettering.Style, followerHeight: Double = 0
    ) {
        var x = 0.0
        var lines: [(x: Double, y: Double, text: String)] = []
        for (cell, width) in zip(row, widths) {
            for (number, line) in lettering.lines(of: cell, style, width: width).enumerated() {
                lines.append((x, 9 + Double(number) * Self.cellPitch, line))
            }
            x += width + Self.columnGap
        }
        let height = rowHeight(row, widths)
        add(height: height, together: height + followerHeight) { [lettering] canvas in
            for line in lines {
                lettering.write(line.text, style, x: line.x, baseline: line.y, on: canvas)
            }
            canvas.fill(
                Rect(x: 0, y: height - 2.5, width: Self.width, height: 0.5),
                Color(rgb: 0xD5D3DA))
        }
    }

    /// The widths of the columns: as wide as the longest cell of each. If they do not fit, the widest get
    /// narrower.
    private func columnWidths(_ rows: [[String]]) -> [Double] {
        let count = rows.map(\.count).max() ?? 0
        var widths = (0..<count).map { column in
            rows.enumerated().map { number, row in
                let style = number == 0 ? Self.titleStyle : Self.cellStyle
                return column < row.count ? lettering.width(of: row[column], style) + 0.5 : 0
            }.max() ?? 0
        }
        let room = Self.width - Double(max(0, count - 1)) * Self.columnGap
        while widths.reduce(0, +) > room, let widest = widths.max(), widest > 24,
            let column = widths.firstIndex(of: widest)
        {
            // The width shrinks to the next widest, or as far as needed.
            let next = widths.filter { $0 < widest }.max() ?? 0
            let excess = widths.reduce(0, +) - room
            widths[column] = max(24, min(widest - 0.5, max(next, widest - excess)))
        }
        return widths
    }
}

// MARK: - Pictures

extension PagedDocument {
    /// Adds pictures, two side by side, each with words above it.
    mutating func add(_ pictures: [(picture: Picture, words: String)]) {
        let gap = 20.0
        let width = (Self.width - gap) / 2
        let tallest = Self.pageSize.height - 2 * Self.margin - 60
        for start in stride(from: 0, to: pictures.count, by: 2) {
            let pair = pictures[start..<min(start + 2, pictures.count)]
            let scales = pair.map {
                min(width / $0.picture.size.width, tallest / $0.picture.size.height, 1)
            }
            let captions = pair.map { lettering.lines(of: $0.words, Self.cellStyle, width: width) }
            let captionHeight = Double(captions.map(\.count).max() ?? 0) * Self.cellPitch + 4
            let height = zip(pair, scales).map { $0.picture.size.height * $1 }.max() ?? 0
            add(height: captionHeight + height + 16) { [lettering] canvas in
                for (number, (entry, scale)) in zip(pair, scales).enumerated() {
                    let x = Double(number) * (width + gap)
                    for (line, words) in captions[number].enumerated() {
                        lettering.write(
                            words, Self.cellStyle, x: x,
                            baseline: 9 + Double(line) * Self.cellPitch, on: canvas)
                    }
                    canvas.translated(x: x, y: captionHeight) {
                        canvas.scaled(by: scale) { entry.picture.draw(canvas) }
                        canvas.stroke(
                            Rect(
                                x: 0, y: 0, width: entry.picture.size.width * scale,
                                height: entry.picture.size.height * scale), radius: 2, width: 0.5,
                            Color(rgb: 0xB9B6C0))
                    }
                }
            }
        }
    }
}
