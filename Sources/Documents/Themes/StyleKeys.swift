// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// The keys of text styles in theme files.
enum StyleKeys {
    /// The style of a key in a dialect; nil for a key that the device would not find.
    static func style(_ key: String, in dialect: ThemeFormat.Dialect) -> TextStyle? {
        switch dialect {
        case .styleNames: byStyleName[key]
        case .rawNames: byRawName[key]
        case .mixed: byStyleName[key] ?? byRawName[key]
        }
    }

    /// The key most likely meant by a misspelled one; nil if none is close.
    static func suggestion(for key: String) -> String? {
        suggestion(for: key, Phrases.suggestion)
    }

    /// The suggestion if there is no doubt.
    static func onlySuggestion(for key: String) -> String? {
        suggestion(for: key, Phrases.onlySuggestion)
    }

    private static func suggestion(
        for key: String, _ nearest: (_ name: String, _ candidates: [String]) -> String?
    ) -> String? {
        let prefix = "UICTFontTextStyle"
        let isRaw = key.lowercased().hasPrefix(prefix.lowercased())
        let name = isRaw ? String(key.dropFirst(prefix.count)) : key
        func newKey(_ style: TextStyle) -> String { isRaw ? style.rawName : style.dictionaryKey }
        // UIKit's names are not keys, and some differ from the key by more than a typing error.
        for style in TextStyle.allCases
        where name.lowercased() == style.uiKitName.lowercased()
            || name.lowercased() == style.dictionaryKey.lowercased()
        {
            return newKey(style)
        }
        return nearest(key, TextStyle.allCases.map(newKey))
    }

    private static let byStyleName = Dictionary(
        TextStyle.allCases.map { ($0.dictionaryKey, $0) }, uniquingKeysWith: { first, _ in first })
    private static let byRawName = Dictionary(
        TextStyle.allCases.map { ($0.rawName, $0) }, uniquingKeysWith: { first, _ in first })
}
