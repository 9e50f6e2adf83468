// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

extension LayoutReport {
    /// The table, and a line for each font that the texts request.
    package var text: String {
        let fonts = fonts.map { font in
            "font \(font.requested) → \(font.resolved.joined(separator: ", ")) "
                + "(\(font.source)): \(font.explanation)"
        }
        return ([table] + fonts).joined(separator: "\n")
    }

    /// The table alone: a line for each item, text and line of text. It depends on the fonts of
    /// this machine only where the measurer does.
    package var table: String {
        let title = "\(category), \(width.plain) × \(height.plain) pt, \(profile), \(scale.plain)x"
        return ([title] + items.flatMap(\.lines)).joined(separator: "\n")
    }
}

extension LayoutReport.Item {
    fileprivate var lines: [String] {
        let clipping = isClipped ? " clipped, needs \(neededHeight.plain)" : ""
        return ["\(id) \(frame)\(clipping)"] + texts.flatMap(\.description)
            + decorations.map { "  \($0.kind) \($0.frame)" }
    }
}

extension LayoutReport.Text {
    fileprivate var description: [String] {
        let title =
            "  \(role) \(frame) \(font.face) \(font.pointSize.plain) pitch \(font.linePitch.plain) "
            + "baselines \(baselines.map(\.plain).joined(separator: " "))"
            + (isTruncated ? " truncated" : "")
        return [title]
            + lines.indices.map { line in
                "    \(lineWidths[line].plain) “\(lines[line])”"
                    + (LineEnd(rawValue: lineEnds[line])?.words.map { ", \($0)" } ?? "")
            }
    }
}

extension LayoutReport.Frame: CustomStringConvertible {
    var description: String { "(\(x.plain), \(y.plain), \(width.plain), \(height.plain))" }
}

extension LineEnd {
    /// The reason why a word is broken; nil where none is.
    fileprivate var words: String? {
        switch self {
        case .softHyphen: "at a soft hyphen"
        case .hyphenation: "hyphenated"
        case .letters: "between letters"
        case .text, .paragraph, .lineSeparator, .opportunity, .truncation: nil
        }
    }
}

extension LayoutEngine.Decoration.Kind {
    /// The name in reports.
    var name: String {
        switch self {
        case .accessory(let accessory): accessory.name
        case .image: "image"
        case .separator: "separator"
        }
    }
}
