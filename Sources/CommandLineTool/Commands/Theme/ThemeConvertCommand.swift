// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Syntax

/// `theme convert`: a theme in another format. What the other format cannot hold is said.
struct ThemeConvertCommand {
    private let arguments: Arguments

    init(_ words: some Collection<String>) throws {
        arguments = try Arguments(
            words, options: ["o", "to"], lists: ["map"], takesFiles: true)
    }

    func run(_ console: Console) throws {
        let path = try arguments.onlyFile()
        guard let target = arguments["o"] else {
            throw UsageError(message: "say where the theme goes: -o FILE, or - with --to")
        }
        let format = try format(for: target)
        let input = try ThemeInput.required(
            path, try Resources(console), choices: arguments.tokenChoices(), console)
        let conversion = ThemeConversion(input: input, file: path)
        let bytes = try conversion.bytes(as: format) { console.note("\($0)") }
        try console.save(bytes, to: target)
        reportMovedFontFiles(of: input.theme, format, from: path, to: target, console)
    }

    /// The paths of font files are relative to the theme that names them.
    private func reportMovedFontFiles(
        of theme: Theme, _ format: ThemeExportFormat, from source: String, to target: String,
        _ console: Console
    ) {
        func folder(_ path: String) -> String {
            path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
                .joined(separator: "/")
        }
        guard format == .theme, folder(source) != folder(target),
            theme.fontFiles.contains(where: { !$0.path.isAbsolutePath })
        else { return }
        console.note(
            "\(target): warning: \"fontFiles\" are looked for beside this file now; move them too")
    }

    private func format(for target: String) throws(UsageError) -> ThemeExportFormat {
        let names = ThemeExportFormat.allCases.map(\.rawValue)
        if let name = try arguments.choice("to", names),
            let format = ThemeExportFormat(rawValue: name)
        {
            return format
        }
        guard let format = ThemeExportFormat(path: target) else {
            throw UsageError(
                message: "“\(target)” does not say what to write; give --to with one of "
                    + names.joined(separator: ", "))
        }
        return format
    }
}
