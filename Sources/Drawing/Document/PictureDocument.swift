// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// A PDF document in which each picture starts a page. A picture that is too high for a page continues on the next one,
/// between two elements.
package struct PictureDocument {
    /// The longest side of a page, in points. Acrobat shows no longer ones. Source: ISO 32000-1, annex C.
    static let longestPage = 14_400.0

    private let pictures: [Picture]

    package init(_ pictures: [Picture]) { self.pictures = pictures }

    /// The bytes of the document.
    ///
    /// - Throws: `PictureError` if a picture is too large, or if all of them do not fit in memory.
    package func encoded() throws(PictureError) -> [UInt8] {
        for picture in pictures { try picture.check(.pdf, resolution: 1) }
        guard pictures.reduce(0, { $0 + $1.weight }) <= Picture.heaviestWeight else {
            throw .tooMuch
        }
        return try Picture.document(pages)
    }

    /// The pages: pictures, or their parts from top to bottom.
    var pages: [Picture] { pictures.flatMap(Self.pages) }

    private static func pages(of picture: Picture) -> [Picture] {
        let height = picture.size.height
        guard height > longestPage else { return [picture] }
        let breaks = picture.breaks()
        var (pages, top): ([Picture], Double) = ([], 0)
        while top < height {
            let limit = top + longestPage
            let end =
                limit >= height ? height : breaks.last { $0 > top && $0 <= limit } ?? limit
            pages.append(part(of: picture, from: top, to: end))
            top = end
        }
        return pages
    }

    private static func part(of picture: Picture, from top: Double, to end: Double) -> Picture {
        let size = Size(width: picture.size.width, height: end - top)
        return Picture(size: size, name: picture.name) { canvas in
            let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
            canvas.clipped(to: page) {
                canvas.translated(x: 0, y: -top) { picture.draw(canvas) }
            }
        }
    }
}
