// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The parts of a well-formed element, for changing only its text. Attributes, comments, and CDATA
/// sections stay.
struct XMLElement {
    private let bytes: [UInt8]
    /// The name in the opening tag.
    private let name: Range<Int>
    /// The end of the opening tag.
    private let openingEnd: Int
    /// The range between the tags, or nil for `<string/>`.
    let content: Range<Int>?

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        let tag = XMLOpeningTag(bytes, at: range.lowerBound)
        name = tag?.name ?? range.lowerBound..<range.lowerBound
        openingEnd = tag?.end ?? range.upperBound
        if tag?.isEmpty ?? true {
            content = nil
        } else {
            var close = range.upperBound - 1
            while close > openingEnd, bytes[close] != UInt8(ascii: "<") { close -= 1 }
            content = openingEnd..<close
        }
    }

    /// `<dict/>` with content: `<dict>…</dict>`.
    func opened(around inner: [UInt8]) -> Splice {
        let closing = Array("</".utf8) + bytes[name] + Array(">".utf8)
        return Splice(openingEnd - 2..<openingEnd, Array(">".utf8) + inner + closing)
    }

    // MARK: - Text

    /// A section of text in the content.
    private struct Piece {
        /// The range with the delimiters of a CDATA section.
        var outer: Range<Int>
        var inner: Range<Int>
        var isCDATA: Bool { outer != inner }
    }

    private var pieces: [Piece] {
        guard let content else { return [] }
        var pieces: [Piece] = []
        var index = content.lowerBound
        func end(of mark: StaticString) -> Int {
            var end = index
            let mark = "\(mark)".utf8
            while end < content.upperBound, !bytes[end...].starts(with: mark) { end += 1 }
            return end
        }
        while index < content.upperBound {
            let start = index
            if bytes[index...].starts(with: "<![CDATA[".utf8) {
                let inner = start + 9..<end(of: "]]>")
                index = inner.upperBound + 3
                pieces.append(Piece(outer: start..<index, inner: inner))
            } else if bytes[index...].starts(with: "<!--".utf8) {
                index += 4
                index = end(of: "-->") + 3
            } else {
                index = min(content.upperBound, end(of: "<"))
                pieces.append(Piece(outer: start..<index, inner: start..<index))
            }
        }
        return pieces
    }

    /// Replaces the text in its first section, and removes the other sections.
    func replacing(text: String, in notation: TextNotation) throws(EditFailure) -> [Splice] {
        let escaped = try notation.escaped(text)
        guard let content else { return [opened(around: escaped)] }
        let pieces = pieces
        guard let home = pieces.first(where: \.isCDATA) ?? pieces.first else {
            return [Splice(content.lowerBound..<content.lowerBound, escaped)]
        }
        let fitsCDATA =
            home.isCDATA && !text.contains("]]>") && !text.contains("\r")
            && !(notation.isASCII && text.utf8.contains { $0 >= 0x80 })
        let change =
            fitsCDATA ? Splice(home.inner, Array(text.utf8)) : Splice(home.outer, escaped)
        return [change]
            + pieces.filter { $0.outer != home.outer }.map { Splice($0.outer, []) }
    }

    /// Replaces the digits, and keeps the white space around them. An `<integer>` becomes a
    /// `<real>` only for a fraction.
    func replacing(number: Node.Number, isInteger: Bool) throws(EditFailure) -> [Splice] {
        var splices = isInteger && !number.isInteger ? try renamed(to: "real") : []
        let digits = Array(number.text.utf8)
        let filled = pieces.filter { !bytes[$0.inner].allSatisfy(SourceText.isWhiteSpace) }
        for (index, piece) in filled.enumerated() {
            guard index == 0 else {
                splices.append(Splice(piece.outer, []))
                continue
            }
            var (start, end) = (piece.inner.lowerBound, piece.inner.upperBound)
            while SourceText.isWhiteSpace(bytes[start]) { start += 1 }
            while SourceText.isWhiteSpace(bytes[end - 1]) { end -= 1 }
            splices.append(Splice(start..<end, digits))
        }
        return splices
    }

    private func renamed(to newName: String) throws(EditFailure) -> [Splice] {
        guard let content else { throw EditFailure(EditProblem.missingNumber) }
        let closing = content.upperBound + 2
        let newName = Array(newName.utf8)
        return [Splice(name, newName), Splice(closing..<closing + name.count, newName)]
    }
}
