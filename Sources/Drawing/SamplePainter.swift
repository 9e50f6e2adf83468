// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Cairo
import Documents
import LayoutEngine
import PangoText

/// The painter of a line of sample text in a face.
package struct SamplePainter {
    private let library: FontLibrary
    private let font: ScaledFont
    private let text: String

    /// A sample of a face.
    ///
    /// - Parameters:
    ///   - pointSize: the size in units of the context.
    ///   - library: the library of the face.
    package init(_ text: String, in face: Face, pointSize: Double, library: FontLibrary) {
        self.text = text
        self.library = library
        font = ScaledFont(
            face: face, requestedName: face.postScriptName, baseSize: pointSize,
            pointSize: pointSize)
    }

    /// Draws the line from the left edge, vertically centered in a height.
    package func paint(_ color: Color, height: Double, on cairo: CairoContext) {
        let metrics = font.metrics
        let baseline = (height + (metrics.ascent - metrics.descent) * font.pointSize) / 2
        let run = Canvas.TextRun(text: text, paragraph: text, font: font, width: 0)
        Canvas(cairo, pixelScale: nil).write(run, color, x: 0, baseline: baseline, library)
    }
}
