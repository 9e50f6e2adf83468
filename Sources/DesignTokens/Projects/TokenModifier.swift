// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// A choice in design tokens, such as a color theme or a density: a modifier of a resolver
/// document, or a group of Tokens Studio's themes.
package struct TokenModifier: Hashable, Sendable {
    package let name: String
    /// The names of the contexts to choose from, in the order of the file; at least one.
    package let contexts: [String]
    /// The default in the file; nil if there is none.
    package let defaultContext: String?

    /// The context without a default or a choice, given with a note: the first one named after iOS,
    /// or else the first one.
    fileprivate var likelyContext: String {
        contexts.first(where: TokenName.isNamedAfterIOS) ?? contexts[0]
    }
}

/// The chosen themes or contexts of design tokens.
package struct TokenInput: Hashable, Sendable {
    /// Contexts by the names of their modifiers. Contexts that no longer exist are ignored.
    package var contexts: [String: String]
    /// Contexts on the command line, `dark` or `theme=dark`. A missing one is an error.
    package var names: [String]

    /// A choice. Modifiers without a choice have their defaults.
    package init(contexts: [String: String] = [:], names: [String] = []) {
        (self.contexts, self.names) = (contexts, names)
    }
}

// MARK: - Choosing

/// Finds the chosen contexts of the modifiers.
struct TokenChoice {
    let modifiers: [TokenModifier]
    /// The chosen context of each modifier.
    private(set) var contexts: [String: String] = [:]
    private(set) var problems: [(severity: Diagnostic.Severity, problem: TokenProjectProblem)] = []

    init(_ input: TokenInput, among modifiers: [TokenModifier]) {
        self.modifiers = modifiers
        for modifier in modifiers {
            let chosen = input.contexts[modifier.name]
            contexts[modifier.name] = chosen.flatMap { modifier.contexts.contains($0) ? $0 : nil }
        }
        for name in input.names { choose(name) }
        for modifier in modifiers where contexts[modifier.name] == nil { takeDefault(of: modifier) }
    }

    private mutating func takeDefault(of modifier: TokenModifier) {
        let likely = modifier.likelyContext
        contexts[modifier.name] = modifier.defaultContext ?? likely
        let isGuess = modifier.defaultContext == nil && modifier.contexts.count > 1
        guard isGuess, !problems.contains(where: { $0.severity == .error }) else { return }
        problems.append(
            (
                .note,
                .defaultContext(likely, of: modifier.name, among: modifier.contexts)
            ))
    }

    private mutating func choose(_ name: String) {
        let matches = matches(name)
        switch Set(matches.map(\.modifier)).count {
        case 1: contexts[matches[0].modifier] = matches[0].context
        case 0:
            let all = modifiers.flatMap(\.contexts)
            problems.append(
                (
                    .error,
                    .unknownContext(
                        name, among: all, suggestion: Phrases.suggestion(for: name, among: all))
                ))
        default:
            problems.append((.error, .ambiguousContext(name, in: matches.map(\.modifier))))
        }
    }

    /// The possible meanings of a name: an exact match, or else one in any case; a context, or else
    /// a modifier and its context.
    private func matches(_ name: String) -> [(modifier: String, context: String)] {
        let ways: [(String, String) -> Bool] = [
            { $0 == $1 }, { $0.lowercased() == $1.lowercased() },
        ]
        for isSame in ways {
            let plain = modifiers.compactMap { modifier in
                modifier.contexts.first { isSame($0, name) }.map { (modifier.name, $0) }
            }
            if !plain.isEmpty { return plain }
            let full = modifiers.flatMap { modifier in
                modifier.contexts.filter { isSame("\(modifier.name)=\($0)", name) }
                    .map { (modifier.name, $0) }
            }
            if !full.isEmpty { return full }
        }
        return []
    }
}
