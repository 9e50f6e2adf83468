// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A key of a dictionary in screen files. The reader's checks, the JSON schema, and the tables of the
/// documentation come from its declaration.
package struct KeyDeclaration: Sendable {
    package let name: String
    /// Other names that mean the same. Files have one of the names.
    package let synonyms: [String]
    /// Words that others use for the key. They are read, and never written or suggested.
    package let aliases: [String]
    package let form: ValueForm
    /// Whether the dictionary needs the key, whatever its kind.
    package let isRequired: Bool
    /// The kinds of rows that show the key. It has no meaning for others.
    package let shownBy: [Row.Kind]
    /// The kinds of rows that need the key.
    package let requiredBy: [Row.Kind]
    /// What applies without the key; nil for nothing.
    package let absence: Absence?
    /// What the key means, as sentences in Markdown; empty if its name and form tell.
    package let summary: String

    /// What applies without a key.
    package enum Absence: Hashable, Sendable {
        /// A value that the key could have.
        case word(String)
        case bool(Bool)
        /// A description in Markdown, for what depends on other things.
        case described(String)
    }

    /// All names that messages suggest, the usual one first.
    package var names: [String] { [name] + synonyms }
    /// All names that files may use.
    package var readNames: [String] { names + aliases }
}

/// The form of a key's values, for the schema and the documentation. ``KeyType`` reads them.
package indirect enum ValueForm: Sendable {
    /// Anything; the value is not read.
    case anything
    case text
    case fontName, languageTag
    case boolean
    /// A Boolean, or a list of texts.
    case booleanOrTexts
    case integer(ClosedRange<Int>)
    case points(ValueProblem.PointBounds)
    /// A number from 0 to 1.
    case fraction
    /// A height: a word or points.
    case height
    /// A word, or points.
    case pointsOrWord(String)
    /// A separator: words or points.
    case separator
    /// Words, and others that are read as one of them but never written.
    case words([String], aliases: [WordAlias])
    case textStyle, category, weight, color, hexadecimalColor
    case dictionary(DictionaryDeclaration)
    case list(of: DictionaryDeclaration, least: Int)
    /// A text, or a dictionary that has it.
    case textOrDictionary(DictionaryDeclaration)
    /// A text, or a dictionary that has it. Rows of some kinds have a number from 0 to 1 instead, and of others
    /// any number, too.
    case textOrNumber(DictionaryDeclaration, fractions: [Row.Kind], numbers: [Row.Kind])
    /// A text, a whole number, or a dictionary that has it.
    case textOrIntegerOrDictionary(DictionaryDeclaration)
    /// A text or a whole number.
    case textOrInteger
    /// A word, or a list of words.
    case wordOrWords([String], aliases: [WordAlias])
    /// A list of labels, and of lists of them.
    case labels
    /// A list of the items of a stack.
    case stackItems
    /// A list of texts.
    case texts(ClosedRange<Int>)
    /// A list of texts and of dictionaries that have one.
    case textsOrDictionaries(DictionaryDeclaration, ClosedRange<Int>)
}

extension ValueForm {
    /// Whether values are lists of elements with texts.
    package var isList: Bool {
        switch self {
        case .texts, .textsOrDictionaries, .labels, .stackItems: true
        default: false
        }
    }
}

/// A word that others use for one of a key's words, or for several of them. It is read, and never written or suggested.
package struct WordAlias: Sendable {
    package let name: String
    package let words: [String]
}

/// A dictionary in screen files.
package struct DictionaryDeclaration: Sendable {
    /// The name of its definition in the schema.
    package let name: String
    /// What it describes, as sentences.
    package let summary: String
    package let keys: [KeyDeclaration]
    /// Keys that are read, and never written or suggested.
    package let shortcuts: [KeyDeclaration]
    /// The keys that the dictionary needs, whatever its kind.
    package let required: [KeyDeclaration]
    /// The kinds that the dictionary may have without saying so: the first one, or another one if a
    /// key that it requires is present. Empty for dictionaries without kinds.
    package let impliedKinds: [Row.Kind]
    /// Keys of which the dictionary has exactly one; empty for a dictionary without such keys.
    package let exclusiveKeys: [KeyDeclaration]
    /// The names of all keys, for the check of unknown ones, and those that are only read.
    let names: [String]
    let aliases: [String]
    let subject: ValueProblem.Subject

    init(
        _ name: String, _ subject: ValueProblem.Subject, impliedKinds: [Row.Kind] = [],
        hasOneOf exclusiveKeys: [any DeclaredKey] = [], _ summary: String,
        _ keys: [any DeclaredKey], aliases: [any DeclaredKey] = []
    ) {
        self.name = name
        self.subject = subject
        self.impliedKinds = impliedKinds
        self.exclusiveKeys = exclusiveKeys.map(\.declaration)
        self.summary = summary
        self.keys = keys.map(\.declaration)
        required = self.keys.filter(\.isRequired)
        names = self.keys.flatMap(\.names)
        shortcuts = aliases.map(\.declaration)
        self.aliases = self.keys.flatMap(\.aliases) + shortcuts.map(\.name)
    }
}
