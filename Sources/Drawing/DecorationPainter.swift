// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Previewing

/// The painter of decorations: accessories, controls, images, and separators.
///
/// Shapes are drawn here in the proportions of the system's shapes. No picture of Apple's is used.
struct DecorationPainter {
    let canvas: Canvas
    let preview: Preview
    let library: FontLibrary
    let isRightToLeft: Bool

    func paint(_ decoration: Decoration, of item: ItemLayout) {
        let frame = decoration.frame
        let ink = frame.centered(decoration.ink ?? Size(width: frame.width, height: frame.height))
        switch decoration.kind {
        case .separator:
            canvas.fillLine(frame, within: item.frame, preview.color(.separator))
        case .image(let number):
            images.paint(
                preview.images[number], in: frame, tint: tint(of: item), over: ground(of: item))
        case .control(let control):
            paint(
                control, in: frame, radius: decoration.cornerRadius, tint: tint(of: item),
                over: ground(of: item))
        case .accessory(let accessory):
            let tint = tint(of: item)
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
                guard let background = decoration.background else { break }
                canvas.fill(frame, preview.color(at: background), radius: frame.height / 2)
            case .stepper: paintStepper(in: canvas.snapped(frame))
            case .multiselect: paintRing(in: ink)
            case .delete: paintSign(in: ink, isPlus: false, preview.color(.systemRed))
            case .insert: paintSign(in: ink, isPlus: true, preview.color(.systemGreen))
            case .unread: paintDot(in: ink, tint)
            }
        }
    }

    var images: ImagePainter {
        ImagePainter(
            canvas: canvas, preview: preview, library: library, isRightToLeft: isRightToLeft)
    }

    /// The color behind the content of an item.
    func ground(of item: ItemLayout) -> Color {
        let table = TablePainter.backgroundColor(of: preview)
        if let own = item.background { return preview.color(at: own).over(table) }
        return item.id.kind == .row ? preview.cellColor : table
    }

    /// The tint color of a row.
    private func tint(of item: ItemLayout) -> Color {
        item.tint.map { preview.color(at: $0) } ?? preview.color(.tint)
    }

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
}
