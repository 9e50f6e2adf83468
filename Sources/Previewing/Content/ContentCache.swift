// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import LayoutEngine

/// Remembers the tables that screens last became, so that previews of several can take turns.
struct ContentCache {
    /// A table before its category, and the palettes that its texts name by index.
    struct Table {
        var outline: TableOutline
        var fonts: [FontRequest]
        var colors: [ColorValue]
    }

    /// Everything that ``ContentBuilder`` looks at.
    struct Key: Equatable {
        var margin: Double
        var screen: ScreenKey
        var sectionHeader: HeaderAppearance
        var profile: Profile
    }

    /// Texts of all tables that are remembered: those of twelve lists of 5,000 rows.
    static let textLimit = 120_000
    /// How many tables are remembered: two for each of twelve previews.
    static let countLimit = 24

    /// How many times a screen was filled in.
    private(set) var contentCount = 0
    /// How many times its items were put in order.
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
            outline: outline(of: built.content), fonts: built.fonts, colors: built.colors)
        tables.insert((key, table), cost: table.outline.textCount)
        return table
    }

    /// The outline of an equal content, with all that is remembered by it, or else a new one.
    private mutating func outline(of content: TableContent) -> TableOutline {
        let equal = tables.first { $0.table.outline.content == content }
        if let equal { return equal.table.outline }
        outlineCount += 1
        return TableOutline(content)
    }
}

/// A screen as a key: equal to those alone that share its rows in memory, so that comparing is cheap for
/// any number of rows. The rows that a key holds stay where they are, and as they are.
struct ScreenKey: Equatable {
    private let screen: Screen

    init(_ screen: Screen) { self.screen = screen }

    static func == (first: ScreenKey, second: ScreenKey) -> Bool {
        // Arrays in the same place are equal without a look at their elements.
        first.screen.sections.isInPlace(of: second.screen.sections) && first.screen == second.screen
    }
}

extension Array {
    fileprivate func isInPlace(of other: Self) -> Bool {
        guard count == other.count, !isEmpty else { return isEmpty && other.isEmpty }
        return withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
        }
    }
}
