// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// The place of a drawn text within its screen.
package enum TextLocation: Hashable, Sendable {
    package enum RowText: Hashable, Sendable {
        case title
        case value
        case subtitle
        /// The text at the end of the first line.
        case trailing
        case placeholder
        /// One of several labels, by its index.
        case label(Int)
        /// One of several segments, by its index.
        case segment(Int)
        /// The date or the time of a date picker, by its index.
        case date(Int)
        /// The text of an accessory, by its index among the accessories.
        case accessory(Int)
    }

    /// The view above the first section.
    case tableHeader
    /// The view below the last section.
    case tableFooter
    /// The header of a section by its index, either the default header or a custom one.
    case sectionHeader(Int)
    case sectionFooter(Int)
    /// A text of a row, by the indices of section and row.
    case row(section: Int, row: Int, RowText)
    /// A text of a bar of the app.
    case bar(BarElement)

    /// Whether two texts have the same role in their items.
    func isAlike(_ other: TextLocation) -> Bool {
        switch (self, other) {
        case (.tableHeader, .tableHeader), (.sectionHeader, .sectionHeader),
            (.sectionFooter, .sectionFooter), (.tableFooter, .tableFooter):
            true
        case (.row(_, _, let own), .row(_, _, let others)): own == others
        case (.bar(let own), .bar(let others)): own == others
        default: false
        }
    }
}

// MARK: - Texts by place

extension Screen {
    /// The text at a place; nil if the screen has none. Only an existing text can be set.
    package subscript(place: TextLocation) -> String? {
        get {
            switch place {
            case .tableHeader: return tableHeader?.text
            case .tableFooter: return tableFooter?.text
            case .sectionHeader(let section):
                guard sections.indices.contains(section) else { return nil }
                return sections[section].header?.title ?? sections[section].title
            case .sectionFooter(let section):
                return sections.indices.contains(section) ? sections[section].footer : nil
            case .row(let section, let row, let text):
                return self.row(ItemID(.row, section: section, row: row))?[text]
            case .bar(let element): return bars[element]
            }
        }
        set {
            guard let newValue, self[place] != nil else { return }
            switch place {
            case .tableHeader:
                tableHeader?.text = newValue
                tableHeader?.appearance.text.replaceRuns(with: newValue)
            case .tableFooter:
                tableFooter?.text = newValue
                tableFooter?.appearance.text.replaceRuns(with: newValue)
            case .sectionHeader(let section):
                if sections[section].header != nil {
                    sections[section].header?.title = newValue
                    sections[section].header?.appearance.text.replaceRuns(with: newValue)
                } else {
                    sections[section].title = newValue
                }
            case .sectionFooter(let section):
                sections[section].footer = newValue
                sections[section].footerAppearance?.text.replaceRuns(with: newValue)
            case .row(let section, let row, let text):
                sections[section].rows[row][text] = newValue
            case .bar(let element): bars[element] = newValue
            }
        }
    }
}

extension Row {
    /// The drawn texts of the row, in the order of the preview. An empty value takes no line.
    package var texts: [TextLocation.RowText] {
        let traits = kind.traits
        var texts = contentTexts(traits)
        if trailing?.isEmpty == false, !texts.isEmpty, traits.hasTrailingText,
            stack?.isFlat ?? true
        {
            texts.insert(.trailing, at: 1)
        }
        if subtitle != nil, traits.hasSubtitle { texts.append(.subtitle) }
        for (number, accessory) in accessories.enumerated() where accessory.text != nil {
            texts.append(.accessory(number))
        }
        return texts
    }

    private func contentTexts(_ traits: RowTraits) -> [TextLocation.RowText] {
        let title: [TextLocation.RowText] = title.isEmpty ? [] : [.title]
        switch traits.content {
        case .title:
            return traits.value != nil && value?.isEmpty == false ? [.title, .value] : [.title]
        case .optionalTitle: return title
        case .spokenTitle: return []
        case .field: return title + fieldTexts
        case .untitledField: return fieldTexts
        case .segments: return segments.indices.map { .segment($0) }
        case .dates: return [.title] + dates.indices.map { .date($0) }
        case .labels: return stack.map { (0..<$0.labelCount).map { .label($0) } } ?? [.title]
        }
    }

    private var fieldTexts: [TextLocation.RowText] {
        if value?.isEmpty == false { return [.value] }
        return placeholder == nil ? [] : [.placeholder]
    }

    package subscript(text: TextLocation.RowText) -> String? {
        get {
            switch text {
            case .title: return title
            case .value: return value
            case .subtitle: return subtitle
            case .trailing: return trailing
            case .placeholder: return placeholder
            case .segment(let number):
                return segments.indices.contains(number) ? segments[number] : nil
            case .date(let number):
                return dates.indices.contains(number) ? dates[number] : nil
            case .label(let number):
                return stack?.label(number)?.text
            case .accessory(let number):
                return accessories.indices.contains(number) ? accessories[number].text : nil
            }
        }
        set {
            guard let newValue else { return }
            attributes[text]?.replaceRuns(with: newValue)
            switch text {
            case .title: title = newValue
            case .value: value = newValue
            case .subtitle: subtitle = newValue
            case .trailing: trailing = newValue
            case .placeholder: placeholder = newValue
            case .segment(let number): segments[number] = newValue
            case .date(let number): dates[number] = newValue
            case .label(let number):
                stack?.changeLabel(number) { label in
                    label.text = newValue
                    label.attributes?.replaceRuns(with: newValue)
                }
            case .accessory(let number): accessories[number].text = newValue
            }
        }
    }
}

extension Screen {
    /// The top of a long screen: its rows, up to a total number of letters in their texts (in bytes
    /// of UTF-8). Each section and each text counts as a hundred more, and a row as at least a hundred. Key paths do
    /// not change.
    package func beginning(letters: Int) -> Screen {
        var (screen, left) = (self, letters)
        screen.sections = []
        for var section in sections where left > 0 {
            left -= 100
            section.rows = Array(
                section.rows.prefix { row in
                    guard left > 0 else { return false }
                    left -= max(
                        100, row.texts.reduce(0) { $0 + 100 + (row[$1]?.utf8.count ?? 0) })
                    return true
                })
            screen.sections.append(section)
        }
        return left > 0 ? self : screen
    }

    /// The screen with its texts in a variant. Key paths do not change.
    package func inVariant(_ variant: TextVariant) -> Screen {
        guard variant != .asWritten else { return self }
        return withTexts(Self.memoized(variant))
    }

    /// The screen with the texts of some items in a variant.
    package func inVariant(_ variant: TextVariant, of items: some Sequence<ItemID>) -> Screen {
        withTexts(at: items.lazy.flatMap { textLocations(of: $0) }, Self.memoized(variant))
    }

    /// A function for the texts of a variant. It makes each text once, because the rows of long
    /// lists repeat texts.
    private static func memoized(_ variant: TextVariant) -> (String) -> String {
        var known: [String: String] = [:]
        return { text in
            if let variant = known[text] { return variant }
            let result = variant.text(of: text)
            known[text] = result
            return result
        }
    }

    /// The screen with its title and every text of the table and of the bars replaced.
    package func withTexts(_ replacement: (String) -> String) -> Screen {
        var screen = withTexts(
            at: textLocations + bars.elements.map { .bar($0) }, replacement)
        screen.title = title.map(replacement)
        return screen
    }

    private func withTexts(
        at locations: some Sequence<TextLocation>, _ replacement: (String) -> String
    ) -> Screen {
        var screen = self
        for location in locations { screen[location] = self[location].map(replacement) }
        return screen
    }
}
