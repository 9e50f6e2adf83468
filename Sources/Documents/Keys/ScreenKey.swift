// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax

/// A key whose values may have any type.
protocol DeclaredKey: Sendable {
    var declaration: KeyDeclaration { get }
}

/// A key with typed values. `DictionaryReader` returns the value for the key.
struct ScreenKey<Value>: DeclaredKey {
    let declaration: KeyDeclaration
    /// The names of the key, and its aliases, stored because they are looked up for each row.
    fileprivate let names: [String]
    fileprivate let aliases: [String]
    fileprivate let type: KeyType<Value>

    /// - Parameters:
    ///   - synonyms: other names that mean the same.
    ///   - aliases: words that others use for the key, which are only read.
    ///   - isRequired: whether the dictionary needs the key, whatever its kind.
    ///   - shownBy: the kinds of rows that show the key.
    ///   - requiredBy: the kinds of rows that need it.
    ///   - absence: what applies without it.
    init(
        _ name: String, synonyms: [String] = [], aliases: [String] = [], _ type: KeyType<Value>,
        isRequired: Bool = false,
        shownBy: [Row.Kind] = Row.Kind.allCases, requiredBy: [Row.Kind] = [],
        without absence: KeyDeclaration.Absence? = nil, _ summary: String = ""
    ) {
        declaration = KeyDeclaration(
            name: name, synonyms: synonyms, aliases: aliases, form: type.form,
            isRequired: isRequired,
            shownBy: shownBy, requiredBy: requiredBy, absence: absence, summary: summary)
        names = declaration.names
        self.aliases = aliases
        self.type = type
    }
}

/// A type of values: how they are read, and their form in the schema and the documentation.
struct KeyType<Value>: Sendable {
    let form: ValueForm
    /// The value of a key in a dictionary; nil, with an error in the log, for one of another type or
    /// out of bounds.
    let read: @Sendable (DictionaryReader, _ key: String) -> Value?

    init(_ form: ValueForm, read: @escaping @Sendable (DictionaryReader, String) -> Value?) {
        self.form = form
        self.read = read
    }
}

extension DictionaryReader {
    /// The value of a key, by its type; nil without the key, or with an error in the log.
    subscript<Value>(key: ScreenKey<Value>) -> Value? {
        guard key.names.count > 1 || !key.aliases.isEmpty else {
            return key.type.read(self, key.names[0])
        }
        return self.key(among: key.names, aliases: key.aliases).flatMap { key.type.read(self, $0) }
    }
}

/// A text alone, or the dictionary that has it.
enum TextOrFields {
    case text(String)
    case fields(DictionaryReader)
}

/// The value of a row: a text, a dictionary that has it, or a number.
enum RowValue {
    case text(TextOrFields)
    case number(Node)
}

// MARK: - Types

extension KeyType<Node> {
    /// Values that are not read.
    static var anything: Self { Self(.anything) { $0.node($1) } }
}

extension KeyType<String> {
    static var text: Self { Self(.text) { $0.string($1) } }
    static var fontName: Self { Self(.fontName) { $0.fontName($1) } }
    static var languageTag: Self { Self(.languageTag) { $0.languageTag($1) } }
    /// A text, or a whole number that is shown as one.
    static var badgeText: Self { Self(.textOrInteger) { RowValueReader($0).textOrInteger($1) } }
}

extension KeyType<Bool> {
    static var boolean: Self { Self(.boolean) { $0.bool($1) } }
}

extension KeyType<Int> {
    static func integer(_ bounds: ClosedRange<Int>) -> Self {
        Self(.integer(bounds)) { $0.integer($1, in: bounds) }
    }
}

extension KeyType<Int> {
    /// A version of the format. Later ones are read, too, but are not valid in the schema.
    static var version: Self {
        Self(.integer(1...Screen.latestVersion)) { $0.integer($1, in: 1...1_000) }
    }
}

extension KeyType<Double> {
    static var points: Self { Self(.points(.length)) { $0.points($1) } }
    /// A number from 0 to 1.
    static var fraction: Self {
        Self(.fraction) { fields, key in
            fields.node(key).flatMap { RowValueReader(fields).fraction($0, at: key) }
        }
    }
    static var fontSize: Self { Self(.points(.fontSize)) { $0.fontSize($1) } }
}

extension KeyType<ItemHeight> {
    static var height: Self { Self(.height) { $0.height($1) } }
}

extension KeyType<LabelSpacing> {
    static var spacing: Self { Self(.pointsOrWord("system")) { $0.spacing($1) } }
}

extension KeyType
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// The cases of an enumeration by their names.
    ///
    /// - Parameter aliases: other words that are read, and never written.
    static func words(
        _: Value.Type, aliases: KeyValuePairs<String, Value> = [:]
    ) -> Self {
        let words = Dictionary(uniqueKeysWithValues: aliases.map { ($0.key, $0.value) })
        let known = aliases.map { WordAlias(name: $0.key, words: [$0.value.rawValue]) }
        return Self(.words(Value.allCases.map(\.rawValue), aliases: known)) {
            $0.choice($1, Value.self, aliases: words)
        }
    }
}

