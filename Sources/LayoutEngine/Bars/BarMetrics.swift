// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The geometry of bars on one iOS generation and device, resolved from a profile. All lengths are points. Heights
/// that follow from a font are not among them.
package struct BarMetrics: Hashable, Sendable {
    /// The distance from the sides of the screen to the content of bars.
    package var margin = 0.0
    /// The least distance between items, and between items and the title.
    package var itemSpacing: Double
    /// The side of the room of an image.
    package var imageSize: Double
    package var navigationHeight: Double
    /// The part of the height of a navigation bar that a prompt adds.
    package var promptHeight: Double
    package var largeTitle: Insets
    package var search: Search
    package var toolbarHeight: Double
    package var tabBar: TabBar
    package var badgeHeight: Double

    /// The distances above and below a line or a field.
    package struct Insets: Hashable, Sendable {
        package var top: Double
        package var bottom: Double

        package init(top: Double, bottom: Double) { (self.top, self.bottom) = (top, bottom) }
    }

    /// A search field.
    package struct Search: Hashable, Sendable {
        /// The distances from the field to the bar.
        package var insets: Insets
        /// The distance above and below the line in the field.
        package var fieldInset: Double
        package var cornerRadius: Double
        /// The distance from the field to the segments below it.
        package var scopeSpacing: Double

        package init(
            insets: Insets, fieldInset: Double, cornerRadius: Double, scopeSpacing: Double
        ) {
            self.insets = insets
            self.fieldInset = fieldInset
            self.cornerRadius = cornerRadius
            self.scopeSpacing = scopeSpacing
        }
    }

    package struct TabBar: Hashable, Sendable {
        package var height: Double
        /// The distance above the room of an image.
        package var imageTop: Double
        /// The distance below the line of a title.
        package var titleBottom: Double

        package init(height: Double, imageTop: Double, titleBottom: Double) {
            (self.height, self.imageTop, self.titleBottom) = (height, imageTop, titleBottom)
        }
    }

    package init(
        itemSpacing: Double, imageSize: Double, navigationHeight: Double, promptHeight: Double,
        largeTitle: Insets, search: Search, toolbarHeight: Double, tabBar: TabBar,
        badgeHeight: Double
    ) {
        self.itemSpacing = itemSpacing
        self.imageSize = imageSize
        self.navigationHeight = navigationHeight
        self.promptHeight = promptHeight
        self.largeTitle = largeTitle
        self.search = search
        self.toolbarHeight = toolbarHeight
        self.tabBar = tabBar
        self.badgeHeight = badgeHeight
    }
}
