// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// A diagnostic of a file: a problem, its position, and its fix where there is one.
///
/// Readers collect diagnostics instead of stopping at the first, so that a designer repairs a file
/// in one go.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, CaseIterable, Hashable, Sendable {
        /// The file cannot be used.
        case error
        /// The file is used, but probably does not do what its author meant.
        case warning
        /// More about the diagnostic before it.
        case note
    }

    package var severity: Severity
    /// The file's name as it was given; `standard input` for `-`.
    package var file: String
    /// The position in the file; nil for a file as a whole and for binary property lists.
    package var position: Position?
    /// The keys and indices that lead to the value, joined by dots (`sections.0.rows.1.title`).
    /// Empty for the file as a whole and where the text has no structure yet.
    package var keyPath: String
    /// The problem, comparable with others.
    let cause: Cause
    /// The change that clearly fixes the file, where there is one: `SourceFile.applying` makes it. Of several
    /// places it is the first that is fixed.
    package var fix: Fix?
    /// The other places with the same problem; nil for a problem of one place.
    package var repeats: Repeats?

    /// A diagnostic for `file`.
    package init(
        _ severity: Severity, file: String, position: Position? = nil, keyPath: String = "",
        _ problem: any Problem, fix: Fix? = nil, repeats: Repeats? = nil
    ) {
        self.severity = severity
        self.file = file
        self.position = position
        self.keyPath = keyPath
        cause = Cause(problem)
        self.fix = fix
        self.repeats = repeats
    }

    /// The places behind the first at which one kind of problem is found, where each being listed
    /// would bury everything else.
    package struct Repeats: Hashable, Sendable {
        /// The number of places.
        package var count = 0
        /// The names of the first places.
        package var examples: [String] = []

        private static let maximumExamples = 3

        package init() {}

        /// Counts one more place; some have no name.
        package mutating func add(_ name: String) {
            count += 1
            guard examples.count < Self.maximumExamples, !name.isEmpty, !examples.contains(name)
            else { return }
            examples.append(name)
        }

        /// A sentence about these places: `Also affected: "a", "b", and 7 more.`
        fileprivate var message: String {
            let more = count - examples.count
            let names = listed(examples.map(Phrases.quoted))
            // Translators: follows a message about a problem.
            if names.isEmpty {
                return trn(
                    "Also affected: %1$s more places.", "Also affected: %1$s more places.", more)
            }
            // Translators: follows a message about a problem. The names are those of places that have it too.
            if more <= 0 { return tr("Also affected: %1$s.", names) }
            return trn(
                "Also affected: %2$s, and %1$s more.", "Also affected: %2$s, and %1$s more.", more,
                names)
        }
    }

    package var problem: any Problem { cause.problem }
    /// The identifier of the problem: `theme.unknown-style`.
    package var id: String { problem.id }
    /// The message: whole sentences, which also say what to do and where else the problem is.
    package var message: String { sentences(problem.message, repeats?.message) }
}

extension Diagnostic: CustomStringConvertible {
    /// `FILE:LINE:COLUMN: error: Message.`, as compilers print it and editors parse it;
    /// `FILE: key.path: error: Message.` where there are no lines.
    package var description: String { "\(place): \(severity.rawValue): \(message)".visible }

    /// `FILE:LINE:COLUMN`, as far as it is known.
    package var place: String {
        if let position { return "\(file):\(position.line):\(position.column)" }
        return keyPath.isEmpty ? file : "\(file): \(keyPath)"
    }
}
