// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

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
        var hasErrors = false
        var hasWarnings = false
        for path in arguments.files {
            let result = try ThemeInput.read(path, deviceFonts: resources.deviceFonts)
            for diagnostic in result.diagnostics { console.note("\(diagnostic)") }
            let errors = result.diagnostics.count { $0.severity == .error }
            let warnings = result.diagnostics.count { $0.severity == .warning }
            hasErrors = hasErrors || errors > 0
            hasWarnings = hasWarnings || warnings > 0
            try console.print(
                "\(path.visible): \(Self.summary(errors: errors, warnings: warnings))")
        }
        return hasErrors ? 2 : hasWarnings && arguments.has("strict") ? 1 : 0
    }

    private static func summary(errors: Int, warnings: Int) -> String {
        func counted(_ count: Int, _ word: String) -> String? {
            count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
        }
        let parts = [counted(errors, "error"), counted(warnings, "warning")].compactMap { $0 }
        return parts.isEmpty ? "OK" : parts.joined(separator: ", ")
    }
}