extension KeyType<[Accessory]> {
    /// A word for an accessory at the end of a row, or a list of words.
    static var accessories: Self {
        let aliases = Accessory.aliases.map { alias in
            WordAlias(name: alias.key, words: alias.value.map(\.name))
        }
        return Self(.wordOrWords(Accessory.words, aliases: aliases)) {
            RowValueReader($0).accessories($1)
        }
    }
}

extension KeyType<Accessory> {
    /// A word for an accessory before the content of a row.
    static var leadingAccessory: Self {
        Self(.words(Accessory.leadingWords, aliases: [])) {
            RowValueReader($0).leadingAccessory($1)
        }
    }
}

extension KeyType<Badge> {
    static var badge: Self {
        Self(.textOrIntegerOrDictionary(BadgeKeys.dictionary)) { RowValueReader($0).badge($1) }
    }
}

extension KeyType<[TextRun]> {
    /// The runs of a text.
    static func runs(_ declaration: DictionaryDeclaration, _ bounds: ClosedRange<Int>) -> Self {
        Self(.textsOrDictionaries(declaration, bounds)) {
            RunReader($0).runs($1, declaration, bounds)
        }
    }
}

extension KeyType<Set<TextRun.Intent>> {
    /// A word, or a list of words.
    static var runIntents: Self {
        Self(.wordOrWords(TextRun.Intent.allCases.map(\.rawValue), aliases: [])) {
            RunReader($0).intents($1)
        }
    }
}

extension KeyType<RowSeparator> {
    static var separator: Self { Self(.separator) { $0.separator($1) } }
}

extension KeyType<[String]> {
    static func texts(_ bounds: ClosedRange<Int>) -> Self {
        Self(.texts(bounds)) { RowValueReader($0).texts($1, bounds) }
    }
}

extension KeyType<[TextOrFields]> {
    /// A list of texts, and of dictionaries that have one.
    static func textsOrDictionaries(
        _ declaration: DictionaryDeclaration, _ bounds: ClosedRange<Int>
    ) -> Self {
        Self(.textsOrDictionaries(declaration, bounds)) {
            RowValueReader($0).textsOrDictionaries($1, declaration, bounds)
        }
    }
}

extension KeyType<TextStyle> {
    static var textStyle: Self { Self(.textStyle) { $0.textStyle($1) } }
}

extension KeyType<ContentSizeCategory> {
    static var category: Self { Self(.category) { $0.category($1) } }
}

extension KeyType<FontWeight> {
    static var weight: Self { Self(.weight) { $0.weight($1) } }
}

extension KeyType<ColorValue> {
    static var color: Self { Self(.color) { $0.color($1) } }
}

extension KeyType<Color> {
    static var hexadecimalColor: Self { Self(.hexadecimalColor) { $0.hexadecimalColor($1) } }
}

extension KeyType<Margins> {
    static var margins: Self { Self(.dictionary(MarginKeys.dictionary)) { $0.margins($1) } }
}

extension KeyType<DictionaryReader> {
    static func dictionary(_ declaration: DictionaryDeclaration) -> Self {
        Self(.dictionary(declaration)) { $0.fields($1, declaration) }
    }
}

extension KeyType<TextOrFields> {
    /// - Parameter expectsText: whether a value of another type should be a text, for the message.
    static func textOrDictionary(
        _ declaration: DictionaryDeclaration, expectsText: Bool = false
    ) -> Self {
        Self(.textOrDictionary(declaration)) { fields, key in
            guard let node = fields.node(key) else { return nil }
            let isText = expectsText ? node.entries == nil : node.string != nil
            return !isText
                ? fields.fields(key, declaration).map(TextOrFields.fields)
                : fields.string(key).map(TextOrFields.text)
        }
    }
}

extension KeyType<RowValue> {
    /// - Parameter kinds: the kinds of rows that have a number from 0 to 1, and those that have any number.
    static func textOrNumber(
        _ declaration: DictionaryDeclaration, fractionsIn fractions: [Row.Kind],
        numbersIn numbers: [Row.Kind]
    ) -> Self {
        let text = KeyType<TextOrFields>.textOrDictionary(declaration, expectsText: true)
        return Self(.textOrNumber(declaration, fractions: fractions, numbers: numbers)) {
            fields, key in
            if let node = fields.node(key), node.double != nil { return .number(node) }
            return text.read(fields, key).map(RowValue.text)
        }
    }
}

extension KeyType<[(node: Node, path: NodePath)]> {
    static var labels: Self { list(.labels) }
    static var stackItems: Self { list(.stackItems) }

    private static func list(_ form: ValueForm) -> Self {
        Self(form) { fields, key in fields.node(key).map { _ in fields.array(key) } }
    }

    /// - Parameter least: the least number of elements, for the schema.
    static func list(of declaration: DictionaryDeclaration, least: Int = 0) -> Self {
        list(.list(of: declaration, least: least))
    }
}
