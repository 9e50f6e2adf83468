// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import LayoutEngine
import Syntax

// MARK: - Sizes

extension DictionaryReader {
    /// A length in points, 0 to 10,000: larger than any table, and exact in arithmetic.
    func points(_ key: String) -> Double? { points(key, .length) }

    /// A font size in points: above 0, at most 1,000.
    func fontSize(_ key: String) -> Double? { points(key, .fontSize) }

    private func points(_ key: String, _ bounds: ValueProblem.PointBounds) -> Double? {
        guard let node = node(key) else { return nil }
        guard let value = node.double else {
            mismatch(key, expected: .points)
            return nil
        }
        guard bounds.contain(value) else {
            error(
                at: key,
                ValueProblem.pointsOutOfRange(key, bounds, written: Self.written(node)),
                fix: bounds.nearest(to: value).map { .replace(.number($0)) })
            return nil
        }
        return value
    }

    /// A height: `"automatic"`, or points.
    func height(_ key: String) -> ItemHeight? {
        isWord(key, "automatic") ? .automatic : points(key).map(ItemHeight.points)
    }

    /// A label spacing: `"system"`, or points.
    func spacing(_ key: String) -> LabelSpacing? {
        isWord(key, "system") ? .system : points(key).map(LabelSpacing.points)
    }

    /// Whether the value is a word. Another text that is not a number counts as the word after one
    /// error, so that it is not reported twice.
    private func isWord(_ key: String, _ word: String) -> Bool {
        guard let text = node(key)?.string else { return false }
        if text == word { return true }
        if Double(text) != nil { return false }
        mismatch(key, expected: .pointsOrWord(word))
        return true
    }

    /// Margins at the four sides, in points.
    func margins(_ key: String) -> Margins {
        guard let fields = fields(key, MarginKeys.dictionary) else { return Margins() }
        return Margins(
            top: fields[MarginKeys.top], leading: fields[MarginKeys.leading],
            bottom: fields[MarginKeys.bottom], trailing: fields[MarginKeys.trailing])
    }
}

extension ValueProblem.PointBounds {
    fileprivate func contain(_ value: Double) -> Bool {
        switch self {
        case .length: (0...10_000).contains(value)
        case .fontSize: value > 0 && value <= 1_000
        }
    }

    /// The nearest number of points within the bounds; nil if there is none, because sizes are
    /// above 0 with no smallest number.
    fileprivate func nearest(to value: Double) -> Double? {
        switch self {
        case .length: value.isNaN ? nil : min(max(value, 0), 10_000)
        case .fontSize: value > 1_000 ? 1_000 : nil
        }
    }
}

// MARK: - Names

