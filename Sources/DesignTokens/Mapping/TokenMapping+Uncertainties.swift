// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

extension TokenMapping {
    /// The uncertain decisions for a file's tokens: tokens mapped by their sizes, and tokens mapped
    /// to no style.
    package func uncertainties(of file: TokenFile) -> [Diagnostic] {
        var tally = ProblemTally<(position: Position?, path: String), TokenConversionProblem>()
        for (token, entry) in zip(file.tokens, entries) {
            switch (entry.reason, entry.style) {
            case (.sizeAndWeight, let style?):
                // Further tokens are listed in the form of a choice, `TOKEN=STYLE`.
                tally.add(
                    .note, "size", at: (token.position, token.path),
                    in: "\(token.path)=\(style.dictionaryKey)",
                    .mappedBySize(token.path, to: style, entry.explanation))
            case (.none, _):
                tally.add(
                    .note, "none", at: (token.position, token.path), in: token.path,
                    .notMapped(token.path, entry.explanation))
            default: break
            }
        }
        return tally.diagnostics(of: file.source.name)
    }
}
