// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The bars of an app around the list, as far as a screen names them. The list starts below them and scrolls under
/// them, so its layout does not depend on them.
package struct ScreenBars: Hashable, Sendable {
    /// The bar above the list; nil for none.
    package var navigationBar: NavigationBar?
    package var searchBar: SearchBar?
    /// The items of the toolbar; nil for none.
    package var toolbar: [BarItem]?
    package var tabBar: TabBar?

    package static let none = ScreenBars()
}

/// A navigation bar (`UINavigationItem`).
package struct NavigationBar: Hashable, Sendable {
    /// The size of the title (`UINavigationItem.LargeTitleDisplayMode`).
    package enum TitleDisplayMode: String, CaseIterable, Hashable, Sendable {
        case large
        case inline
    }

    /// The title: the bar's own, or else that of the screen.
    package var title: String?
    /// Whether the title is a value of the bar in the file.
    package var hasOwnTitle = false
    package var titleDisplayMode = TitleDisplayMode.inline
    /// The line above the title; nil for none.
    package var prompt: String?
    package var leading: [BarItem] = []
    package var trailing: [BarItem] = []
}

/// A search field (`UISearchBar`).
package struct SearchBar: Hashable, Sendable {
    package enum Placement: String, CaseIterable, Hashable, Sendable {
        case navigationBar
        /// Above the first section, where it scrolls with the list.
        case tableHeader
    }

    /// The text of the empty field.
    package var placeholder: String?
    package var text: String?
    package var placement = Placement.navigationBar
    /// The texts of the segments below the field.
    package var scopeTitles: [String] = []
}

package struct TabBar: Hashable, Sendable {
    package var items: [BarItem] = []
    /// The index of the selected tab.
    package var selectedIndex = 0
}

/// An item of a bar (`UIBarItem`).
package struct BarItem: Hashable, Sendable {
    package var title: String?
    package var image: RowImage?
    /// The text at the corner; nil for none.
    package var badge: String?
    /// What screen readers say; nil for the title.
    package var accessibilityLabel: String?
}

// MARK: - Texts by place

extension ScreenBars {
    /// The items of a list; empty without its bar.
    package subscript(list: BarElement.ItemList) -> [BarItem] {
        get {
            switch list {
            case .leading: navigationBar?.leading ?? []
            case .trailing: navigationBar?.trailing ?? []
            case .toolbar: toolbar ?? []
            case .tabBar: tabBar?.items ?? []
            }
        }
        set {
            switch list {
            case .leading: navigationBar?.leading = newValue
            case .trailing: navigationBar?.trailing = newValue
            case .toolbar: toolbar = newValue
            case .tabBar: tabBar?.items = newValue
            }
        }
    }

    /// The item of an element; nil for the elements that are none.
    package func item(_ element: BarElement) -> BarItem? {
        guard case .item(let list, let number) = element, self[list].indices.contains(number)
        else { return nil }
        return self[list][number]
    }
}

extension ScreenBars {
    /// The elements of the bars, from top to bottom.
    package var elements: [BarElement] {
        guard self != .none else { return [] }
        var elements: [BarElement] = [.prompt, .title, .placeholder, .searchText]
        elements += searchBar.map { $0.scopeTitles.indices.map { .scopeTitle($0) } } ?? []
        for list in BarElement.ItemList.allCases {
            for number in self[list].indices {
                elements += [.item(list, number), .badge(list, number)]
            }
        }
        return elements.filter { item($0) != nil || self[$0] != nil }
    }

    /// The text of an element; nil if it has none. Only an existing text can be set.
    package subscript(element: BarElement) -> String? {
        get {
            switch element {
            case .prompt: navigationBar?.prompt
            case .title: navigationBar?.title
            case .placeholder: searchBar?.placeholder
            case .searchText: searchBar?.text
            case .scopeTitle(let number):
                (searchBar?.scopeTitles).flatMap {
                    $0.indices.contains(number) ? $0[number] : nil
                }
            case .item(let list, let number):
                self[list].indices.contains(number) ? self[list][number].title : nil
            case .badge(let list, let number):
                self[list].indices.contains(number) ? self[list][number].badge : nil
            }
        }
        set {
            guard let newValue, self[element] != nil else { return }
            switch element {
            case .prompt: navigationBar?.prompt = newValue
            case .title: navigationBar?.title = newValue
            case .placeholder: searchBar?.placeholder = newValue
            case .searchText: searchBar?.text = newValue
            case .scopeTitle(let number): searchBar?.scopeTitles[number] = newValue
            case .item(let list, let number): self[list][number].title = newValue
            case .badge(let list, let number): self[list][number].badge = newValue
            }
        }
    }

    /// The value of an element in the screen's file.
    package func value(of element: BarElement) -> FileValue {
        func value(_ bar: String, _ key: String) -> FileValue {
            FileValue(.screen, [.key(bar)], key)
        }
        switch element {
        case .prompt: return value("navigationBar", "prompt")
        case .title:
            return navigationBar?.hasOwnTitle == true
                ? value("navigationBar", "title") : FileValue(.screen, [], "title")
        case .placeholder: return value("searchBar", "placeholder")
        case .searchText: return value("searchBar", "text")
        case .scopeTitle(let number):
            return FileValue(
                .screen, [.key("searchBar"), .key("scopeTitles"), .index(number)])
        case .item(let list, let number): return FileValue(.screen, list.path(number))
        case .badge(let list, let number):
            return FileValue(.screen, list.path(number), "badge")
        }
    }
}

extension BarElement.ItemList {
    /// The path to an item in a screen's file.
    fileprivate func path(_ number: Int) -> [SyntaxEdit.Step] {
        rawValue.split(separator: ".").map { .key(String($0)) } + [.index(number)]
    }
}
