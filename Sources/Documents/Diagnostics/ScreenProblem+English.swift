// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension ScreenProblem {
    package var message: String {
        switch self {
        case .notJSON: "screens are JSON, not property lists; if this is a theme, open it as one"
        case .isTheme: "this is a theme, not a screen; open it as a theme"
        case .missingSections: "a screen needs \"sections\"; add a list of them"
        case .notALanguage(let text):
            "\"language\" must be \(LanguageTag.expected), not "
                + Phrases.quoted(Phrases.shortened(text, to: 40))
        case .hiddenTitle:
            "the section has both a title and a header of its own; UIKit asks "
                + "viewForHeaderInSection first and never shows the title; remove one of the two"
        case .tooManyRows: "a screen has at most 100,000 rows; remove some"
        case .unusedKey(let key, let kinds, let kind):
            "\(ValueProblem.Subject.row(kind).english) does not show \(Phrases.quoted(key)); remove it"
                + (kinds.count == 1
                    ? " or write \"kind\": \(Phrases.quoted(kinds[0].rawValue))" : "")
        case .missingLabels: "a row of labels needs at least one label; add it to \"labels\""
        }
    }
}

extension LanguageTag {
    /// What a value must be.
    package static let expected = "a language tag (BCP 47) such as de, pt-BR or zh-Hant"
}
