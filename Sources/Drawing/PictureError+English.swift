// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

extension PictureError: CustomStringConvertible {
    /// The error and its remedy, in complete sentences.
    package var description: String {
        switch self {
        case .tooManyPixels(let width, let height):
            tr(
                """
                The picture would be too large to draw: %1$s × %2$s pixels. Use a lower \
                resolution, or write SVG or PDF.
                """, "\(width)", "\(height)")
        case .tooLarge(let width, let height):
            tr(
                """
                The picture would be too large to draw: %1$s × %2$s points. Use a screen with \
                fewer or shorter rows.
                """, "\(width)", "\(height)")
        case .tooMuch:
            tr(
                """
                The picture would have too much content. The limit is 2 million letters. A shape \
                counts as 10 letters, and a redline as 50. Use a screen with fewer rows, or draw \
                the redlines of only one element.
                """)
        case .tooMuchForPage:
            tr(
                """
                The web page would have too much content. The limit is 5 million letters for all \
                text sizes, widths, and themes together. A shape counts as 10 letters. Use a \
                screen with fewer rows, or fewer widths and themes.
                """)
        case .outOfMemory: tr("There is not enough memory for the picture.")
        case .notDrawn(let status):
            tr("The picture could not be drawn. Cairo status: %1$s.", "\(status)")
        }
    }
}
