// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing

// MARK: - Small accessories

extension DecorationPainter {
    static let white = Color(red: 255, green: 255, blue: 255)

    /// The color of quiet shapes such as tracks.
    var fillColor: Color { preview.color(.tertiarySystemFill) }

    func paintPopUpMenu(in frame: Rect) {
        let width = frame.height * 0.1
        let middle = frame.x + frame.width / 2
        let color = preview.color(.secondaryLabel)
        let arrow = frame.height * 0.3
        for (tip, base) in [
            (frame.y + width, frame.y + width + arrow),
            (frame.maxY - width, frame.maxY - width - arrow),
        ] {
            canvas.stroke(
                [(frame.x + width, base), (middle, tip), (frame.maxX - width, base)],
                width: width, color)
        }
    }

    func paintReorder(in frame: Rect) {
        let width = frame.height / 8
        for part in [0.0, 0.5, 1] {
            let y = frame.y + width / 2 + part * (frame.height - width)
            canvas.stroke(
                [(frame.x + width, y), (frame.maxX - width, y)], width: width,
                preview.color(.tertiaryLabel))
        }
    }

    /// Paints the eight spokes of a spinning wheel. They fade against the clock.
    func paintActivityIndicator(in frame: Rect) {
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        let radius = min(frame.width, frame.height) / 2
        var color = preview.color(.systemGray)
        for (number, spoke) in Self.spokes.enumerated() {
            color.alpha = UInt8(80 + number * 25)
            canvas.stroke(
                [
                    (x + spoke.x * radius * 0.45, y + spoke.y * radius * 0.45),
                    (x + spoke.x * radius * 0.9, y + spoke.y * radius * 0.9),
                ], width: radius * 0.2, color)
        }
    }

    /// The directions of the spokes, clockwise from the top.
    private static let spokes: [(x: Double, y: Double)] = {
        let half = 0.5.squareRoot()
        return [
            (0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0),
            (-half, -half),
        ]
    }()

    func paintClear(in frame: Rect) {
        paintDot(in: frame, preview.color(.tertiaryLabel))
        let arm = frame.height * 0.17
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        let color = preview.color(.secondarySystemGroupedBackground)
        for side in [-1.0, 1] {
            canvas.stroke(
                [(x - arm, y - side * arm), (x + arm, y + side * arm)],
                width: frame.height * 0.09, color)
        }
    }

    func paintDot(in frame: Rect, _ color: Color) {
        canvas.fillCircle(
            x: frame.x + frame.width / 2, y: frame.y + frame.height / 2,
            radius: min(frame.width, frame.height) / 2, color)
    }

    func paintRing(in frame: Rect) {
        let width = frame.height * 0.07
        canvas.strokeCircle(
            x: frame.x + frame.width / 2, y: frame.y + frame.height / 2,
            radius: min(frame.width, frame.height) / 2 - width, width: width,
            preview.color(.tertiaryLabel))
    }

    /// Paints a white plus or minus on a disc.
    func paintSign(in frame: Rect, isPlus: Bool, _ color: Color) {
        paintDot(in: frame, color)
        paintStrokes(around: frame, isPlus: isPlus, width: frame.height * 0.1, Self.white)
    }

    private func paintStrokes(around frame: Rect, isPlus: Bool, width: Double, _ color: Color) {
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        let arm = min(frame.width, frame.height) * 0.25
        canvas.stroke([(x - arm, y), (x + arm, y)], width: width, color)
        if isPlus { canvas.stroke([(x, y - arm), (x, y + arm)], width: width, color) }
    }

    /// Paints the two halves of a stepper.
    func paintStepper(in frame: Rect) {
        let isCapsule = (preview.metrics.controls[.segmentedControl]?.cornerRadius ?? 0) > 8
        canvas.fill(frame, fillColor, radius: isCapsule ? frame.height / 2 : 8)
        var half = frame
        half.width /= 2
        let color = preview.color(.label)
        paintStrokes(around: half, isPlus: isRightToLeft, width: 1.7, color)
        half.x += half.width
        paintStrokes(around: half, isPlus: !isRightToLeft, width: 1.7, color)
        canvas.fill(
            Rect(x: half.x - 0.5, y: frame.y + 7, width: 1, height: frame.height - 14),
            preview.color(.separator))
    }
}
