// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Cairo
import Documents
import LayoutEngine
import PangoText

/// The painter of a line of sample text in a face.
package struct SamplePainter {
    private let library: FontLibrary
    private let face: Face
    private let pointSize: Double
    private let leastSize: Double
    private let text: String

    /// A sample of a face.
    ///
    /// - Parameters:
    ///   - pointSize: the size in units of the context.
    ///   - leastSize: the size to which a long text shrinks before it loses its end; nil for the same size.
    ///   - library: the library of the face.
    package init(
        _ text: String, in face: Face, pointSize: Double, leastSize: Double? = nil,
        library: FontLibrary
    ) {
        (self.text, self.face, self.library) = (text, face, library)
        (self.pointSize, self.leastSize) = (pointSize, leastSize ?? pointSize)
    }

    /// Draws the line at the start of an area, vertically centered. An ellipsis ends a line that does not fit.
    package func paint(
        _ color: Color, width: Double, height: Double, isRightToLeft: Bool,
        on cairo: CairoContext
    ) {
        let whole = self.width(of: text)
        let size = min(pointSize, max(leastSize, pointSize * width / max(1, whole)))
        let room = width * pointSize / size
        let shown = whole > room + 0.01 ? shortened(to: room) : text
        let font = ScaledFont(
            face: face, requestedName: face.postScriptName, baseSize: size, pointSize: size)
        let metrics = font.metrics
        let baseline = (height + (metrics.ascent - metrics.descent) * size) / 2
        let run = Canvas.TextRun(text: shown, paragraph: shown, font: font, width: 0)
        let x = isRightToLeft ? width - self.width(of: shown) * size / pointSize : 0
        Canvas(cairo, pixelScale: nil).write(run, color, x: x, baseline: baseline, library)
    }

    /// The width of a line at the full size.
    private func width(of text: String) -> Double {
        let prepared = library.prepare(text, in: face)
        let parameters = LineBreakParameters(pointSize: pointSize, width: .infinity)
        return IteratorSequence(LineIterator(prepared, parameters)).map(\.width).max() ?? 0
    }

    private func shortened(to room: Double) -> String {
        let characters = Array(text)
        let count = characters.indices.partitioningIndex {
            width(of: String(characters[...$0]) + "…") > room
        }
        return String(characters[..<count]) + "…"
    }
}
