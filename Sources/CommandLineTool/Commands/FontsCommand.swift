// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import PangoText
import Previewing

/// `fonts`: what became of each font a theme names, what one name finds, or every face there is.
struct FontsCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(words, options: ["theme", "match", "format"])
    }

    private struct StyleEntry: Encodable {
        var style: String
        var requested: String
        var resolved: String
        var source: String
        var explanation: String
    }

    private struct MatchEntry: Encodable {
        var requested: String
        var resolved: String?
        var source: String
        var explanation: String
    }

    private struct FaceEntry: Encodable {
        var family: String
        var style: String
        var postScriptName: String
        var weight: Int
        var isItalic: Bool
    }

    func run(_ console: Console) throws {
        let isJSON = try arguments.choice("format", ["text", "json"]) == "json"
        let inputs = try Inputs(
            theme: arguments["theme"], screen: nil, resources: try Resources(console),
            console: console)
        if let name = arguments["match"] {
            let report = inputs.previewer.report(fontName: name)
            let entry = MatchEntry(
                requested: name, resolved: report.face?.postScriptName,
                source: report.source.rawValue, explanation: report.explanation)
            console.print(
                isJSON
                    ? try JSONText.encode(entry)
                    : "\(name) → \(entry.resolved ?? "the preferred system font") "
                        + "(\(entry.source)): \(entry.explanation)")
        } else if arguments["theme"] != nil {
            let entries = inputs.previewer.reports(theme: inputs.theme, category: .default).map {
                StyleEntry(
                    style: $0.style.uiKitName, requested: $0.requestedName,
                    resolved: $0.resolvedName, source: $0.source.rawValue,
                    explanation: $0.explanation)
            }
            console.print(
                isJSON
                    ? try JSONText.encode(["styles": entries])
                    : TextTable(
                        [["style", "requested", "resolved", "source", "explanation"]]
                            + entries.map {
                                [$0.style, $0.requested, $0.resolved, $0.source, $0.explanation]
                            }
                    ).description)
        } else {
            let entries = inputs.library.faces.map {
                FaceEntry(
                    family: $0.family, style: $0.styleName, postScriptName: $0.postScriptName,
                    weight: $0.weight, isItalic: $0.isItalic)
            }
            console.print(
                isJSON
                    ? try JSONText.encode(["faces": entries])
                    : TextTable(
                        [["family", "style", "PostScript name", "weight"]]
                            + entries.map {
                                [$0.family, $0.style, $0.postScriptName, "\($0.weight)"]
                            }
                    ).description)
        }
    }
}
