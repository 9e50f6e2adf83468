// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// Remembers the variants of the screens last shown, so that previews of several can take turns: a
/// table is known by its rows' place in memory.
struct VariantCache {
    private var screens = RecentValues<(key: ScreenKey, variant: TextVariant, screen: Screen)>(
        capacity: ContentCache.textLimit, countLimit: ContentCache.countLimit)

    mutating func screen(_ screen: Screen, in variant: TextVariant) -> Screen {
        guard variant != .asWritten else { return screen }
        let key = ScreenKey(screen)
        let known = screens.first { $0.variant == variant && $0.key == key }
        if let known { return known.screen }
        let changed = screen.inVariant(variant)
        screens.insert(
            (key, variant, changed), cost: screen.sections.reduce(0) { $0 + $1.rows.count })
        return changed
    }
}
