// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension ScreenProblem {
    package var message: String {
        switch self {
        case .notJSON:
            tr(
                """
                Screens are JSON files, not property lists. If this is a theme, open it as a \
                theme.
                """)
        case .isTheme: tr("This is a theme, not a screen. Open it as a theme.")
        case .missingSections: tr("A screen needs \"sections\". Add a list of sections.")
        case .notALanguage(let text):
            tr(
                """
                %1$s is not a language tag. "language" must be a BCP 47 tag such as de, pt-BR, or \
                zh-Hant.
                """, Phrases.quoted(Phrases.shortened(text, to: 40)))
        case .hiddenTitle:
            tr(
                """
                The section has both a title and a custom header. UIKit shows only the custom \
                header (viewForHeaderInSection). Remove one of the two.
                """)
        case .tooManyRows: tr("A screen can have at most 100,000 rows. Remove some rows.")
        case .unusedKey(let key, let kinds, let kind):
            Self.hiddenKey(Phrases.quoted(key), of: kinds, in: Phrases.quoted(kind.rawValue))
        case .missingLabels:
            tr("A row of labels needs at least one label. Add one to \"labels\".")
        case .notASymbolName(let text):
            tr(
                """
                %1$s is not the name of a symbol. Write a name of SF Symbols, such as "bell" or \
                "bell.fill".
                """, Phrases.quoted(Phrases.shortened(text, to: 40)))
        case .pictureAsSymbol(let name):
            tr(
                """
                %1$s is a file, not a symbol. Write "image": {"file": %1$s}.
                """, Phrases.quoted(Phrases.shortened(name, to: 40)))
        case .otherPictureFormat(let name):
            tr(
                "%1$s is neither a PNG nor a JPEG file. Convert it to one of the two.",
                Phrases.quoted(Phrases.shortened(name, to: 40)))
        case .secondImage(let key, let other):
            // Translators: %1$s and %2$s are keys, such as “"monogram"” and “"systemName"”.
            tr(
                "An image shows one thing, but %1$s stands next to %2$s. Remove one of the two.",
                Phrases.quoted(key), Phrases.quoted(other))
        case .newerVersion(let version):
            tr(
                """
                The screen is of version %1$s, but this Typeladder reads versions up to %2$s. What \
                it does not know is left out and not checked. Update Typeladder.
                """, "\(version)", "\(Screen.latestVersion)")
        }
    }

    private static func hiddenKey(_ key: String, of kinds: [Row.Kind], in kind: String) -> String {
        // Translators: %1$s is a kind of row as files write it, such as “"image"”, and %2$s a key.
        kinds.count == 1
            ? tr(
                """
                Rows of kind %1$s do not show %2$s. Remove this key, or write "kind": %3$s.
                """, kind,
                key, Phrases.quoted(kinds[0].rawValue))
            : tr("Rows of kind %1$s do not show %2$s. Remove this key.", kind, key)
    }
}

extension LanguageTag {
    /// The description of a correct value.
    package static var expected: String {
        tr("a language tag (BCP 47) such as de, pt-BR, or zh-Hant")
    }
}
