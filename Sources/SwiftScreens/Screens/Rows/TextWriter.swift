// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Texts as the screen format has them, with what differs from the looks that they have there without a word.
struct TextWriter {
    let notes: SourceNotes

    /// A text with its attributes; only the text if it has none.
    ///
    /// - Parameter isSecond: whether it is a subtitle or a value, which is smaller and grey without a word; a text of
    ///   SwiftUI is not.
    func text(_ styled: StyledText, isSecond: Bool = false) -> SyntaxValue {
        let (value, style) = (styled.text, styled.style)
        notes.use(value)
        var entries = looks(of: style, isSecond: isSecond)
        if value.isSample { entries.add("sample", .bool(true)) }
        if let key = value.key {
            entries.add("localizationKey", key)
            if value.table != "Localizable" { entries.add("localizationTable", value.table) }
        }
        if let origin = value.place, origin.tree !== styled.place.tree,
            origin.tree.path.string != ""
        {
            entries.add("source", origin.description)
        }
        let string = style.isUppercase == true ? value.string.uppercased() : value.string
        guard !entries.isEmpty else { return .string(string) }
        return .dictionary([.init("text", .string(string))] + entries)
    }

    private func looks(of style: ViewStyle, isSecond: Bool) -> Entries {
        var entries: Entries = []
        if let word = style.textStyle {
            if isSecond || word != "body" || style.pointSize != nil {
                entries.add("textStyle", word)
            }
        } else if isSecond {
            entries.add("textStyle", "body")
        }
        if let name = style.fontName, !name.isEmpty { entries.add("fontName", name) }
        if let size = style.pointSize, size > 0, size <= 1_000 { entries.add("pointSize", size) }
        entries.add("weight", style.weight)
        if style.scales == false { entries.add("scales", .bool(false)) }
        entries.add("color", style.color ?? (isSecond ? "label" : nil))
        if let word = style.alignment, word == "center" || word == "trailing" {
            entries.add("alignment", word)
        }
        // `lineLimit(3 / 2)` is a division of integers.
        if let lines = style.lines?.rounded(.down), (0...1_000).contains(lines) {
            entries.add("lines", lines)
        }
        entries.add("lineBreakMode", style.truncation.flatMap { Self.truncations[$0] })
        if let factor = style.minimumScaleFactor, (0...1).contains(factor) {
            entries.add("minimumScaleFactor", factor)
        }
        return entries
    }

    private static let truncations = [
        "head": "byTruncatingHead", "middle": "byTruncatingMiddle", "tail": "byTruncatingTail",
    ]

    /// Several texts below each other as one; nil without any.
    func joined(_ texts: some Collection<StyledText>) -> SyntaxValue? {
        guard var all = texts.first else { return nil }
        for next in texts.dropFirst() {
            notes.use(next.text)
            all.text.pieces += [TextValue.Piece(text: "\n")] + next.text.pieces
        }
        return text(all)
    }

    /// A text in a place where the screen format has no attributes; nil for an empty one.
    func plain(_ text: TextValue?) -> String? {
        guard let text, !text.isEmpty else { return nil }
        notes.use(text)
        return text.string
    }

    /// A text that stands for data.
    func sample(_ string: String) -> SyntaxValue {
        .dictionary([.init("text", .string(string)), .init("sample", .bool(true))])
    }

    /// The samples that were written, as the screen format has them; nil without any.
    var samples: SyntaxValue? {
        guard !notes.samples.isEmpty else { return nil }
        return .array(
            notes.samples.map { sample in
                var entries: Entries = []
                entries.add("expression", sample.expression)
                entries.add("text", sample.text)
                entries.add("source", sample.place?.description)
                return .dictionary(entries)
            })
    }

    // MARK: - Headers and footers

    func header(_ views: [ViewNode], _ style: ViewStyle) -> Entries {
        guard let value = sectionText(views, style) else { return [] }
        guard case .dictionary(var entries) = value else { return [.init("title", value)] }
        if let index = entries.firstIndex(where: { $0.key == "text" }) {
            entries[index] = .init("title", entries[index].value)
        }
        return [.init("header", .dictionary(entries))]
    }

    func footer(_ views: [ViewNode], _ style: ViewStyle) -> Entries {
        sectionText(views, style).map { [.init("footer", $0)] } ?? []
    }

    private func sectionText(_ views: [ViewNode], _ style: ViewStyle) -> SyntaxValue? {
        var inner = style.plain
        // The font of rows is not that of headers.
        (inner.textStyle, inner.pointSize, inner.fontName) = (nil, nil, nil)
        (inner.weight, inner.color) = (nil, nil)
        guard let value = joined(RowItem.texts(in: views, inner)) else { return nil }
        // Without looks of its own, a header is a default one, and its origin is that of the section.
        guard case .dictionary(let entries) = value,
            !entries.contains(where: { Self.sectionKeys.contains($0.key) }),
            let text = entries["text"]
        else { return value }
        return text
    }

    /// What makes the text of a section more than a text.
    private static let sectionKeys: Set = [
        "textStyle", "fontName", "pointSize", "weight", "scales", "color", "alignment", "lines",
        "sample",
    ]
}
