// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The identity of a text or an image in a bar of the app, which is no item of the table.
public enum BarElement: Hashable, Sendable, CustomStringConvertible {
    /// The lists of items that bars have. The raw value is the key path of the list in a screen file.
    public enum ItemList: String, CaseIterable, Hashable, Sendable {
        case leading = "navigationBar.leading"
        case trailing = "navigationBar.trailing"
        case toolbar = "toolbar.items"
        case tabBar = "tabBar.items"
    }

    /// The line above the title of the navigation bar.
    case prompt
    /// The title of the navigation bar, large or inline.
    case title
    /// The text of a search field that is empty.
    case placeholder
    case searchText
    /// A segment below the search field, by its index.
    case scopeTitle(Int)
    /// An item of a bar, by its index.
    case item(ItemList, Int)
    /// The badge of an item, by the index of the item.
    case badge(ItemList, Int)

    /// The key of the bar in a screen file.
    package var bar: String { String(description.prefix { $0 != "." }) }

    /// The key path in a screen file, such as `toolbar.items.1`.
    public var description: String {
        switch self {
        case .prompt: "navigationBar.prompt"
        case .title: "navigationBar.title"
        case .placeholder: "searchBar.placeholder"
        case .searchText: "searchBar.text"
        case .scopeTitle(let number): "searchBar.scopeTitles.\(number)"
        case .item(let list, let number): "\(list.rawValue).\(number)"
        case .badge(let list, let number): "\(list.rawValue).\(number).badge"
        }
    }
}

extension BarElement {
    /// The sort key of elements, from the top of the screen to its foot.
    package var order: (Int, Int) {
        switch self {
        case .prompt: (0, 0)
        case .title: (1, 0)
        case .placeholder: (2, 0)
        case .searchText: (2, 1)
        case .scopeTitle(let number): (3, number)
        case .item(let list, let number): (4 + list.order, 2 * number)
        case .badge(let list, let number): (4 + list.order, 2 * number + 1)
        }
    }
}

extension BarElement.ItemList {
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
