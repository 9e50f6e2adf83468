// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import LayoutEngine

/// A part of a text with looks of its own (`AttributedString.Runs.Run`). The text sets attributes that are nil.
package struct TextRun: Hashable, Sendable {
    package var text: String
    /// The font and the color. Alignment and limits are those of the text.
    package var attributes = TextAttributes()
    package var intents: Set<Intent> = []
    package var strokes: TextRunContent.Strokes = []
    /// Whether the part is a link.
    package var isLink = false
    /// The name of a symbol, whose text is ``symbolText``; nil for a text.
    package var symbol: String?

    /// The text of a symbol in a line: an object replacement character (`NSTextAttachment`).
    package static let symbolText = "\u{FFFC}"

    /// The meaning of a part (`InlinePresentationIntent`).
    package enum Intent: String, CaseIterable, Sendable {
        /// Bold.
        case stronglyEmphasized
        /// Italic.
        case emphasized
        /// In a monospaced font.
        case code
        case strikethrough
    }

    /// The lines under a part (`NSUnderlineStyle`).
    package enum UnderlineStyle: String, CaseIterable, Sendable {
        case none
        case single
    }

    package init(text: String) { self.text = text }

    /// The most runs of a text.
    package static let maximumCount = 1_000
}

extension TextAttributes {
    /// Gives the runs another text.
    mutating func replaceRuns(with text: String) {
        if !runs.isEmpty { runs = runs.replacing(with: text) }
    }
}

extension [TextRun] {
    /// The runs of another text in place of theirs. If a third of the text stays, the run around the change gets the
    /// change. Otherwise each run gets a share of the text that is as long as its share was, up to whole words.
    package func replacing(with text: String) -> [TextRun] {
        let old: [Character] = map(\.text).joined().map(\.self)
        let new: [Character] = text.map(\.self)
        guard old != new, !isEmpty else { return self }
        if contains(where: { $0.symbol != nil }) {
            if let runs = replacingAroundSymbols(with: text) { return runs }
            // Symbols that the text does not have any more are gone.
            let others = filter { $0.symbol == nil }
            return others.isEmpty ? [TextRun(text: text)] : others.replacing(with: text)
        }
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed())
            .prefix { $0 == $1 }.count
        let isEdit = 3 * (prefix + suffix) >= old.count
        var ends: [Int] = []
        var end = 0
        for run in self {
            // A mark at the beginning of a run is one character with the letter before, so the runs may have more
            // characters than their text.
            end = Swift.min(end + run.text.count, old.count)
            if isEdit {
                ends.append(end < prefix ? end : Swift.max(prefix, end + new.count - old.count))
            } else {
                ends.append(new.wordEnd(near: old.isEmpty ? 0 : end * new.count / old.count))
            }
        }
        ends[ends.count - 1] = new.count
        var start = 0
        return zip(self, ends).map { run, end in
            var run = run
            let end = Swift.min(Swift.max(start, end), new.count)
            run.text = String(new[start..<end])
            start = end
            return run
        }
    }
}

extension [TextRun] {
    /// The runs of another text, each symbol of which stays where the text has it; nil for a text with another number of
    /// symbols.
    private func replacingAroundSymbols(with text: String) -> [TextRun]? {
        let pieces = text.components(separatedBy: TextRun.symbolText)
        guard pieces.count - 1 == count(where: { $0.symbol != nil }) else { return nil }
        var result: [TextRun] = []
        var rest = self[...]
        for piece in pieces {
            let own = Array(rest.prefix { $0.symbol == nil })
            result +=
                own.isEmpty && !piece.isEmpty ? [TextRun(text: piece)] : own.replacing(with: piece)
            rest = rest.dropFirst(own.count)
            if let symbol = rest.popFirst() { result.append(symbol) }
        }
        return result
    }
}

extension String {
    /// The pieces between the occurrences of a character.
    fileprivate func components(separatedBy separator: String) -> [String] {
        guard let separator = separator.unicodeScalars.first else { return [self] }
        return unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map {
            String($0)
        }
    }
}

extension [Character] {
    /// The end of a word at an index or up to eight characters after it; otherwise the index.
    fileprivate func wordEnd(near index: Int) -> Int {
        (index..<Swift.min(index + 8, count)).first { self[$0].isWhitespace } ?? index
    }
}
