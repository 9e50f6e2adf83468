// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing

// MARK: - Controls

extension DecorationPainter {
    func paint(
        _ control: Control, in frame: Rect, radius: Double, tint: Color, over ground: Color
    ) {
        switch control {
        case .slider(let value, let minimum, let maximum):
            paintSlider(value, minimum, maximum, in: frame, tint, over: ground)
        case .progress(let part): paintTrack(in: canvas.snapped(frame), part, tint)
        case .segmentedControl(let count, let selected):
            paintSegments(count, selected, in: canvas.snapped(frame), radius: radius)
        case .textField, .textView: break
        case .datePicker: canvas.fill(canvas.snapped(frame), fillColor, radius: radius)
        case .button(let isProminent):
            var color = tint
            if !isProminent { color.alpha = UInt8(Double(color.alpha) * 0.15) }
            canvas.fill(canvas.snapped(frame), color, radius: radius)
        case .placeholder:
            canvas.stroke(
                canvas.snapped(frame), radius: radius, width: 1, preview.color(.separator))
        }
    }

    private func paintSlider(
        _ value: Double, _ minimum: String?, _ maximum: String?, in frame: Rect, _ tint: Color,
        over ground: Color
    ) {
        let side = frame.height * 0.7
        let spacing = 8.0
        var track = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        for (name, isAtEnd) in [(minimum, isRightToLeft), (maximum, !isRightToLeft)] {
            guard let name else { continue }
            let symbol = Rect(
                x: isAtEnd ? track.maxX - side : track.x, y: frame.y + (frame.height - side) / 2,
                width: side, height: side)
            images.paintSymbol(name, in: symbol, preview.color(.secondaryLabel), over: ground)
            track.width -= side + spacing
            if !isAtEnd { track.x += side + spacing }
        }
        let knob = frame.height * 0.87
        let line = Rect(
            x: track.x, y: frame.y + (frame.height - 4) / 2, width: track.width, height: 4)
        paintTrack(in: line, value, tint)
        let free = max(0, track.width - knob)
        let x = track.x + (isRightToLeft ? 1 - value : value) * free
        let disc = Rect(x: x, y: frame.y + (frame.height - knob) / 2, width: knob, height: knob)
        let shadow = Color(red: 0, green: 0, blue: 0, alpha: 40)
        canvas.fillCircle(
            x: disc.x + knob / 2, y: disc.y + knob / 2 + 0.75, radius: knob / 2 + 0.5, shadow)
        paintDot(in: disc, Self.white)
    }

    /// Paints a line, and the part that is done in the tint color.
    private func paintTrack(in line: Rect, _ part: Double, _ tint: Color) {
        canvas.fill(line, fillColor, radius: line.height / 2)
        var done = line
        done.width *= part
        if isRightToLeft { done.x = line.maxX - done.width }
        if done.width > 0 { canvas.fill(done, tint, radius: line.height / 2) }
    }

    private func paintSegments(
        _ count: Int, _ selected: Int?, in frame: Rect, radius: Double
    ) {
        canvas.fill(frame, fillColor, radius: radius)
        let width = frame.width / Double(max(1, count))
        func left(_ number: Int) -> Double {
            isRightToLeft
                ? frame.maxX - Double(number + 1) * width : frame.x + Double(number) * width
        }
        let inset = 2.0
        if let selected {
            let segment = Rect(
                x: left(selected) + inset, y: frame.y + inset, width: width - 2 * inset,
                height: frame.height - 2 * inset)
            let shadow = Color(red: 0, green: 0, blue: 0, alpha: 20)
            canvas.fill(segment.offsetBy(y: 0.75), shadow, radius: radius - 1)
            let isDark = preview.environment.appearance == .dark
            canvas.fill(
                segment, isDark ? Color(red: 99, green: 99, blue: 102) : Self.white,
                radius: radius - 1)
        }
        // Lines separate segments that are not selected.
        for number in 1..<max(1, count) where number != selected && number - 1 != selected {
            let x = isRightToLeft ? left(number) + width : left(number)
            canvas.fill(
                Rect(x: x - 0.5, y: frame.y + 8, width: 1, height: frame.height - 16),
                preview.color(.separator))
        }
    }
}
