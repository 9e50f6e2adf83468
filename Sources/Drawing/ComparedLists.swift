// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Previewing

/// Two whole lists, with a frame around each part that looks different. Each list has one color for its frames
/// and for its name above it.
package struct ComparedLists {
    /// The arrangement of the two lists.
    package enum Arrangement: Sendable {
        /// Side by side, both from the top.
        case sideBySide
        /// The second list over the first, half transparent.
        case overlaid
    }

    private let old: NamedPreview
    private let new: NamedPreview

    /// Two lists to compare.
    package init(_ old: NamedPreview, _ new: NamedPreview) { (self.old, self.new) = (old, new) }

    /// The lists as a picture. They are compared, pixel by pixel, when it is drawn.
    package func picture(_ arrangement: Arrangement) -> Picture {
        let captions = [
            Sheet.Caption(text: old.name, color: DifferenceMark.oldColor),
            Sheet.Caption(text: new.name, color: DifferenceMark.newColor),
        ]
        let sheet = Sheet(
            of: [old, new],
            captions: arrangement == .overlaid ? [captions] : captions.map { [$0] },
            isWhole: true)
        let height = sheet.device.height
        lazy var areas = DifferenceAreas(from: old, to: new)
        return sheet.picture { index, canvas in
            if index == 0 { Picture.paint(old, height: height, on: canvas) }
            switch arrangement {
            case .overlaid:
                canvas.blended(opacity: 0.5) { Picture.paint(new, height: height, on: canvas) }
            case .sideBySide where index == 1: Picture.paint(new, height: height, on: canvas)
            case .sideBySide: break
            }
            if index == 0 { mark(areas.old, DifferenceMark.oldColor, on: canvas) }
            if index == 1 || arrangement == .overlaid {
                mark(areas.new, DifferenceMark.newColor, on: canvas)
            }
        }
    }

    private func mark(_ areas: [Rect], _ color: Color, on canvas: Canvas) {
        for area in areas { DifferenceMark.paint(area, color, on: canvas) }
    }
}

/// The frame around a part of a list that differs.
enum DifferenceMark {
    static let oldColor = Color(rgb: 0xB5121B)
    static let newColor = Color(rgb: 0x0B57D0)
    /// The alpha of the tint within the frame.
    private static let tint: UInt8 = 28
    private static let lineWidth = 1.5

    /// Paints the frame of an area just inside the area, so that frames of adjacent areas do not overlap.
    static func paint(_ area: Rect, _ color: Color, on canvas: Canvas) {
        var tint = color
        tint.alpha = Self.tint
        canvas.fill(area, tint)
        let inset = lineWidth / 2
        canvas.stroke(
            Rect(
                x: area.x + inset, y: area.y + inset, width: max(0, area.width - lineWidth),
                height: max(0, area.height - lineWidth)), radius: 2, width: lineWidth, color)
    }
}
