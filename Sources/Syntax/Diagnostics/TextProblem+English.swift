// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension TextProblem {
    package var message: String {
        switch self {
        case .omitted(let count): "\(count) more problems are not listed; repair these first"
        case .foreignFormat(.font(let format)):
            "this is a font (\(format)); a theme names it in \"fontFiles\", or has it in a folder "
                + "\"fonts\" beside it"
        case .foreignFormat(let format):
            "this is \(format.english); open a theme (a property list or JSON) or a screen "
                + "(JSON)"
        case .wideCharacters: "the file is UTF-16 or UTF-32 text; save it as UTF-8"
        case .empty: "the file is empty"
        case .onlyWhiteSpace: "the file holds nothing but white space"
        case .notUTF8: "the text is not UTF-8 here; save the file as UTF-8"
        case .contentBehindEnd(let found):
            "the file goes on with \(Phrases.found(found)) behind its end; remove the rest"
        case .nestedTooDeeply:
            "values are nested deeper than \(SyntaxLimits.depth) levels; flatten the file"
        case .tooManyValues:
            "the file holds more than 2,000,000 values; divide it into several"
        case .repeatedKey(let key, let line):
            "the key \(Phrases.quoted(key)) is already on line \(line); remove one of the two"
        case .longKey(let key):
            "the key \(Phrases.quoted(key)) is longer than 10,000 bytes; shorten it"
        case .tooManyMarks:
            "a text has more than 1,000 combining marks in a row; remove them"
        }
    }
}

extension Phrases {
    /// A character that was found, or the end of the file.
    static func found(_ character: String?) -> String {
        character.map(quoted) ?? "the end of the file"
    }
}

extension ForeignFormat {
    /// The kind of the file, as a noun with its article: "a picture (PNG)".
    package var english: String {
        switch self {
        case .picture(let format): "a picture (\(format))"
        case .font(let format): "a font (\(format))"
        case .pdf: "a PDF document"
        case .postScript: "a PostScript document"
        case .richText: "an RTF document"
        case .webPage: "a web page (HTML)"
        case .zip: "a ZIP archive, or a document made of one"
        case .compressed(let format): "a compressed file (\(format))"
        case .sound(let format): "a sound (\(format))"
        case .film(let format): "a film or a sound" + (format.map { " (\($0))" } ?? "")
        case .program: "a program"
        case .database: "a database (SQLite)"
        case .binary: "a binary file"
        }
    }
}

extension Node.Kind {
    /// The type with its article: `a string`.
    package var english: String {
        switch self {
        case .dictionary: "a dictionary"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .true: "true"
        case .false: "false"
        case .null: "null"
        case .date: "a date"
        case .data: "data"
        }
    }
}
