// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Texts of string tables: literals, keys, and generated constants.
struct Localization: EvaluatorPart {
    let evaluator: Evaluator

    /// The text of a constant whose generated source is not there, by a key like its names: `L10n.About.title`.
    func constant(_ enumCase: EnumCase, _ place: SourcePlace) -> TextValue? {
        if let type = enumCase.type, types.hasFound(type) { return nil }
        // Without a type, the table may be the first name: `.localizable.copy`.
        let tables = ["localizable", "Localizable", "l10n"]
        let first = enumCase.type ?? (tables.contains(enumCase.name) ? nil : "")
        let names = [first, enumCase.name].compactMap(\.self) + enumCase.changes.map(\.name)
        guard names.count > 1 else { return nil }
        guard let found = library.text(for: ConstantKey(names), near: place.tree.path) else {
            return nil
        }
        let arguments = (enumCase.changes.last?.arguments ?? enumCase.arguments).map { argument in
            if case .text(let text) = argument.value {
                text.asPiece
            } else {
                TextValue.Piece(text: Samples.number, sample: Sample())
            }
        }
        return text(found, arguments, place)
    }

    /// A literal with the text that a string table has for it.
    ///
    /// - Parameter isKey: whether it is looked up even if it is no literal.
    func localized(
        _ text: TextValue, table: String?, fallback: TextValue? = nil, isKey: Bool = false
    ) -> TextValue {
        guard text.isLiteral || isKey, let place = text.place, !text.isEmpty else { return text }
        let parts = text.pieces.map { piece -> KeyPart in
            piece.isInterpolated
                ? .placeholder(piece.isInteger ? .integer : nil) : .text(piece.text)
        }
        // `"direction.\(rawValue)".localized` is looked up with what is in it.
        if isKey, parts.literal == nil, !text.isSample,
            let found = library.text(
                for: [.text(text.string)], table: table, near: place.tree.path)
        {
            return self.text(found, [], place)
        }
        guard let found = library.text(for: parts, table: table, near: place.tree.path) else {
            var result = fallback ?? text
            // With data in it, its key has placeholders, whose types nobody knows without the table.
            let isWhole = !text.pieces.contains(where: \.isInterpolated)
            result.key = isKey && isWhole ? text.string : nil
            result.isLiteral = false
            return result
        }
        return self.text(found, text.pieces.filter(\.isInterpolated), place)
    }

    /// The text of a table with its arguments.
    private func text(_ found: LocalizedText, _ arguments: [TextValue.Piece], _ place: SourcePlace?)
        -> TextValue
    {
        var result = TextValue(found.entry, arguments)
        result.place = place
        result.key = found.key
        result.table = found.place.name
        result.format = found.entry
        return result
    }

    /// Functions of generated constants that look a key up: `tr("Localizable", "about.title")`, and
    /// `localizedString(forKey:value:table:)` of bundles.
    func generatedText(_ name: String, _ arguments: [Argument]) -> Value? {
        func text(_ label: String) -> TextValue? {
            self.text(arguments.first { $0.label == label })
        }
        switch name {
        case "tr": return translated(arguments)
        case "localizedString":
            guard let key = text("forKey") else { return nil }
            let fallback = text("value").flatMap { $0.isEmpty ? nil : $0 }
            return .text(
                localized(key, table: text("table")?.string, fallback: fallback, isKey: true))
        default: return nil
        }
    }

    /// `tr("Localizable", "about.title", 12, fallback: "About %d")`.
    private func translated(_ arguments: [Argument]) -> Value? {
        let plain = arguments.filter(\.label.isEmpty)
        guard plain.count >= 2, let table = text(plain[0]), let key = text(plain[1]) else {
            return nil
        }
        let fallback = text(arguments.first { $0.label == "fallback" })
        let found = localized(key, table: table.string, fallback: fallback, isKey: true)
        let pieces = plain.dropFirst(2).map(texts.piece)
        return .text(pieces.isEmpty ? found : found.filled(with: pieces))
    }

    private func text(_ argument: Argument?) -> TextValue? {
        if let argument, case .text(let text) = evaluate(argument) { text } else { nil }
    }
}
