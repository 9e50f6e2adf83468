// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine
import Syntax

/// The reader of the runs of a text.
struct RunReader {
    private let fields: DictionaryReader

    init(_ fields: DictionaryReader) { self.fields = fields }

    func runs(
        _ key: String, _ declaration: DictionaryDeclaration, _ bounds: ClosedRange<Int>
    ) -> [TextRun]? {
        let elements = RowValueReader(fields).elements(key, bounds, without: .missingRuns)
        return elements?.compactMap { node, path in
            if let text = node.string { return TextRun(text: text) }
            return DictionaryReader(node, path, fields.decoder, declaration).map(Self.run)
        }
    }

    private static func run(_ fields: DictionaryReader) -> TextRun {
        var run = TextRun(text: fields[RunKeys.text] ?? "")
        if let symbol = fields[RunKeys.systemName] {
            if fields.node("text") != nil {
                fields.error(at: "text", ScreenProblem.textBesideSymbol, fix: .remove)
            }
            RowImageReader.checkName(symbol, at: "systemName", in: fields)
            run.text = TextRun.symbolText
            run.symbol = symbol
        } else if fields.node("text") == nil {
            fields.decoder.error(
                fields.range, fields.path, ValueProblem.missingKey("text", of: .label))
        }
        run.intents = fields[RunKeys.intent] ?? []
        run.attributes.color = fields[RunKeys.color]
        run.attributes.textStyle = fields[RunKeys.textStyle]
        run.attributes.fontName = fields[RunKeys.fontName]
        run.attributes.pointSize = fields[RunKeys.pointSize]
        run.attributes.weight = fields[RunKeys.weight]
        if run.intents.contains(.strikethrough) { run.strokes.insert(.strikethrough) }
        if fields[RunKeys.underlineStyle] == .single { run.strokes.insert(.underline) }
        run.isLink = fields[RunKeys.link] != nil
        return run
    }

    /// A word, or a list of words.
    func intents(_ key: String) -> Set<TextRun.Intent>? {
        guard let node = fields.node(key) else { return nil }
        let words = TextRun.Intent.allCases.map(\.rawValue)
        func intent(_ node: Node, _ path: NodePath) -> TextRun.Intent? {
            fields.word(node, path, of: key, among: words, TextRun.Intent.init(rawValue:))
        }
        guard node.array != nil else {
            return intent(node, .key(fields.path, key)).map { [$0] }
        }
        return Set(fields.array(key).compactMap { intent($0.node, $0.path) })
    }

    /// The text of a dictionary: alone, or that of its runs together, which become an attribute of it.
    func text(
        _ key: ScreenKey<String>, of subject: ValueProblem.Subject,
        _ attributes: inout TextAttributes
    ) -> String {
        let runsKey = TextKeys.runs.declaration.name
        let textKey = key.declaration.readNames.first { fields.node($0) != nil }
        guard fields.node(runsKey) != nil else {
            if textKey == nil {
                fields.decoder.error(
                    fields.range, fields.path,
                    ValueProblem.missingKey(key.declaration.name, of: subject))
            }
            return fields[key] ?? ""
        }
        if let textKey {
            fields.error(at: textKey, ScreenProblem.textBesideRuns(textKey), fix: .remove)
        }
        attributes.runs = fields[TextKeys.runs] ?? []
        return attributes.runs.map(\.text).joined()
    }
}
