// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax
import Words

extension ValueProblem {
    package var message: String {
        switch self {
        case .notADictionary(let subject, let found, .json):
            // Translators: %1$s is a thing with its article, such as “a row”, and %2$s a type of values,
            // such as “a number”.
            tr("%1$s must be a dictionary in braces, not %2$s", subject.english, found.english)
        case .notADictionary(let subject, let found, _):
            // Translators: %1$s is a thing with its article, such as “a row”, and %2$s a type of values,
            // such as “a number”.
            tr("%1$s must be a dictionary, not %2$s", subject.english, found.english)
        case .unknownKey(let key, let subject, let suggestion):
            // Translators: %1$s is a thing with its article, such as “a row”.
            tr("%1$s has no key %2$s; it is ignored", subject.english, Phrases.quoted(key))
                + Phrases.didYouMean(suggestion)
        case .missingKey(let key, let subject):
            // Translators: %1$s is a thing with its article, such as “a row”.
            tr("%1$s needs %2$s; add it", subject.english, Phrases.quoted(key))
        case .repeatedMeaning(let key, let other):
            tr(
                "%1$s says the same as %2$s; remove one of the two", Phrases.quoted(key),
                Phrases.quoted(other))
        case .wrongType(let key, let expected, let found, let voidsFile):
            found.message(Phrases.quoted(key), insteadOf: expected)
                + Phrases.consequence(voidsFile)
        case .longText(let key):
            tr("%1$s is longer than 100,000 bytes; shorten it", Phrases.quoted(key))
        case .notAWholeNumber(let key, let bounds, let written):
            tr(
                "%1$s must be a whole number from %2$s to %3$s, not %4$s", Phrases.quoted(key),
                "\(bounds.lowerBound)", "\(bounds.upperBound)", written)
        case .pointsOutOfRange(let key, .length, let written):
            tr(
                "%1$s must be a number of points from 0 to 10000, not %2$s", Phrases.quoted(key),
                written)
        case .pointsOutOfRange(let key, .fontSize, let written):
            tr(
                "%1$s must be a number of points above 0 and at most 1000, not %2$s",
                Phrases.quoted(key), written)
        case .unknownWord(let key, let word, let words, let suggestion, let voidsFile):
            // Translators: %3$s is a list such as “"a", "b" or "c"”.
            tr(
                "%1$s cannot be %2$s; it is %3$s", Phrases.quoted(key), Phrases.quoted(word),
                Phrases.alternatives(words))
                + Phrases.didYouMean(suggestion) + Phrases.consequence(voidsFile)
        case .notAColor(let text, nil):
            tr(
                """
                %1$s is not a color; write #RGB, #RRGGBB, #RRGGBBAA or a name such as "label"
                """, Phrases.quoted(text))
        case .notAColor(let text, let suggestion?):
            tr("%1$s is not a color", Phrases.quoted(text)) + Phrases.didYouMean(suggestion)
        case .notHexadecimal(let text):
            tr(
                "%1$s is not a color in hexadecimal; write #RGB, #RRGGBB or #RRGGBBAA",
                Phrases.quoted(text))
        case .emptyFontName(let key):
            tr("%1$s is empty; name a font by its PostScript name", Phrases.quoted(key))
        case .longFontName(let key):
            tr(
                "%1$s is longer than 1,000 bytes; name a font by its PostScript name",
                Phrases.quoted(key))
        case .dottedFontName(let name):
            tr(
                """
                iOS gives Times New Roman for names that begin with a dot, such as %1$s; leave the font \
                out for the system font
                """, Phrases.quoted(name))
        }
    }
}

extension Phrases {
    /// The consequence of a bad entry in a file that ScaledFont reads on the device.
    static func voiding(_ voidsFile: Bool) -> String? {
        guard voidsFile else { return nil }
        // Translators: follows a message about a mistake in a file.
        return tr(
            """
            On the device, this one entry voids the whole file, and every style is the preferred system \
            font.
            """)
    }

    static func consequence(_ voidsFile: Bool) -> String {
        guard voidsFile else { return "" }
        // Translators: follows a message about a mistake in a file.
        return tr(
            """
            ; on the device this one entry voids the whole file and every style is the preferred system \
            font
            """)
    }
}

extension ValueProblem.Subject {
    /// The subject with its article: `a row`.
    var english: String {
        switch self {
        case .theme: tr("a theme")
        case .fonts: "\"fonts\""
        case .font: tr("a font")
        case .colors: "\"colors\""
        case .appearance: tr("an appearance")
        case .screen: tr("a screen")
        case .section: tr("a section")
        case .sectionHeader: tr("a section header")
        case .tableHeader: tr("a table header")
        case .label: tr("a label")
        case .margin: tr("a margin")
        case .project: tr("a project")
        case .exception: tr("an exception")
        case .element: tr("the element of an exception")
        case .row(nil): tr("a row")
        case .row(.image): tr("an image row")
        case .row(.labels): tr("a row of labels")
        case .row(let kind?):
            // Translators: %1$s is the kind of the row in its file, such as “subtitle”.
            tr("a %1$s row", kind.rawValue)
        }
    }
}

extension ValueProblem.Expected {
    fileprivate func english(in format: SyntaxTree.Format) -> String {
        switch self {
        case .string: tr("a string")
        case .boolean: tr("true or false")
        case .number: tr("a number")
        case .points: tr("a number of points")
        case .array: format == .json ? tr("a list in brackets") : tr("an array")
        case .word(let words): Phrases.alternatives(words)
        case .pointsOrWord(let word): tr("%1$s or points", Phrases.quoted(word))
        }
    }
}

extension ValueProblem.Found {
    /// A message about the value of a key.
    fileprivate func message(
        _ key: String, insteadOf expected: ValueProblem.Expected
    ) -> String {
        let wanted = expected.english(in: format)
        guard let text else {
            // Translators: %2$s is a type of values with its article, such as “a number”.
            return kind == .null
                ? tr("%1$s must be %2$s, not null; leave the key out instead", key, wanted)
                : tr("%1$s must be %2$s, not %3$s", key, wanted, kind.english)
        }
        let shown = Phrases.quoted(text)
        // Translators: in each of these %2$s is a type of values with its article, such as “a number”.
        switch expected {
        case .number where Double(text) != nil, .points where Double(text) != nil:
            return switch format {
            case .json:
                tr(
                    "%1$s must be %2$s, not the string %3$s; remove the quotation marks", key,
                    wanted, shown)
            case .xmlPropertyList:
                tr(
                    "%1$s must be %2$s, not the string %3$s; write <real>%4$s</real>", key,
                    wanted, shown, text)
            case .binaryPropertyList:
                tr("%1$s must be %2$s, not the string %3$s; store a number", key, wanted, shown)
            }
        case .boolean where text == "true" || text == "false":
            return tr(
                "%1$s must be %2$s, not the string %3$s; remove the quotation marks", key, wanted,
                shown)
        default: return tr("%1$s must be %2$s, not the string %3$s", key, wanted, shown)
        }
    }
}
