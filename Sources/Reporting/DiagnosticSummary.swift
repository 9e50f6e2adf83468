// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Summarizes the diagnostics of files: each kind of problem once, with its count.
///
/// The same mistake in every entry of a file counts as one kind, not as eleven messages. Up to
/// three different messages of a kind are listed, because each has its own advice. If there are
/// more, only the first is listed.
package struct DiagnosticSummary {
    /// The diagnostics of one file with the same severity and id.
    package struct Kind {
        /// The diagnostics of the kind, in the order of discovery.
        package let diagnostics: [Diagnostic]

        /// The number of places with a problem of the kind.
        var count: Int { diagnostics.reduce(0) { $0 + 1 + ($1.repeats?.count ?? 0) } }
    }

    /// The kinds, in order of first occurrence.
    package let kinds: [Kind]

    package init(_ diagnostics: [Diagnostic]) {
        struct Key: Hashable {
            var file: String
            var severity: Diagnostic.Severity
            var id: String
        }
        kinds = diagnostics.grouped {
            Key(file: $0.file, severity: $0.severity, id: $0.id)
        }.map { Kind(diagnostics: $0.elements) }
    }
}
