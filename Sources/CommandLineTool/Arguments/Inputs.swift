// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import ArgumentParsing
import Documents
import Files
import Previewing
import Syntax
import Workspace

/// The documents of a command: a theme and a screen on a `Page` without a window.
struct Inputs {
    let installation: Installation
    let page: Page
    /// The diagnostics of the files, including errors.
    private(set) var diagnostics: [Diagnostic] = []
    /// The errors that make the device reject the theme, for commands that accept such themes.
    private(set) var voidDiagnostics: [Diagnostic] = []
    /// The file of the theme, whether it can be used or not; nil for the system font.
    private(set) var themePath: FilePath?

    /// The system font and the bundled screen.
    ///
    /// - Parameters:
    ///   - fonts: font files and folders in addition to those of themes.
    ///   - shared: the resources of other inputs; nil to read them.
    init(fonts: [FilePath], sharing shared: Installation? = nil) throws {
        for path in fonts where !path.exists {
            let isLink = path.linkTarget != nil
            throw UsageError(
                isLink ? CommandProblem.deadLink(path.string) : .notThere(path.string),
                option: "--fonts")
        }
        installation = try shared ?? Installation(ResourceFolder.locate())
        page = Page(installation, NoScheduler())
        if !fonts.isEmpty { page.theme.givenFonts = fonts }
    }

    /// Opens a theme, or design tokens as a theme.
    ///
    /// - Parameters:
    ///   - path: the file, or `-` for standard input; nil for the system font in every style.
    ///   - tokens: the options for design tokens.
    mutating func openTheme(_ path: FilePath?, _ tokens: TokenArguments) throws(UsageError) {
        guard let file = try tokens.open(path) else {
            return diagnostics += page.theme.diagnostics
        }
        try openTheme(file, tokens)
    }

    /// Opens a theme that was read, or design tokens as a theme.
    mutating func openTheme(
        _ file: RecognizedFile, _ tokens: TokenArguments
    ) throws(UsageError) {
        themePath = file.path
        if case .tokens(let loaded) = file.result.value {
            var source = TokenSource(
                loaded, installation.deviceFonts, adding: page.theme.givenFonts)
            try tokens.apply(to: &source)
            page.open(source)
            diagnostics += source.uncertainties
        } else {
            page.open([file])
        }
        diagnostics = page.failures.flatMap(\.diagnostics) + page.theme.diagnostics + diagnostics
    }

    /// Replaces a theme that the device would reject with the system font, as the device does.
    ///
    /// - Returns: the other diagnostics of such a theme.
    mutating func acceptVoidTheme() -> [Diagnostic] {
        guard diagnostics.contains(where: \.voidsTheme) else { return [] }
        voidDiagnostics = diagnostics.filter(\.voidsTheme)
        defer { diagnostics = [] }
        return diagnostics.filter { !$0.voidsTheme }
    }

    /// Prints the diagnostics of the files.
    ///
    /// - Throws: `InputError` with all diagnostics if a file cannot be used.
    func report(to console: Console) throws(InputError) {
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            throw InputError(diagnostics)
        }
        console.note(diagnostics)
    }

    /// Opens a theme, or the system font, and prints the diagnostics.
    static func theme(
        _ path: FilePath?, _ arguments: Arguments, _ console: Console
    ) throws -> Inputs {
        var inputs = try Inputs(fonts: arguments.all(Options.fonts))
        try inputs.openTheme(path, TokenArguments(arguments))
        try inputs.report(to: console)
        return inputs
    }

    /// Opens the theme and the screen of a command's options. If it fails, it first prints the
    /// problems of both.
    ///
    /// - Parameters:
    ///   - file: a theme or a screen that was read. It replaces the one in the options.
    ///   - acceptsVoidThemes: whether to replace a theme that the device would reject with the
    ///     system font, as the device does. Its errors are then in ``voidDiagnostics``.
    init(
        _ arguments: Arguments, _ console: Console, opening file: RecognizedFile? = nil,
        acceptsVoidThemes: Bool = false
    ) throws {
        try self.init(fonts: arguments.all(Options.fonts))
        try installation.requireFonts()
        let tokens = TokenArguments(arguments)
        let swift = try SwiftOptions.input(arguments)
        let screen = arguments[Options.screen].map { RecognizedFile($0, as: .screen, swift: swift) }
        if let file, file.kind != .screen {
            try openTheme(file, tokens)
        } else {
            try openTheme(arguments[Options.theme], tokens)
        }
        if acceptsVoidThemes { console.note(acceptVoidTheme()) }
        if let screen = file?.kind == .screen ? file : screen { page.open([screen]) }
        diagnostics +=
            page.failures.filter { $0.kind == .screen }.flatMap(\.diagnostics)
            + page.screen.diagnostics
        try report(to: console)
    }
}
