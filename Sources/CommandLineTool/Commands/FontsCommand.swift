// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import PangoText
import Previewing
import Syntax

/// `fonts`: what became of each font a theme names, what one name finds, or every face there is.
/// A screen's texts tell what the fonts lack.
struct FontsCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(
            words, options: ["theme", "screen", "match", "format"])
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
        var file: String
    }

    func run(_ console: Console) throws {
        let isJSON = try arguments.choice("format", ["text", "json"]) == "json"
        let resources = try Resources(console)
        let inputs = try Inputs(
            theme: arguments["theme"],
            screen: arguments["screen"] ?? resources.folder.path(BundledScreen.settings.path),
            resources: resources, console: console)
        if let name = arguments["match"] {
            let report = inputs.previewer.report(fontName: name)
            let entry = MatchEntry(
                requested: name, resolved: report.face?.postScriptName,
                source: report.source.rawValue, explanation: report.explanation)
            try console.print(
                isJSON
                    ? try JSONText.encode(entry)
                    : "\(name.visible) → \(entry.resolved ?? "the preferred system font") "
                        + "(\(entry.source)): \(entry.explanation)")
        } else if arguments["theme"] != nil || arguments["screen"] != nil {
            guard let profile = resources.profiles.last else {
                throw UsageError(message: "there is no profile; install the program again")
            }
            let report = FontsReport(
                inputs.previewer.preview(
                    theme: inputs.theme, screen: inputs.screen,
                    in: PreviewEnvironment(profile: profile, language: try arguments.language)))
            try console.print(isJSON ? JSONText.encode(report) : report.table.description)
        } else {
            let entries = inputs.library.faces.map {
                FaceEntry(
                    family: $0.family, style: $0.styleName, postScriptName: $0.postScriptName,
                    weight: $0.weight, isItalic: $0.isItalic, file: $0.file)
            }
            try console.print(
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
