// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

extension Picture {
    /// The longest side of a page, in points. Acrobat shows no longer ones. Source: ISO 32000-1, annex C.
    static let longestPage = 14_400.0

    /// The pages of a document: this picture, or its parts from top to bottom if it is too high for a page.
    var pages: [Picture] {
        guard size.height > Self.longestPage else { return [self] }
        let breaks = breaks()
        var (pages, top): ([Picture], Double) = ([], 0)
        while top < size.height {
            let limit = top + Self.longestPage
            let end =
                limit >= size.height
                ? size.height : breaks.last { $0 > top && $0 <= limit } ?? limit
            pages.append(part(from: top, to: end))
            top = end
        }
        return pages
    }

    private func part(from top: Double, to end: Double) -> Picture {
        let size = Size(width: size.width, height: end - top)
        return Picture(size: size, name: name) { canvas in
            let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
            canvas.clipped(to: page) { canvas.translated(x: 0, y: -top) { draw(canvas) } }
        }
    }

    /// The bytes of a PDF document in which each picture starts a page.
    ///
    /// - Throws: `PictureError` if a picture is too large, or if all of them do not fit in memory.
    package static func document(of pictures: [Picture]) throws(PictureError) -> [UInt8] {
        for picture in pictures { try picture.check(.pdf, resolution: 1) }
        let weight = pictures.reduce(0) { $0 + $1.weight }
        guard weight <= heaviestWeight else { throw .tooMuch }
        return try document(pictures.flatMap(\.pages))
    }

    /// This picture with a name for its page.
    package func named(_ name: String) -> Picture {
        var picture = self
        picture.name = name.isEmpty ? nil : name
        return picture
    }
}
