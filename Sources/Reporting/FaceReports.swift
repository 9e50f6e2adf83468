// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Previewing
import Syntax

/// The report of all faces of this machine and of a theme's font files.
package struct FacesReport: TableReport {
    package typealias Face = (
        family: String, style: String, postScriptName: String, weight: Int, isItalic: Bool,
        file: FilePath
    )

    private let faces: [Face]

    package init(_ faces: [Face]) { self.faces = faces }

    package var json: JSONObject {
        [
            "faces": faces.map {
                [
                    "family": $0.family, "style": $0.style, "postScriptName": $0.postScriptName,
                    "weight": $0.weight, "isItalic": $0.isItalic, "file": $0.file.string,
                ] as JSONObject
            }
        ]
    }

    package var rows: [[String]] {
        [["family", "style", "PostScript name", "weight"]]
            + faces.map { [$0.family, $0.style, $0.postScriptName, "\($0.weight)"] }
    }
}

/// The report of the faces with names that contain a text, whether installed here or of iOS, each
/// with its resolution.
package struct FaceMatchReport: TableReport {
    /// The text that was searched for.
    private let match: String
    private let faces: [Face]

    private struct Face: Encodable {
        var family: String
        var requested: String
        /// The PostScript name of the drawn face; left out for the preferred system font.
        var resolved: String?
        var source: String
        var explanation: String
    }

    /// Searches PostScript and family names without regard to case.
    ///
    /// - Parameters:
    ///   - names: the names of all faces, in the order of the report.
    ///   - previewer: the previewer that resolves names.
    package init(
        match: String, names: [(family: String, postScriptName: String)], previewer: Previewer
    ) {
        self.match = match
        let part = match.lowercased()
        var seen: Set<String> = []
        faces = names.compactMap { name in
            guard
                name.postScriptName.lowercased().contains(part)
                    || name.family.lowercased().contains(part),
                seen.insert(name.postScriptName).inserted
            else { return nil }
            let report = previewer.report(fontName: name.postScriptName)
            return Face(
                family: name.family, requested: name.postScriptName,
                resolved: report.face?.postScriptName, source: report.source.rawValue,
                explanation: report.explanation)
        }
    }

    /// Whether no name matches.
    package var isEmpty: Bool { faces.isEmpty }

    package var json: JSONObject { ["match": match, "faces": faces] }

    package var rows: [[String]] {
        [["family", "PostScript name", "resolved", "source", "explanation"]]
            + faces.map {
                [$0.family, $0.requested, $0.resolved ?? "–", $0.source, $0.explanation]
            }
    }
}
