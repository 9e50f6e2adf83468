// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension ScreenProblem {
    package var message: String {
        switch self {
        case .notJSON:
            tr("screens are JSON, not property lists; if this is a theme, open it as one")
        case .isTheme: tr("this is a theme, not a screen; open it as a theme")
        case .missingSections: tr("a screen needs \"sections\"; add a list of them")
        case .notALanguage(let text):
            // Translators: %1$s is “a language tag (BCP 47) such as …”.
            tr(
                "\"language\" must be %1$s, not %2$s", LanguageTag.expected,
                Phrases.quoted(Phrases.shortened(text, to: 40)))
        case .hiddenTitle:
            tr(
                """
                the section has both a title and a header of its own; UIKit asks \
                viewForHeaderInSection first and never shows the title; remove one of the two
                """)
        case .tooManyRows: tr("a screen has at most 100,000 rows; remove some")
        case .unusedKey(let key, let kinds, let kind):
            Self.hiddenKey(Phrases.quoted(key), of: kinds, in: kind)
        case .missingLabels:
            tr("a row of labels needs at least one label; add it to \"labels\"")
        }
    }

    private static func hiddenKey(
        _ key: String, of kinds: [Row.Kind], in kind: Row.Kind
    ) -> String {
        let row = ValueProblem.Subject.row(kind).english
        // Translators: %1$s is a row with its article, such as “an image row”.
        return kinds.count == 1
            ? tr(
                "%1$s does not show %2$s; remove it or write \"kind\": %3$s", row, key,
                Phrases.quoted(kinds[0].rawValue))
            : tr("%1$s does not show %2$s; remove it", row, key)
    }
}

extension LanguageTag {
    /// The description of a value that is right.
    package static var expected: String {
        tr("a language tag (BCP 47) such as de, pt-BR or zh-Hant")
    }
}
