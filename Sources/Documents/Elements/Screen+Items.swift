// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax

extension Screen {
    /// All possible items of the screen, from top to bottom.
    private var possibleItems: [ItemID] {
        var items = [ItemID(.tableHeader)]
        for (number, section) in sections.enumerated() {
            items.append(ItemID(.sectionHeader, section: number))
            items += section.rows.indices.map { ItemID(.row, section: number, row: $0) }
            items.append(ItemID(.sectionFooter, section: number))
        }
        items.append(ItemID(.tableFooter))
        return items
    }

    /// The number of rows in all sections.
    package var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

    /// The items with texts, from top to bottom.
    var items: [ItemID] { possibleItems.filter { !textLocations(of: $0).isEmpty } }

    /// The locations of all texts of the table, from top to bottom. These are the texts that are
    /// previewed, replaced by a variant, typed over, audited, and translated.
    package var textLocations: [TextLocation] { possibleItems.flatMap { textLocations(of: $0) } }

    /// The locations of an item's texts, in the order of its layout.
    package func textLocations(of item: ItemID) -> [TextLocation] {
        let locations: [TextLocation] =
            switch item.kind {
            case .tableHeader: [.tableHeader]
            case .tableFooter: [.tableFooter]
            case .sectionHeader: [.sectionHeader(item.section)]
            case .sectionFooter: [.sectionFooter(item.section)]
            case .row:
                row(item)?.texts.map { .row(section: item.section, row: item.row, $0) } ?? []
            }
        return locations.filter { self[$0] != nil }
    }

    /// The locations of an item's texts that can be edited: those of its layout, and empty ones that take no room.
    package func editableLocations(of item: ItemID) -> [TextLocation] {
        var locations = textLocations(of: item)
        guard let row = row(item), row.value?.isEmpty == true else { return locations }
        let value = TextLocation.row(section: item.section, row: item.row, .value)
        let isShown = RowKeys.value.declaration.shownBy.contains(row.kind)
        if isShown, row.kind != .datePicker, !locations.contains(value) {
            let title = TextLocation.row(section: item.section, row: item.row, .title)
            locations.insert(value, at: (locations.firstIndex(of: title) ?? -1) + 1)
        }
        return locations
    }

    /// The value of a text.
    package func value(of location: TextLocation) -> FileValue {
        switch location {
        case .tableHeader: return FileValue(.screen, ItemID(.tableHeader).path, "text")
        case .tableFooter: return FileValue(.screen, ItemID(.tableFooter).path, "text")
        case .sectionHeader(let section):
            let item = ItemID(.sectionHeader, section: section)
            let isOwn = appearance(of: item) != nil
            return FileValue(.screen, isOwn ? item.path : item.sectionPath, "title")
        case .sectionFooter(let section):
            let item = ItemID(.sectionFooter, section: section)
            return appearance(of: item) == nil
                ? FileValue(.screen, item.path) : FileValue(.screen, item.path, "text", "title")
        case .bar(let element): return bars.value(of: element)
        case .row(let section, let row, let text):
            let item = ItemID(.row, section: section, row: row)
            switch text {
            case .title: return FileValue(.screen, item.path, "title")
            case .value: return FileValue(.screen, item.path, "value")
            case .subtitle: return FileValue(.screen, item.path, "subtitle")
            case .trailing: return FileValue(.screen, item.path, "trailing")
            case .placeholder: return FileValue(.screen, item.path, "placeholder")
            case .segment(let number):
                return FileValue(.screen, item.path + [.key("segments"), .index(number)])
            case .label(let number):
                return self.row(item)?.place(ofLabel: number, at: item.path)
                    ?? FileValue(.screen, item.path)
            case .date(let number):
                let keys = self.row(item)?.dateKeys ?? []
                return FileValue(
                    .screen, item.path, keys.indices.contains(number) ? keys[number] : "date")
            case .accessory(let number):
                return FileValue(
                    .screen, item.path, self.row(item)?.key(ofAccessory: number) ?? "accessory")
            }
        }
    }

