// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// The titles along the trailing side of a table that lead to its sections (`sectionIndexTitles`). They stay in
/// place while rows scroll, and keep their size at every category. Lengths are points.
package struct SectionIndex: Hashable, Sendable {
    /// A title with the index of its section; nil for a dot in place of titles without room.
    package struct Title: Hashable, Sendable {
        package var section: Int?
        package var text: String
    }

    /// A title with its frame, which is as wide as the index.
    package struct PlacedTitle: Hashable, Sendable {
        package var title: Title
        package var frame: Rect
    }

    package let titles: [Title]
    /// The font of the titles: the system font in semibold.
    package let font: ScaledFont
    /// The left side of the index, and its width.
    private let (x, width): (Double, Double)

    /// The index of a preview's screen; nil for a screen without one.
    init?(_ preview: Preview) {
        guard preview.screen.hasSectionIndex else { return nil }
        let metrics = preview.environment.profile.sectionIndex
        titles = preview.screen.sections.enumerated().compactMap { number, section in
            section.indexTitle.flatMap { $0.isEmpty ? nil : Title(section: number, text: $0) }
        }
        font = ScaledFont(
            face: preview.captionFace, requestedName: TextAttributes.systemFontName,
            baseSize: metrics.pointSize, pointSize: metrics.pointSize)
        width = metrics.width
        x = preview.layout.isRightToLeft ? 0 : preview.layout.width - width
    }

    /// The frame of the index beside rows in a vertical range from 0.
    package func frame(inHeight height: Double) -> Rect {
        Rect(x: x, y: 0, width: width, height: height)
    }

    /// The titles in the middle of a height. If they need more, dots take the place of some, as on iOS.
    package func titles(inHeight height: Double) -> [PlacedTitle] {
        let shown = titles(inLines: max(1, Int(height / font.lineHeight)))
        let top = (height - Double(shown.count) * font.lineHeight) / 2
        return shown.enumerated().map { number, title in
            PlacedTitle(
                title: title,
                frame: Rect(
                    x: x, y: top + Double(number) * font.lineHeight, width: width,
                    height: font.lineHeight))
        }
    }

    /// All titles, or as many as fit with a dot between each two: the first and the last, and others at even
    /// distances.
    private func titles(inLines lineCount: Int) -> [Title] {
        guard titles.count > lineCount else { return titles }
        let count = max(1, (lineCount + 1) / 2)
        return (0..<count).flatMap { number -> [Title] in
            let title = titles[count == 1 ? 0 : number * (titles.count - 1) / (count - 1)]
            return number == 0 ? [title] : [Title(section: nil, text: "•"), title]
        }
    }
}

extension Preview {
    /// The section index; nil for a table without one.
    package var sectionIndex: SectionIndex? { SectionIndex(self) }

    /// The height of the part of the table that a device shows at once, in points, where pictures of whole lists
    /// draw the section index.
    package var indexHeight: Double { min(layout.height, environment.screenHeight) }
}
