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

    /// The key that a misspelled one most likely stands for; nil where none is near.
    static func suggestion(for key: String) -> String? {
        let prefix = "UICTFontTextStyle"
        let isRaw = key.lowercased().hasPrefix(prefix.lowercased())
        let name = isRaw ? String(key.dropFirst(prefix.count)) : key
        func newKey(_ style: TextStyle) -> String { isRaw ? style.rawName : style.dictionaryKey }
        // UIKit's names are not keys, and some differ from the key in more than a slip.
        for style in TextStyle.allCases
        where name.lowercased() == style.uiKitName.lowercased()
            || name.lowercased() == style.dictionaryKey.lowercased()
        {
            return newKey(style)
        }
        return Phrases.suggestion(for: key, among: TextStyle.allCases.map(newKey))
    }

    private static let byStyleName = Dictionary(
        TextStyle.allCases.map { ($0.dictionaryKey, $0) }, uniquingKeysWith: { first, _ in first })
    private static let byRawName = Dictionary(
        TextStyle.allCases.map { ($0.rawName, $0) }, uniquingKeysWith: { first, _ in first })
}
