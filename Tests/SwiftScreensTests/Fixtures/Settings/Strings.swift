// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Foundation

enum L10n {
    enum General {
        /// Theme
        static let theme = L10n.tr("Localizable", "general.theme", fallback: "Theme")

        static func size(_ size: String) -> String {
            L10n.tr("Localizable", "general.size", size)
        }
    }
}

enum UserText {
    static func devices(_ count: Int) -> String {
        String(format: NSLocalizedString("user.devices", value: "%d devices", comment: ""), count)
    }

    static func reminders(_ count: Int) -> String {
        String(format: NSLocalizedString("user.reminders", comment: ""), count)
    }

    static let language = NSLocalizedString(
        "user.language", value: "Language", comment: "A row of the settings")
}
