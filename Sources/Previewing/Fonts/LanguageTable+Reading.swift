// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

extension LanguageTable {
    /// Reads the fallback families and hyphenation patterns of languages.
    package static func read(_ tree: SyntaxTree) -> ReadResult<LanguageTable> {
        var reader = ResourceReader(tree)
        func rows(_ key: String) -> [Node] {
            reader.node(key)?.array ?? reader.missing(key, .list, [])
        }
        func families(_ row: Node) -> [String] {
            row["families"]?.array?.compactMap(\.string) ?? []
        }
        let table = LanguageTable(
            scripts: rows("scripts").map {
                Script(
                    code: $0.text("script"), language: $0.text("language"), families: families($0),
                    package: $0.text("package"), isTall: $0["tall"]?.bool ?? false)
            },
            languages: rows("languages").map {
                Language(
                    tag: $0.text("language"), families: families($0), package: $0.text("package"))
            },
            patterns: rows("hyphenation").map {
                Patterns(
                    tag: $0.text("language"), file: $0.text("file"), package: $0.text("package"),
                    exceptions: ($0["exceptions"]?.array ?? []).map { $0.text("word") })
            })
        return ReadResult(table, reader.diagnostics)
    }
}

extension Node {
    fileprivate func text(_ key: String) -> String { self[key]?.string ?? "" }
}
