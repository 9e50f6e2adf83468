// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The kind of a document. The content of its file decides it, because file names are ambiguous.
package enum FileKind: CaseIterable, Sendable {
    case theme
    case screen

    /// The kind of a parsed file: a screen has `sections` in its root dictionary. If the file has syntax
    /// errors, its text is used for a guess, so that the right reader reports them.
    init(_ file: ParsedFile, holdsTokens: Bool) {
        let source = file.source
        if let root = file.tree?.root {
            // Design tokens may have a group with the name `sections`.
            self = root["sections"] == nil || holdsTokens ? .theme : .screen
        } else if source.name.hasSuffix(".typeladder-screen") {
            self = .screen
        } else {
            self = source.holds("\"sections\"") ? .screen : .theme
        }
    }
}
