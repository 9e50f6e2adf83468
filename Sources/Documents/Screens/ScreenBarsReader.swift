// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The reader of the bars of an app in a screen.
enum ScreenBarsReader {
    /// - Parameter title: the title of the screen.
    static func bars(_ screen: DictionaryReader, title: String?) -> ScreenBars {
        var bars = ScreenBars()
        let fields = screen[BarKeys.navigationBar]
        bars.navigationBar = fields.map(navigationBar)
        if screen[BarKeys.largeTitle] == true {
            var bar = bars.navigationBar ?? NavigationBar()
            if fields?.node("titleDisplayMode") == nil { bar.titleDisplayMode = .large }
            bars.navigationBar = bar
        }
        if bars.navigationBar?.title == nil {
            bars.navigationBar?.title = title
        }
        switch screen[BarKeys.searchBar] {
        case .text(let placeholder)?: bars.searchBar = SearchBar(placeholder: placeholder)
        case .fields(let fields)?: bars.searchBar = searchBar(fields)
        case nil: break
        }
        bars.toolbar = screen[BarKeys.toolbar].map { $0[ToolbarKeys.items] ?? [] }
        bars.tabBar = screen[BarKeys.tabBar].map {
            TabBar(
                items: $0[TabBarKeys.items] ?? [],
                selectedIndex: $0[TabBarKeys.selectedIndex] ?? 0)
        }
        return bars
    }

    private static func navigationBar(_ fields: DictionaryReader) -> NavigationBar {
        var bar = NavigationBar()
        bar.title = fields[NavigationBarKeys.title]
        bar.hasOwnTitle = bar.title != nil
        bar.titleDisplayMode = fields[NavigationBarKeys.titleDisplayMode] ?? bar.titleDisplayMode
        bar.prompt = fields[NavigationBarKeys.prompt]
        bar.leading = fields[NavigationBarKeys.leading] ?? []
        bar.trailing = fields[NavigationBarKeys.trailing] ?? []
        return bar
    }

    private static func searchBar(_ fields: DictionaryReader) -> SearchBar {
        var bar = SearchBar()
        bar.placeholder = fields[SearchBarKeys.placeholder]
        bar.text = fields[SearchBarKeys.text]
        bar.placement = fields[SearchBarKeys.placement] ?? bar.placement
        bar.scopeTitles = fields[SearchBarKeys.scopeTitles] ?? []
        return bar
    }

    /// The items of a bar; nil without the key.
    static func items(_ fields: DictionaryReader, _ key: String) -> [BarItem]? {
        guard fields.node(key) != nil else { return nil }
        let elements = fields.array(key)
        guard elements.count <= BarKeys.mostItems else {
            fields.error(at: key, ScreenProblem.tooManyValues(key, BarKeys.mostItems))
            return []
        }
        return elements.map { node, path in
            guard node.string == nil else {
                return BarItem(title: fields.text(node, path, of: key))
            }
            guard
                let item = DictionaryReader(node, path, fields.decoder, BarItemKeys.dictionary)
            else { return BarItem() }
            return self.item(item)
        }
    }

    private static func item(_ fields: DictionaryReader) -> BarItem {
        if fields.node("title") == nil, fields.node("image") == nil {
            fields.decoder.warning(fields.range, fields.path, ScreenProblem.emptyBarItem)
        }
        return BarItem(
            title: fields[BarItemKeys.title],
            image: RowImageReader.image(fields, BarItemKeys.image),
            badge: fields[BarItemKeys.badge],
            accessibilityLabel: fields[BarItemKeys.accessibilityLabel])
    }
}
