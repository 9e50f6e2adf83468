// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The text of a key, and where it is from.
package struct LocalizedText: Hashable, Sendable {
    /// The key in the table, which can differ from the one asked for in types of placeholders.
    package let key: String
    package let entry: StringTable.Entry
    package let place: StringTablePlace
    package let language: String?

    package var value: String { entry.value }
}

/// Looks up texts in the string tables of a repository.
///
/// An app has several bundles with tables of the same name. Without building it nobody knows which
/// belongs to a file, so the table in the nearest folder that has the key wins. Not `Sendable`: one
/// thread owns it, with the indices that are made when they are first needed.
package final class LocalizedTexts {
    /// The name of the table that is meant if none is named.
    package static let usualTable = "Localizable"

    private let files: StringTableFiles
    private let indices: [TableIndex]
    /// The indices of the tables by name.
    private let tables: [String: [Int]]

    /// - Parameter files: the choice of languages, which breaks ties.
    package init(_ tables: [StringTable], files: StringTableFiles = StringTableFiles()) {
        self.files = files
        indices = tables.map { TableIndex($0) }
        self.tables = Dictionary(grouping: tables.indices) { tables[$0].place.name }
    }

    /// The text of a key in a table, for the source file at a path.
    package func text(
        for key: String, table: String? = nil, near file: FilePath
    ) -> LocalizedText? {
        nearest(to: file, in: table ?? Self.usualTable) { $0.table.entries[key] == nil ? nil : key }
    }

    /// The text of a key with placeholders.
    package func text(
        for parts: [KeyPart], table: String? = nil, near file: FilePath
    ) -> LocalizedText? {
        if let key = parts.literal { return text(for: key, table: table, near: file) }
        let shape = KeyShape(parts)
        return nearest(to: file, in: table ?? Self.usualTable) { $0.key(shape, parts) }
    }

    /// The text of a constant whose generated source is not there. A guess.
    package func text(for constant: ConstantKey, near file: FilePath) -> LocalizedText? {
        let names = constant.names
        if names.count > 2 {
            let name = ConstantKey.normalized(names[1])
            let named = tables.keys.sorted().filter { ConstantKey.normalized($0) == name }
            for table in named {
                if let text = guess(names.dropFirst(2), in: table, near: file) { return text }
            }
        }
        let rest = names.count > 1 ? names.dropFirst() : names[...]
        let others = tables.keys.filter { $0 != Self.usualTable }.sorted()
        for table in [Self.usualTable] + others {
            if let text = guess(rest, in: table, near: file) { return text }
        }
        return nil
    }

    private func guess(
        _ names: ArraySlice<String>, in table: String, near file: FilePath
    ) -> LocalizedText? {
        let normalized = ConstantKey.normalized(names.joined())
        let candidates = ConstantKey.candidates(names)
        return nearest(to: file, in: table) { $0.key(normalized, candidates) }
    }

    // MARK: - Nearness

    /// The text in the nearest table for which `find` knows a key.
    private func nearest(
        to file: FilePath, in table: String, _ find: (TableIndex) -> String?
    ) -> LocalizedText? {
        let folders = file.parent.components
        var best: (rank: Rank, text: LocalizedText)?
        for index in tables[table] ?? [] {
            let place = indices[index].table.place
            let common = zip(folders, place.folders).prefix { $0 == $1 }.count
            let rank = Rank(
                common: common, surplus: place.folders.count - common,
                language: files.rank(of: place.language), kind: place.kind.rank, index: index)
            if let best, best.rank < rank { continue }
            guard let key = find(indices[index]), let entry = indices[index].table.entries[key]
            else { continue }
            let language = indices[index].table.language
            best = (rank, LocalizedText(key: key, entry: entry, place: place, language: language))
        }
        return best?.text
    }

    /// The order of tables that have a key.
    private struct Rank: Comparable {
        /// The number of folders around both the asking file and the bundle.
        var common: Int
        /// The number of further folders to the bundle.
        var surplus: Int
        var language: Int
        var kind: Int
        var index: Int

        static func < (left: Rank, right: Rank) -> Bool {
            if left.common != right.common { return left.common > right.common }
            return (left.surplus, left.language, left.kind, left.index)
                < (right.surplus, right.language, right.kind, right.index)
        }
    }
}

extension StringTablePlace.Kind {
    /// The order in which an app looks into tables of one name.
    fileprivate var rank: Int {
        switch self {
        case .catalog: 0
        case .plurals: 1
        case .strings: 2
        }
    }
}
