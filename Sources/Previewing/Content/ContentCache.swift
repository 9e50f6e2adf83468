// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// A cache of the tables of screens, so that alternating previews of several screens do not build them again.
struct ContentCache {
    /// A table without a category, and its palettes.
    struct Table {
        var outline: TableOutline
        /// The bars around the table; nil for none.
        var bars: BarsContent?
        var palettes: ContentPalettes
    }

    /// All inputs of ``ContentBuilder``.
    struct Key: Equatable {
        var margin: Double
        var screen: ScreenKey
        var sectionHeader: HeaderAppearance
        var profile: Profile
    }

    /// The most texts of all tables together: twelve lists of 5,000 rows.
    static let textLimit = 120_000
    /// The most tables: two for each of twelve previews.
    static let countLimit = 24

    /// The number of contents that were built.
    private(set) var contentCount = 0
    /// The number of outlines that were built.
    private(set) var outlineCount = 0
    private var tables = RecentValues<(key: Key, table: Table)>(
        capacity: Self.textLimit, countLimit: Self.countLimit)

    mutating func table(of screen: Screen, in theme: Theme, _ environment: PreviewEnvironment)
        -> Table
    {
        let profile = environment.profile
        let key = Key(
            margin: profile.margin(deviceWidth: environment.marginWidth),
            screen: ScreenKey(screen), sectionHeader: theme.sectionHeader, profile: profile)
        if let known = tables.first(where: { $0.key == key }) { return known.table }
        var builder = ContentBuilder(
            screen: screen, sectionHeader: key.sectionHeader, profile: profile, margin: key.margin)
        let built = builder.build()
        contentCount += 1
        let table = Table(
            outline: outline(of: built.content), bars: built.bars, palettes: built.palettes)
        tables.insert((key, table), cost: table.outline.textCount)
        return table
    }

    /// The outline of an equal content, or else a new one. The outline is the key of other caches.
    private mutating func outline(of content: TableContent) -> TableOutline {
        let equal = tables.first { $0.table.outline.content == content }
        if let equal { return equal.table.outline }
        outlineCount += 1
        return TableOutline(content)
    }
}

/// A screen as a key. It equals only screens that share the storage of its sections, so a comparison takes
/// constant time for any number of rows. The key keeps the storage alive.
struct ScreenKey: Equatable {
    private let screen: Screen

    init(_ screen: Screen) { self.screen = screen }

    static func == (first: ScreenKey, second: ScreenKey) -> Bool {
        // Arrays with the same storage are equal without comparing their elements.
        first.screen.sections.sharesStorage(with: second.screen.sections)
            && first.screen == second.screen
    }
}

extension Array {
    fileprivate func sharesStorage(with other: Self) -> Bool {
        guard count == other.count, !isEmpty else { return isEmpty && other.isEmpty }
        return withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
        }
    }
}

/// A cache of the variants of the screens last shown, so that previews of several screens can alternate. A
/// screen is identified by the place of its rows in memory.
struct VariantCache {
    private var screens = RecentValues<(key: ScreenKey, variant: TextVariant, screen: Screen)>(
        capacity: ContentCache.textLimit, countLimit: ContentCache.countLimit)

    mutating func screen(_ screen: Screen, in variant: TextVariant) -> Screen {
        guard variant != .asWritten else { return screen }
        let key = ScreenKey(screen)
        let known = screens.first { $0.variant == variant && $0.key == key }
        if let known { return known.screen }
        let changed = screen.inVariant(variant)
        insert(changed, of: screen, in: variant)
        return changed
    }

    /// Inserts a screen's variant.
    mutating func insert(_ changed: Screen, of screen: Screen, in variant: TextVariant) {
        screens.insert((ScreenKey(screen), variant, changed), cost: screen.rowCount)
    }
}
