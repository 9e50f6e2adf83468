// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// The keys of a screen for the bars of the app, which are drawn only with them.
enum BarKeys {
    static let navigationBar = ScreenKey(
        "navigationBar", .dictionary(NavigationBarKeys.dictionary),
        "The [navigation bar](#bars) above the list.")
    static let searchBar = ScreenKey(
        "searchBar", .textOrDictionary(SearchBarKeys.dictionary),
        """
        The search field of the app, the text of the empty field or a [dictionary](#bars).
        """)
    static let toolbar = ScreenKey(
        "toolbar", .dictionary(ToolbarKeys.dictionary), "The [toolbar](#bars) below the list.")
    static let tabBar = ScreenKey(
        "tabBar", .dictionary(TabBarKeys.dictionary), "The [tab bar](#bars) below the list.")
    /// Only read: a navigation bar with a large title.
    static let largeTitle = ScreenKey(
        "largeTitle", .boolean,
        "Whether there is a navigation bar with the screen's title as a large title.")

    static let all: [any DeclaredKey] = [navigationBar, searchBar, toolbar, tabBar]

    /// The most items in a list of a bar.
    static let mostItems = 32
}

/// The keys of a navigation bar, named as in `UINavigationItem`.
package enum NavigationBarKeys {
    static let title = ScreenKey(
        "title", .text, without: .described("the screen's `title`"), "The title.")
    static let titleDisplayMode = ScreenKey(
        "titleDisplayMode", .words(NavigationBar.TitleDisplayMode.self),
        without: .word(NavigationBar.TitleDisplayMode.inline.rawValue),
        """
        The size of the title. A large title is below the bar, and becomes an inline title while \
        the list scrolls.
        """)
    static let prompt = ScreenKey("prompt", .text, "The line above the title.")
    static let leading = ScreenKey(
        "leading", .barItems, "The items before the title: texts or [items](#bars), at most 32.")
    static let trailing = ScreenKey(
        "trailing", .barItems,
        "The items after the title in reading order: texts or [items](#bars), at most 32.")

    package static let dictionary = DictionaryDeclaration(
        "navigationBar", .navigationBar, "The bar above the list, with the title of the screen.",
        [title, titleDisplayMode, prompt, leading, trailing])
}

/// The keys of a search field, named as in `UISearchBar`.
package enum SearchBarKeys {
    static let placeholder = ScreenKey("placeholder", .text, "The text of the empty field.")
    static let text = ScreenKey("text", .text, "The text in the field.")
    static let placement = ScreenKey(
        "placement", .words(SearchBar.Placement.self),
        without: .word(SearchBar.Placement.navigationBar.rawValue),
        """
        Where the field is. In the navigation bar, it is below the title through iOS 18, and at \
        the foot of the screen on iOS 26.
        """)
    static let scopeTitles = ScreenKey(
        "scopeTitles", .texts(0...BarKeys.mostItems),
        "The texts of the segments below the field, at most 32.")

    package static let dictionary = DictionaryDeclaration(
        "searchBar", .searchBar, "The search field of the app.",
        [placeholder, text, placement, scopeTitles])
}

/// The keys of a toolbar.
package enum ToolbarKeys {
    static let items = ScreenKey(
        "items", .barItems, isRequired: true,
        "The items in reading order: texts or [items](#bars), at most 32.")

    package static let dictionary = DictionaryDeclaration(
        "toolbar", .toolbar, "The bar with buttons below the list.", [items])
}

/// The keys of a tab bar.
package enum TabBarKeys {
    static let items = ScreenKey(
        "items", .barItems, isRequired: true,
        "The tabs in reading order: texts or [items](#bars), at most 32.")
    static let selectedIndex = ScreenKey(
        "selectedIndex", .integer(0...BarKeys.mostItems - 1), without: .described("0"),
        "The index of the selected tab, from 0.")

    package static let dictionary = DictionaryDeclaration(
        "tabBar", .tabBar, "The bar with the parts of the app below the list.",
        [items, selectedIndex])
}

/// The keys of an item of a bar.
package enum BarItemKeys {
    static let title = ScreenKey("title", .text, "The text of the item.")
    static let image = ScreenKey(
        "image", .textOrDictionary(ImageKeys.dictionary, expectsText: true),
        "The name of a symbol, or an [image](#images). Outside of tab bars, it replaces the title.")
    static let badge = ScreenKey(
        "badge", .badgeText, "A text or a whole number at the corner of the item.")
    static let accessibilityLabel = ScreenKey(
        "accessibilityLabel", .text, without: .described("the title"),
        "What screen readers say.")

    package static let dictionary = DictionaryDeclaration(
        "barItem", .barItem, "An item of a bar, with a title, an image, or both.",
        [title, image, badge, accessibilityLabel])
}

extension KeyType<[BarItem]> {
    /// Texts, which are titles, or dictionaries.
    static var barItems: Self {
        Self(.textsOrDictionaries(BarItemKeys.dictionary, 0...BarKeys.mostItems)) {
            ScreenBarsReader.items($0, $1)
        }
    }
}
