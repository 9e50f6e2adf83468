// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing

// MARK: - Accessories

extension DecorationPainter {
    /// - Parameters:
    ///   - ink: the visible part of the frame.
    ///   - background: the index of the color behind the text in the palette; nil for none.
    func paint(_ accessory: Accessory, in frame: Rect, ink: Rect, tint: Color, background: Int?) {
        switch accessory {
        case .disclosure: paintChevron(in: ink)
        case .checkmark: paintCheckmark(in: ink, tint)
        case .detail: paintDetail(in: ink, tint)
        case .switch(let isOn): paintSwitch(isOn, in: canvas.snapped(frame))
        case .popUpMenu: paintPopUpMenu(in: ink)
        case .reorder: paintReorder(in: ink)
        case .activityIndicator: paintActivityIndicator(in: ink)
        case .clear: paintClear(in: ink)
        case .badge: break
        case .filledBadge:
            guard let background else { break }
            canvas.fill(frame, preview.color(at: background), radius: frame.height / 2)
        case .stepper: paintStepper(in: canvas.snapped(frame))
        case .multiselect: paintRing(in: ink)
        case .delete: paintSign(in: ink, isPlus: false, preview.color(.systemRed))
        case .insert: paintSign(in: ink, isPlus: true, preview.color(.systemGreen))
        case .unread: paintDot(in: ink, tint)
        }
    }

    static let white = Color(red: 255, green: 255, blue: 255)

    /// The color of quiet shapes such as tracks.
    var fillColor: Color { preview.color(.tertiarySystemFill) }

    private func paintSwitch(_ isOn: Bool, in frame: Rect) {
        let environment = preview.environment
        let off = environment.profile.switchOff.color(
            environment.appearance, increasesContrast: environment.increasesContrast)
        canvas.fill(
            frame, isOn ? preview.color(.systemGreen) : off, radius: frame.height / 2)
        // The knob of wide switches is a capsule.
        let inset = 2.0
        let height = frame.height - 2 * inset
        let isWide = frame.width > 2 * frame.height
        let width = isWide ? frame.width * 0.62 : height
        let isAtEnd = isOn != isRightToLeft
        let knob = Rect(
            x: isAtEnd ? frame.maxX - inset - width : frame.x + inset, y: frame.y + inset,
            width: width, height: height)
        canvas.fill(
            knob.offsetBy(y: 0.75), Color(red: 0, green: 0, blue: 0, alpha: 30),
            radius: height / 2)
        canvas.fill(
            knob, Color(red: 255, green: 255, blue: 255), radius: height / 2)
    }

    private func paintChevron(in frame: Rect) {
        let width = frame.height * 0.17
        let left = frame.x + width / 2
        let right = frame.maxX - width / 2
        let (tip, tail) = isRightToLeft ? (left, right) : (right, left)
        canvas.stroke(
            [
                (tail, frame.y + width / 2), (tip, frame.y + frame.height / 2),
                (tail, frame.maxY - width / 2),
            ], width: width, preview.color(.tertiaryLabel))
    }

    private func paintCheckmark(in frame: Rect, _ tint: Color) {
        let width = frame.height * 0.15
        canvas.stroke(
            [
                (frame.x + width / 2, frame.y + frame.height * 0.55),
                (frame.x + frame.width * 0.36, frame.maxY - width),
                (frame.maxX - width / 2, frame.y + width),
            ], width: width, tint)
    }

    private func paintDetail(in frame: Rect, _ tint: Color) {
        let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
        let radius = min(frame.width, frame.height) / 2
        let width = radius * 0.14
        canvas.strokeCircle(x: x, y: y, radius: radius - width / 2, width: width, tint)
        canvas.fillCircle(x: x, y: y - radius * 0.42, radius: radius * 0.12, tint)
        canvas.stroke(
            [(x, y - radius * 0.12), (x, y + radius * 0.48)], width: width * 1.2, tint)
    }

    private func paintPopUpMenu(in frame: Rect) {
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

    private func paintReorder(in frame: Rect) {
        let width = frame.height / 8
        for part in [0.0, 0.5, 1] {
            let y = frame.y + width / 2 + part * (frame.height - width)
            canvas.stroke(
                [(frame.x + width, y), (frame.maxX - width, y)], width: width,
                preview.color(.tertiaryLabel))
        }
    }

    /// Paints the eight spokes of a spinning wheel. They fade against the clock.
    private func paintActivityIndicator(in frame: Rect) {
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

    private func paintClear(in frame: Rect) {
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

    private func paintRing(in frame: Rect) {
        let width = frame.height * 0.07
        canvas.strokeCircle(
            x: frame.x + frame.width / 2, y: frame.y + frame.height / 2,
            radius: min(frame.width, frame.height) / 2 - width, width: width,
            preview.color(.tertiaryLabel))
    }

    /// Paints a white plus or minus on a disc.
    private func paintSign(in frame: Rect, isPlus: Bool, _ color: Color) {
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
    private func paintStepper(in frame: Rect) {
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
