// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The files of a theme and a screen, if there are any. Findings point at them.
package struct AuditedFiles: Sendable {
    /// The source map of the theme; nil if the theme has no file.
    package var themeMap: SourceMap?
    /// Whether edits can be written to the theme's file. Design tokens cannot be edited this way.
    package var isThemeEditable: Bool
    /// The diagnostics of a theme file that the device would reject.
    package var themeDiagnostics: [Diagnostic]
    /// The source map of the screen; nil if the screen has no file.
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
