// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Files
import Previewing

/// `theme show`: each text style of a theme, its size, and what becomes of its font.
struct ThemeShowCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(
            words, options: ["format"], lists: ["map"], takesFiles: true)
    }

    private struct Report: Encodable {
        var file: String
        var name: String?
        var fontFiles: [String]?
        var styles: [Style]
    }

    private struct Style: Encodable {
        var style: String
        /// The design token that gives the font.
        var token: String?
        var fontName: String
        var fontSize: Double
        var maximumPointSize: Double?
        var resolved: String
        var source: String
        var explanation: String
    }

    func run(_ console: Console) throws {
        let isJSON = try arguments.choice("format", ["text", "json"]) == "json"
        let path = try arguments.onlyFile()
        let resources = try Resources(console)
        let input = try ThemeInput.required(
            path, resources, choices: arguments.tokenChoices(), console)
        let previewer = Previewer(
            faces: input.library, measurer: input.library, deviceFonts: resources.deviceFonts)
        let styles = previewer.reports(theme: input.theme, category: .default).map { report in
            let font = input.theme.fonts[report.style]
            // What the theme asks for, even where the device draws something else.
            return Style(
                style: report.style.uiKitName, token: input.mapping?.token(for: report.style),
                fontName: report.requestedName,
                fontSize: (font?.fontSize ?? report.baseSize).rounded3,
                maximumPointSize: font?.maximumPointSize, resolved: report.resolvedName,
                source: report.source.rawValue,
                explanation: report.explanation)
        }
        let files = input.theme.fontFiles.map(\.path)
        let report = Report(
            file: path, name: input.theme.name, fontFiles: files.isEmpty ? nil : files,
            styles: styles)
        try console.print(isJSON ? JSONText.encode(report) : text(report))
    }

    private func text(_ report: Report) -> String {
        let hasTokens = report.styles.contains { $0.token != nil }
        let header = ["style"] + (hasTokens ? ["token"] : [])
        let lines = report.styles.map { style in
            [style.style] + (hasTokens ? [style.token ?? "–"] : [])
                + [
                    style.fontName,
                    style.fontSize.plain + (style.maximumPointSize.map { " ≤ \($0.plain)" } ?? ""),
                    style.resolved, style.source, style.explanation,
                ]
        }
        let columns = ["font", "size", "resolved", "source", "explanation"]
        let title = report.name.map { "\($0)\n" } ?? ""
        return title + TextTable([header + columns] + lines).description
    }
}

extension ThemeInput {
    /// A theme that there has to be; what there is to say about it goes to standard error.
    ///
    /// - Throws: `InputError` with everything that is wrong when there is none.
    static func required(
        _ path: String, _ resources: Resources, choices: [Choice], _ console: Console
    ) throws -> ThemeInput {
        let result = try read(path, deviceFonts: resources.deviceFonts, choices: choices)
        guard let input = result.input else {
            throw InputError(messages: result.diagnostics.map(\.description))
        }
        for diagnostic in result.diagnostics { console.note("\(diagnostic)") }
        return input
    }
}
