// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

extension TokenMapping {
    /// What was decided of a file's tokens without being certain: tokens that are styles by their sizes,
    /// and tokens that are none.
    package func uncertainties(of file: TokenFile) -> [Diagnostic] {
        var tally = ProblemTally<(position: Position?, path: String), TokenConversionProblem>()
        for (token, entry) in zip(file.tokens, entries) {
            switch (entry.reason, entry.style) {
            case (.sizeAndWeight, let style?):
                // Others are other styles: named as for a choice.
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
