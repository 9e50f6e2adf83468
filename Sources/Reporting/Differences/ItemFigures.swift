// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine
import Previewing
import Syntax

/// The figures of an element that differences name, at one category. A layout record keeps them, too, so that
/// both are compared by the same code and in the same words.
package struct ItemFigures: Hashable, Sendable {
    /// The height in points.
    var height: Double
    /// Whether a fixed height clips the content.
    var isClipped = false
    /// The texts, from top to bottom.
    var texts: [Text] = []

    struct Text: Hashable, Sendable {
        var role: TextContent.Role
        var lineCount: Int
        var isTruncated = false
        /// The size of the font, in points.
        var pointSize: Double
        /// The left end of the text, in points.
        var x: Double
        /// The height of all lines, in points; 0 if unknown.
        var height = 0.0
        /// The attributes that a record does not keep; nil for a text from a record.
        var content: Content?
    }

    /// The characters of a text, and their attributes.
    struct Content: Hashable, Sendable {
        var text: String
        var face: Face
        var color: Color
    }
}

extension ItemFigures {
    /// The figures of a layout. Lengths are points.
    init(_ item: ItemLayout, in preview: Preview) {
        self.init(
            height: item.frame.height, isClipped: item.isClipped,
            texts: item.texts.map { text in
                let font = preview.layout.font(of: text)
                return Text(
                    role: text.content.role, lineCount: text.lines.count,
                    isTruncated: text.isTruncated, pointSize: font.pointSize, x: text.frame.x,
                    height: text.frame.height,
                    content: Content(
                        text: text.content.text, face: font.face,
                        color: preview.color(at: text.content.color)))
            })
    }

    /// The figures as a record keeps them: lengths to a thousandth of a point, without contents.
    var recorded: ItemFigures {
        var figures = self
        figures.height = height.rounded3
        figures.texts = texts.map { text in
            Text(
                role: text.role, lineCount: text.lineCount, isTruncated: text.isTruncated,
                pointSize: text.pointSize.rounded3, x: text.x.rounded3)
        }
        return figures
    }
}
