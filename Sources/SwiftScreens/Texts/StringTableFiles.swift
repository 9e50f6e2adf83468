// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Chooses the string tables of the language that an app is developed in.
///
/// Usually that is English. A table that is not there in English is taken in another language,
/// because its texts say more than keys.
package struct StringTableFiles {
    /// The language that the app is developed in.
    package let language: String

    package init(language: String = "en") { self.language = language }

    /// The places of the tables to read, among the paths of any files, in their order.
    package func chosen(from paths: [FilePath]) -> [StringTablePlace] {
        let groups = paths.compactMap { StringTablePlace($0) }
            .grouped { Group(folders: $0.folders, name: $0.name) }
        var foreign: [String: Int] = [:]
        for group in groups where !group.elements.contains(where: { isOwn($0.language) }) {
            for language in Set(group.elements.compactMap(\.language)) {
                foreign[language, default: 0] += 1
            }
        }
        let chosen = groups.flatMap { group -> [StringTablePlace] in
            let own = group.elements.filter { isOwn($0.language) }
            if !own.isEmpty { return own }
            let languages = Set(group.elements.compactMap(\.language))
            let best = languages.min { left, right in
                // Another variant of the language first, then the most frequent language.
                let (isFirst, isSecond) = (isVariant(left), isVariant(right))
                if isFirst != isSecond { return isFirst }
                let (first, second) = (foreign[left] ?? 0, foreign[right] ?? 0)
                return first == second ? left < right : first > second
            }
            return group.elements.filter { $0.language == best }
        }
        let wanted = Set(chosen.map(\.path))
        return paths.filter { wanted.contains($0) }.compactMap { StringTablePlace($0) }
    }

    private struct Group: Hashable {
        var folders: [String]
        var name: String
    }

    /// The rank of a folder's language if several have a text, from 0 for the best.
    package func rank(of language: String?) -> Int {
        guard let language else { return 3 }
        switch language {
        case self.language: return 0
        case "Base": return 1
        case let other where isVariant(other): return 2
        default: return 4
        }
    }

    /// Whether a table is of the language, or of none in particular.
    private func isOwn(_ language: String?) -> Bool {
        guard let language, language != "Base", language != "mul", language != self.language
        else { return true }
        return isMainVariant(language)
    }

    /// The variant with which projects begin, and the name of the language in old projects.
    private func isMainVariant(_ language: String) -> Bool {
        self.language == "en" && ["en-US", "en_US", "English"].contains(language)
    }

    /// Whether a language is the wanted one in a region: `en-GB`.
    private func isVariant(_ language: String) -> Bool {
        isMainVariant(language) || language.hasPrefix(self.language + "-")
            || language.hasPrefix(self.language + "_")
    }
}
