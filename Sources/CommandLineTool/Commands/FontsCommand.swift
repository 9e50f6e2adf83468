// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import PangoText
import Previewing
import Reporting

/// `fonts`: what became of each font a theme names, what one name finds, or every face there is.
/// A screen's texts tell what the fonts lack.
struct FontsCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(
            words, options: ["theme", "screen", "match", "format"])
    }

    func run(_ console: Console) throws {
        let format = try arguments.reportFormat()
        let resources = try Resources(console)
        let inputs = try Inputs(
            theme: arguments["theme"],
            screen: arguments["screen"] ?? resources.folder.path("screens/settings.json"),
            resources: resources, console: console)
        if let name = arguments["match"] {
            let report = FaceMatchReport(
                match: name, names: inputs.faceNames(resources.deviceFonts),
                previewer: inputs.previewer)
            try console.print(report.rendered(as: format))
        } else if arguments["theme"] != nil || arguments["screen"] != nil {
            guard let profile = resources.profiles.last else {
                throw UsageError(message: "there is no profile; install the program again")
            }
            let report = FontsReport(
                inputs.previewer.preview(
                    theme: inputs.theme, screen: inputs.screen,
                    in: PreviewEnvironment(profile: profile, language: try arguments.language)))
            try console.print(report.rendered(as: format))
        } else {
            let report = FacesReport(inputs.library.faces.map(FacesReport.Face.init))
            try console.print(report.rendered(as: format))
        }
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
