// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Texts as the screen format has them, and where they are from.
extension RowWriter {
    /// A text with its attributes; only the text if it has none.
    ///
    /// - Parameters:
    ///   - standard: the text style that needs no word.
    ///   - isSubtitle: whether it is the second text of a row, which is smaller without a word.
    func text(
        _ styled: StyledText, default standard: String? = "body", isSubtitle: Bool = false
    ) -> SyntaxValue {
        let (value, style, place) = styled
        var entries: [SyntaxValue.Entry] = []
        let string = style.isUppercase == true ? value.string.uppercased() : value.string
        if let textStyle = style.textStyle,
            isSubtitle || textStyle != standard || style.pointSize != nil
        {
            entries.append(.init("textStyle", .string(textStyle)))
        } else if isSubtitle {
            // The second text of a stack has the font of the first.
            entries.append(.init("textStyle", .string("body")))
        }
        if let name = style.fontName, !name.isEmpty {
            entries.append(.init("fontName", .string(name)))
        }
        if let size = style.pointSize, size > 0, size <= 1_000 {
            entries.append(.init("pointSize", .number(size)))
        }
        if let weight = style.weight { entries.append(.init("weight", .string(weight))) }
        if style.scales == false { entries.append(.init("scales", .bool(false))) }
        if let color = style.color {
            entries.append(.init("color", .string(color)))
        } else if isSubtitle {
            entries.append(.init("color", .string("label")))
        }
        if let word = style.alignment, ["leading", "center", "trailing"].contains(word),
            word != "leading"
        {
            entries.append(.init("alignment", .string(word)))
        }
        if let lines = style.lines, lines >= 0, lines <= 1_000 {
            entries.append(.init("lines", .number(lines)))
        }
        if let mode = style.truncation, let word = Self.truncations[mode] {
            entries.append(.init("lineBreakMode", .string(word)))
        }
        if let factor = style.minimumScaleFactor, (0...1).contains(factor) {
            entries.append(.init("minimumScaleFactor", .number(factor)))
        }
        if value.isSample { entries.append(.init("sample", .bool(true))) }
        if let key = value.key { entries.append(.init("localizationKey", .string(key))) }
        if let table = value.table, value.key != nil, table != "Localizable" {
            entries.append(.init("localizationTable", .string(table)))
        }
        if let origin = value.place, origin.tree !== place.tree, origin.tree.path.string != "" {
            entries.append(.init("source", .string(origin.description)))
        }
        evaluator.notes.use(value)
        guard !entries.isEmpty else { return .string(string) }
        return .dictionary([.init("text", .string(string))] + entries)
    }

    private static let truncations = [
        "head": "byTruncatingHead", "middle": "byTruncatingMiddle", "tail": "byTruncatingTail",
    ]

    /// Several texts below each other as one.
    func joined(_ texts: [StyledText]) -> SyntaxValue {
        guard var all = texts.first else { return .string("") }
        for next in texts.dropFirst() {
            evaluator.notes.use(next.text)
            all.text.pieces += [TextValue.Piece(text: "\n")] + next.text.pieces
        }
        if let first = texts.first { evaluator.notes.use(first.text) }
        return text(all)
    }

    /// A text that stands for data.
    func sample(_ string: String) -> SyntaxValue {
        .dictionary([.init("text", .string(string)), .init("sample", .bool(true))])
    }

    /// The header or the footer of a section.
    func sectionText(
        _ views: [ViewNode], _ style: ViewStyle, isHeader: Bool
    ) -> [SyntaxValue.Entry]? {
        var inner = style.plain
        // The font of rows is not that of headers.
        (inner.textStyle, inner.pointSize, inner.fontName, inner.weight, inner.color) = (
            nil, nil, nil, nil, nil
        )
        let texts = texts(in: views, inner)
        guard !texts.isEmpty else { return nil }
        let value = joined(texts)
        guard case .dictionary(var entries) = value else {
            return [.init(isHeader ? "title" : "footer", value)]
        }
        // Without looks of its own, a header is a default one, and its origin is that of the section.
        let looks: Set = [
            "textStyle", "fontName", "pointSize", "weight", "scales", "color", "alignment", "lines",
        ]
        if !entries.contains(where: { looks.contains($0.key) }) {
            let text = entries.first { $0.key == "text" }?.value ?? .string("")
            if !entries.contains(where: { $0.key == "sample" }) {
                return [.init(isHeader ? "title" : "footer", text)]
            }
        }
        if isHeader, let index = entries.firstIndex(where: { $0.key == "text" }) {
            entries[index] = .init("title", entries[index].value)
        }
        return [.init(isHeader ? "header" : "footer", .dictionary(entries))]
    }

    /// Where an element is from, and when it is there.
    func origin(_ place: SourcePlace, _ conditions: BranchPath) -> [SyntaxValue.Entry] {
        var entries: [SyntaxValue.Entry] = []
        if let text = conditions.text { entries.append(.init("when", .string(text))) }
        if let isAccessibility = conditions.isForAccessibilitySizes {
            let names = isAccessibility ? Self.accessibilitySizes : Self.otherSizes
            entries.append(.init("onlyIn", .array(names.map { .string($0) })))
        }
        if place.tree.path.string != "" {
            entries.append(.init("source", .string(place.description)))
        }
        return entries
    }

    private static let accessibilitySizes = ["AX1", "AX2", "AX3", "AX4", "AX5"]
    private static let otherSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
}
