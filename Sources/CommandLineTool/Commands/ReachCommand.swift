// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Auditing
import Drawing
import DynamicType
import Previewing
import Reporting
import Syntax

/// `reach`: the growth of text in a theme and on a screen, in the terms of WCAG 1.4.4 and Apple's
/// Larger Text label.
enum ReachCommand: ToolCommand {
    private static let output = Option(
        "output", short: "o", .path,
        "The file of the report as PDF, with its pictures. Use - for standard output, instead of the text "
            + "of the report.")
    private static let pictures = Option(
        "pictures", .path,
        "The folder for the pictures, as PNG. The report names them.")

    static let declaration = Command(
        "reach",
        summary: "Checks whether text grows to 200%, and which text is lost on the way.",
        discussion:
            "For each style of the theme and each text of the screen: the first category at which it is twice as "
            + "large as at L, its largest size, and what limits it. For the screen: the elements that lose "
            + "text at each category, and the verdicts for WCAG 2.2, 1.4.4 (Resize Text) and Apple's Larger "
            + "Text label.",
        options: PreviewArguments.options(nil, PreviewArguments.widths) + [
            output, pictures, Options.format(of: ReachReport.self),
        ],
        findings: "Some text does not grow to 200%, or is lost on the way.",
        examples: [
            Command.Example(
                "The report as PDF, with pictures of the sizes that count:",
                "typeladder-cli reach --theme MyFonts.plist --screen MyScreen.json -o reach.pdf")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let path = arguments[output]
        if let path, path != .standardStream, PictureFormat(path: path) != .pdf {
            throw UsageError(CommandProblem.notADocument(path.string))
        }
        let inputs = try PreviewArguments(arguments, console: console)
        try inputs.requireTexts()
        let given = arguments.all(PreviewArguments.widths)
        let environments = (given.isEmpty ? [inputs.environment.width] : given).map { width in
            var environment = inputs.environment
            environment.width = width
            return environment
        }
        let reach = reach(inputs, in: environments)
        let library = inputs.inputs.page.theme.fonts.library
        let pictures = reach.evidence.map { evidence in
            let environment = environments.first { $0.tableWidth == evidence.width }
            let preview = inputs.preview(
                in: (environment ?? inputs.environment).at(evidence.category))
            return Picture.evidence(evidence, preview, library: library)
        }
        var files: [String] = []
        if let folder = arguments[Self.pictures] {
            files = try save(pictures, of: reach, in: folder, inputs, console)
        }
        let report = ReachReport(reach, files: files)
        if path != .standardStream {
            try console.print(report, arguments)
        }
        if let path {
            let document = ReachDocument(
                report, caption: inputs.inputs.page.preview.caption, pictures: pictures,
                inputs.preview(in: inputs.environment), library: library)
            try console.save(document.encoded(), to: path)
        }
        return report.isPassed ? .success : .findings
    }

    private static func reach(
        _ inputs: PreviewArguments, in environments: [PreviewEnvironment]
    ) -> Reach {
        var audit = ReachAudit()
        for environment in environments {
            for category in ContentSizeCategory.allCases {
                audit.add(inputs.preview(in: environment.at(category)))
            }
        }
        return audit.result
    }

    /// Writes the pictures, and returns their paths.
    private static func save(
        _ pictures: [Picture], of reach: Reach, in folder: FilePath, _ inputs: PreviewArguments,
        _ console: Console
    ) throws -> [String] {
        try zip(pictures, reach.evidence).map { picture, evidence in
            let path = folder.appending(
                "\(evidence.category.shortName)-\(evidence.width.plain).png")
            let scale = inputs.environment.displayScale
            try console.save(picture.encoded(as: .png, resolution: scale), to: path)
            return path.string
        }
    }
}
