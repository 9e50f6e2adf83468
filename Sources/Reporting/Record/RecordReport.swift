// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import DynamicType
import Syntax
import Words

/// The report of how the layouts of screens differ from their records.
///
/// Differences of the conditions come first, such as another version of a font, because they explain the others. Alone
/// they are no difference of the layout.
package struct RecordReport: Report {
    private var entries: [Entry] = []

    /// The comparison of one screen.
    fileprivate struct Entry: Sendable {
        var screen: String
        var record: String
        /// The changed conditions in words.
        var conditions: [String]
        var tables: [Table]
        /// The version of the screen, if parts of it may be missing because it is newer than the program.
        var newerVersion: Int?

        var isSame: Bool { tables.isEmpty }
    }

    /// The differences of tables, which are the same in each.
    fileprivate struct Table: Sendable {
        var keys: [LayoutRecord.TableKey]
        var differences: [Differences.Difference]
        var lines: [String]
    }

    package init() {}

    /// Whether all layouts are as recorded.
    package var isSame: Bool { entries.allSatisfy(\.isSame) }

    /// Compares a screen with its record.
    ///
    /// - Parameters:
    ///   - screen: the path of the screen, as given.
    ///   - path: the path of the record.
    ///   - newerVersion: the version of the screen, if it is newer than the program.
    package mutating func add(
        _ screen: String, record path: String, from old: LayoutRecord, to new: LayoutRecord,
        newerVersion: Int? = nil
    ) {
        // In a file, a table is in the lines of its elements.
        let added = new.tables.filter { old.tables[$0.key] != nil || !$0.value.elements.isEmpty }
        let keys = Set(old.tables.keys).union(added.keys).sorted()
        let tables = keys.map { key in
            switch (old.tables[key], new.tables[key]) {
            case (let before?, let after?):
                let differences = Differences(from: before, to: after)
                return Table(
                    keys: [key], differences: differences.list,
                    lines: differences.lines.map(\.text))
            case (nil, _):
                return Table(
                    keys: [key], differences: [],
                    lines: [
                        tr("This table is not in the record. Write the record again to add it.")
                    ])
            case (_, nil):
                return Table(
                    keys: [key], differences: [],
                    lines: [
                        tr(
                            """
                            The record has this table, but this run does not. Use the same \
                            themes and widths as for “record write”.
                            """)
                    ])
            }
        }
        let changed = tables.filter { !$0.lines.isEmpty }.grouped(by: \.lines)
        entries.append(
            Entry(
                screen: screen, record: path, conditions: old.changesOfConditions(to: new),
                tables: changed.map { _, same in
                    var table = same[0]
                    table.keys = same.flatMap(\.keys)
                    return table
                }, newerVersion: newerVersion))
    }
}

extension LayoutRecord {
    /// The different conditions and faces in words: `program 0.1.0 → 0.2.0`.
    fileprivate func changesOfConditions(to other: LayoutRecord) -> [String] {
        var changes = Changes()
        changes.note(values: FileValues(self), FileValues(other))
        return changes.list.map(\.words)
    }
}

extension FileValues {
    fileprivate init(_ record: LayoutRecord) {
        let faces = record.faces.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        self.init(
            record.conditions.map { ($0.name, $0.value) } + faces.map { ("font \($0)", $1) })
    }
}

// MARK: - Text and JSON

extension RecordReport {
    package var text: String {
        entries.flatMap(\.lines).map(\.visible).joined(separator: "\n")
    }

    package var json: JSONObject { ["screens": JSONList(entries, \.json)] }
}

extension RecordReport.Entry {
    fileprivate var lines: [String] {
        let count = tables.reduce(0) { $0 + $1.lines.count * $1.keys.count }
        let title =
            isSame
            // Translators: a screen and the file of its layout record.
            ? newerVersion == nil
                ? tr("%1$s: as recorded in %2$s", screen, record)
                : tr(
                    "%1$s: some parts were not checked, and all others are as recorded in %2$s",
                    screen, record)
            : trn(
                "%2$s: %1$s difference from %3$s", "%2$s: %1$s differences from %3$s", count,
                screen, record)
        let reasons = newerVersion.map { [NotChecked.Reason.newerVersion($0).message] } ?? []
        return [title] + (reasons + conditions).map { "  \($0)" }
            + tables.flatMap { table in
                ["  " + clauses(table.keys.map(\.text))] + table.lines.map { "    \($0)" }
            }
    }

    fileprivate var json: JSONObject {
        [
            "screen": screen, "record": record, "isSame": isSame, "conditions": conditions,
            "tables": tables.map(\.json),
            // Left out unless the screen is newer than the program.
            "newerVersion": newerVersion,
        ]
    }
}

extension RecordReport.Table {
    fileprivate var json: JSONObject {
        [
            "of": keys.map { ["theme": $0.theme, "width": $0.width.rounded3] as JSONObject },
            // A table on one side only has a message instead of differences.
            "message": differences.isEmpty ? lines.first : nil,
            "differences": differences.map(\.json),
        ]
    }
}
