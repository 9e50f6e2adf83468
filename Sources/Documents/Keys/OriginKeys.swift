// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType
import Syntax

/// The keys of screens that were converted from source. They say where a part is from, and when it is there.
package enum OriginKeys {
    static let source = ScreenKey(
        SourceMap.originKey, .text,
        """
        Where it is from in the source that the screen was converted from: `FILE:LINE:COLUMN`.
        """)
    static let when = ScreenKey(
        "when", .text,
        "The condition in the source under which it is there. It is shown in any case.")
    static let isSample = ScreenKey(
        "sample", .boolean, without: .bool(false),
        """
        Whether it stands for data that only the running app has. Samples are never a violation.
        """)
    static let categories = ScreenKey(
        "onlyIn", .categories, without: .described("all"),
        "The categories in which it is there: a list of names as of `minimumContentSizeCategory`.")
    static let localizationKey = ScreenKey(
        "localizationKey", .text, "The key of the text in a string table of the app.")
    static let localizationTable = ScreenKey(
        "localizationTable", .text, without: .described("`Localizable`"),
        "The name of the string table with the `localizationKey`.")

    /// The names of all of them, which only a conversion writes.
    package static let names = Set(
        (ofElements + ofTexts + [ScreenKeys.choices, ScreenKeys.samples]).map(\.declaration.name))

    /// The keys of rows and sections.
    static let ofElements: [any DeclaredKey] = [isSample, when, categories, source]
    /// The keys of texts.
    static let ofTexts: [any DeclaredKey] = [isSample, source, localizationKey, localizationTable]
}

/// The keys of a choice.
package enum ChoiceKeys {
    static let condition = ScreenKey(
        "condition", .text, isRequired: true,
        "The condition or the subject of a `switch`, as in the source.")
    static let branches = ScreenKey(
        "branches", .texts(1...1_000), isRequired: true,
        "The branches: `true` and `false`, or the patterns of a `switch`.")
    static let chosen = ScreenKey(
        "chosen", .text, isRequired: true, "The branch that the screen shows.")

    package static let dictionary = DictionaryDeclaration(
        "choice", .choice,
        "A condition in the source of the screen whose value only the running app knows.",
        [condition, branches, chosen, OriginKeys.source])
}

/// The keys of a sample.
package enum SampleKeys {
    static let expression = ScreenKey(
        "expression", .text, isRequired: true, "The expression for the data, as in the source.")
    static let text = ScreenKey(
        "text", .text, isRequired: true, "The text that stands for the data.")

    package static let dictionary = DictionaryDeclaration(
        "sample", .sample,
        "A text on the screen that stands for data that only the running app has.",
        [expression, text, OriginKeys.source])
}

extension KeyType<Set<ContentSizeCategory>> {
    /// A category, or a list of categories.
    static var categories: Self {
        let names = ContentSizeCategory.allCases.map(\.shortName)
        return Self(.wordOrWords(names, aliases: [])) { fields, key in
            guard let node = fields.node(key) else { return nil }
            func category(_ node: Node, _ path: NodePath) -> ContentSizeCategory? {
                fields.word(node, path, of: key, among: names, ContentSizeCategory.init(name:))
            }
            guard node.array != nil else {
                return category(node, .key(fields.path, key)).map { [$0] }
            }
            return Set(fields.array(key).compactMap { category($0.node, $0.path) })
        }
    }
}
