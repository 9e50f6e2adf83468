// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

extension DictionaryDeclaration {
    /// The declaration of the dictionary at a path from this one, which a file may have there; nil for other values.
    package func dictionary(at path: some Collection<SyntaxEdit.Step>) -> DictionaryDeclaration? {
        guard let step = path.first else { return self }
        guard case .key(let name) = step, let form = key(named: name)?.form else { return nil }
        var rest = path.dropFirst()
        while case .index? = rest.first { rest = rest.dropFirst() }
        return form.dictionary(with: rest.first)?.dictionary(at: rest)
    }

    /// The key with a name, or with another name that is read as it.
    package func key(named name: String) -> KeyDeclaration? {
        (keys + shortcuts).first { $0.readNames.contains(name) }
    }

    /// The index in some entries at which a key belongs: in the order of declaration.
    func index(of key: KeyDeclaration, among entries: [Node.Entry]) -> Int {
        let order = Dictionary(
            keys.enumerated().flatMap { number, key in key.readNames.map { ($0, number) } },
            uniquingKeysWith: { one, _ in one })
        let own = order[key.name] ?? .max
        let last = entries.lastIndex { order[$0.key].map { $0 < own } ?? false }
        return last.map { $0 + 1 } ?? 0
    }
}

extension ValueForm {
    /// The declaration of the dictionaries that values of the form are, or that are their elements.
    ///
    /// - Parameter step: a step into the dictionary, which decides where there are several.
    fileprivate func dictionary(with step: SyntaxEdit.Step?) -> DictionaryDeclaration? {
        switch self {
        case .dictionary(let declaration), .list(let declaration, _),
            .textOrDictionary(let declaration), .textOrNumber(let declaration, _, _),
            .textOrIntegerOrDictionary(let declaration), .textsOrDictionaries(let declaration, _):
            return declaration
        case .labels: return LabelKeys.dictionary
        case .stackItems:
            guard case .key(let name)? = step else { return LabelKeys.dictionary }
            let kinds =
                [
                    LabelKeys.dictionary, StackKeys.dictionary, SpacerKeys.dictionary,
                    StackImageKeys.dictionary,
                ] + StackBarKeys.all.map(\.dictionary)
            return kinds.first { $0.key(named: name) != nil }
        case .color: return DynamicColorKeys.dictionary
        case .anything, .text, .fontName, .languageTag, .boolean, .booleanOrTexts, .integer,
            .points, .fraction, .height, .pointsOrWord, .separator, .words, .textStyle, .category,
            .weight, .hexadecimalColor, .textOrInteger, .wordOrWords, .texts:
            return nil
        }
    }
}
