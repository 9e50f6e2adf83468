// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax
import Words

extension BarElement {
    /// The element when it stands alone.
    package var title: String {
        switch self {
        case .prompt: tr("Prompt of the navigation bar")
        case .title: tr("Title of the navigation bar")
        case .placeholder, .searchText: tr("Search field")
        case .scopeTitle: tr("Segment of the search field")
        case .item(.tabBar, _): tr("Tab")
        case .item: tr("Bar item")
        case .badge: tr("Badge of a bar item")
        }
    }

    /// The name of an element for messages, with its text if it has one.
    package func name(saying text: String?) -> String {
        guard let text, !text.isEmpty else { return title }
        let shown = Phrases.shortened(text, to: 40)
        return switch self {
        case .prompt: tr("“%1$s” prompt of the navigation bar", shown)
        case .title: tr("“%1$s” title of the navigation bar", shown)
        case .placeholder, .searchText: tr("“%1$s” search field", shown)
        case .scopeTitle: tr("“%1$s” segment of the search field", shown)
        case .item(.tabBar, _): tr("“%1$s” tab", shown)
        case .item: tr("“%1$s” bar item", shown)
        case .badge: tr("“%1$s” badge of a bar item", shown)
        }
    }
}
