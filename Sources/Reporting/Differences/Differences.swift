// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax
import Words

/// All differences of two previews, in words and points: visible ones, and values of theme and screen that
/// are not visible. Lost text comes first, then the largest.
///
/// One value for the window and the command line. The order of keys and the notation of files do not count
/// as differences.
package struct Differences: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        /// The theme beside its styles and colors.
        case theme
        /// The table as a whole.
        case table
        /// A text style, whether the screen has texts in it or not.
        case style(TextStyle)
        /// A color of the system.
        case color(SemanticColor)
        /// An item by its place in either table; nil in one that does not have it.
        case item(old: ItemID?, new: ItemID?)
    }

    /// All changes of one subject.
    package struct Difference: Hashable, Sendable {
        package let subject: Subject
        /// The name of the subject, with its capital, as findings have it.
        package let name: String
        /// The largest of its changes, in points; 0 where none is a length.
        package let points: Double
        /// Whether text is lost that was not lost before.
        package let losesText: Bool
        /// Each change in words: `6.333 pt taller from AX1`, `title 2 → 3 lines`.
        package let changes: [String]
        /// All changes in a line.
        package let summary: String
        /// The categories at which something differs.
        package let categories: CategorySet
    }

    /// A line of a list for people: a difference, or the same one of many elements.
    package struct Line: Hashable, Sendable {
        /// `“Wi-Fi” row: 6.333 pt taller; title 2 → 3 lines`, `12 rows: title 17 → 53 pt`.
        package let text: String
        /// Of several elements the first.
        package let subject: Subject
    }

    /// Those that lose text first, then the largest first; those of the same size in the order of the table.
    package let list: [Difference]

    /// The chosen themes of the design tokens on either side, by group or modifier.
    package typealias TokenThemes = (old: [String: String], new: [String: String])

    /// The differences from some previews to others, which are of one theme on one screen, in pairs of the
    /// same category.
    package init(
        from old: [Preview], to new: [Preview], tokenThemes: TokenThemes = ([:], [:])
    ) {
        var merged = MergedChanges()
        for (old, new) in zip(old, new) {
            let category = CategorySet(new.environment.category)
            for (subject, name, changes) in Self.changes(from: old, to: new, tokenThemes) {
                merged.add(changes.list, of: subject, name, at: category)
            }
        }
        // Sorting is not stable.
        list = merged.differences.enumerated().sorted { first, second in
            let (left, right) = (first.element, second.element)
            if left.losesText != right.losesText { return left.losesText }
            return (left.points, second.offset) > (right.points, first.offset)
        }.map(\.element)
    }

    private static func changes(
        from old: Preview, to new: Preview, _ tokenThemes: TokenThemes
    ) -> [(Subject, String, Changes)] {
        [
            (.theme, tr("Theme"), .ofThemes(old.theme, new.theme, tokenThemes)),
            (.table, tr("Screen"), .ofTables(old, new)),
        ]
            + TextStyle.allCases.map { (.style($0), $0.displayName, .ofStyles($0, old, new)) }
            + SemanticColor.allCases.map { (.color($0), $0.displayName, .ofColors($0, old, new)) }
            + items(old, new)
    }

    private static func items(_ old: Preview, _ new: Preview) -> [(Subject, String, Changes)] {
        let isSameTable = old.isOfSameTable(as: new)
        return ItemMatching(old, new).pairs.compactMap { pair in
            if isSameTable, !pair.isMoved, let oldIndex = pair.old, let newIndex = pair.new,
                old.hasRow(oldIndex, like: newIndex, of: new)
            {
                return nil
            }
            let oldItem = pair.old.map(old.layout.item(at:))
            let newItem = pair.new.map(new.layout.item(at:))
            let subject = Subject.item(old: oldItem?.id, new: newItem?.id)
            let changes: Changes =
                switch (oldItem, newItem) {
                case (let oldItem?, let newItem?):
                    .ofItems(oldItem, old, newItem, new, isMoved: pair.isMoved)
                case (let item?, nil): .ofPresence(item, isGone: true)
                case (nil, let item?): .ofPresence(item, isGone: false)
                case (nil, nil): Changes()
                }
            // Names are for few of the items of a long table.
            guard !changes.list.isEmpty else { return nil }
            let name = oldItem.map { old.name(of: $0.id) } ?? newItem.map { new.name(of: $0.id) }
            return (subject, name ?? "", changes)
        }
    }
}

