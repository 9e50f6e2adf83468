// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax

extension SpecReport {
    package var json: JSONObject {
        let texts = Dictionary(grouping: entries.filter { $0.element.text != nil }) {
            $0.element.item
        }
        return [
            "category": preview.effectiveCategory.shortName,
            "width": preview.layout.width.rounded3, "scale": preview.layout.grid.scale,
            "profile": preview.environment.profile.name,
            // Left out unless the screen is newer than the program.
            "newerVersion": preview.screen.newerVersion,
            // Left out without a picture.
            "picture": picture,
            "styles": styles.map(\.json),
            "elements": JSONList(entries.filter { $0.element.text == nil }) {
                json($0, texts: texts[$0.element.item] ?? [])
            },
            "colors": SemanticColor.allCases.map { color in
                [
                    "name": color.rawValue, "light": self.color(color, in: .light).hexadecimal,
                    "dark": self.color(color, in: .dark).hexadecimal,
                ] as JSONObject
            },
        ]
    }

    private func json(_ entry: Entry, texts: [Entry]) -> JSONObject {
        let item = entry.element.item
        return [
            "number": entry.number, "id": item.description, "kind": item.kind.rawValue,
            "name": entry.name, "frame": frame(of: entry.element).json,
            "spaces": spaces(of: item).map {
                ["kind": $0.kind.key, "length": $0.length] as JSONObject
            },
            "texts": texts.map(text),
        ]
    }

    private func text(_ entry: Entry) -> JSONObject {
        let content = content(of: entry.element)
        return [
            "number": entry.number, "role": content?.role.rawValue, "text": content?.text,
            "frame": frame(of: entry.element).json,
            // Left out for a font of no text style.
            "textStyle": content?.styleName,
            "font": content.map { preview.layout.font(of: $0).requestedName },
            "pointSize": content.map { preview.layout.font(of: $0).pointSize.rounded3 },
            "color": content.map(colorName),
            "hexadecimal": content.map { preview.color(at: $0.color).hexadecimal },
        ]
    }
}

extension SpecReport.Style {
    fileprivate var json: JSONObject {
        [
            "style": style.uiKitName, "requested": requestedName,
            "sizes": zip(ContentSizeCategory.allCases, fonts).map { category, font in
                [
                    "category": category.shortName, "font": font.face.postScriptName,
                    "weight": font.face.weight, "pointSize": font.pointSize.rounded3,
                    "lineHeight": font.lineHeight.rounded3, "linePitch": font.linePitch.rounded3,
                    "tracking": font.tracking.rounded3,
                ] as JSONObject
            },
        ]
    }
}
