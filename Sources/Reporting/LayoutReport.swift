// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing

/// The report of a table's layout: each item with its frame, texts, lines, and baselines. Lengths
/// are points in table coordinates, y down.
package struct LayoutReport: Report {
    let preview: Preview

    package init(_ preview: Preview) { self.preview = preview }
}

// MARK: - JSON

extension LayoutReport {
    package var json: JSONObject {
        let layout = preview.layout
        return [
            "category": preview.effectiveCategory.shortName, "width": layout.width.rounded3,
            "height": layout.height.rounded3, "scale": layout.grid.scale,
            "profile": preview.environment.profile.name,
            // Left out if it is detected.
            "language": preview.language,
            "styles": preview.styles.map(\.json), "fonts": preview.fonts.map(\.json),
            "items": JSONList(layout.items) { $0.json(in: preview) },
            // Left out for a table without one.
            "sectionIndex": preview.sectionIndex.map { $0.json(inHeight: preview.indexHeight) },
        ]
    }
}

extension SectionIndex {
    fileprivate func json(inHeight height: Double) -> [JSONObject] {
        titles(inHeight: height).map {
            // Left out for a dot in place of titles without room.
            ["section": $0.title.section, "text": $0.title.text, "frame": $0.frame.json]
        }
    }
}

extension ItemLayout {
    fileprivate func json(in preview: Preview) -> JSONObject {
        [
            "id": id.description, "kind": id.kind.rawValue, "frame": frame.json,
            "isClipped": isClipped, "neededHeight": neededHeight.rounded3,
            // Left out where the rule of the height is known.
            "assumed": preview.assumedListRule(of: id)?.text,
            // The name for decorations in version 1 of the report.
            "ornaments": decorations.map {
                ["kind": $0.kind.name, "frame": $0.frame.json] as JSONObject
            },
            "texts": texts.map { $0.json(in: preview.layout) },
        ]
    }
}

extension TextLayout {
    fileprivate func json(in layout: TableLayout) -> JSONObject {
        let font = layout.font(of: self)
        let scalars = Array(content.text.unicodeScalars)
        let runs = content.runRanges.map { range, run -> JSONObject in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[range.clamped(to: scalars.indices)])
            return [
                "text": String(text), "font": layout.fonts[run.font].shrunk(by: scale).json,
                "isUnderlined": run.strokes.contains(.underline),
                "isStruck": run.strokes.contains(.strikethrough), "isLink": run.isLink,
            ]
        }
        return [
            // Left out for a text with one look.
            "runs": runs.isEmpty ? nil : runs,
            "role": content.role.rawValue, "text": content.text, "textStyle": content.styleName,
            "font": font.json, "frame": frame.json,
            "baselines": lines.map(\.baseline.rounded3), "lines": lines.map(\.text),
            "lineWidths": lines.map(\.width.rounded3), "lineEnds": lines.map(\.end.rawValue),
            "isTruncated": isTruncated,
        ]
    }
}

extension ScaledFont {
    fileprivate var json: JSONObject {
        [
            // The family of the drawn face. `face` is its PostScript name.
            "requested": requestedName, "resolved": face.family, "face": face.postScriptName,
            "weight": face.weight, "pointSize": pointSize, "baseSize": baseSize,
            // The height of a single line, and the distance between two baselines, in points.
            "lineHeight": lineHeight.rounded3, "linePitch": linePitch.rounded3,
        ]
    }
}

extension Rect {
    var json: JSONObject {
        [
            "x": x.rounded3, "y": y.rounded3, "width": width.rounded3, "height": height.rounded3,
        ]
    }
}
