// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension DiagnosticSummary {
    /// One line for each displayed message.
    package var lines: [String] { kinds.flatMap(\.messages).map(\.line) }

    /// The lines, each followed by a line for its fix if it has one.
    package var linesWithFixes: [String] {
        kinds.flatMap(\.messages).flatMap { message in
            [message.line]
                + (message.fixed.map { ["\($0.place): fix: \($0.fix?.words ?? "")"] } ?? [])
        }
    }
}

extension DiagnosticSummary.Kind {
    /// The maximum number of different messages of a kind to list in full. A message about an unknown key is the only
    /// place that names it.
    private var sentenceLimit: Int { diagnostics.first?.id == "value.unknown-key" ? 12 : 3 }

    /// The messages, each with its first diagnostic that has a fix.
    fileprivate var messages: [(line: String, fixed: Diagnostic?)] {
        let groups = diagnostics.grouped(by: \.message)
        guard groups.count > sentenceLimit else {
            return groups.map { _, same in
                (same.count > 1 ? repeated(same) : "\(same[0])", fixed(same))
            }
        }
        let others = Array(diagnostics.dropFirst())
        let more =
            if let places = places(of: others) {
                trn(
                    "There are %1$s more messages of this kind, at %2$s.",
                    "There are %1$s more messages of this kind, at %2$s.",
                    others.count, places)
            } else {
                trn(
                    "There are %1$s more messages of this kind.",
                    "There are %1$s more messages of this kind.", others.count)
            }
        return [(sentences("\(diagnostics[0])", more), fixed(diagnostics))]
    }

    private func fixed(_ diagnostics: [Diagnostic]) -> Diagnostic? {
        diagnostics.first { $0.fix != nil }
    }

    private func repeated(_ diagnostics: [Diagnostic]) -> String {
        let (first, count) = ("\(diagnostics[0])", diagnostics.count)
        guard let places = places(of: Array(diagnostics.dropFirst())) else {
            return sentences(first, trn("This occurs %1$s time.", "This occurs %1$s times.", count))
        }
        return sentences(
            first,
            trn(
                "This occurs %1$s time. Other places: %2$s.",
                "This occurs %1$s times. Other places: %2$s.", count, places))
    }

    /// The first five places in a list; nil if there are none.
    private func places(of diagnostics: [Diagnostic]) -> String? {
        let places = diagnostics.map { $0.position.map { "\($0.line):\($0.column)" } ?? $0.keyPath }
            .filter { !$0.isEmpty }
        guard !places.isEmpty else { return nil }
        return listed(Array(places.prefix(5)) + (places.count > 5 ? ["…"] : []))
    }
}
