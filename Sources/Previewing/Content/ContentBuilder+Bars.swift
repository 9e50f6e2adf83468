// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

// MARK: - Bars

extension ContentBuilder {
    /// The bars around the table; nil for a screen without any.
    mutating func bars() -> BarsContent? {
        let bars = screen.bars
        guard bars != .none else { return nil }
        return BarsContent(
            navigation: bars.navigationBar.map { navigation($0) },
            search: bars.searchBar.map { search($0) },
            toolbar: bars.toolbar.map { _ in items(.toolbar) },
            tabs: bars.tabBar.map { _ in items(.tabBar) })
    }

    private mutating func navigation(_ bar: NavigationBar) -> BarsContent.Navigation {
        let isLarge = bar.titleDisplayMode == .large
        return BarsContent.Navigation(
            prompt: text(.prompt, size: profile.bars.promptSize, .center),
            title: text(.title, .headline, .center),
            largeTitle: isLarge
                ? text(
                    .title, .largeTitle, weight: .bold, scales: profile.bars.largeTitleScales)
                : nil,
            leading: items(.leading), trailing: items(.trailing))
    }

    private mutating func search(_ bar: SearchBar) -> BarsContent.Search {
        let style = TextStyle.body
        let scales = profile.bars.searchScales
        let hasText = bar.text?.isEmpty == false
        var placeholder = text(.placeholder, style, scales: scales)
        placeholder?.content.color = colors.index(of: .semantic(.secondaryLabel))
        var field = TextAttributes()
        field.fontName = TextAttributes.systemFontName
        field.textStyle = style
        field.scales = scales
        let background = colors.index(of: .semantic(.tertiarySystemFill))
        var content = hasText ? text(.searchText, style, scales: scales) : placeholder
        content?.content.background = background
        let scopes = bar.scopeTitles.indices.compactMap { number -> BarsContent.Text? in
            let element = BarElement.scopeTitle(number)
            return screen.bars[element].map {
                BarsContent.Text(
                    element,
                    segment(String($0.prefix(Self.mostLetters)), isSelected: number == 0))
            }
        }
        return BarsContent.Search(
            text: content,
            scopes: scopes,
            isAtFoot: profile.bars.searchIsAtFoot && bar.placement == .navigationBar,
            font: fonts.index(of: FontRequest(field)),
            background: background)
    }

    /// The items of a bar. An image takes the place of a title, except in tabs, which show both.
    private mutating func items(_ list: BarElement.ItemList) -> [BarsContent.Item] {
        screen.bars[list].enumerated().map { number, item in
            let element = BarElement.item(list, number)
            let isTab = list == .tabBar
            let isSelected = isTab && number == screen.bars.tabBar?.selectedIndex
            let color: SemanticColor =
                isSelected ? .tint : isTab ? profile.bars.tabColor : profile.bars.itemColor
            let index = colors.index(of: .semantic(color))
            var title: BarsContent.Text?
            if isTab {
                title = text(
                    element, size: profile.bars.tabTitleSize, weight: Self.tabWeight, .center)
            } else if item.image == nil {
                title = text(element, .body)
            }
            title?.content.color = index
            var badge = text(.badge(list, number), size: profile.bars.badgeTitleSize, .center)
            badge?.content.color = colors.index(of: .semantic(.white))
            badge?.content.background = colors.index(of: .semantic(.systemRed))
            return BarsContent.Item(
                element, title: title?.content, badge: badge,
                image: item.image.map { images.index(of: $0) }, color: index)
        }
    }

    /// The most letters of a text that are measured.
    private static let mostLetters = 1_000
    /// Medium.
    private static let tabWeight = FontWeight(rawValue: 500)

    /// The text of an element on one line in the system font, since bars do not follow the theme; nil if it has none.
    ///
    /// - Parameter scales: whether it grows with the category; nil as items do.
    private mutating func text(
        _ element: BarElement, _ style: TextStyle? = nil, size: Double? = nil,
        weight: FontWeight? = nil, scales: Bool? = nil, _ alignment: TextAlignment = .leading
    ) -> BarsContent.Text? {
        guard let text = screen.bars[element], !text.isEmpty else { return nil }
        var attributes = TextAttributes()
        attributes.fontName = TextAttributes.systemFontName
        attributes.textStyle = style
        attributes.pointSize = size
        attributes.weight = weight
        attributes.scales = scales ?? profile.bars.itemsScale
        attributes.alignment = alignment
        // Line breaks are spaces, as in a field. No bar has room for more letters.
        let line = text.prefix(Self.mostLetters).split(whereSeparator: \.isNewline)
            .joined(separator: " ")
        return BarsContent.Text(
            element, self.text(.title, line, attributes, color: .label, lineLimit: 1))
    }
}
