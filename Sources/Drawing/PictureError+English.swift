// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension PictureError: CustomStringConvertible {
    /// A sentence that says what to do.
    package var description: String {
        switch self {
        case .tooManyPixels(let width, let height):
            tr(
                """
                the picture would be %1$s × %2$s pixels, more than can be drawn; use a lower \
                resolution, or write SVG or PDF
                """, "\(width)", "\(height)")
        case .tooLarge(let width, let height):
            tr(
                """
                the picture would be %1$s × %2$s points, more than can be drawn; take a screen of \
                fewer or lower rows
                """, "\(width)", "\(height)")
        case .tooMuch:
            tr(
                """
                the picture would have more than fits into one, which is 2 million letters, \
                200,000 shapes or 40,000 redlines; take a screen of fewer rows, or name an element \
                for its redlines
                """)
        case .outOfMemory: tr("cairo could not make a picture: out of memory")
        case .notDrawn(let status): tr("cairo could not draw the picture: %1$s", "\(status)")
        }
    }
}
