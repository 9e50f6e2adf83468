// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The diagnostics of files, each kind of problem once with its count.
///
/// The same mistake in every entry of a file is one mistake, not eleven. Up to three different messages of
/// a kind are all shown, since each has its own advice; of more, only the first.
package struct DiagnosticSummary {
    /// Diagnostics of one file, severity and id.
    package struct Kind {
        /// Those of the kind, in the order in which they were found.
        package let diagnostics: [Diagnostic]

        /// In how many places something of the kind is found.
        var count: Int { diagnostics.reduce(0) { $0 + 1 + ($1.repeats?.count ?? 0) } }
    }

    /// The kinds, in the order in which they came up first.
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
