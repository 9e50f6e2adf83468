// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

extension Profile {
    /// The bars of an app around the table. Their texts are in the system font, whatever the theme has.
    package struct Bars: Hashable, Sendable {
        /// The geometry, without the margin of the device.
        var metrics: BarMetrics
        /// The color behind a bar that the list has scrolled under; nil for that of the table.
        package var background: DynamicColor?
        /// Whether there is a line between a bar and the list that has scrolled under it.
        package var hasHairlines: Bool
        var itemColor: SemanticColor
        /// Whether items and inline titles grow with the category.
        var itemsScale: Bool
        /// The size of a prompt, in points.
        var promptSize: Double
        var largeTitleScales: Bool
        /// Whether the search field of a navigation bar is at the foot of the screen.
        var searchIsAtFoot: Bool
        var searchScales: Bool
        /// The size of the title of a tab, in points.
        var tabTitleSize: Double
        /// The color of tabs that are not selected.
        var tabColor: SemanticColor
        /// The size of the text of a badge, in points.
        var badgeTitleSize: Double
    }
}

extension Profile.Bars {
    init(_ reader: inout ResourceReader) {
        func color(_ path: String, _ reader: inout ResourceReader) -> SemanticColor {
            reader.word(path, SemanticColor.init(rawValue:), otherwise: .label)
        }
        metrics = BarMetrics(
            itemSpacing: reader.number("bars.itemSpacing"),
            imageSize: reader.number("bars.imageSize"),
            navigationHeight: reader.number("bars.navigationBar.height"),
            promptHeight: reader.number("bars.navigationBar.promptHeight"),
            largeTitle: BarMetrics.Insets(
                top: reader.number("bars.largeTitle.top"),
                bottom: reader.number("bars.largeTitle.bottom")),
            search: BarMetrics.Search(
                insets: BarMetrics.Insets(
                    top: reader.number("bars.searchBar.top"),
                    bottom: reader.number("bars.searchBar.bottom")),
                fieldInset: reader.number("bars.searchBar.fieldInset"),
                cornerRadius: reader.number("bars.searchBar.cornerRadius"),
                scopeSpacing: reader.number("bars.searchBar.scopeSpacing")),
            toolbarHeight: reader.number("bars.toolbar.height"),
            tabBar: BarMetrics.TabBar(
                height: reader.number("bars.tabBar.height"),
                imageTop: reader.number("bars.tabBar.imageTop"),
                titleBottom: reader.number("bars.tabBar.titleBottom")),
            badgeHeight: reader.number("bars.badge.height"))
        background =
            reader.node("bars.background") == nil ? nil : reader.shades("bars.background")
        hasHairlines = reader.boolean("bars.hasHairlines")
        itemColor = color("bars.itemColor", &reader)
        itemsScale = reader.boolean("bars.itemsScale")
        promptSize = reader.number("bars.navigationBar.promptSize")
        largeTitleScales = reader.boolean("bars.largeTitle.scales")
        searchIsAtFoot = reader.boolean("bars.searchBar.isAtFoot")
        searchScales = reader.boolean("bars.searchBar.scales")
        tabTitleSize = reader.number("bars.tabBar.titleSize")
        tabColor = color("bars.tabBar.color", &reader)
        badgeTitleSize = reader.number("bars.badge.titleSize")
    }
}

extension Profile {
    /// The geometry of bars in an environment.
    func barMetrics(in environment: PreviewEnvironment) -> BarMetrics {
        var metrics = bars.metrics
        metrics.margin = margin(deviceWidth: environment.marginWidth)
        return metrics
    }
}
