// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import LayoutEngine
import Previewing

/// `layout`: every item of a table with its frame, texts, lines and baselines.
struct LayoutCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(
            words, options: PreviewArguments.options + ["format"], flags: PreviewArguments.flags)
    }

    func run(_ console: Console) throws {
        let format = try arguments.choice("format", ["text", "json"]) ?? "text"
        let preview = try PreviewArguments(arguments, console: console, allowsAll: false)
        for preview in preview.previews(console: console) {
            switch format {
            case "json": try console.print(JSONText.encode(LayoutReport(preview)))
            default:
                try console.print(LayoutText(preview).description)
                try console.print(FontsText(preview).description)
            }
            for finding in preview.findings() { console.note("note: \(finding)") }
        }
    }
}

/// A layout for people, and for goldens: a line an item, a line a text.
struct LayoutText: CustomStringConvertible {
    private let preview: Preview

    init(_ preview: Preview) { self.preview = preview }

    var description: String {
        let layout = preview.layout
        var lines = [
            "\(preview.effectiveCategory.shortName), \(layout.width.plain) × \(layout.height.plain) pt, "
                + "\(preview.environment.profile.name), \(layout.grid.scale.plain)x"
        ]
        for item in layout.items {
            var line = "\(item.id) \(frame(item.frame))"
            if item.isClipped { line += " clipped, needs \(item.neededHeight.plain)" }
            lines.append(line)
            for text in item.texts {
                let font = layout.font(of: text.content)
                let baselines = text.lines.map { $0.baseline.plain }.joined(separator: " ")
                lines.append(
                    "  \(text.content.role.rawValue) \(frame(text.frame)) "
                        + "\(font.face.postScriptName) \(font.pointSize.plain) "
                        + "pitch \(font.linePitch.plain) "
                        + "baselines \(baselines)\(text.isTruncated ? " truncated" : "")")
                lines += text.lines.map {
                    "    \($0.width.plain) “\($0.text)”" + ($0.end.words.map { ", \($0)" } ?? "")
                }
            }
            lines += item.decorations.map { "  \($0.kind.name) \(frame($0.frame))" }
        }
        return lines.joined(separator: "\n")
    }

    private func frame(_ rect: Rect) -> String {
        "(\(rect.x.plain), \(rect.y.plain), \(rect.width.plain), \(rect.height.plain))"
    }
}

/// The fonts of a layout for people: a line each, with what there is to say about it.
struct FontsText: CustomStringConvertible {
    private let preview: Preview

    init(_ preview: Preview) { self.preview = preview }

    var description: String {
        let lines = preview.fonts.map { font in
            "font \(font.requestedName) → \(font.resolvedNames.joined(separator: ", ")) "
                + "(\(font.source.rawValue)): \(font.explanation)"
        }
        return lines.joined(separator: "\n")
    }
}

extension LineEnd {
    /// Why a word is broken; nil where none is.
    fileprivate var words: String? {
        switch self {
        case .softHyphen: "at a soft hyphen"
        case .hyphenation: "hyphenated"
        case .letters: "between letters"
        case .text, .paragraph, .lineSeparator, .opportunity, .truncation: nil
        }
    }
}

extension Decoration.Kind {
    /// What reports call it.
    var name: String {
        switch self {
        case .accessory(let accessory):
            accessory.kind.rawValue + (accessory.isOn.map { $0 ? "-on" : "-off" } ?? "")
        case .image: "image"
        case .separator: "separator"
        }
    }
}
