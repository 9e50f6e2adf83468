// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

/// The report of the diagnostics of files.
package struct ValidationReport: Report {
    private var files: [File] = []

    fileprivate struct File {
        var name: String
        var diagnostics: [Diagnostic]
        /// The fixes made in the file; nil if none were requested.
        var fixes: [Fix]?

        func count(_ severity: Diagnostic.Severity) -> Int {
            diagnostics.count { $0.severity == severity }
        }
    }

    package init() {}

    /// Adds a file with its diagnostics.
    ///
    /// - Parameter fixes: the fixes that were made in the file; nil without `--fix`.
    package mutating func add(
        _ diagnostics: [Diagnostic], of file: String, fixed fixes: [Fix]? = nil
    ) {
        files.append(File(name: file, diagnostics: diagnostics, fixes: fixes))
    }

    package var hasErrors: Bool { files.contains { $0.count(.error) > 0 } }

    package var hasWarnings: Bool { files.contains { $0.count(.warning) > 0 } }

    package var json: JSONObject { ["files": files.map(\.json)] }

    /// A line for each file: `theme.json: 2 errors`.
    package var text: String {
        files.map { file in
            let (errors, warnings) = (file.count(.error), file.count(.warning))
            let parts = [
                errors > 0 ? trn("%1$s error", "%1$s errors", errors) : nil,
                warnings > 0 ? trn("%1$s warning", "%1$s warnings", warnings) : nil,
            ].compactMap(\.self)
            return "\(file.name.visible): \(parts.isEmpty ? tr("OK") : listed(parts))"
        }.joined(separator: "\n")
    }
}

extension ValidationReport.File {
    fileprivate var json: JSONObject {
        [
            "file": name, "errors": count(.error), "warnings": count(.warning),
            // All diagnostics, each with its place.
            "diagnostics": diagnostics.map(\.json),
            // Each kind once, with its first message.
            "kinds": DiagnosticSummary(diagnostics).kinds.map { kind in
                [
                    "id": kind.diagnostics[0].id, "severity": kind.diagnostics[0].severity.rawValue,
                    "count": kind.count, "message": kind.diagnostics[0].message,
                ] as JSONObject
            },
            "fixed": fixes?.map(\.words),
        ]
    }
}

extension Diagnostic {
    fileprivate var json: JSONObject {
        [
            "id": problem.id, "severity": severity.rawValue, "line": position?.line,
            "column": position?.column, "keyPath": keyPath, "message": message,
            "fix": fix?.words,
            // The number of places, if there is more than one.
            "count": repeats.map { $0.count + 1 },
        ]
    }
}
