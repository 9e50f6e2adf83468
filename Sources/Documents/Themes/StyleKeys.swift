// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The two ways in which theme files call the text styles.
enum StyleKeys {
    /// The style that a key stands for in a dialect; nil when the device would not know it.
    static func style(_ key: String, in dialect: ThemeFormat.Dialect) -> TextStyle? {
        switch dialect {
        case .styleNames: byStyleName[key]
        case .rawNames: byRawName[key]
        case .mixed: byStyleName[key] ?? byRawName[key]
        }
    }

    /// What a misspelled key most likely stands for.
    static func suggestion(for key: String) -> String? {
        // UIKit's names for these two are no keys, and two edits away from nothing.
        if let style = TextStyle.allCases.first(where: { $0.uiKitName == key }) {
            return style.dictionaryKey
        }
        let isRaw = key.lowercased().hasPrefix("uict")
        let keys = TextStyle.allCases.map { isRaw ? $0.rawName : $0.dictionaryKey }
        return Wording.suggestion(for: key, among: keys)
    }

    private static let byStyleName = Dictionary(
        TextStyle.allCases.map { ($0.dictionaryKey, $0) }, uniquingKeysWith: { first, _ in first })
    private static let byRawName = Dictionary(
        TextStyle.allCases.map { ($0.rawName, $0) }, uniquingKeysWith: { first, _ in first })
}
