// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import GtkKit

/// The places of a ladder's columns: in as many lines as make them largest, or in one.
///
/// At best fit, all columns are in view, unless that makes their texts too small to read. Columns that do not fit
/// continue at the side.
struct LadderArrangement: Equatable {
    /// Pixels per point.
    let factor: Double
    /// The frames of the columns with their heads, in pixels of the strip.
    let frames: [PixelFrame]
    /// The width of all columns with the margins, in pixels.
    let width: Int
    /// The number of lines.
    let lineCount: Int

    /// Pixels around the columns.
    static let margin = 12
    /// Pixels between the columns, and between the lines.
    static let gap = 8
    /// Pixels per point below which texts are too small to read.
    static let legibleFactor = 0.4
    private static let mostLines = 4
    /// The least height of the visible part of a list, as a part of its width.
    private static let leastShape = 0.8

    /// The columns in a strip of a size in pixels.
    ///
    /// - Parameters:
    ///   - widths: the width of each column in points.
    ///   - leastFactor: the least pixels per point at best fit.
    ///   - headHeight: the pixels that the head of a column takes.
    init(
        _ widths: [Double], zoom: Zoom, isOneLine: Bool, leastFactor: Double, headHeight: Int,
        width: Int, height: Int, isRightToLeft: Bool
    ) {
        let room = Room(widths, headHeight: headHeight, width: width, height: height)
        let choices = isOneLine ? 1...1 : 1...Self.mostLines
        let factor =
            switch zoom {
            case .bestFit:
                max(leastFactor, choices.map(room.fittingFactor).max() ?? 1)
            case .fixed(let factor): factor
            }
        lineCount =
            choices.first { room.fits(lines: $0, factor: factor) }
            ?? choices.last { room.isHighEnough(lines: $0, factor: factor) } ?? 1
        self.factor = factor
        let lines = room.lines(lineCount)
        let sizes = lines.map { $0.map { room.pixels(of: $0, factor: factor) } }
        let longest = sizes.map { $0.reduce(0, +) + Self.gap * ($0.count - 1) }.max() ?? 0
        let whole = longest + 2 * Self.margin
        self.width = whole
        // Columns that fit stand in the middle.
        let start = Self.margin + max(0, (width - whole) / 2)
        let lineHeight = room.lineHeight(lines: lineCount)
        frames = zip(sizes, 0...).flatMap { sizes, line in
            var x = start
            return sizes.map { size in
                defer { x += size + Self.gap }
                return PixelFrame(
                    x: isRightToLeft ? max(width, whole) - x - size : x,
                    y: Self.margin + line * (lineHeight + Self.gap), width: size,
                    height: lineHeight)
            }
        }
    }

    /// The room of a strip.
    private struct Room {
        let widths: [Double]
        let headHeight: Int
        let width: Int
        let height: Int

        init(_ widths: [Double], headHeight: Int, width: Int, height: Int) {
            (self.widths, self.headHeight) = (widths, headHeight)
            (self.width, self.height) = (width, height)
        }

        /// The numbers of the columns in each line.
        func lines(_ count: Int) -> [Range<Int>] {
            let length = max(1, (widths.count + count - 1) / count)
            return stride(from: 0, to: widths.count, by: length).map {
                $0..<min($0 + length, widths.count)
            }
        }

        /// Pixels for a column and its head.
        func lineHeight(lines: Int) -> Int {
            let gaps = (lines - 1) * LadderArrangement.gap
            return max(1, (height - 2 * LadderArrangement.margin - gaps) / lines)
        }

        /// Whether a column is not much wider than the visible part of its list is high.
        func isHighEnough(lines: Int, factor: Double) -> Bool {
            let list = Double(lineHeight(lines: lines) - headHeight)
            return lines == 1 || list >= (widths.max() ?? 0) * factor * LadderArrangement.leastShape
        }

        func fits(lines: Int, factor: Double) -> Bool {
            isHighEnough(lines: lines, factor: factor)
                && self.lines(lines).allSatisfy { line in
                    line.reduce(0) { $0 + pixels(of: $1, factor: factor) } <= available(in: line)
                }
        }

        /// The width of a column, in pixels: whole pixels hold all of its list.
        func pixels(of column: Int, factor: Double) -> Int {
            Int((widths[column] * factor - 0.001).rounded(.up))
        }

        /// The pixels of a line without gaps and margins.
        private func available(in line: Range<Int>) -> Int {
            width - 2 * LadderArrangement.margin - LadderArrangement.gap * (line.count - 1)
        }

        /// The largest factor, of at most 1, at which all columns fit; 0 for none.
        func fittingFactor(lines: Int) -> Double {
            guard let widest = widths.max(), widest > 0 else { return 1 }
            let largest = self.lines(lines).reduce(1) { factor, line in
                min(factor, Double(available(in: line)) / widths[line].reduce(0, +))
            }
            // The widest column takes whole pixels, and the others no more than they need.
            var pixels = (widest * max(0, largest)).rounded(.down)
            while pixels > 0, !fits(lines: lines, factor: pixels / widest) { pixels -= 1 }
            return pixels / widest
        }
    }
}
