// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension ParsedSource {
    /// Reads the answer of the parser's program: `{"id":1,"tree":[…],"errors":[[12,"message"],…]}`. Nil for any other
    /// text.
    package init?(answer: [UInt8]) {
        let start = Array(#""tree":"#.utf8)
        guard
            let found = answer.prefix(64).indices.first(where: { answer[$0...].starts(with: start) }
            ),
            let (node, end) = SourceTreeReader.read(answer, from: found + start.count)
        else { return nil }
        var errors: [SyntaxMistake] = []
        // What follows is short, so the reader of files is fast enough.
        let rest = Array("{".utf8) + Array(answer[min(end + 1, answer.count)...])
        let tree = ParsedFile(SourceFile(name: "", bytes: rest)).tree
        for entry in tree?.root["errors"]?.array ?? [] {
            guard let pair = entry.array, pair.count == 2, let offset = pair[0].double,
                let text = pair[1].string
            else { continue }
            errors.append(SyntaxMistake(offset: Int(offset), message: text))
        }
        self.init(root: node, errors: errors)
    }
}
