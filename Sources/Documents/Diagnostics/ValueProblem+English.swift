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
            tr(
                "Wrong type for %1$s: expected a dictionary in braces, found %2$s.",
                subject.english,
                found.english)
        case .notADictionary(let subject, let found, _):
            // Translators: %1$s is a thing with its article, such as “a row”, and %2$s a type of values,
            // such as “a number”.
            tr(
                "Wrong type for %1$s: expected a dictionary, found %2$s.", subject.english,
                found.english)
        case .unknownKey(let key, let subject, let suggestion):
            sentences(
                // Translators: %2$s is a thing with its article, such as “a row”.
                tr(
                    "Unknown key %1$s in %2$s. It is ignored.", Phrases.quoted(key),
                    subject.english),
                Phrases.suggesting(suggestion))
        case .missingKey(let key, let subject):
            // Translators: %2$s is a thing with its article, such as “a row”.
            tr("Missing key %1$s in %2$s. Add it.", Phrases.quoted(key), subject.english)
        case .repeatedMeaning(let key, let other):
            tr(
                "%1$s means the same as %2$s. Remove one of the two.", Phrases.quoted(key),
                Phrases.quoted(other))
        case .wrongType(let key, let expected, let found, let voidsFile):
            sentences(
                found.message(Phrases.quoted(key), insteadOf: expected), found.advice(expected),
                Phrases.voiding(voidsFile))
        case .longText(let key):
            tr("%1$s is longer than 100,000 bytes. Shorten it.", Phrases.quoted(key))
        case .notAWholeNumber(let key, let bounds, let written):
            tr(
                "%1$s must be a whole number from %2$s to %3$s, not %4$s.", Phrases.quoted(key),
                "\(bounds.lowerBound)", "\(bounds.upperBound)", written)
        case .pointsOutOfRange(let key, .length, let written):
            tr(
                "%1$s must be from 0 to 10000 points, not %2$s.", Phrases.quoted(key),
                written)
        case .pointsOutOfRange(let key, .fontSize, let written):
            tr(
                "%1$s must be greater than 0 and at most 1000 points, not %2$s.",
                Phrases.quoted(key), written)
        case .unknownWord(let key, let word, let words, let suggestion, let voidsFile):
            sentences(
                // Translators: %1$s is a value, %2$s its key, and %3$s a list such as “"a", "b", or "c"”.
                tr(
                    "%1$s is not a valid value for %2$s. Expected %3$s.", Phrases.quoted(word),
                    Phrases.quoted(key), either(words.map(Phrases.quoted))),
                Phrases.suggesting(suggestion), Phrases.voiding(voidsFile))
        case .notAColor(let text, nil):
            tr(
                """
                %1$s is not a color. Write #RGB, #RRGGBB, #RRGGBBAA, or a name such as "label".
                """, Phrases.quoted(text))
        case .notAColor(let text, let suggestion?):
            sentences(
                tr("%1$s is not a color.", Phrases.quoted(text)), Phrases.suggesting(suggestion))
        case .notHexadecimal(let text):
            tr(
                "%1$s is not a hexadecimal color. Write #RGB, #RRGGBB, or #RRGGBBAA.",
                Phrases.quoted(text))
        case .emptyFontName(let key):
            tr("%1$s is empty. Use the PostScript name of a font.", Phrases.quoted(key))
        case .longFontName(let key):
            tr(
                "%1$s is longer than 1,000 bytes. Use the PostScript name of a font.",
                Phrases.quoted(key))
        case .dottedFontName(let name):
            tr(
                """
                iOS draws Times New Roman for font names that begin with a dot, such as %1$s. To \
                use the system font, leave out the font name.
                """, Phrases.quoted(name))
        }
    }
}

extension Phrases {
    /// The consequence of a mistake in a file that ScaledFont reads on the device.
    static func voiding(_ voidsFile: Bool) -> String? {
        guard voidsFile else { return nil }
        // Translators: follows a message about a mistake in a file.
        return tr(
            """
            Because of this one entry, the device ignores the whole file, and every style uses \
            the system font.
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
        case .sectionFooter: tr("a section footer")
        case .tableHeader: tr("a table header")
        case .tableFooter: tr("a table footer")
        case .choice: tr("a choice")
        case .sample: tr("a sample")
        case .label: tr("a label")
        case .stack: tr("a stack")
        case .spacer: tr("a spacer")
        case .control: tr("a control")
        case .margin: tr("a margin")
        case .image: tr("an image")
        case .imageSize: tr("the size of an image")
        case .color: tr("a color")
        case .navigationBar: tr("a navigation bar")
        case .searchBar: tr("a search bar")
        case .toolbar: tr("a toolbar")
        case .tabBar: tr("a tab bar")
        case .barItem: tr("an item of a bar")
        case .project: tr("a project")
        case .exception: tr("an exception")
        case .element: tr("the element of an exception")
        case .rules: tr("the severities of rules")
        case .choices: tr("the branches of conditions")
        case .samples: tr("the samples of data")
        case .baseline: tr("a file of known findings")
        case .knownFinding: tr("a known finding")
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
        case .word(let words): either(words.map(Phrases.quoted))
        // Translators: %1$s is a word in quotation marks.
        case .pointsOrWord(let word): tr("%1$s or a number of points", Phrases.quoted(word))
        }
    }
}

extension ValueProblem.Found {
    /// A message about the value of a key.
    fileprivate func message(
        _ key: String, insteadOf expected: ValueProblem.Expected
    ) -> String {
        // Translators: %2$s is a type of values with its article, such as “a number”.
        guard let text else {
            return tr(
                "Wrong type for %1$s: expected %2$s, found %3$s.", key,
                expected.english(in: format),
                kind.english)
        }
        return tr(
            "Wrong type for %1$s: expected %2$s, found the string %3$s.", key,
            expected.english(in: format), Phrases.quoted(text))
    }

    /// What to do, if the value tells.
    fileprivate func advice(_ expected: ValueProblem.Expected) -> String? {
        guard let text else { return kind == .null ? tr("Leave out the key.") : nil }
        switch expected {
        case .number where Double(text) != nil, .points where Double(text) != nil:
            return switch format {
            case .json: tr("Remove the quotation marks.")
            case .xmlPropertyList: tr("Write <real>%1$s</real>.", text)
            case .binaryPropertyList: tr("Store the value as a number.")
            }
        case .boolean where text == "true" || text == "false":
            return tr("Remove the quotation marks.")
        default: return nil
        }
    }
}
