// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// A problem of a file with its position, and its fix if there is one.
///
/// A reader of files collects all diagnostics instead of stopping at the first, so that you can fix
/// a file in one pass.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: String, CaseIterable, Hashable, Sendable {
        /// The file cannot be used.
        case error
        /// The file can be used, but probably does not do what you meant.
        case warning
        /// More about the diagnostic before it.
        case note
    }

    package var severity: Severity
    /// The file's name as given, or `standard input` for `-`.
    package var file: String
    /// The position in the file, or nil for the whole file and for binary property lists.
    package var position: Position?
    /// The keys and indices on the way to the value, joined by dots (`sections.0.rows.1.title`).
    /// Empty for the whole file, and for text without structure.
    package var keyPath: String
    /// The problem, in a form that can be compared.
    let cause: Cause
    /// The change that clearly fixes the file, if there is one. `SourceFile.applying` makes it. For
    /// several places, the fix of the first.
    package var fix: Fix?
    /// The other places with the same problem, or nil if there are none.
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

    /// Further places with one kind of problem. Listing each of them would bury the other problems.
    package struct Repeats: Hashable, Sendable {
        /// The number of places.
        package var count = 0
        /// The names of the first places.
        package var examples: [String] = []

        private static let maximumExamples = 3

        package init() {}

        /// Counts one more place. A place may have no name.
        package mutating func add(_ name: String) {
            count += 1
            guard examples.count < Self.maximumExamples, !name.isEmpty, !examples.contains(name)
            else { return }
            examples.append(name)
        }

        /// A sentence about the places: `Also affected: "a", "b", and 7 more.`
        fileprivate var message: String {
            let more = count - examples.count
            let names = listed(examples.map(Phrases.quoted))
            // Translators: follows a message about a problem.
            if names.isEmpty {
                return trn(
                    "Also affected: %1$s more place.", "Also affected: %1$s more places.", more)
            }
            // Translators: follows a message about a problem. The names are those of places that have it too.
            if more <= 0 { return tr("Also affected: %1$s.", names) }
            return trn(
                "Also affected: %2$s, and %1$s more.", "Also affected: %2$s, and %1$s more.", more,
                names)
        }
    }

    package var problem: any Problem { cause.problem }
    /// The id of the problem: `theme.unknown-style`.
    package var id: String { problem.id }
    /// The message in whole sentences: the problem, what to do, and the other places.
    package var message: String { sentences(problem.message, repeats?.message) }
}

extension Diagnostic: CustomStringConvertible {
    /// `FILE:LINE:COLUMN: error: Message.`, the format that compilers print and editors parse.
    /// Without lines, `FILE: key.path: error: Message.`
    package var description: String { "\(place): \(severity.rawValue): \(message)".visible }

    /// `FILE:LINE:COLUMN`, as far as known.
    package var place: String {
        if let position { return "\(file):\(position.line):\(position.column)" }
        return keyPath.isEmpty ? file : "\(file): \(keyPath)"
    }
}