extension Preview {
    /// Whether rows of the same content are laid out and drawn alike in another preview, as long as their
    /// fonts are the same.
    fileprivate func isOfSameTable(as other: Preview) -> Bool {
        func table(_ preview: Preview) -> Screen {
            var screen = preview.screen
            screen.tableHeader = nil
            screen.sections = []
            return screen
        }
        return environment == other.environment && theme == other.theme
            && table(self) == table(other)
    }

    /// Whether an item is a row of the same content and fonts as another preview's. Long texts take long to
    /// be laid out, and most rows of two versions of a screen are the same.
    fileprivate func hasRow(_ index: Int, like otherIndex: Int, of other: Preview) -> Bool {
        let (id, otherID) = (layout.ids[index], other.layout.ids[otherIndex])
        guard id.kind == .row, otherID.kind == .row,
            screen.sections[id.section].rows[id.row]
                == other.screen.sections[otherID.section].rows[otherID.row]
        else { return false }
        func fonts(_ layout: TableLayout, _ id: ItemID) -> [ScaledFont] {
            layout.content.sections[id.section].rows[id.row].texts.map(layout.font)
        }
        return fonts(layout, id) == fonts(other.layout, otherID)
    }

    fileprivate func name(of item: ItemID) -> String {
        let text = screen.identity(of: item)?.texts.first ?? ""
        return text.isEmpty ? item.kind.title : item.kind.name(saying: text)
    }
}

// MARK: - Lines

extension Differences {
    /// The least number of elements with the same changes that are one line.
    private static let minimumFold = 3

    /// The differences for people: those of many elements that read the same are one line.
    package var lines: [Line] {
        var folds: [Fold: Int] = [:]
        for difference in list { if let fold = difference.fold { folds[fold, default: 0] += 1 } }
        var written: Set<Fold> = []
        return list.compactMap { difference in
            guard let fold = difference.fold, let count = folds[fold], count >= Self.minimumFold
            else {
                return Line(text: difference.text, subject: difference.subject)
            }
            guard written.insert(fold).inserted else { return nil }
            return Line(
                text: fold.text(ofElements: count).visible,
                subject: difference.subject)
        }
    }

    fileprivate struct Fold: Hashable {
        var kind: ItemID.Kind
        var summary: String

        /// The line of several elements: `12 rows: title 17 → 53 pt`.
        func text(ofElements count: Int) -> String {
            switch kind {
            case .tableHeader:
                trn("%1$s table header: %2$s", "%1$s table headers: %2$s", count, summary)
            case .sectionHeader:
                trn("%1$s section header: %2$s", "%1$s section headers: %2$s", count, summary)
            case .row: trn("%1$s row: %2$s", "%1$s rows: %2$s", count, summary)
            case .sectionFooter:
                trn("%1$s section footer: %2$s", "%1$s section footers: %2$s", count, summary)
            }
        }
    }
}

extension Differences.Difference {
    /// `“General” header: 6.333 pt taller; title 2 → 3 lines`.
    package var text: String {
        // Translators: what differs, and its changes.
        trc("difference", "%1$s: %2$s", name, summary).visible
    }

    /// The line of equal changes of many elements; nil for elements that only one table has.
    fileprivate var fold: Differences.Fold? {
        guard case .item(let old?, _?) = subject else { return nil }
        return Differences.Fold(kind: old.kind, summary: summary)
    }
}
