// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// A cache of screens as they are in a category, for the few screens of which parts are only in some.
///
/// What is missing keeps its place, without texts and height, so that items have the same indices in all categories.
struct PresenceCache {
    private var screens = RecentValues<
        (key: ScreenKey, category: ContentSizeCategory, screen: Screen)
    >(
        capacity: ContentCache.textLimit, countLimit: ContentCache.countLimit)

    mutating func screen(_ screen: Screen, in category: ContentSizeCategory) -> Screen {
        guard screen.dependsOnCategory else { return screen }
        let key = ScreenKey(screen)
        if let known = screens.first(where: { $0.category == category && $0.key == key }) {
            return known.screen
        }
        let present = screen.present(in: category)
        insert(present, of: screen, in: category)
        return present
    }

    /// Inserts a screen as it is in a category.
    mutating func insert(
        _ present: Screen, of screen: Screen, in category: ContentSizeCategory
    ) {
        guard screen.dependsOnCategory else { return }
        screens.insert((ScreenKey(screen), category, present), cost: screen.rowCount)
    }
}
