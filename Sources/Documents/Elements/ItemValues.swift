// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The places of an item's values: in the screen, and for a custom section header also in the
/// theme. All other values are the profile's.
package struct ItemValues {
    private let item: ItemID
    private let screen: Screen
    /// The item's own appearance; nil for rows, and for default headers and footers.
    private let own: HeaderAppearance?
    /// The appearance of the theme's section headers; nil for other items.
    private let inherited: HeaderAppearance?
    private let row: Row?

    package init(_ item: ItemID, of screen: Screen, in theme: Theme) {
        (self.item, self.screen) = (item, screen)
        own = screen.appearance(of: item)
        inherited = own != nil && item.kind == .sectionHeader ? theme.sectionHeader : nil
        row = screen.row(item)
    }

    private static let themeHeader: [SyntaxEdit.Step] = [.key("sectionHeader")]

    /// Whether the item is a view of the app: a custom header or footer of a section or of the table.
    package var isOwnHeader: Bool { own != nil }

    // MARK: - Heights and margins

    /// Whether the height is the default of storyboard cells, so that no file contains it.
    package var hasStoryboardHeight: Bool {
        row?.height == nil && row != nil && screen.cells == .static
            && screen.rowHeight == Screen.staticRowHeight
    }

    /// The value with the item's height. A row without a height has the height of all rows.
    package var height: FileValue {
        if let row {
            return row.height == nil
                ? FileValue(.screen, [], "rowHeight", "cells")
                : FileValue(.screen, item.path, "height", "rowHeight")
        }
        return value(\.height, "height") ?? FileValue(.theme, Self.themeHeader, "height")
    }

    /// The dictionary of all margins.
    package var margins: FileValue {
        item.kind != .sectionHeader || own?.margins != Margins()
            ? FileValue(.screen, item.path, "margins")
            : FileValue(.theme, Self.themeHeader, "margins")
    }

    /// The value of a margin; nil if no file has one.
    package func margin(_ side: KeyPath<Margins, Double?>, _ key: String) -> FileValue? {
        if (own?.margins ?? row?.margins)?[keyPath: side] != nil {
            return FileValue(.screen, item.path + [.key("margins")], key)
        }
        guard inherited?.margins[keyPath: side] != nil else { return nil }
        return FileValue(.theme, Self.themeHeader + [.key("margins")], key)
    }

    /// The value of the space between the items of a stack of the row; nil for the system's spacing.
    ///
    /// - Parameter number: the number of the stack; 0 for the stack around all others.
    package func spacing(inStack number: Int) -> FileValue? {
        guard let stacks = row?.stack?.stacks, stacks.indices.contains(number),
            case .points = stacks[number].stack.spacing
        else { return nil }
        return FileValue(.screen, item.path + stacks[number].path, "spacing")
    }

    /// The value of the background; nil if no file has one.
    package var background: FileValue? { value(\.background, "background") }

    private func value<Value>(
        _ aspect: KeyPath<HeaderAppearance, Value?>, _ key: String
    ) -> FileValue? {
        if own?[keyPath: aspect] != nil { return FileValue(.screen, item.path, key) }
        guard inherited?[keyPath: aspect] != nil else { return nil }
        return FileValue(.theme, Self.themeHeader, key)
    }

    // MARK: - Texts

    /// The value of a text's attribute; nil if no file has one. The text is given by its number in
    /// the item.
    package func attribute<Value>(
        _ attribute: KeyPath<TextAttributes, Value?>, _ keys: String..., ofText text: Int
    ) -> FileValue? {
        var value: FileValue
        if attributes(ofText: text)?[keyPath: attribute] != nil {
            value = dictionary(ofText: text)
        } else {
            guard inherited?.text[keyPath: attribute] != nil else { return nil }
            value = FileValue(.theme, Self.themeHeader)
        }
        value.keys = names(of: keys, ofText: text)
        return value
    }

    /// The value of an attribute in the first run of a text that has it; nil if no run has it.
    package func runAttribute<Value>(
        _ attribute: KeyPath<TextAttributes, Value?>, ofText text: Int
    ) -> FileValue? {
        let runs = attributes(ofText: text)?.runs ?? []
        let index = runs.firstIndex { $0.attributes[keyPath: attribute] != nil }
        return index.map {
            FileValue(
                .screen, dictionary(ofText: text).container + [.key("runs"), .index($0)])
        }
    }

    /// The names of a text's attribute in its dictionary.
    package func names(of keys: [String], ofText text: Int) -> [String] {
        guard keys.first == "color", let location = location(ofText: text),
            let shortcut = row?.colorShortcuts[location]
        else { return keys }
        return [shortcut]
    }

    /// The text's dictionary in the screen.
    package func dictionary(ofText text: Int) -> FileValue {
        switch location(ofText: text) {
        case .label(let number)?:
            guard let stack = row?.stack, stack.label(number)?.attributes != nil else { break }
            return FileValue(.screen, item.path + stack.labelPaths[number])
        case let location?:
            // Only a dictionary has attributes. A text alone is a value of the row.
            let value = screen.value(of: .row(section: item.section, row: item.row, location))
            guard row?.attributes[location] != nil, row?.colorShortcuts[location] == nil
            else { break }
            return FileValue(.screen, value.container + value.keys.prefix(1).map { .key($0) })
        case nil: break
        }
        return FileValue(.screen, item.path)
    }

    private func location(ofText text: Int) -> TextLocation.RowText? {
        guard let texts = row?.texts, texts.indices.contains(text) else { return nil }
        return texts[text]
    }

    private func attributes(ofText text: Int) -> TextAttributes? {
        guard let location = location(ofText: text) else { return own?.text }
        if case .label(let number) = location { return row?.stack?.label(number)?.attributes }
        return row?.attributes[location]
    }
}

extension ItemID {
    /// The path to the item in a screen's file.
    package var path: [SyntaxEdit.Step] {
        switch kind {
        case .tableHeader: [.key("tableHeader")]
        case .tableFooter: [.key("tableFooter")]
        case .sectionHeader: sectionPath + [.key("header")]
        case .row: sectionPath + [.key("rows"), .index(row)]
        case .sectionFooter: sectionPath + [.key("footer")]
        }
    }

    package var sectionPath: [SyntaxEdit.Step] { [.key("sections"), .index(section)] }
}
