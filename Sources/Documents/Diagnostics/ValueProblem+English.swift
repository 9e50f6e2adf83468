// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension ValueProblem {
    package var message: String {
        switch self {
        case .notADictionary(let subject, let found, let format):
            "\(subject.english) must be a dictionary\(format == .json ? " in braces" : ""), not "
                + found.english
        case .unknownKey(let key, let subject, let suggestion):
            "\(subject.english) has no key \(Phrases.quoted(key)); it is ignored"
                + Phrases.didYouMean(suggestion)
        case .missingKey(let key, let subject):
            "\(subject.english) needs \(Phrases.quoted(key)); add it"
        case .repeatedMeaning(let key, let other):
            "\(Phrases.quoted(key)) says the same as \(Phrases.quoted(other)); remove one of the two"
        case .wrongType(let key, let expected, let found, let voidsFile):
            "\(Phrases.quoted(key)) must be \(expected.english(in: found.format)), not "
                + found.english(insteadOf: expected) + Phrases.consequence(voidsFile)
        case .longText(let key):
            "\(Phrases.quoted(key)) is longer than 100,000 bytes; shorten it"
        case .notAWholeNumber(let key, let bounds, let written):
            "\(Phrases.quoted(key)) must be a whole number from \(bounds.lowerBound) to "
                + "\(bounds.upperBound), not \(written)"
        case .pointsOutOfRange(let key, let bounds, let written):
            "\(Phrases.quoted(key)) must be a number of points \(bounds.english), not \(written)"
        case .unknownWord(let key, let word, let words, let suggestion, let voidsFile):
            "\(Phrases.quoted(key)) cannot be \(Phrases.quoted(word)); it is "
                + Phrases.alternatives(words) + Phrases.didYouMean(suggestion)
                + Phrases.consequence(voidsFile)
        case .notAColor(let text, let suggestion):
            "\(Phrases.quoted(text)) is not a colour"
                + (suggestion == nil
                    ? "; write #RGB, #RRGGBB, #RRGGBBAA or a name such as \"label\""
                    : Phrases.didYouMean(suggestion))
        case .notHexadecimal(let text):
            "\(Phrases.quoted(text)) is not a colour in hexadecimal; write #RGB, #RRGGBB or "
                + "#RRGGBBAA"
        case .emptyFontName(let key):
            "\(Phrases.quoted(key)) is empty; name a font by its PostScript name"
        case .longFontName(let key):
            "\(Phrases.quoted(key)) is longer than 1,000 bytes; name a font by its PostScript name"
        case .dottedFontName(let name):
            "iOS gives Times New Roman for names that begin with a dot, such as "
                + "\(Phrases.quoted(name)); leave the font out for the system font"
        }
    }
}

extension Phrases {
    /// The consequence of a bad entry in a file that ScaledFont reads on the device.
    static func consequence(_ voidsFile: Bool) -> String {
        voidsFile
            ? "; on the device this one entry voids the whole file and every style is the "
                + "preferred system font"
            : ""
    }
}

extension ValueProblem.Subject {
    /// The subject with its article: `a row`.
    var english: String {
        switch self {
        case .theme: "a theme"
        case .fonts: "\"fonts\""
        case .font: "a font"
        case .colors: "\"colors\""
        case .appearance: "an appearance"
        case .screen: "a screen"
        case .section: "a section"
        case .sectionHeader: "a section header"
        case .tableHeader: "a table header"
        case .label: "a label"
        case .margin: "a margin"
        case .project: "a project"
        case .exception: "an exception"
        case .element: "the element of an exception"
        case .row(nil): "a row"
        case .row(.image): "an image row"
        case .row(.labels): "a row of labels"
        case .row(let kind?): "a \(kind.rawValue) row"
        }
    }
}

extension ValueProblem.Expected {
    fileprivate func english(in format: SyntaxTree.Format) -> String {
        switch self {
        case .string: "a string"
        case .boolean: "true or false"
        case .number: "a number"
        case .points: "a number of points"
        case .array: format == .json ? "a list in brackets" : "an array"
        case .word(let words): Phrases.alternatives(words)
        case .pointsOrWord(let word): "\(Phrases.quoted(word)) or points"
        }
    }
}

extension ValueProblem.Found {
    fileprivate func english(insteadOf expected: ValueProblem.Expected) -> String {
        guard let text else {
            return kind == .null ? "null; leave the key out instead" : kind.english
        }
        return "the string \(Phrases.quoted(text))" + advice(on: text, insteadOf: expected)
    }

    private func advice(on text: String, insteadOf expected: ValueProblem.Expected) -> String {
        switch expected {
        case .number where Double(text) != nil, .points where Double(text) != nil:
            switch format {
            case .json: "; remove the quotation marks"
            case .xmlPropertyList: "; write <real>\(text)</real>"
            case .binaryPropertyList: "; store a number"
            }
        case .boolean where text == "true" || text == "false": "; remove the quotation marks"
        default: ""
        }
    }
}

extension ValueProblem.PointBounds {
    fileprivate var english: String {
        switch self {
        case .length: "from 0 to 10000"
        case .fontSize: "above 0 and at most 1000"
        }
    }
}
