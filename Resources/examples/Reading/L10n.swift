// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation

/// The texts that more than one screen shows. Their English is in Localizable.xcstrings.
enum L10n {
    enum Library {
        static let title = String(localized: "library.title")
        static let newBook = String(localized: "library.new-book")
        static let search = String(localized: "library.search")
    }

    enum Shelf {
        static let reading = String(localized: "shelf.reading")
        static let upNext = String(localized: "shelf.up-next")
        static let finished = String(localized: "shelf.finished")
    }

    enum Settings {
        static let title = String(localized: "settings.title")
        static let pro = String(localized: "settings.membership.pro")
        static let upgrade = String(localized: "settings.membership.upgrade")
        static let upgradeHint = String(localized: "settings.membership.upgrade.hint")

        static func booksThisYear(_ count: Int) -> String {
            String(localized: "settings.books-this-year \(count)")
        }
    }
}
