// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import DynamicType
import LayoutEngine

/// A way to derive a screen from another. Items keep their indices.
enum ScreenDerivation: Hashable, Sendable {
    /// The top of a long screen (``Screen/beginning(letters:)``).
    case beginning(letters: Int)
    /// The screen with its texts in a variant.
    case variant(TextVariant)
    /// The screen as it is in a category.
    case category(ContentSizeCategory)

    /// The derivations that make a screen that of a preview, in order.
    static func all(of screen: Screen, in environment: PreviewEnvironment) -> [Self] {
        let all = [
            Self.variant(environment.textVariant), .category(screen.limited(environment.category)),
        ]
        return all.filter { !$0.keeps(screen) }
    }

    private func keeps(_ screen: Screen) -> Bool {
        switch self {
        case .beginning: false
        case .variant(let variant): variant == .asWritten
        case .category: !screen.dependsOnCategory
        }
    }
}

/// A cache of the derived screens last shown, so that previews of several screens can alternate. A screen is
/// identified by the place of its rows in memory.
struct DerivedScreens {
    /// A derived screen, and what it is derived from.
    struct Entry: Sendable {
        let source: ScreenKey
        let derivation: ScreenDerivation
        let result: Screen

        init(_ screen: Screen, _ derivation: ScreenDerivation) {
            (source, self.derivation) = (ScreenKey(screen), derivation)
            result =
                switch derivation {
                case .beginning(let letters): screen.beginning(letters: letters)
                case .variant(let variant): screen.inVariant(variant)
                case .category(let category): screen.present(in: category)
                }
        }
    }

    private var entries = RecentValues<Entry>(
        capacity: ContentCache.textLimit, countLimit: 2 * ContentCache.countLimit)

    mutating func screen(_ derivation: ScreenDerivation, of screen: Screen) -> Screen {
        let key = ScreenKey(screen)
        let known = entries.first { $0.derivation == derivation && $0.source == key }
        if let known { return known.result }
        let entry = Entry(screen, derivation)
        insert(entry)
        return entry.result
    }

    mutating func insert(_ entry: Entry) {
        entries.insert(entry, cost: entry.result.rowCount)
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
