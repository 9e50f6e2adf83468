// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension PictureError: CustomStringConvertible {
    /// A sentence that says what to do.
    package var description: String {
        switch self {
        case .tooManyPixels(let width, let height):
            "the picture would be \(width) × \(height) pixels, more than can be drawn; use a lower "
                + "resolution, or write SVG or PDF"
        case .outOfMemory: "cairo could not make a picture: out of memory"
        case .notDrawn(let status): "cairo could not draw the picture: \(status)"
        }
    }
}
