// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents

/// What a file is, which its content decides: names say too little.
public nonisolated enum FileKind: CaseIterable, Sendable {
    case theme
    case screen

    /// A file whose outermost dictionary has `sections` is a screen. A broken one is what it looks
    /// like, so that the right reader says what is wrong with it.
    init(_ file: SourceFile) {
        if let root = SyntaxTree.read(file).value?.root {
            self = root["sections"] == nil ? .theme : .screen
        } else if file.name.hasSuffix(".typeladder-screen") {
            self = .screen
        } else {
            self =
                String(decoding: file.bytes, as: UTF8.self).contains("\"sections\"")
                ? .screen : .theme
        }
    }
}
