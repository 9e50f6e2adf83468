// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Syntax
import Workspace

/// The formats of converted themes.
enum ThemeExportFormat: String, CaseIterable {
    /// A ScaledFont property list in XML.
    case plist
    /// A ScaledFont property list in binary form.
    case binaryPlist = "binary-plist"
    /// The dictionary of a ScaledFont property list as JSON.
    case json
    /// Typeladder's own JSON theme.
    case theme
    /// W3C design tokens.
    case tokens
    /// Tokens Studio's.
    case tokensStudio = "tokens-studio"
    /// Swift source for UIKit.
    case swift
    /// Swift source for SwiftUI.
    case swiftUI = "swiftui"

    /// Whether it is what an app reads, ScaledFont or its fork.
    var isStyleDictionary: Bool { [.plist, .binaryPlist, .json].contains(self) }

    /// The format that the end of a file's name says; nil when it says none. JSON is the theme that
    /// holds everything.
    init?(path: FilePath) {
        let suffixes: [(String, ThemeExportFormat)] = [
            (".plist", .plist), (".tokens.json", .tokens), (".tokens", .tokens), (".json", .theme),
            (".swift", .swift),
        ]
        let name = path.string.lowercased()
        guard let match = suffixes.first(where: { name.hasSuffix($0.0) }) else { return nil }
        self = match.1
    }
}

/// The code that reads a style dictionary in an app.
enum ThemeDialect: String, CaseIterable {
    /// ScaledFont itself, which knows names and sizes.
    case scaledFont = "scaledfont"
    /// Its fork, which knows designs and weights too.
    case fork

    var entries: ThemeFormat.Entries { self == .fork ? .scaledFontFork : .scaledFont }
}

/// A theme on its way to another format.
struct ThemeConversion {
    let theme: ThemeSession
    /// The dialect of a style dictionary; nil keeps the theme's own.
    let dialect: ThemeDialect?
    /// The name of the theme in diagnostics.
    let file: String

    /// The theme as a file of a format.
    ///
    /// - Parameter report: told what the format cannot hold.
    /// - Throws: `InputError` when the theme cannot be had in the format at all.
    func bytes(as format: ThemeExportFormat, report: ([Diagnostic]) -> Void) throws -> [UInt8] {
        // Without a file, every style is the system font as well.
        if theme.tokens != nil, theme.value.fonts.isEmpty {
            throw InputError([
                Diagnostic(.error, file: file, TokenConversionProblem.onlySystemFonts)
            ])
        }
        switch format {
        case .plist: return try document(.xmlPropertyList, report)
        case .binaryPlist: return try document(.binaryPropertyList, report)
        case .json: return try document(.jsonDictionary, report)
        case .theme: return try document(.typeladder, report)
        case .tokens: return try text(tokens(.w3c), report)
        case .tokensStudio: return try text(tokens(.tokensStudio), report)
        case .swift: return try text(SwiftSource.uiKit(theme.value, file: file), report)
        case .swiftUI: return try text(SwiftSource.swiftUI(theme.value, file: file), report)
        }
    }

    private func tokens(_ dialect: TokenFile.Dialect) -> ExportedText {
        TokenExport.text(
            of: theme.value, as: dialect, file: file, describingFace: theme.fonts.names.traits)
    }

    private func text(
        _ exported: ExportedText, _ report: ([Diagnostic]) -> Void
    ) throws(InputError) -> [UInt8] {
        try check(exported.diagnostics.located(in: theme.sourceMap), report)
        return Array(exported.text.utf8)
    }

    private func check(
        _ losses: [Diagnostic], _ report: ([Diagnostic]) -> Void
    ) throws(InputError) {
        guard !losses.contains(where: { $0.severity == .error }) else {
            throw InputError(losses)
        }
        report(losses)
    }

    // MARK: - Theme files

    private func document(
        _ container: ThemeFormat.Container, _ report: ([Diagnostic]) -> Void
    ) throws -> [UInt8] {
        let (document, losses) = theme.document.converted(
            to: container, entries: dialect?.entries)
        try check(losses, report)
        return document.source.bytes
    }
}
