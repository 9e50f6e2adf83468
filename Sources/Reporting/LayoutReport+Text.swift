// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Previewing
import Syntax
import Words

extension LayoutReport {
    /// The table, and a line for each requested font.
    package var text: String {
        let fonts = preview.fonts.map { font in
            "font \(font.requestedName) → \(listed(font.resolvedNames)) "
                + "(\(font.source.rawValue)): \(font.explanation)"
        }
        return ([table] + fonts).joined(separator: "\n")
    }

    /// Only the table: a line for each item, text, and line of text. It depends on the fonts of
    /// this machine only if the measurer does.
    package var table: String {
        let layout = preview.layout
        let title =
            "\(preview.effectiveCategory.shortName), \(layout.width.plain) × \(layout.height.plain) pt, "
            + "\(preview.environment.profile.name), \(layout.grid.scale.plain)x"
        let index = preview.sectionIndex?.titles(inHeight: preview.indexHeight) ?? []
        return
            ([title] + layout.items.flatMap { $0.lines(in: preview) }
            + index.map { "index \($0.frame.words) “\($0.title.text)”" })
            .joined(separator: "\n")
    }
}

extension ItemLayout {
    fileprivate func lines(in preview: Preview) -> [String] {
        let clipping = isClipped ? " clipped, needs \(neededHeight.plain)" : ""
        let assumed = preview.assumedListRule(of: id).map { " assumed: \($0.text)" } ?? ""
        return ["\(id) \(frame.words)\(clipping)\(assumed)"]
            + texts.flatMap { $0.description(preview.layout.font(of: $0)) }
            + decorations.map { "  \($0.kind.name) \($0.frame.words)" }
    }
}

extension TextLayout {
    fileprivate func description(_ font: ScaledFont) -> [String] {
        let title =
            "  \(content.role.rawValue) \(frame.words) \(font.face.postScriptName) "
            + "\(font.pointSize.plain) pitch \(font.linePitch.plain) "
            + "baselines \(lines.map(\.baseline.plain).joined(separator: " "))"
            + (isTruncated ? " truncated" : "")
        return [title]
            + lines.map { line in
                "    \(line.width.plain) “\(line.text)”" + (line.end.words.map { ", \($0)" } ?? "")
            }
    }
}

extension Rect {
    fileprivate var words: String {
        "(\(x.plain), \(y.plain), \(width.plain), \(height.plain))"
    }
}

extension LineEnd {
    /// The kind of break within a word; nil if no word is broken.
    fileprivate var words: String? {
        switch self {
        case .softHyphen: "at a soft hyphen"
        case .hyphenation: "hyphenated"
        case .letters: "between letters"
        case .text, .paragraph, .lineSeparator, .opportunity, .truncation, .limit: nil
        }
    }
}

extension LayoutEngine.Decoration.Kind {
    /// The name in reports.
    var name: String {
        switch self {
        case .accessory(let accessory): accessory.name
        case .control(let control): control.kind.rawValue
        case .image: "image"
        case .separator: "separator"
        }
    }
}
