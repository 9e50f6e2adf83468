// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DynamicType
import PangoText
import Previewing
import Reporting
import Syntax

/// `fonts`: what became of each font a theme names, the faces whose names have a part in common, or
/// every face there is. A screen's texts tell what the fonts lack.
enum FontsCommand: ToolCommand {
    static let match = Option(
        "match", ValueType.text("NAME"),
        "Part of a PostScript or family name, in any case. Lists the faces that have it, here and on "
            + "iOS, and what becomes of each.")

    static let declaration = Command(
        "fonts",
        summary: "Which font is drawn for each name, and why.",
        discussion:
            "Names are those that the theme and the screen's texts ask for; what a font lacks of "
            + "the texts is said too. Without a theme or a screen, every face there is.",
        options: [
            Options.theme, Options.fonts, Options.screen, match, Options.format, Options.language,
        ],
        findings: "no name has the part that --match gives",
        examples: [
            Command.Example(
                "What becomes of the fonts of a theme:",
                "typeladder-cli fonts --theme MyFonts.plist"),
            Command.Example(
                "What a device and this machine have of Noto Serif:",
                "typeladder-cli fonts --match \"noto serif\""),
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let format = arguments[Options.format] ?? .text
        let resources = try Resources(console)
        let inputs = try Inputs(
            theme: arguments[Options.theme], fonts: arguments.all(Options.fonts),
            screen: arguments[Options.screen] ?? resources.folder.path(BundledScreen.settings.path),
            resources: resources, console: console)
        if let part = arguments[match] {
            return try match(part, inputs.faceNames(resources.deviceFonts), inputs, format, console)
        }
        let report: any Report =
            if arguments[Options.theme] == nil, arguments[Options.screen] == nil {
                FacesReport(inputs.library.faces.map(FacesReport.Face.init))
            } else {
                FontsReport(
                    inputs.previewer.preview(
                        theme: inputs.theme, screen: inputs.screen,
                        in: PreviewEnvironment(
                            profile: try resources.profile(),
                            language: arguments[Options.language])))
            }
        try console.print(report.rendered(as: format))
        return .success
    }

    private static func match(
        _ part: String, _ names: [(family: String, postScriptName: String)], _ inputs: Inputs,
        _ format: ReportFormat, _ console: Console
    ) throws -> ExitCode {
        let report = FaceMatchReport(match: part, names: names, previewer: inputs.previewer)
        if !report.isEmpty || format == .json { try console.print(report.rendered(as: format)) }
        guard report.isEmpty else { return .success }
        let words = names.flatMap { $0.family.split(separator: " ").map(String.init) }
        let advice = Phrases.didYouMean(Phrases.suggestion(for: part, among: words))
        console.note("note: no name of a face contains “\(part)”\(advice)")
        return .findings
    }
}

extension Inputs {
    /// The faces of iOS, then those of this machine and of the theme.
    fileprivate func faceNames(
        _ deviceFonts: DeviceFonts
    ) -> [(family: String, postScriptName: String)] {
        deviceFonts.builtInFaces.map { ($0.family, $0.name) }
            + library.faces.map { ($0.family, $0.postScriptName) }
    }
}

extension FacesReport.Face {
    fileprivate init(_ face: FaceDescription) {
        self.init(
            family: face.family, style: face.styleName, postScriptName: face.postScriptName,
            weight: face.weight, isItalic: face.isItalic, file: face.file)
    }
}
