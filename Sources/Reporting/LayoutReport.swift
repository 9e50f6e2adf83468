// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// The report of a table's layout: each item with its frame, texts, lines and baselines. Lengths
/// are points, in table coordinates, y down.
package struct LayoutReport: Report {
    let preview: Preview

    package init(_ preview: Preview) { self.preview = preview }
}

// MARK: - JSON

extension LayoutReport {
    package struct Content: Encodable {
        var category: String
        var width: Double
        var height: Double
        var scale: Double
        var profile: String
        /// The language of the texts, a BCP 47 tag; left out where it is detected.
        var language: String?
        /// The fonts of the eleven styles.
        var styles: [FontsReport.Style]
        /// The fonts that the screen's texts request.
        var fonts: [FontsReport.Font]
        var items: [Item]

        struct Frame: Encodable {
            var x: Double
            var y: Double
            var width: Double
            var height: Double

            init(_ rect: Rect) {
                x = rect.x.rounded3
                y = rect.y.rounded3
                width = rect.width.rounded3
                height = rect.height.rounded3
            }
        }

        struct Item: Encodable {
            var id: String
            var kind: String
            var frame: Frame
            var isClipped: Bool
            var neededHeight: Double
            var decorations: [Decoration]
            var texts: [Text]

            /// Version 1 of the report has decorations as `ornaments`.
            enum CodingKeys: String, CodingKey {
                case id, kind, frame, isClipped, neededHeight
                case decorations = "ornaments"
                case texts
            }
        }

        struct Decoration: Encodable {
            var kind: String
            var frame: Frame
        }

        struct Text: Encodable {
            var role: String
            var text: String
            var textStyle: String?
            var font: Font
            var frame: Frame
            var baselines: [Double]
            var lines: [String]
            var lineWidths: [Double]
            /// The reason of each line's end: `text`, `paragraph`, `lineSeparator`, `opportunity`,
            /// `softHyphen`, `hyphenation`, `letters` or `truncation`.
            var lineEnds: [String]
            var isTruncated: Bool
        }

        struct Font: Encodable {
            var requested: String
            /// The family of the face that is drawn; `face` is its PostScript name.
            var resolved: String
            var face: String
            var weight: Int
            var pointSize: Double
            var baseSize: Double
            /// The height of a single line, in points.
            var lineHeight: Double
            /// The distance between the baselines of two lines, in points.
            var linePitch: Double
        }
    }

    package var content: Content {
        let layout = preview.layout
        let fonts = FontsReport(preview)
        return Content(
            category: preview.effectiveCategory.shortName, width: layout.width.rounded3,
            height: layout.height.rounded3, scale: layout.grid.scale,
            profile: preview.environment.profile.name, language: preview.language,
            styles: fonts.styles, fonts: fonts.fonts,
            items: layout.items.map { item in
                Content.Item(
                    id: item.id.description, kind: item.id.kind.rawValue,
                    frame: Content.Frame(item.frame), isClipped: item.isClipped,
                    neededHeight: item.neededHeight.rounded3,
                    decorations: item.decorations.map {
                        Content.Decoration(kind: $0.kind.name, frame: Content.Frame($0.frame))
                    },
                    texts: item.texts.map {
                        Content.Text($0, font: layout.font(of: $0.content))
                    })
            })
    }
}

extension LayoutReport.Content.Text {
    fileprivate init(_ text: TextLayout, font: ScaledFont) {
        role = text.content.role.rawValue
        self.text = text.content.text
        textStyle = text.content.styleName
        self.font = LayoutReport.Content.Font(
            requested: font.requestedName, resolved: font.face.family,
            face: font.face.postScriptName, weight: font.face.weight, pointSize: font.pointSize,
            baseSize: font.baseSize, lineHeight: font.lineHeight.rounded3,
            linePitch: font.linePitch.rounded3)
        frame = LayoutReport.Content.Frame(text.frame)
        baselines = text.lines.map { $0.baseline.rounded3 }
        lines = text.lines.map(\.text)
        lineWidths = text.lines.map { $0.width.rounded3 }
        lineEnds = text.lines.map(\.end.rawValue)
        isTruncated = text.isTruncated
    }
}
