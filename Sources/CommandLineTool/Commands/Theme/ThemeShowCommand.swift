// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Previewing
import Reporting

/// `theme show`: each text style of a theme, its size, and what becomes of its font.
struct ThemeShowCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(
            words, options: ["format"], lists: ["map"], takesFiles: true)
    }

    func run(_ console: Console) throws {
        let format = try arguments.reportFormat()
        let path = try arguments.onlyFile()
        let resources = try Resources(console)
        let input = try ThemeInput.required(
            path, resources, choices: arguments.tokenChoices(), console)
        let previewer = Previewer(
            faces: input.library, measurer: input.library, deviceFonts: resources.deviceFonts)
        let report = ThemeReport(
            file: path, theme: input.theme, mapping: input.mapping,
            reports: previewer.reports(theme: input.theme, category: .default))
        try console.print(report.rendered(as: format))
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
