// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The files of a theme and a screen, as far as there are any: what findings point at.
public struct AuditedFiles: Sendable {
    /// Where the theme's parts are; nil without a file.
    public var themeMap: SourceMap?
    /// Whether the theme's file is one that edits can be written into, which design tokens are not.
    public var isThemeEditable: Bool
    /// What reading the theme's file had to say, where the device would reject it.
    public var themeDiagnostics: [Diagnostic]
    /// Where the screen's parts are; nil without a file.
    public var screenMap: SourceMap?

    /// Files by their maps.
    public init(
        themeMap: SourceMap? = nil, isThemeEditable: Bool = true,
        themeDiagnostics: [Diagnostic] = [], screenMap: SourceMap? = nil
    ) {
        self.themeMap = themeMap
        self.isThemeEditable = isThemeEditable
        self.themeDiagnostics = themeDiagnostics
        self.screenMap = screenMap
    }
}
