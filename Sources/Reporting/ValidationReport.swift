// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The report of the diagnostics of files.
package struct ValidationReport: Report, Encodable {
    package private(set) var files: [File] = []

    package struct File: Encodable, Sendable {
        var file: String
        var errors: Int
        var warnings: Int
        /// Every one, where it is.
        var diagnostics: [Problem]
        /// Each kind once.
        var kinds: [Kind]
        /// The fixes made in the file; left out where none were asked for.
        var fixed: [String]?

        /// The result in one line, such as `theme.json: 2 errors`.
        package var summary: String {
            let parts = [counted(errors, "error"), counted(warnings, "warning")].compactMap { $0 }
            return "\(file.visible): \(parts.isEmpty ? "OK" : parts.joined(separator: ", "))"
        }

        private func counted(_ count: Int, _ word: String) -> String? {
            count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
        }
    }

    struct Problem: Encodable {
        var id: String
        var severity: String
        var line: Int?
        var column: Int?
        var keyPath: String
        var message: String
        /// The change that fixes it; left out where there is none.
        var fix: String?
        /// In how many places it is so, where that is more than one.
        var count: Int?
    }

    struct Kind: Encodable {
        var id: String
        var severity: String
        var count: Int
        /// The first message of the kind.
        var message: String
    }

    package init() {}

    /// Adds a file with its diagnostics.
    ///
    /// - Parameter fixes: the fixes that were made in the file; nil without `--fix`.
    package mutating func add(
        _ diagnostics: [Diagnostic], of file: String, fixed fixes: [Fix]? = nil
    ) {
        files.append(
            File(
                file: file, errors: diagnostics.count { $0.severity == .error },
                warnings: diagnostics.count { $0.severity == .warning },
                diagnostics: diagnostics.map {
                    Problem(
                        id: $0.problem.id, severity: $0.severity.rawValue,
                        line: $0.position?.line,
                        column: $0.position?.column, keyPath: $0.keyPath, message: $0.message,
                        fix: $0.fix?.words, count: $0.repeats.map { $0.count + 1 })
                },
                kinds: DiagnosticSummary(diagnostics).kinds.compactMap { kind in
                    kind.diagnostics.first.map {
                        Kind(
                            id: $0.id, severity: $0.severity.rawValue, count: kind.count,
                            message: $0.message)
                    }
                }, fixed: fixes?.map(\.words)))
    }

    package var hasErrors: Bool { files.contains { $0.errors > 0 } }

    package var hasWarnings: Bool { files.contains { $0.warnings > 0 } }

    package var text: String { files.map(\.summary).joined(separator: "\n") }
}
