// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import DesignTokens
import Documents
import Files
import Syntax

/// The code in an app that reads a style dictionary.
enum ThemeDialect: String, CaseIterable {
    /// ScaledFont itself, which reads names and sizes.
    case scaledFont = "scaledfont"
    /// The fork, which also reads designs and weights.
    case fork

    var entries: ThemeFormat.Entries { self == .fork ? .scaledFontFork : .scaledFont }
}

/// `theme convert`: a theme in another format, with warnings about values that the format cannot
/// store.
enum ThemeConvertCommand: ToolCommand {
    static let output = Option(
        "output", short: "o", .path, "The file of the theme. Use - for standard output.",
        missing: CommandProblem.missingThemeFile)
    static let to = Option(
        "to", .choice("FORMAT") as ValueType<ThemeFileFormat>,
        "The format to convert to. One of plist, binary-plist, json, theme, tokens, tokens-studio, swift, "
            + "or swiftui. Default: selected by the ending of the file, which is .plist, .json, .tokens, "
            + ".tokens.json, or .swift.")

    static let dialect = Option(
        "dialect", .choice("DIALECT") as ValueType<ThemeDialect>,
        "The code that reads a property list or its JSON in the app. One of scaledfont, for only names and "
            + "sizes, or fork, for gewill/ScaledFont with designs and weights. Default: the dialect of "
            + "the theme, or scaledfont for any other format.")

    static let declaration = Command(
        "theme", "convert", summary: "Converts a theme to another format.",
        discussion: "Values that the format cannot hold are listed on standard error.",
        operand: Options.file,
        options: [output, to, dialect] + Options.ofThemes + [Options.language],
        examples: [
            Command.Example(
                "Design tokens as Swift source:",
                "typeladder-cli theme convert brand.tokens.json -o BrandFonts.swift")
        ])

    static func run(_ arguments: Arguments, _ console: Console) throws -> ExitCode {
        let (path, target) = (arguments.operands[0], arguments[output] ?? .standardStream)
        let format = try arguments[to] ?? format(for: target)
        guard arguments[dialect] == nil || format.isStyleDictionary else {
            throw UsageError(CommandProblem.dialectOfOtherFormat)
        }
        let theme = try Inputs.theme(path, arguments, console).page.theme
        // Even without the file, every style would have the system font.
        if theme.tokens != nil, theme.value.fonts.isEmpty {
            throw InputError([
                Diagnostic(.error, file: path.string, TokenConversionProblem.onlySystemFonts)
            ])
        }
        let (bytes, losses) = theme.bytes(
            as: format, entries: arguments[dialect]?.entries, at: target, file: path.string)
        guard !losses.contains(where: { $0.severity == .error }) else { throw InputError(losses) }
        console.note(losses)
        try console.save(bytes, to: target)
        reportMovedFontFiles(of: theme.value, format, from: path, to: target, console)
        return .success
    }

    /// Warns of font files, because their paths are relative to the theme file.
    private static func reportMovedFontFiles(
        of theme: Theme, _ format: ThemeFileFormat, from source: FilePath, to target: FilePath,
        _ console: Console
    ) {
        guard format == .theme, source.parent != target.parent,
            theme.fontFiles.contains(where: { !$0.isAbsolute })
        else { return }
        console.note([Diagnostic(.warning, file: target.string, CommandProblem.movedFontFiles)])
    }

    private static func format(for target: FilePath) throws(UsageError) -> ThemeFileFormat {
        guard let format = ThemeFileFormat(path: target) else {
            throw UsageError(CommandProblem.unknownThemeFormat(target.string))
        }
        return format
    }
}
