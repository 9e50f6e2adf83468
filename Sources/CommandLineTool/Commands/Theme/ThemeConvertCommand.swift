// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

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
        let result = converted(input, to: format, file: path)
        for diagnostic in result.diagnostics { console.note("\(diagnostic)") }
        try console.save(Array(result.text.utf8), to: target)
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

    private func converted(
        _ input: ThemeInput, to format: ThemeExportFormat, file: String
    ) -> ExportedText {
        switch format {
        case .tokens:
            TokenExport.text(
                of: input.theme, as: .w3c, file: file, describingFace: input.names.traits)
        case .tokensStudio:
            TokenExport.text(
                of: input.theme, as: .tokensStudio, file: file, describingFace: input.names.traits)
        case .swift: SwiftSource.uiKit(input.theme, file: file)
        case .swiftUI: SwiftSource.swiftUI(input.theme, file: file)
        }
    }
}

/// What a theme can be converted to.
enum ThemeExportFormat: String, CaseIterable {
    /// W3C design tokens.
    case tokens
    /// Tokens Studio's.
    case tokensStudio = "tokens-studio"
    /// Swift source for UIKit.
    case swift
    /// Swift source for SwiftUI.
    case swiftUI = "swiftui"

    /// The format that the end of a file's name says; nil when it says none.
    init?(path: String) {
        let name = path.lowercased()
        if name.hasSuffix(".tokens") || name.hasSuffix(".tokens.json") {
            self = .tokens
        } else if name.hasSuffix(".swift") {
            self = .swift
        } else {
            return nil
        }
    }
}
