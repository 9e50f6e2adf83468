// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Documents
import Syntax
import Workspace

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
    /// Where the theme is written.
    let target: FilePath

    /// The theme as a file of a format.
    ///
    /// - Parameter report: told what the format cannot hold.
    /// - Throws: `InputError` when the theme cannot be had in the format at all.
    func bytes(
        as format: ThemeFileFormat, report: ([Diagnostic]) -> Void
    ) throws(InputError) -> [UInt8] {
        // Without a file, every style is the system font as well.
        if theme.tokens != nil, theme.value.fonts.isEmpty {
            throw InputError([
                Diagnostic(.error, file: file, TokenConversionProblem.onlySystemFonts)
            ])
        }
        let (bytes, losses) = theme.bytes(
            as: format, entries: dialect?.entries, at: target, file: file)
        guard !losses.contains(where: { $0.severity == .error }) else {
            throw InputError(losses)
        }
        report(losses)
        return bytes
    }
}
