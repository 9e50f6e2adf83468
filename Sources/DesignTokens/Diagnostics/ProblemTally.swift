// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Collects problems of many tokens or styles. Keeps each kind once, at its first place, with the
/// number of places: a file of a thousand tokens may have a thousand line heights.
struct ProblemTally<Place, Found: Problem> {
    /// A kind of problem.
    struct Entry {
        let severity: Diagnostic.Severity
        /// The first place.
        let place: Place
        /// The name of the first token, style, or reference with the problem.
        let name: String
        let problem: Found
        fileprivate(set) var repeats: Diagnostic.Repeats?
    }

    /// The kinds, in order of first occurrence.
    private(set) var entries: [Entry] = []
    /// The indices by kind, and by property if each property is a kind of its own.
    private var indices: [[String]: Int] = [:]

    /// The maximum number of kinds. A property can have any name, so a malicious file could have a
    /// kind for each.
    private static var maximumKinds: Int { 64 }

    /// Counts a problem.
    ///
    /// - Parameters:
    ///   - kind: the kind of problem.
    ///   - property: the property with the problem, if each property is a kind of its own.
    ///   - name: the token, style, or reference with the problem.
    mutating func add(
        _ severity: Diagnostic.Severity, _ kind: String, of property: String = "",
        at place: @autoclosure () -> Place, in name: String, _ problem: @autoclosure () -> Found
    ) {
        let kind = [kind, property]
        if let index = indices[kind] {
            var repeats = entries[index].repeats ?? Diagnostic.Repeats()
            repeats.add(name == entries[index].name ? "" : name)
            entries[index].repeats = repeats
        } else if entries.count < Self.maximumKinds {
            indices[kind] = entries.count
            entries.append(
                Entry(severity: severity, place: place(), name: name, problem: problem()))
        }
    }
}

extension ProblemTally where Place == (position: Position?, path: String) {
    /// The collected problems as diagnostics of a file.
    func diagnostics(of file: String) -> [Diagnostic] {
        entries.map { entry in
            Diagnostic(
                entry.severity, file: file, position: entry.place.position,
                keyPath: entry.place.path, entry.problem, repeats: entry.repeats)
        }
    }
}
