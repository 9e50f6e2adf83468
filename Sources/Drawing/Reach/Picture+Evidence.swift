// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import LayoutEngine
import PangoText
import Previewing

extension Picture {
    /// The evidence for a verdict on the reach of text: one screen height of a list, with the first item that
    /// loses text. Each such item has a frame and the rule that it violates.
    ///
    /// - Parameters:
    ///   - evidence: the content of the picture.
    ///   - preview: the preview at the evidence's category and width.
    ///   - library: the fonts that measured the preview.
    package static func evidence(
        _ evidence: Reach.Evidence, _ preview: Preview, library: FontLibrary
    ) -> Picture {
        let painter = EvidencePainter(evidence, preview, library: library)
        return Picture(size: painter.size) { painter.paint(on: $0) }
    }
}

/// Draws a vertical range of a list with frames around lost texts.
private struct EvidencePainter {
    private let preview: Preview
    private let library: FontLibrary
    private let lettering: Lettering
    private let marks: [(frame: Rect, words: String)]
    private let top: Double
    let size: Size

    /// The visible height above the first item that loses text, in points.
    private static let context = 60.0
    private static let lineWidth = 2.0
    private static let markColor = Color(rgb: 0xB5121B)
    private static let words = Lettering.Style(
        size: 11, isHeavy: true, color: Color(rgb: 0xFFFFFF))

    init(_ evidence: Reach.Evidence, _ preview: Preview, library: FontLibrary) {
        self.preview = preview
        self.library = library
        lettering = Lettering(preview, library: library)
        let layout = preview.layout
        marks = evidence.losses.compactMap { loss in
            guard case .item(let id) = loss.element, let item = layout.index(of: id) else {
                return nil
            }
            return (layout.frame(at: item), loss.rule.rawValue)
        }
        let height = max(1, min(layout.height, preview.environment.screenHeight))
        size = Size(width: layout.width, height: height)
        let first = marks.first?.frame.y ?? 0
        top = max(0, min(first - Self.context, layout.height - height))
    }

    func paint(on canvas: Canvas) {
        canvas.clipped(to: Rect(x: 0, y: 0, width: size.width, height: size.height)) {
            Picture.paint(
                preview, library: library, from: top, height: size.height, on: canvas)
            for mark in marks {
                let frame = mark.frame.offsetBy(y: -top)
                if frame.maxY > 0, frame.y < size.height { paint(mark.words, frame, on: canvas) }
            }
        }
    }

    private func paint(_ words: String, _ frame: Rect, on canvas: Canvas) {
        let inset = Self.lineWidth / 2
        canvas.stroke(
            Rect(
                x: inset, y: frame.y + inset, width: size.width - Self.lineWidth,
                height: frame.height - Self.lineWidth), radius: 4, width: Self.lineWidth,
            Self.markColor)
        let width = lettering.width(of: words, Self.words) + 12
        // If there is room, the words are outside of the frame, so that they cover nothing of the item.
        let y = frame.y >= 16 ? frame.y - 15 : frame.y
        canvas.fill(
            Rect(x: size.width - width - 6, y: y, width: width, height: 16), Self.markColor,
            radius: 4)
        lettering.write(words, Self.words, x: size.width - width, baseline: y + 12, on: canvas)
    }
}
