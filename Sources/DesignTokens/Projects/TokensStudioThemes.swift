// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The themes of Tokens Studio (`$themes`): which token sets each of them enables. Of each group, one is
/// active.
struct TokensStudioThemes {
    /// What a theme makes of a set.
    private enum Status: String, Comparable {
        case disabled
        /// It serves references alone.
        case source
        case enabled

        static func < (left: Status, right: Status) -> Bool { left.rank < right.rank }

        private var rank: Int { self == .disabled ? 0 : self == .source ? 1 : 2 }
    }

    private struct StudioTheme {
        let name: String
        let group: String
        let sets: [(entry: Node.Entry, status: Status)]
    }

    private let themes: [StudioTheme]

    /// The modifier that themes of no group are the contexts of.
    private static let noGroup = "theme"

    /// - Parameter list: what `$themes.json` or `$themes` holds.
    init(_ list: Node?) {
        themes = (list?.array ?? []).compactMap { node in
            guard let name = node["name"]?.string ?? node["id"]?.string else { return nil }
            let group = node["group"]?.string ?? ""
            return StudioTheme(
                name: name, group: group.isEmpty ? Self.noGroup : group,
                sets: (node["selectedTokenSets"]?.entries ?? []).map { entry in
                    (entry, entry.value.string.flatMap(Status.init) ?? .disabled)
                })
        }
    }

    /// The names of all sets that any theme knows.
    var setNames: Set<String> { Set(themes.flatMap(\.sets).map(\.entry.key)) }

    /// The groups, each with its themes.
    var modifiers: [TokenModifier] {
        var groups: [String] = []
        for theme in themes where !groups.contains(theme.group) { groups.append(theme.group) }
        return groups.map { group in
            var names: [String] = []
            for theme in themes where theme.group == group && !names.contains(theme.name) {
                names.append(theme.name)
            }
            return TokenModifier(name: group, contexts: names, defaultContext: nil)
        }
    }

    /// The sets that the chosen themes enable, and those that serve references alone. All are enabled
    /// where there are no themes.
    func selection(
        _ contexts: [String: String], among names: [String], _ issues: TokenIssues
    ) -> (enabled: Set<String>, source: Set<String>) {
        guard !themes.isEmpty else { return (Set(names), []) }
        var statuses: [String: Status] = [:]
        let known = Set(names)
        for theme in themes where contexts[theme.group] == theme.name {
            for (entry, status) in theme.sets where status != .disabled {
                if !known.contains(entry.key) {
                    issues.add(
                        .warning, at: entry.keyRange, .missingSet(entry.key, theme: theme.name))
                }
                statuses[entry.key] = max(status, statuses[entry.key] ?? .disabled)
            }
        }
        return (
            Set(statuses.filter { $0.value == .enabled }.keys),
            Set(statuses.filter { $0.value == .source }.keys)
        )
    }
}
