// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import PangoText
import Previewing

/// The words beside pictures of a list: titles, captions, and legends. Their sizes do not depend on the
/// category.
struct Lettering {
    private let library: FontLibrary
    private let heavy: Face
    private let regular: Face

    /// Words in the stand-in for the system font.
    ///
    /// - Parameter preview: any preview that is drawn with the same library.
    init(_ preview: Preview, library: FontLibrary) {
        self.library = library
        (heavy, regular) = (preview.captionFace, preview.noteFace)
    }

    /// A width in points for no limit.
    private static let unlimited = 100_000.0

    /// The attributes of words.
    struct Style {
        /// The size in points.
        var size: Double
        var isHeavy = false
        var color: Color
    }

    /// The point of a line at its x.
    enum Anchor {
        case start, middle, end
    }

    func write(
        _ text: String, _ style: Style, x: Double, baseline: Double, _ anchor: Anchor = .start,
        on canvas: Canvas
    ) {
        let shift =
            switch anchor {
            case .start: 0.0
            case .middle: width(of: text, style) / 2
            case .end: width(of: text, style)
            }
        canvas.draw(
            library.line(text, of: text, font: font(style)), x: x - shift, baseline: baseline,
            style.color)
    }

    /// The width of a line, in points.
    func width(of text: String, _ style: Style) -> Double {
        lines(of: text, style, width: Self.unlimited).map(\.width).max() ?? 0
    }

    /// The lines of a text in a width, broken as in a list.
    func lines(of text: String, _ style: Style, width: Double) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return lines(of: text, style, width: width).map { line in
            var characters = String.UnicodeScalarView()
            characters.append(contentsOf: scalars[line.scalars])
            return String(characters)
        }
    }

    /// A text in the width of one line, with an ellipsis if it does not fit.
    func shortened(_ text: String, _ style: Style, to width: Double) -> String {
        guard self.width(of: text, style) > width else { return text }
        let rest = width - self.width(of: "…", style)
        let characters = Array(text)
        let count = characters.indices.partitioningIndex {
            self.width(of: String(characters[...$0]), style) > rest
        }
        return String(characters[..<count]) + "…"
    }

    private func lines(of text: String, _ style: Style, width: Double) -> [Line] {
        let prepared = library.prepare(text, in: font(style).face)
        let parameters = LineBreakParameters(pointSize: style.size, width: width)
        return Array(IteratorSequence(LineIterator(prepared, parameters)))
    }

    func font(_ style: Style) -> ScaledFont {
        ScaledFont(
            face: style.isHeavy ? heavy : regular, requestedName: "", baseSize: style.size,
            pointSize: style.size)
    }
}
