// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A text divided into the parts that a translator may replace, and those to keep.
struct LocalizableText {
    /// A part of a paragraph.
    struct Piece {
        var clusters: ArraySlice<TextCluster>
        /// Whether a translation keeps the piece: a placeholder, an address, or an emoji.
        var isKept: Bool
    }

    /// The text between two line breaks.
    struct Paragraph {
        var pieces: [Piece]
        /// The line break at the end; nil at the end of the text.
        var lineBreak: TextCluster?
    }

    let utf8: [UInt8]
    let paragraphs: [Paragraph]
    /// The number of characters in the whole text, including kept ones, spaces, and punctuation.
    let count: Int

    init(_ text: String) {
        utf8 = Array(text.utf8)
        let clusters = TextCluster.clusters(of: text, utf8: utf8)
        count = clusters.count
        var paragraphs: [Paragraph] = []
        var start = 0
        for (index, cluster) in clusters.enumerated() where cluster.kind == .lineBreak {
            let pieces = Self.pieces(of: clusters[start..<index])
            paragraphs.append(Paragraph(pieces: pieces, lineBreak: cluster))
            start = index + 1
        }
        paragraphs.append(Paragraph(pieces: Self.pieces(of: clusters[start...])))
        self.paragraphs = paragraphs
    }

    /// Whether the text has letters to translate.
    var hasLetters: Bool { paragraphs.contains(where: \.hasLetters) }

    private static func pieces(of paragraph: ArraySlice<TextCluster>) -> [Piece] {
        var pieces: [Piece] = []
        var start = paragraph.startIndex
        var index = start
        var isWordStart = true
        while index < paragraph.endIndex {
            let rest = paragraph[index...]
            let kept = keptLength(at: rest, isWordStart: isWordStart)
            isWordStart = paragraph[index].isWhiteSpace
            guard kept > 0 else {
                index += 1
                continue
            }
            if start < index {
                pieces.append(Piece(clusters: paragraph[start..<index], isKept: false))
            }
            pieces.append(Piece(clusters: rest.prefix(kept), isKept: true))
            index += kept
            start = index
        }
        if start < index {
            pieces.append(Piece(clusters: paragraph[start..<index], isKept: false))
        }
        return pieces
    }

    /// The number of characters to keep at the start of a text.
    private static func keptLength(at text: ArraySlice<TextCluster>, isWordStart: Bool) -> Int {
        if isWordStart, let address = text.addressLength { return address }
        if let placeholder = PlaceholderScanner.length(at: text) { return placeholder }
        return text.first?.kind == .emoji ? 1 : 0
    }
}

extension LocalizableText.Paragraph {
    var hasLetters: Bool {
        pieces.contains { !$0.isKept && $0.clusters.contains(where: \.isLetter) }
    }

    /// The words with the punctuation between them, without kept pieces and without spaces at
    /// either end.
    var translatable: ArraySlice<TextCluster> {
        var clusters: ArraySlice<TextCluster> = []
        for piece in pieces where !piece.isKept {
            // A kept piece between two words leaves one space.
            let followsSpace = clusters.last?.isWhiteSpace ?? true
            clusters += followsSpace ? piece.clusters.drop(while: \.isWhiteSpace) : piece.clusters
        }
        while clusters.last?.isWhiteSpace == true { clusters.removeLast() }
        return clusters
    }
}

extension ArraySlice<TextCluster> {
    /// The length of a web or mail address at the start, or nil.
    fileprivate var addressLength: Int? {
        let word = prefix { !$0.isWhiteSpace }
        func holds(_ marks: [Unicode.Scalar], at index: Int) -> Bool {
            index + marks.count <= word.endIndex
                && marks.indices.allSatisfy { word[index + $0].is(marks[$0]) }
        }
        func isName(_ index: Int) -> Bool {
            word.indices.contains(index) && [.letter, .digit].contains(word[index].kind)
        }
        let isAddress = word.indices.contains { index in
            switch word[index].ascii {
            case UInt8(ascii: "w"):
                index == word.startIndex && holds(["w", "w", "w", "."], at: index)
            case UInt8(ascii: ":"): isName(index - 1) && holds([":", "/", "/"], at: index)
            case UInt8(ascii: "@"): isName(index - 1) && isName(index + 1)
            default: false
            }
        }
        return isAddress ? word.count : nil
    }
}
