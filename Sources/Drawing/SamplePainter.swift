// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Cairo
import Documents
import LayoutEngine
import PangoText

/// Draws a line of text that shows a face, as the list would draw it.
public struct SamplePainter {
    private let library: FontLibrary
    private let font: ScaledFont
    private let text: String

    /// A sample of a face.
    ///
    /// - Parameters:
    ///   - pointSize: in units of the context that is drawn into.
    ///   - library: the one that the face comes from.
    public init(_ text: String, in face: Face, pointSize: Double, library: FontLibrary) {
        self.text = text
        self.library = library
        font = ScaledFont(
            face: face, requestedName: face.postScriptName, baseSize: pointSize,
            pointSize: pointSize)
    }

    /// Draws the line in the middle of a height, from the left edge on.
    package func paint(_ color: Color, height: Double, on cairo: CairoContext) {
        let metrics = font.metrics
        let baseline = (height + (metrics.ascent - metrics.descent) * font.pointSize) / 2
        Canvas(cairo, pixelScale: nil).setColor(color)
        library.draw(text, of: text, font: font, x: 0, baseline: baseline, on: cairo.pointer)
    }
}
