// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DesignTokens
import Syntax

/// What a file is, which its content decides: names say too little.
public enum FileKind: CaseIterable, Sendable {
    case theme
    case screen

    /// What a file is: one whose outermost dictionary has `sections` is a screen. A broken one is what
    /// it looks like, so that the right reader says what is wrong with it.
    init(_ file: ParsedFile) {
        let source = file.source
        if let root = file.tree?.root {
            // Design tokens may have a group of that name.
            self = root["sections"] == nil || TokenFile.isTokenFile(file) ? .theme : .screen
        } else if source.name.hasSuffix(".typeladder-screen") {
            self = .screen
        } else {
            self = source.holds("\"sections\"") ? .screen : .theme
        }
    }
}
