// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

// MARK: - Longer

extension LocalizableText {
    /// The text with accents, in brackets. Each paragraph grows by the expansion of the whole text.
    func pseudolocalized(by expansion: TextExpansion) -> String {
        guard hasLetters else { return written { write($0, to: &$1) } }
        let growth = expansion.growth(ofTextWith: count)
        return written(between: ("[", "]")) { paragraph, output in
            write(paragraph, to: &output, accented: true)
            guard paragraph.hasLetters else { return }
            let words = paragraph.translatable
            let share = Double(words.count) / Double(count) * Double(growth)
            writePadding(of: words, count: Int(share.rounded(.up)), to: &output, accented: true)
        }
    }

    /// The text with each paragraph twice. Kept parts are not doubled: a second `%d` would require
    /// a second number.
    func doubled() -> String {
        written { paragraph, output in
            write(paragraph, to: &output)
            guard paragraph.hasLetters else { return }
            let words = paragraph.translatable
            writePadding(of: words, count: words.count + 1, to: &output)
        }
    }

    /// Writes words again and again, with a space before each repetition.
    ///
    /// - Parameter count: the number of characters to write, including the first space.
    private func writePadding(
        of words: ArraySlice<TextCluster>, count: Int, to output: inout [UInt8],
        accented: Bool = false
    ) {
        var left = count
        while left > 0 {
            output.append(UInt8(ascii: " "))
            write(words.prefix(left - 1), to: &output, accented: accented)
            left -= words.count + 1
        }
    }
}

// MARK: - Right to left

extension LocalizableText {
    /// RIGHT-TO-LEFT MARK and RIGHT-TO-LEFT OVERRIDE.
    private static let override = Array("\u{200F}\u{202E}".utf8)
    /// POP DIRECTIONAL FORMATTING and RIGHT-TO-LEFT MARK.
    private static let endOfOverride = Array("\u{202C}\u{200F}".utf8)

    /// The text with each word between directional overrides. Numbers and kept parts are read from
    /// left to right in every language.
    func overriddenToRightToLeft() -> String {
        written { paragraph, output in
            for piece in paragraph.pieces {
                guard !piece.isKept else {
                    write(piece.clusters, to: &output)
                    continue
                }
                var rest = piece.clusters
                while let first = rest.first {
                    let run = rest.prefix { $0.isWhiteSpace == first.isWhiteSpace }
                    let isWord = run.contains(where: \.isLetter)
                    if isWord { output += Self.override }
                    write(run, to: &output)
                    if isWord { output += Self.endOfOverride }
                    rest = rest.dropFirst(run.count)
                }
            }
        }
    }
}

// MARK: - Longest words

extension LocalizableText {
    /// The longest word of each paragraph, the first one if several are equally long. Languages
    /// without spaces between words keep the text between two spaces.
    func longestWords() -> String {
        written { paragraph, output in
            guard paragraph.hasLetters else { return write(paragraph, to: &output) }
            let words = paragraph.pieces.filter { !$0.isKept }.flatMap {
                $0.clusters.split(whereSeparator: \.isWhiteSpace).map(\.withoutPunctuation)
            }
            write(words.max { $0.count < $1.count } ?? [], to: &output)
        }
    }
}

extension ArraySlice<TextCluster> {
    fileprivate var withoutPunctuation: Self {
        var word = drop { $0.kind == .punctuation }
        while word.last?.kind == .punctuation { word.removeLast() }
        return word
    }
}

// MARK: - Composing

extension LocalizableText {
    private func written(
        between brackets: (StaticString, StaticString) = ("", ""),
        _ write: (Paragraph, inout [UInt8]) -> Void
    ) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(4 * utf8.count)
        brackets.0.withUTF8Buffer { output += $0 }
        for paragraph in paragraphs {
            write(paragraph, &output)
            if let lineBreak = paragraph.lineBreak { output += utf8[lineBreak.bytes] }
        }
        brackets.1.withUTF8Buffer { output += $0 }
        return String(decoding: output, as: UTF8.self)
    }

    private func write(_ paragraph: Paragraph, to output: inout [UInt8], accented: Bool = false) {
        for piece in paragraph.pieces {
            write(piece.clusters, to: &output, accented: accented && !piece.isKept)
        }
    }

    private func write(
        _ clusters: ArraySlice<TextCluster>, to output: inout [UInt8], accented: Bool = false
    ) {
        for cluster in clusters {
            if accented, let ascii = cluster.ascii {
                output += Self.accents[Int(ascii)]
            } else {
                output += utf8[cluster.bytes]
            }
        }
    }

    /// The UTF-8 of each ASCII letter with an accent. b, f, m, p, q, v, and x have none in Latin-1
    /// and Latin Extended-A.
    private static let accents: [[UInt8]] = {
        var accents = (UInt8(0)..<0x80).map { [$0] }
        let letters = zip(
            "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ".utf8, "åçđéĝĥîĵķļñöŕšţûŵýžÅÇĐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ")
        for (letter, accented) in letters { accents[Int(letter)] = Array(accented.utf8) }
        return accents
    }()
}
