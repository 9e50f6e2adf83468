// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The themes of Tokens Studio (`$themes`), each with the token sets that it enables. One theme of
/// each group is active.
struct TokensStudioThemes {
    /// The status of a set in a theme.
    private enum Status: String {
        case disabled
        /// The set is used only for references.
        case source
        case enabled
    }

    private struct StudioTheme {
        let name: String
        let group: String
        let sets: [(entry: Node.Entry, status: Status)]
    }

    private let themes: [StudioTheme]

    /// The name of the modifier for themes without a group.
    private static let noGroup = "theme"

    /// - Parameter list: the contents of `$themes.json` or `$themes`.
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

    /// The names of all sets in any theme.
    var setNames: Set<String> { Set(themes.flatMap(\.sets).map(\.entry.key)) }

    /// The groups, each with its themes.
    var modifiers: [TokenModifier] {
        themes.grouped(by: \.group).map { group, themes in
            TokenModifier(
                name: group, contexts: themes.map(\.name).uniqued(), defaultContext: nil)
        }
    }

    /// The sets that the chosen themes enable, and those used only for references. Without themes,
    /// all are enabled.
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
                if statuses[entry.key] != .enabled { statuses[entry.key] = status }
            }
        }
        return (
            Set(statuses.filter { $0.value == .enabled }.keys),
            Set(statuses.filter { $0.value == .source }.keys)
        )
    }
}
