// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType

/// A cache of screens as they are in a category, for the few screens of which parts are only in some.
///
/// What is missing keeps its place, without texts and height, so that items have the same indices in all categories.
struct PresenceCache {
    private var screens = RecentValues<(key: ScreenKey, category: ContentSizeCategory, screen: Screen)>(
        capacity: ContentCache.textLimit, countLimit: ContentCache.countLimit)

    mutating func screen(_ screen: Screen, in category: ContentSizeCategory) -> Screen {
        guard screen.dependsOnCategory else { return screen }
        let key = ScreenKey(screen)
        if let known = screens.first(where: { $0.category == category && $0.key == key }) {
            return known.screen
        }
        let present = screen.present(in: category)
        screens.insert((key, category, present), cost: screen.rowCount)
        return present
    }
}

extension Screen {
    /// The screen with empty rows in place of those that are missing in a category.
    fileprivate func present(in category: ContentSizeCategory) -> Screen {
        var screen = self
        for index in sections.indices {
            let isThere = sections[index].origin?.isThere(in: category) ?? true
            if !isThere {
                screen.sections[index].title = nil
                screen.sections[index].header = nil
                screen.sections[index].footer = nil
            }
            for (number, row) in sections[index].rows.enumerated()
            where !isThere || !(row.origin?.isThere(in: category) ?? true) {
                var missing = Row()
                missing.height = .points(0)
                missing.separator = .none
                missing.origin = row.origin
                screen.sections[index].rows[number] = missing
            }
        }
        return screen
    }
}
