// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Reporting

/// `theme validate`: everything that is wrong with theme files, all of them at once.
struct ThemeValidateCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(words, options: [], flags: ["strict"], takesFiles: true)
    }

    /// - Returns: 2 when any file has an error; else 1 when warnings count and there is one.
    func run(_ console: Console) throws -> Int32 {
        guard !arguments.files.isEmpty else {
            throw UsageError(message: "name the files to look at, or - for standard input")
        }
        let resources = try Resources(console)
        var report = ValidationReport()
        for path in arguments.files {
            let result = try ThemeInput.read(path, deviceFonts: resources.deviceFonts)
            for diagnostic in result.diagnostics { console.note("\(diagnostic)") }
            report.add(result.diagnostics, of: path)
        }
        try console.print(report.text)
        return report.hasErrors ? 2 : report.hasWarnings && arguments.has("strict") ? 1 : 0
    }
}
