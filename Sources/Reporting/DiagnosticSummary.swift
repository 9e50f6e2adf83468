// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The diagnostics of files, each kind of problem once with its count.
///
/// A file with the same mistake in every entry has one thing wrong with it, not eleven. Up to three
/// different sentences of a kind are all shown, since each says something else to do; of more only the
/// first is.
package struct DiagnosticSummary {
    /// Diagnostics of one file, severity and id.
    package struct Kind {
        /// Those of the kind, in the order in which they were found.
        package private(set) var diagnostics: [Diagnostic]

        /// In how many places something of the kind is found.
        var count: Int { diagnostics.reduce(0) { $0 + 1 + ($1.repeats?.count ?? 0) } }

        fileprivate mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
    }

    /// The kinds, in the order in which they came up first.
    package let kinds: [Kind]

    package init(_ diagnostics: [Diagnostic]) {
        struct Key: Hashable {
            var file: String
            var severity: Diagnostic.Severity
            var id: String
        }
        var places: [Key: Int] = [:]
        var kinds: [Kind] = []
        for diagnostic in diagnostics {
            let key = Key(
                file: diagnostic.file, severity: diagnostic.severity, id: diagnostic.id)
            if let place = places[key] {
                kinds[place].add(diagnostic)
            } else {
                places[key] = kinds.count
                kinds.append(Kind(diagnostics: [diagnostic]))
            }
        }
        self.kinds = kinds
    }
}