extension DictionaryReader {
    /// A case of an enumeration, by its raw value or an alias.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String, _ type: Choice.Type, aliases: [String: Choice] = [:]
    ) -> Choice? where Choice.RawValue == String {
        name(key, among: Choice.allCases.map(\.rawValue)) { Choice(rawValue: $0) ?? aliases[$0] }
    }

    /// A word that the fork of ScaledFont knows. The fork ignores all other words, and so does
    /// this.
    ///
    /// - Parameter warns: whether to warn of other words.
    func variant<Word: RawRepresentable & Equatable>(
        _ key: String, among words: [Word], warning warns: Bool = true
    ) -> Word? where Word.RawValue == String {
        guard has(key), let text = string(key) else { return nil }
        if let word = Word(rawValue: text), words.contains(word) { return word }
        guard warns else { return nil }
        let names = words.map(\.rawValue)
        let suggestion = Phrases.suggestion(for: text, among: names)
        decoder.warning(
            node(key)?.range ?? range, .key(path, key),
            ThemeProblem.unusedVariant(key, text, among: names, suggestion: suggestion),
            fix: suggestion.map { .replace(.string($0)) })
        return nil
    }

    /// A separator: `"automatic"`, `"none"`, or points.
    func separator(_ key: String) -> RowSeparator? {
        guard node(key)?.string != nil else { return points(key).map(RowSeparator.inset) }
        let words: [String: RowSeparator] = ["automatic": .automatic, "none": .none]
        return name(key, among: ["automatic", "none"]) { words[$0] }
    }

    /// A text style by any of its names.
    func textStyle(_ key: String) -> TextStyle? {
        name(key, among: TextStyle.allCases.map(\.uiKitName), TextStyle.init(name:))
    }

    /// A content size category by any of its names.
    func category(_ key: String) -> ContentSizeCategory? {
        name(
            key, among: ContentSizeCategory.allCases.map(\.shortName),
            ContentSizeCategory.init(name:))
    }

    /// A weight by its name, or by a number from 100 to 900.
    func weight(_ key: String) -> FontWeight? {
        if node(key)?.double != nil {
            return integer(key, in: 100...900).map(FontWeight.init(rawValue:))
        }
        return name(key, among: FontWeight.named.map(\.name), FontWeight.init(name:))
    }

    /// A color in hexadecimal, by the name of a semantic color, or as a dictionary by appearance.
    func color(_ key: String) -> ColorValue? {
        if node(key)?.entries != nil { return dynamicColor(key).map(ColorValue.dynamic) }
        guard let text = string(key) else { return nil }
        if let color = ColorValue(text: text) { return color }
        let names = SemanticColor.allCases.map(\.rawValue)
        let suggestion = Phrases.suggestion(for: text, among: names)
        error(
            at: key, ValueProblem.notAColor(text, suggestion: suggestion),
            fix: Self.color(meantBy: text, among: names).map { .replace(.string($0)) })
        return nil
    }

    /// A hexadecimal color without its number sign, or the closest name to a misspelled one.
    private static func color(meantBy text: String, among names: [String]) -> String? {
        Color(hexadecimal: "#" + text) == nil
            ? Phrases.onlySuggestion(for: text, among: names) : "#" + text
    }

    /// The longest font name in bytes, far above the 63 of the OpenType specification.
    private static let maximumNameLength = 1_000

    /// The name of a font. An empty name is an error. A name with a leading dot is a warning,
    /// because iOS draws it in another font.
    func fontName(_ key: String) -> String? {
        guard let name = string(key) else { return nil }
        if name.isEmpty {
            error(at: key, ValueProblem.emptyFontName(key))
            return nil
        }
        guard name.utf8.count <= Self.maximumNameLength else {
            error(at: key, ValueProblem.longFontName(key))
            return nil
        }
        if name.hasPrefix(".") {
            decoder.warning(
                node(key)?.range ?? range, .key(path, key),
                ValueProblem.dottedFontName(name))
        }
        return name
    }

    /// The language of texts.
    func languageTag(_ key: String) -> String? {
        guard let language = string(key) else { return nil }
        guard LanguageTag.isWellFormed(language) else {
            error(at: key, ScreenProblem.notALanguage(language))
            return nil
        }
        return language
    }

    func name<Value>(
        _ key: String, among names: @autoclosure () -> [String], _ make: (String) -> Value?
    ) -> Value? {
        node(key).flatMap { word($0, .key(path, key), of: key, among: names(), make) }
    }

    /// The meaning of a word at a path: the value of a key, or one of its elements.
    func word<Value>(
        _ node: Node, _ path: NodePath, of key: String,
        among names: @autoclosure () -> [String], _ make: (String) -> Value?
    ) -> Value? {
        guard let text = node.string else {
            mismatch(node, path, of: key, expected: .word(among: names()))
            return nil
        }
        if let value = make(text) { return value }
        let names = names()
        let meant = ForeignWords.values[text].flatMap { names.contains($0) ? $0 : nil }
        let suggestion = meant ?? Phrases.suggestion(for: text, among: names)
        decoder.error(
            node.range, path,
            ValueProblem.unknownWord(
                key, word: text, among: names, suggestion: suggestion, voidsFile: voidsFile),
            fix: (meant ?? Phrases.onlySuggestion(for: text, among: names)).map {
                .replace(.string($0))
            })
        return nil
    }
}
