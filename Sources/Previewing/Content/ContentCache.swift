// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// A cache of the tables of screens, so that alternating previews of several screens do not build them again.
struct ContentCache {
    /// A table without a category, and its palettes.
    struct Table: Sendable {
        var outline: TableOutline
        /// The bars around the table; nil for none.
        var bars: BarsContent?
        var palettes: ContentPalettes
    }

    /// All inputs of ``ContentBuilder``.
    struct Key: Equatable, Sendable {
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
        let key = Key(screen, in: theme, environment)
        if let known = tables.first(where: { $0.key == key }) { return known.table }
        let made = Table(key)
        let table = insert(made, for: key)
        contentCount += 1
        if table.outline === made.outline { outlineCount += 1 }
        return table
    }

    /// Inserts a table, with the outline of an equal content, which is the key of other caches.
    ///
    /// - Returns: the inserted table.
    @discardableResult
    mutating func insert(_ made: Table, for key: Key) -> Table {
        var table = made
        let known = tables.first { $0.table.outline.content == made.outline.content }
        if let known { table.outline = known.table.outline }
        tables.insert((key, table), cost: table.outline.textCount)
        return table
    }
}

extension ContentCache.Table {
    /// Builds the table for its inputs.
    init(_ key: ContentCache.Key) {
        var builder = ContentBuilder(
            screen: key.screen.screen, sectionHeader: key.sectionHeader, profile: key.profile,
            margin: key.margin)
        let built = builder.build()
        outline = TableOutline(built.content)
        (bars, palettes) = (built.bars, built.palettes)
    }
}

extension ContentCache.Key {
    /// The inputs for a screen in a theme.
    init(_ screen: Screen, in theme: Theme, _ environment: PreviewEnvironment) {
        profile = environment.profile
        margin = profile.margin(deviceWidth: environment.marginWidth)
        self.screen = ScreenKey(screen)
        sectionHeader = theme.sectionHeader
    }
}

/// The table of a screen as a preview needs it. Any thread can make it (``Previewer/insert(_:)``).
package struct ScreenTable: Sendable {
    /// The screens derived on the way, and what they are derived from.
    private(set) var derived: [DerivedScreens.Entry] = []
    let key: ContentCache.Key
    let table: ContentCache.Table

    /// The fonts that its texts name, each once.
    package var fontNames: [String] { table.palettes.fonts.compactMap(\.fontName).uniqued() }

    /// Makes the table of a screen in a theme.
    package init(_ screen: Screen, in theme: Theme, _ environment: PreviewEnvironment) {
        var screen = screen
        for derivation in ScreenDerivation.all(of: screen, in: environment) {
            let entry = DerivedScreens.Entry(screen, derivation)
            derived.append(entry)
            screen = entry.result
        }
        key = ContentCache.Key(screen, in: theme, environment)
        table = ContentCache.Table(key)
    }
}
