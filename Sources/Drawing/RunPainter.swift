// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Previewing

/// The painter of lines whose pieces have looks of their own.
struct RunPainter {
    let canvas: Canvas
    let preview: Preview
    let library: FontLibrary
    /// The color behind the text.
    let ground: Color
    let isRightToLeft: Bool

    /// Paints a line whose pieces have looks of their own, from left to right.
    func paint(_ line: TextLine, of text: TextLayout) {
        let baseline = canvas.snapped(y: line.baseline)
        var x = line.x
        let pieces = line.pieces
        let parts = VisualOrder.parts(of: pieces.map(\.text), in: text.content.text)
        for (number, part) in parts.enumerated() {
            let piece = pieces[part.piece]
            let font = preview.layout.font(of: piece, in: text)
            let width = piece.advances[part.scalars].reduce(0, +)
            let color = preview.color(at: piece.run.color)
            if let symbol = piece.run.symbol {
                paintSymbol(symbol, font, color, x: x, width: width, baseline)
                x += width
                continue
            }
            let run = Canvas.TextRun(
                text: part.text, paragraph: text.content.text,
                language: font.face.language ?? preview.language,
                font: font, width: width)
            // Spaces at the end of a part are left out of its glyphs, and are at the left from right to left.
            let spaces = part.text.unicodeScalars.reversed().prefix { $0 == " " || $0 == "\t" }
                .count
            let shift =
                part.isRightToLeft
                ? piece.advances[part.scalars].suffix(spaces).reduce(0, +) : 0
            if let joined = joinedText(around: number, of: parts, pieces) {
                // Letters join across the border of two colors, so the whole is drawn through the part.
                var whole = run
                whole.text = joined.text
                whole.width = width + joined.before + joined.after
                let height = TablePainter.overhang(of: font)
                let visible = Rect(
                    x: x, y: baseline - height / 2, width: width, height: height)
                canvas.clipped(to: visible) {
                    canvas.write(whole, color, x: x - joined.before, baseline: baseline, library)
                }
            } else {
                canvas.write(run, color, x: x + shift, baseline: baseline, library)
            }
            paint(piece.run.strokes, color, font, x: x, width: width, baseline)
            x += width
        }
    }

    /// A text whose letters join with those of its neighbors in other colors, with the widths of the neighbors at the left
    /// and at the right; nil for a part without such neighbors.
    private func joinedText(
        around number: Int, of parts: [VisualOrder.Part], _ pieces: [LinePiece]
    ) -> (text: String, before: Double, after: Double)? {
        func width(of part: VisualOrder.Part) -> Double {
            pieces[part.piece].advances[part.scalars].reduce(0, +)
        }
        /// Whether a part continues the word of the one at its left, from right to left.
        func joins(_ right: Int) -> Bool {
            let (left, right) = (parts[right - 1], parts[right])
            guard left.isRightToLeft, right.isRightToLeft,
                pieces[left.piece].run.font == pieces[right.piece].run.font,
                pieces[left.piece].run.symbol == nil, pieces[right.piece].run.symbol == nil,
                let end = right.text.unicodeScalars.last, let start = left.text.unicodeScalars.first
            else { return false }
            return end.properties.isAlphabetic && start.properties.isAlphabetic
        }
        var (first, last) = (number, number)
        while first > 0, joins(first) { first -= 1 }
        while last + 1 < parts.count, joins(last + 1) { last += 1 }
        guard first < last else { return nil }
        return (
            parts[first...last].reversed().map(\.text).joined(),
            parts[first..<number].reduce(0) { $0 + width(of: $1) },
            parts[(number + 1)..<(last + 1)].reduce(0) { $0 + width(of: $1) }
        )
    }

    /// Paints a symbol in the middle of the height of capital letters.
    private func paintSymbol(
        _ symbol: Int, _ font: ScaledFont, _ color: Color, x: Double, width: Double,
        _ baseline: Double
    ) {
        // The grid of its drawing is as wide as its advance.
        let height =
            TextRunContent.symbolWidth * font.pointSize * preview.symbols.lineHeight
            / SymbolDrawing.gridSize
        let images = ImagePainter(
            canvas: canvas, preview: preview, library: library, isRightToLeft: isRightToLeft)
        images.paint(
            preview.images[symbol],
            in: Rect(
                x: x, y: baseline - font.capHeight / 2 - height / 2, width: width, height: height),
            tint: color, over: ground)
    }

    /// Paints lines along a piece: their thickness is a fourteenth of the size, and the distance from the baseline a
    /// tenth below it, or half of the height of small letters above it.
    private func paint(
        _ strokes: TextRunContent.Strokes, _ color: Color, _ font: ScaledFont, x: Double,
        width: Double, _ baseline: Double
    ) {
        let thickness = max(preview.layout.grid.pixel, font.pointSize / 14)
        func line(at y: Double) {
            canvas.fill(Rect(x: x, y: y - thickness / 2, width: width, height: thickness), color)
        }
        if strokes.contains(.underline) { line(at: baseline + font.pointSize * 0.1) }
        if strokes.contains(.strikethrough) {
            line(at: baseline - font.metrics.xHeight * font.pointSize / 2)
        }
    }
}
