// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// What a file is, which its content decides: names say too little.
public nonisolated enum FileKind: CaseIterable, Sendable {
    case theme
    case screen

    /// What a file certainly is: one whose outermost dictionary has `sections` is a screen. Nil while
    /// it is broken.
    static func certain(_ file: ParsedFile) -> FileKind? {
        guard let root = file.tree?.root else { return nil }
        // Design tokens may have a group of that name.
        return root["sections"] == nil || TokenFile.isTokenFile(file) ? .theme : .screen
    }

    /// What a file is, or for a broken one what it looks like, so that the right reader says what is
    /// wrong with it.
    init(_ file: ParsedFile) {
        let source = file.source
        if let certain = Self.certain(file) {
            self = certain
        } else if source.name.hasSuffix(".typeladder-screen") {
            self = .screen
        } else {
            self =
                String(decoding: source.bytes, as: UTF8.self).contains("\"sections\"")
                ? .screen : .theme
        }
    }
}
