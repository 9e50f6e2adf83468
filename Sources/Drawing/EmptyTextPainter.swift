// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Previewing

/// The painter of words in the place of empty texts, for an editor. Pictures and layouts do not have them.
package struct EmptyTextPainter {
    private let lettering: Lettering
    private let color: Color

    /// - Parameter preview: the preview with the empty texts.
    package init(_ preview: Preview, library: FontLibrary) {
        lettering = Lettering(preview, library: library)
        color = preview.environment.appearance == .dark ? Self.onDark : Self.onLight
    }

    /// Grays that are visible on cells, and are no colors of texts.
    private static let onLight = Color(red: 0x8E, green: 0x8E, blue: 0x93, alpha: 0xFF)
    private static let onDark = Color(red: 0x98, green: 0x98, blue: 0x9D, alpha: 0xFF)

    /// Writes words at the place of an empty text.
    ///
    /// - Parameter frame: the frame of the text, in points of the canvas.
    package func paint(_ words: String, in frame: Rect, on canvas: Canvas) {
        let style = Lettering.Style(size: frame.height * 0.75, color: color)
        lettering.write(
            words, style, x: frame.x, baseline: frame.y + frame.height * 0.78, on: canvas)
    }
}
