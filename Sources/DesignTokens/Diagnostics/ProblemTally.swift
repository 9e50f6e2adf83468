// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Problems of many tokens or styles: each kind once, at its first place, with the number of places.
/// A file of a thousand tokens has a thousand line heights.
struct ProblemTally<Place, Found: Problem> {
    /// A kind of problem.
    struct Entry {
        let severity: Diagnostic.Severity
        /// Where it comes first.
        let place: Place
        /// What it comes first in.
        let name: String
        let problem: Found
        fileprivate(set) var repeats: Diagnostic.Repeats?
    }

    /// The kinds, in the order in which they came.
    private(set) var entries: [Entry] = []
    /// By what counts as the same problem: its kind, and the property it concerns if there are several.
    private var indices: [[String]: Int] = [:]

    /// Properties have any name: a hostile file has a kind for each.
    private static var maximumKinds: Int { 64 }

    /// Counts a problem.
    ///
    /// - Parameters:
    ///   - kind: the kind of problem.
    ///   - property: what it concerns, where each property is a kind of its own.
    ///   - name: what has it: a token, a style, a reference.
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
    /// What was counted, as diagnostics of a file.
    func diagnostics(of file: String) -> [Diagnostic] {
        entries.map { entry in
            Diagnostic(
                entry.severity, file: file, position: entry.place.position,
                keyPath: entry.place.path, entry.problem, repeats: entry.repeats)
        }
    }
}
