// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The files of a theme and a screen, as far as there are any: what findings point at.
package struct AuditedFiles: Sendable {
    /// The source map of the theme; nil without a file.
    package var themeMap: SourceMap?
    /// Whether the theme's file is one that edits can be written into, which design tokens are not.
    package var isThemeEditable: Bool
    /// The diagnostics of a theme file that the device would reject.
    package var themeDiagnostics: [Diagnostic]
    /// The source map of the screen; nil without a file.
    package var screenMap: SourceMap?

    package init(
        themeMap: SourceMap? = nil, isThemeEditable: Bool = true,
        themeDiagnostics: [Diagnostic] = [], screenMap: SourceMap? = nil
    ) {
        self.themeMap = themeMap
        self.isThemeEditable = isThemeEditable
        self.themeDiagnostics = themeDiagnostics
        self.screenMap = screenMap
    }
}
