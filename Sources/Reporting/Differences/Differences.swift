// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Auditing
import Documents
import DynamicType
import LayoutEngine
import Previewing
import Syntax
import Words

/// All differences between two previews, in words and points: visible ones, and values of theme and
/// screen that are not visible. Lost text comes first, then the largest differences.
///
/// The window and the command line use the same value. The order of keys and the notation of files
/// do not count.
package struct Differences: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
        /// The theme, except for its styles and colors.
        case theme
        /// The table as a whole.
        case table
        /// A text style, even if the screen has no texts in it.
        case style(TextStyle)
        /// A color of the system.
        case color(SemanticColor)
        /// An item by its place in each table; nil if that table does not have it.
        case item(old: ItemID?, new: ItemID?)
        /// An element of a layout record by its name in each version; nil if that version does not
        /// have it.
        case recorded(ItemID.Kind, old: String?, new: String?)
    }

    /// All changes of one subject.
    package struct Difference: Hashable, Sendable {
        package let subject: Subject
        /// The name of the subject with a capital letter, as in findings.
        package let name: String
        /// The largest of the changes, in points; 0 if none is a length.
        package let points: Double
        /// Whether text is lost that was not lost before.
        package let losesText: Bool
        /// Each change in words: `6.333 pt taller from AX1`, `title 2 → 3 lines`.
        package let changes: [String]
        /// All changes in one line.
        package let summary: String
        /// The categories with a change.
        package let categories: CategorySet
    }

    /// A line of the list: one difference, or the same difference of several elements.
    package struct Line: Hashable, Sendable {
        /// `“Wi-Fi” row: 6.333 pt taller; title 2 → 3 lines`, `12 rows: title 17 → 53 pt`.
        package let text: String
        /// The subject, or the first of several.
        package let subject: Subject
    }

    /// The differences: lost text first, then the largest, then in the order of the table.
    package let list: [Difference]

    /// The chosen token themes on each side, by group or modifier.
    package typealias TokenThemes = (old: [String: String], new: [String: String])

    /// The differences between pairs of previews, each pair at one category. Each side has one
    /// theme and one screen.
    package init(
        from old: [Preview], to new: [Preview], tokenThemes: TokenThemes = ([:], [:])
    ) {
        var merged = MergedChanges()
        for (old, new) in zip(old, new) {
            let category = CategorySet(new.environment.category)
            Self.forEachSubject(from: old, to: new, tokenThemes) { subject, name, changes in
                merged.add(changes.list, of: subject, name, at: category)
            }
        }
        list = Self.sorted(merged.differences)
    }

    /// The differences between two versions of a table in a layout record, in the same words.
    init(from old: LayoutRecord.Table, to new: LayoutRecord.Table) {
        var merged = MergedChanges()
        let names = Set(old.elements.keys).union(new.elements.keys).sorted(by: <)
        for (index, category) in ContentSizeCategory.allCases.enumerated() {
            for name in names {
                let (before, after) = (old.elements[name]?[index], new.elements[name]?[index])
                let changes: Changes =
                    switch (before, after) {
                    case (let before?, let after?): .ofFigures(before, after)
                    case (let figures?, nil): .ofPresence(height: figures.height, isGone: true)
                    case (nil, let figures?): .ofPresence(height: figures.height, isGone: false)
                    case (nil, nil): Changes()
                    }
                let subject = Subject.recorded(
                    name.kind, old: before.map { _ in name.text }, new: after.map { _ in name.text }
                )
                merged.add(changes.list, of: subject, name.text, at: CategorySet(category))
            }
        }
        list = Self.sorted(merged.differences)
    }

    private static func sorted(_ differences: [Difference]) -> [Difference] {
        // Sorting is not stable.
        differences.enumerated().sorted { first, second in
            let (left, right) = (first.element, second.element)
            if left.losesText != right.losesText { return left.losesText }
            return (left.points, second.offset) > (right.points, first.offset)
        }.map(\.element)
    }

    /// Calls `body` with the changes of each subject.
    private static func forEachSubject(
        from old: Preview, to new: Preview, _ tokenThemes: TokenThemes,
        _ body: (Subject, String, Changes) -> Void
    ) {
        body(.theme, tr("Theme"), .ofThemes(old.theme, new.theme, tokenThemes))
        body(.table, tr("Screen"), .ofTables(old, new))
        for style in TextStyle.allCases {
            body(.style(style), style.displayName, .ofStyles(style, old, new))
        }
        for color in SemanticColor.allCases {
            body(.color(color), color.displayName, .ofColors(color, old, new))
        }
        let isSameTable = old.isOfSameTable(as: new)
        for pair in ItemMatching(old, new).pairs {
            if isSameTable, !pair.isMoved, let oldIndex = pair.old, let newIndex = pair.new,
                old.hasRow(oldIndex, like: newIndex, of: new)
            {
                continue
            }
            let oldItem = pair.old.map(old.layout.item(at:))
            let newItem = pair.new.map(new.layout.item(at:))
            let subject = Subject.item(old: oldItem?.id, new: newItem?.id)
            let changes: Changes =
                switch (oldItem, newItem) {
                case (let oldItem?, let newItem?):
                    .ofItems(oldItem, old, newItem, new, isMoved: pair.isMoved)
                case (let item?, nil): .ofPresence(height: item.frame.height, isGone: true)
                case (nil, let item?): .ofPresence(height: item.frame.height, isGone: false)
                case (nil, nil): Changes()
                }
            // Few items of a long table need a name.
            guard !changes.list.isEmpty else { continue }
            let name = oldItem.map { old.name(of: $0.id) } ?? newItem.map { new.name(of: $0.id) }
            body(subject, name ?? "", changes)
        }
    }
}

extension Preview {
    /// Whether rows with the same content have the same layout and drawing in another preview, if
    /// their fonts are the same.
    fileprivate func isOfSameTable(as other: Preview) -> Bool {
        func table(_ preview: Preview) -> Screen {
            var screen = preview.screen
            (screen.tableHeader, screen.tableFooter) = (nil, nil)
            screen.sections = []
            return screen
        }
        return environment == other.environment && theme == other.theme
            && table(self) == table(other)
    }

    /// Whether an item is a row with the same content and fonts as a row of another preview. Laying
    /// out long texts takes time, and most rows of two versions of a screen are the same.
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
    /// The minimum number of elements with the same changes to share a line.
    private static let minimumFold = 3

    /// The differences in lines. Several elements with the same changes share a line.
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
            case .tableFooter:
                trn("%1$s table footer: %2$s", "%1$s table footers: %2$s", count, summary)
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

    /// The line shared by elements with the same changes; nil for an element in only one table.
    fileprivate var fold: Differences.Fold? {
        switch subject {
        case .item(let old?, _?): Differences.Fold(kind: old.kind, summary: summary)
        case .recorded(let kind, _?, _?): Differences.Fold(kind: kind, summary: summary)
        case .item, .recorded, .theme, .table, .style, .color: nil
        }
    }
}