    /// The appearance of a table header or footer, or of a custom section header or footer; nil for
    /// other items.
    package func appearance(of item: ItemID) -> HeaderAppearance? {
        switch item.kind {
        case .tableHeader: tableHeader?.appearance
        case .sectionHeader:
            sections.indices.contains(item.section)
                ? sections[item.section].header?.appearance : nil
        case .sectionFooter:
            sections.indices.contains(item.section)
                ? sections[item.section].footerAppearance : nil
        case .tableFooter: tableFooter?.appearance
        case .row: nil
        }
    }

    /// The row of an item; nil for other items, and if the screen does not have the row.
    package func row(_ item: ItemID) -> Row? {
        guard item.kind == .row, sections.indices.contains(item.section),
            sections[item.section].rows.indices.contains(item.row)
        else { return nil }
        return sections[item.section].rows[item.row]
    }

    /// Whether each text of an element stands for data that only the running app has.
    package func areSamples(in item: ItemID) -> [Bool] {
        guard let row = row(item) else {
            return [appearance(of: item)?.text.origin?.isSample ?? false]
        }
        return row.texts.map { text in
            if row.origin?.isSample == true { return true }
            if case .label(let number) = text {
                return row.stack?.label(number)?.attributes?.origin?.isSample ?? false
            }
            return row.attributes[text]?.origin?.isSample ?? false
        }
    }

    /// The identity of an item; nil if the screen does not have the item.
    package func identity(of item: ItemID) -> ElementIdentity? {
        var texts = textLocations(of: item).compactMap { self[$0] }
        if texts.allSatisfy(\.isEmpty), let row = row(item) { texts = row.names }
        guard !texts.isEmpty else { return nil }
        return ElementIdentity(kind: item.kind, texts: texts)
    }
}

extension Screen {
    /// The path to the dictionary that has the looks of a text, or to the text that stands alone in its place; nil for a
    /// text without looks.
    package func pathOfLooks(of location: TextLocation, in root: Node?) -> [SyntaxEdit.Step]? {
        var path = value(of: location).path(in: root)
        if case .key("text")? = path.last, case .row(_, _, .label) = location { path.removeLast() }
        return ScreenKeys.dictionary.dictionary(at: path) == nil ? nil : path
    }
}

extension Row {
    /// The value of a label, by its number in the stack.
    ///
    /// - Parameter path: the path of the row.
    fileprivate func place(ofLabel number: Int, at path: [SyntaxEdit.Step]) -> FileValue? {
        guard let stack, let label = stack.label(number) else { return nil }
        let place = path + stack.labelPaths[number]
        return label.attributes == nil
            ? FileValue(.screen, place) : FileValue(.screen, place, "text")
    }

    /// The key of the text of an accessory.
    fileprivate func key(ofAccessory number: Int) -> String? {
        guard accessories.indices.contains(number) else { return nil }
        switch accessories[number] {
        case .badge, .filledBadge: return "badge"
        default: return nil
        }
    }

    /// What identifies a row without texts: what a screen reader says, or its kind with its pictures and symbols.
    package var names: [String] {
        if let accessibilityLabel { return [accessibilityLabel] }
        if !title.isEmpty { return [title] }
        let images = images.flatMap { [$0.image.accessibilityLabel, $0.image.content.name] }
        return [kind.rawValue] + images.compactMap(\.self) + sliderImages.map(\.name)
    }

    /// What a row without a text is called: what a screen reader says, the name of its picture or symbol, or its kind.
    package var shownName: String {
        let names = names
        if names.count > 1 { return names[1] }
        return names == [kind.rawValue] ? kind.title : names[0]
    }
}

// MARK: - Categories

extension Screen {
    /// The screen with empty rows in place of those that are missing in a category.
    package func present(in category: ContentSizeCategory) -> Screen {
        guard dependsOnCategory else { return self }
        var screen = self
        for index in sections.indices {
            let isThere = sections[index].origin?.isThere(in: category) ?? true
            if !isThere {
                screen.sections[index].title = nil
                screen.sections[index].header = nil
                screen.sections[index].footer = nil
            }
            for (number, row) in sections[index].rows.enumerated()
            where !isThere || !(row.origin?.isThere(in: category) ?? true) {
                var missing = Row()
                missing.height = .points(0)
                missing.separator = .none
                missing.origin = row.origin
                screen.sections[index].rows[number] = missing
            }
        }
        return screen
    }
}
