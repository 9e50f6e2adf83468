// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

extension TextValue {
    /// The text as SwiftUI shows a literal: without the marks of Markdown for emphasis, code, and links. The emphasis itself
    /// is not shown.
    var withoutMarkdown: TextValue {
        guard pieces.contains(where: { $0.text.utf8.contains(where: Markdown.marks.contains) })
        else {
            return self
        }
        // Marks may be around data, so it stands in the text as characters that no text has.
        var marked = String.UnicodeScalarView()
        for (index, piece) in pieces.enumerated() {
            if piece.isSample || piece.isInterpolated {
                guard let scalar = Unicode.Scalar(Markdown.firstStandIn + UInt32(index)),
                    index < Markdown.standInCount
                else { return self }
                marked.append(scalar)
            } else {
                marked.append(contentsOf: piece.text.unicodeScalars)
            }
        }
        var copy = self
        copy.pieces = []
        var literal = String.UnicodeScalarView()
        func flush() {
            if !literal.isEmpty { copy.pieces.append(Piece(text: String(literal))) }
            literal = String.UnicodeScalarView()
        }
        for scalar in Markdown.plain(String(marked)).unicodeScalars {
            let index = Int(scalar.value) - Int(Markdown.firstStandIn)
            if pieces.indices.contains(index),
                pieces[index].isSample || pieces[index].isInterpolated
            {
                flush()
                copy.pieces.append(pieces[index])
            } else {
                literal.append(scalar)
            }
        }
        flush()
        return copy
    }
}

private enum Markdown {
    static let marks = Set("*_~`[\\^".utf8)

    /// The first of the characters that stand for data: the last plane for private use.
    static let firstStandIn: UInt32 = 0x10_0000
    static let standInCount = 0xFFF0

    /// The marks of emphasis, the longest first.
    private static let emphases = ["***", "**", "__", "~~", "*", "_", "`"]

    /// Longer texts are no texts of rows.
    private static let maximumLength = 4_000

    static func plain(_ text: String) -> String {
        guard text.utf8.count <= maximumLength else { return text }
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            if first == "\\", let next = rest.dropFirst().first, next.isPunctuation {
                result.append(next)
                rest = rest.dropFirst(2)
            } else if first == "^", let link = link(rest.dropFirst()) {
                // `^[3 item](inflect: true)`: the grammar of the number is left out.
                result += plain(String(link.label))
                rest = link.rest
            } else if first == "[", let link = link(rest) {
                result += plain(String(link.label))
                rest = link.rest
            } else if let (inner, after) = emphasis(rest, after: result.last) {
                result += plain(String(inner))
                rest = after
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// `[label](address)`.
    private static func link(_ text: Substring) -> (label: Substring, rest: Substring)? {
        guard text.first == "[", let end = text.firstIndex(of: "]") else { return nil }
        let after = text[text.index(after: end)...]
        guard after.first == "(", let close = after.firstIndex(of: ")") else { return nil }
        return (text[text.index(after: text.startIndex)..<end], after[after.index(after: close)...])
    }

    /// A text between two equal marks, which touch it.
    private static func emphasis(
        _ text: Substring, after last: Character?
    ) -> (inner: Substring, rest: Substring)? {
        for mark in emphases where text.hasPrefix(mark) {
            // Names such as `user_name` have no emphasis in them.
            if mark.hasPrefix("_"), last?.isLetter == true || last?.isNumber == true { return nil }
            let inner = text.dropFirst(mark.count)
            guard inner.first?.isWhitespace == false else { continue }
            var end = inner.startIndex
            while end < inner.endIndex {
                if inner[end...].hasPrefix(mark), end > inner.startIndex,
                    !inner[inner.index(before: end)].isWhitespace
                {
                    let after = inner[end...].dropFirst(mark.count)
                    let isInWord = after.first?.isLetter == true || after.first?.isNumber == true
                    if !mark.hasPrefix("_") || !isInWord { return (inner[..<end], after) }
                }
                end = inner.index(after: end)
            }
        }
        return nil
    }
}
