// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// What views say about the whole screen: its title, bars, and the style of its list. The first view that says it counts.
struct ScreenFacts {
    var title: TextValue?
    var listStyle: String?
    private var displayMode: String?
    private var search: TextValue?
    private var smallest: String?
    private var largest: String?

    mutating func note(_ style: Boxed<ViewStyle.Own>) {
        displayMode = displayMode ?? style.titleDisplayMode
        search = search ?? style.search
        smallest = smallest ?? style.smallestCategory
        largest = largest ?? style.largestCategory
    }

    /// The entries of the screen, without its sections.
    func entries(_ texts: TextWriter) -> Entries {
        var entries: Entries = []
        entries.add("title", texts.plain(title))
        entries.add("tableStyle", Self.tableStyles[listStyle ?? ""])
        entries.add("geometry", "swiftUIList")
        if let size = titleSize {
            entries.add("navigationBar", .dictionary([.init("titleDisplayMode", .string(size))]))
        }
        entries.add("searchBar", texts.plain(search))
        entries.add("minimumContentSizeCategory", smallest)
        entries.add("maximumContentSizeCategory", largest)
        return entries
    }

    /// The size of the title in the bar; nil without a bar. In a navigation stack of SwiftUI titles are large, unless a
    /// view says otherwise.
    private var titleSize: String? {
        switch displayMode {
        case "inline": "inline"
        case "hidden": nil
        case "large", "inlineLarge": "large"
        default: title == nil ? nil : "large"
        }
    }

    /// Styles of lists other than `insetGrouped`, which needs no word.
    private static let tableStyles = ["plain": "plain", "inset": "plain", "grouped": "grouped"]
}
