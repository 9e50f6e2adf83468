// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension PictureError: CustomStringConvertible {
    /// A sentence that says what to do.
    package var description: String {
        switch self {
        case .tooManyPixels(let width, let height):
            "the picture would be \(width) × \(height) pixels, more than can be drawn; use a lower "
                + "resolution, or write SVG or PDF"
        case .tooLarge(let width, let height):
            "the picture would be \(width) × \(height) points, more than can be drawn; take a screen of fewer "
                + "or lower rows"
        case .tooMuch:
            "the picture would have more than fits into one, which is 2 million letters, 200,000 shapes or 40,000 "
                + "redlines; take a screen of fewer rows, or name an element for its redlines"
        case .outOfMemory: "cairo could not make a picture: out of memory"
        case .notDrawn(let status): "cairo could not draw the picture: \(status)"
        }
    }
}
