// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension DiagnosticSummary {
    /// A line for each sentence that is shown.
    package var lines: [String] { kinds.flatMap(\.sentences).map(\.line) }

    /// The same, with what would fix it, where something would, on a line behind each.
    package var linesWithFixes: [String] {
        kinds.flatMap(\.sentences).flatMap { sentence in
            [sentence.line]
                + (sentence.fixed.map { ["\($0.place): fix: \($0.fix?.words ?? "")"] } ?? [])
        }
    }
}

extension DiagnosticSummary.Kind {
    /// The number of different sentences of a kind that are all listed.
    private static let sentenceLimit = 3

    /// A sentence, with the first diagnostic that it is about and that something would fix.
    fileprivate var sentences: [(line: String, fixed: Diagnostic?)] {
        let groups = diagnostics.grouped(by: \.message)
        guard groups.count > Self.sentenceLimit else {
            return groups.map { _, same in
                (same.count > 1 ? repeated(same) : "\(same[0])", fixed(same))
            }
        }
        let others = Array(diagnostics.dropFirst())
        let (first, count) = ("\(diagnostics[0])", "\(others.count)")
        let line =
            if let places = places(of: others) {
                tr("%1$s (and %2$s more of this kind, at %3$s)", first, count, places)
            } else {
                tr("%1$s (and %2$s more of this kind)", first, count)
            }
        return [(line, fixed(diagnostics))]
    }

    private func fixed(_ diagnostics: [Diagnostic]) -> Diagnostic? {
        diagnostics.first { $0.fix != nil }
    }

    private func repeated(_ diagnostics: [Diagnostic]) -> String {
        let (first, count) = ("\(diagnostics[0])", "\(diagnostics.count)")
        guard let places = places(of: Array(diagnostics.dropFirst())) else {
            return tr("%1$s (%2$s times)", first, count)
        }
        return tr("%1$s (%2$s times, also at %3$s)", first, count, places)
    }

    /// The places of the others, as far as a line of text has room for them; nil without any.
    private func places(of diagnostics: [Diagnostic]) -> String? {
        let places = diagnostics.map { $0.position.map { "\($0.line):\($0.column)" } ?? $0.keyPath }
            .filter { !$0.isEmpty }
        guard !places.isEmpty else { return nil }
        return places.prefix(5).joined(separator: ", ") + (places.count > 5 ? ", …" : "")
    }
}
