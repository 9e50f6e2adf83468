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
        let built = key.build()
        contentCount += 1
        let known = outline(of: built.content)
        if known == nil { outlineCount += 1 }
        let table = Table(
            outline: known ?? TableOutline(built.content), bars: built.bars,
            palettes: built.palettes)
        tables.insert((key, table), cost: table.outline.textCount)
        return table
    }

    /// Inserts a table that was made elsewhere.
    mutating func insert(_ made: Table, for key: Key) {
        var table = made
        if let known = outline(of: made.outline.content) { table.outline = known }
        tables.insert((key, table), cost: table.outline.textCount)
    }

    /// The outline of an equal content, which is the key of other caches; nil for none.
    private mutating func outline(of content: TableContent) -> TableOutline? {
        tables.first { $0.table.outline.content == content }?.table.outline
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

    /// The content of the table and of the bars, with their palettes.
    func build() -> (content: TableContent, bars: BarsContent?, palettes: ContentPalettes) {
        var builder = ContentBuilder(
            screen: screen.screen, sectionHeader: sectionHeader, profile: profile, margin: margin)
        return builder.build()
    }
}

/// The table of a screen as a preview needs it. Any thread can make it (``Previewer/insert(_:)``).
package struct ScreenTable: Sendable {
    let screen: Screen
    let variant: TextVariant
    let category: ContentSizeCategory
    /// The screen with its texts in the variant.
    let written: Screen
    /// That screen as it is in the category.
    let present: Screen
    let key: ContentCache.Key
    let table: ContentCache.Table

    /// The fonts that its texts name, each once.
    package let fontNames: [String]

    /// Makes the table of a screen in a theme.
    package init(_ screen: Screen, in theme: Theme, _ environment: PreviewEnvironment) {
        self.screen = screen
        variant = environment.textVariant
        category = screen.limited(environment.category)
        written = variant == .asWritten ? screen : screen.inVariant(variant)
        present = written.dependsOnCategory ? written.present(in: category) : written
        key = ContentCache.Key(present, in: theme, environment)
        let built = key.build()
        table = ContentCache.Table(
            outline: TableOutline(built.content), bars: built.bars, palettes: built.palettes)
        fontNames = built.palettes.fonts.compactMap(\.fontName).uniqued()
    }
}

/// A screen as a key. It equals only screens that share the storage of its sections, so a comparison takes
/// constant time for any number of rows. The key keeps the storage alive.
struct ScreenKey: Equatable, Sendable {
    let screen: Screen

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
        guard variant != .asWritten else { return }
        screens.insert((ScreenKey(screen), variant, changed), cost: screen.rowCount)
    }
}
