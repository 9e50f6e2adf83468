// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A message as a value. Each area has an enumeration with one case per message, and the case has
/// the arguments of the message as associated values.
///
/// Code asks for the case or the id, never for the words. The sentences of an area are in one file,
/// `AREAProblem+English.swift`, ready to translate.
package protocol Message: Hashable, Sendable {
    /// The first part of the id: `theme`.
    static var area: String { get }
    /// One or more sentences, each with its capital letter and period.
    var message: String { get }
}

/// A message about a mistake in a file or an obstacle. It also says what to do.
package protocol Problem: Message {}

/// A problem that caused another one, possibly in another area.
package struct Cause: Hashable, Sendable {
    package let problem: any Problem

    /// A problem as a cause.
    package init(_ problem: any Problem) { self.problem = problem }

    /// The sentence of the problem.
    package var message: String { problem.message }

    /// Whether both problems are equal.
    package static func == (left: Cause, right: Cause) -> Bool {
        AnyHashable(left.problem) == AnyHashable(right.problem)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(problem)) }
}

extension Message {
    /// Area and case, for scripts, baselines, and translations: `theme.unknown-style`. Renaming a
    /// case changes its id, so `ProblemTests` has a list of all ids.
    package var id: String {
        let name = Mirror(reflecting: self).children.first?.label ?? "\(self)"
        return Self.area + "." + name.words(parting: "-").lowercased()
    }
}
