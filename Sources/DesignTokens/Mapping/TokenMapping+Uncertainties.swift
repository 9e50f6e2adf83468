// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

extension TokenMapping {
    /// What was decided of a file's tokens without being certain: tokens that are styles by their sizes,
    /// and tokens that are none.
    public func uncertainties(of file: TokenFile) -> [Diagnostic] {
        var tally = ProblemTally<Position?, TokenConversionProblem>()
        for (token, entry) in zip(file.tokens, entries) {
            switch (entry.reason, entry.style) {
            case (.sizeAndWeight, let style?):
                tally.add(
                    .note, "size", at: token.position, in: token.path,
                    .mappedBySize(token.path, to: style, entry.explanation))
            case (.none, _):
                tally.add(
                    .note, "none", at: token.position, in: token.path,
                    .notMapped(token.path, entry.explanation))
            default: break
            }
        }
        return tally.entries.map { entry in
            Diagnostic(
                entry.severity, file: file.source.name, position: entry.place, keyPath: entry.name,
                entry.problem, repeats: entry.repeats)
        }
    }
}
