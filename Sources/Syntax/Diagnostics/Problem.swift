// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A message to people as a value: an enumeration per area, a case per message, with the arguments of
/// the message as associated values.
///
/// Code asks for the case or the id, never for the words. The sentences of an area
/// stand in one file, `AREAProblem+English.swift`, ready to be translated.
package protocol Message: Hashable, Sendable {
    /// The first part of the id: `theme`.
    static var area: String { get }
    /// One sentence or more, each with its capital and its full stop.
    var message: String { get }
}

/// A message about a mistake of a file or an obstacle. The message also says what to do.
package protocol Problem: Message {}

/// A problem that is why another came up, such as one of another area.
package struct Cause: Hashable, Sendable {
    package let problem: any Problem

    /// A problem as a cause.
    package init(_ problem: any Problem) { self.problem = problem }

    /// The sentence of the problem.
    package var message: String { problem.message }

    /// Whether both are the same problem.
    package static func == (left: Cause, right: Cause) -> Bool {
        AnyHashable(left.problem) == AnyHashable(right.problem)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(problem)) }
}

extension Message {
    /// Area and case, for scripts, baselines and translations: `theme.unknown-style`. Renaming a case
    /// changes its id, so `ProblemTests` holds their list.
    package var id: String {
        let name = Mirror(reflecting: self).children.first?.label ?? "\(self)"
        return Self.area + "." + name.words(parting: "-").lowercased()
    }
}
