// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax

/// The hand-off of a screen: its text styles at all categories, its elements with frames, margins, and gaps, and its
/// colors in light and dark. Elements have numbers, which a numbered picture repeats.
package struct SpecReport: TableReport, SectionReport {
    /// An element with its number: `3` for an item, `3.1` for its first text.
    package struct Entry: Sendable {
        package var number: String
        package var element: LayoutElement
        /// The name in the legend of the picture.
        package var name: String
    }

    /// A text style that the screen uses.
    struct Style: Sendable {
        var style: TextStyle
        var requestedName: String
        /// The fonts at all categories, the smallest first.
        var fonts: [ScaledFont]
    }

    let preview: Preview
    let styles: [Style]
    /// The elements from top to bottom, each before its texts.
    package let entries: [Entry]
    /// The path of the numbered picture; nil for none.
    let picture: String?

    /// - Parameters:
    ///   - previews: the previews at all categories, the smallest first.
    ///   - preview: the preview whose elements are listed.
    ///   - picture: the path of the numbered picture as the report names it; nil for none.
    package init(_ previews: [Preview], elementsOf preview: Preview, picture: String? = nil) {
        self.preview = preview
        self.picture = picture
        styles = TextStyle.allCases.map { style in
            Style(
                style: style, requestedName: preview.style(style).requestedName,
                fonts: previews.map { $0.style(style).drawn.font })
        }
        var entries: [Entry] = []
        let layout = preview.layout
        var count = 0
        for index in layout.ids.indices where !layout.isBlank(at: index) {
            let item = layout.item(at: index)
            count += 1
            let number = "\(count)"
            let name = preview.screen.identity(of: item.id)?.name ?? item.id.kind.title
            entries.append(Entry(number: number, element: LayoutElement(item.id), name: name))
            for (place, text) in item.texts.enumerated() {
                entries.append(
                    Entry(
                        number: "\(number).\(place + 1)",
                        element: LayoutElement(item.id, text: place),
                        name: ElementReport.title(of: item.id, text.content)))
            }
        }
        self.entries = entries
    }
}

/// A report of several tables, each with a title.
package protocol SectionReport: Report {
    /// Words before the tables, with their own line feeds; may be empty.
    var introduction: String { get }
    /// The tables. The first row of each has the titles of the columns.
    var tables: [(title: String, rows: [[String]])] { get }
}

extension SectionReport where Self: TableReport {
    package var text: String {
        ([introduction] + tables.map { "\($0.title)\n\n" + TextTable($0.rows).description })
            .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

// MARK: - Figures

extension SpecReport {
    /// The lengths of an element between its parts, by name, each once.
    func spaces(of item: ItemID) -> [(kind: Redline.Kind, length: Double)] {
        Redlines(preview.layout).measures(of: LayoutElement(item)).compactMap { redline in
            switch redline.kind {
            case .margin, .gap: Space(kind: redline.kind, length: redline.lengths[0].rounded3)
            case .itemFrame, .textFrame, .baseline, .capHeight, .distance: nil
            }
        }.uniqued().map { ($0.kind, $0.length) }
    }

    private struct Space: Hashable {
        var kind: Redline.Kind
        var length: Double
    }

    /// The frame of an element, in points and table coordinates.
    func frame(of element: LayoutElement) -> Rect {
        Redlines(preview.layout).frame(of: element) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    }

    /// The content of a text; nil for an item.
    func content(of element: LayoutElement) -> TextContent? {
        guard let number = element.text, let index = preview.layout.index(of: element.item) else {
            return nil
        }
        return preview.layout.item(at: index).texts[number].content
    }

    /// The color of a text: its name, its value, or its values in light and dark appearance.
    func colorName(of content: TextContent) -> String {
        preview.palette[content.color].text
    }

    /// A color in an appearance.
    func color(_ color: SemanticColor, in appearance: Appearance) -> Color {
        preview.color(
            color, in: appearance, increasesContrast: preview.environment.increasesContrast)
    }
}
