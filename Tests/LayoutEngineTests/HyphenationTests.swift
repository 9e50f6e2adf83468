// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// Words wider than the line, at 20 pt. Every character is 10 pt wide, including hyphens.
@Suite struct HyphenationTests {
    private let measurer = FixedAdvanceMeasurer(hyphenated: [
        "de-fault", "sys-tem", "no-ti-fi-ca-tion",
    ])

    private func spans(
        _ text: String, width: Double, lineLimit: Int = 0, _ hyphenation: Hyphenation = .words
    ) -> [Line] {
        let prepared = measurer.prepare(text, in: .fixed)
        let hyphenated = measurer.hyphenate([prepared], of: [text], in: .fixed, language: nil)[0]
        let parameters = LineBreakParameters(
            pointSize: 20, width: width, lineLimit: lineLimit, hyphenation: hyphenation)
        return Array(IteratorSequence(LineIterator(hyphenated, parameters)))
    }

    /// Each line as `text|width`, including an added hyphen or ellipsis.
    private func lines(
        _ text: String, width: Double, lineLimit: Int = 0, _ hyphenation: Hyphenation = .words
    ) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return spans(text, width: width, lineLimit: lineLimit, hyphenation).map { span in
            var line = String.UnicodeScalarView()
            line.append(contentsOf: scalars[span.scalars].filter { $0 != "\u{AD}" })
            let mark = span.end.addsHyphen ? "-" : span.isTruncated ? "…" : ""
            return "\(String(line))\(mark)|\(Int(span.width.rounded()))"
        }
    }

    @Test func wideWordBreaksAtAPointWhoseHyphenFits() {
        #expect(lines("Default", width: 50) == ["De-|30", "fault|50"])
        #expect(
            lines("Default (System)", width: 50) == ["De-|30", "fault |50", "(Sys-|50", "tem)|40"])
        #expect(spans("Default", width: 50).map(\.end) == [.hyphenation, .text])
    }

    @Test func lastPointThatFitsIsTaken() {
        #expect(lines("notification", width: 100) == ["notifica-|90", "tion|40"])
        #expect(lines("notification", width: 89) == ["notifi-|70", "cation|60"])
        // If the rest of a word is still too wide, it is hyphenated again.
        #expect(
            lines("notification", width: 40) == ["no-|30", "ti-|30", "fi-|30", "ca-|30", "tion|40"])
    }

    @Test func withoutRoomForAHyphenLettersAreParted() {
        #expect(lines("Default", width: 20) == ["De|20", "fa|20", "ul|20", "t|10"])
        #expect(lines("unknownword", width: 50) == ["unkno|50", "wnwor|50", "d|10"])
        #expect(spans("unknownword", width: 50).map(\.end) == [.letters, .letters, .text])
    }

    @Test func wordThatFitsALineOfItsOwnIsNeverHyphenated() {
        #expect(lines("a default", width: 70) == ["a |10", "default|70"])
        #expect(lines("an default", width: 69) == ["an |20", "de-|30", "fault|50"])
    }

    @Test func otherCategoriesDoNotHyphenate() {
        for hyphenation in [Hyphenation.none, .softHyphens] {
            #expect(lines("Default", width: 50, hyphenation) == ["Defau|50", "lt|20"])
        }
    }

    @Test func softHyphensShowAtEverySize() {
        let text = "Donau\u{AD}dampf\u{AD}schiff"
        for hyphenation in [Hyphenation.softHyphens, .words] {
            #expect(lines(text, width: 115, hyphenation) == ["Donaudampf-|110", "schiff|60"])
            #expect(
                lines(text, width: 109, hyphenation) == ["Donau-|60", "dampf-|60", "schiff|60"])
            #expect(lines(text, width: 160, hyphenation) == ["Donaudampfschiff|160"])
            #expect(spans(text, width: 115, hyphenation).map(\.end) == [.softHyphen, .text])
        }
        // As Pango breaks it: a break opportunity without a hyphen.
        #expect(lines(text, width: 109, .none) == ["Donaudampf|100", "schiff|60"])
    }

    @Test func softHyphenWithoutRoomForItsHyphenIsPassedOver() {
        #expect(lines("ab\u{AD}cd ef", width: 40, .softHyphens) == ["abcd |40", "ef|20"])
        #expect(lines("abcd\u{AD}efgh", width: 40, .softHyphens) == ["abcd|40", "efgh|40"])
        #expect(spans("abcd\u{AD}efgh", width: 40, .softHyphens)[0].end == .letters)
    }

    /// A soft hyphen at the start of a line or after a space ends nothing and has no width.
    @Test func softHyphensOutsideOfWordsAreNothing() {
        #expect(lines("\u{AD}\u{AD}Default", width: 100, .softHyphens) == ["Default|70"])
        #expect(lines("\u{AD}abcdef", width: 30, .softHyphens) == ["abc|30", "def|30"])
        #expect(lines("ab \u{AD}cdef", width: 50, .softHyphens) == ["ab |20", "cdef|40"])
        #expect(lines("ab\u{AD}\u{AD}cd", width: 30, .softHyphens) == ["ab-|30", "cd|20"])
        #expect(lines("ab\u{AD}cd", width: 20, .softHyphens) == ["ab|20", "cd|20"])
        #expect(lines("\u{AD}\u{AD}", width: 20, .softHyphens) == ["|0"])
    }

    @Test func softHyphensTakeNoTracking() {
        let text = "d\u{AD}e\u{AD}f\u{AD}a\u{AD}ult"
        for (text, count) in [(text, 7), ("default", 7)] {
            let prepared = measurer.prepare(text, in: .fixed)
            var lines = LineIterator(prepared, LineBreakParameters(pointSize: 20, tracking: -2))
            #expect(lines.next()?.width == Double(count) * 8)
        }
    }

    @Test func tabsHyphenateToo() {
        #expect(lines("\tDefault", width: 50) == ["\t|0", "De-|30", "fault|50"])
        #expect(
            lines("a\tde\u{AD}fault", width: 115, .softHyphens) == ["a\tde-|110", "fault|50"])
    }

    @Test func limitEndsInAnEllipsisRatherThanAHyphen() {
        #expect(lines("Default", width: 50, lineLimit: 1) == ["Defa…|50"])
        #expect(lines("Default Default", width: 50, lineLimit: 2) == ["De-|30", "faul…|50"])
    }

    @Test func everyLineSaysWhyItEnds() {
        #expect(
            spans("one two\nthree", width: 40).map(\.end) == [
                .opportunity, .paragraph, .letters, .text,
            ])
        #expect(spans("one two", width: 40, lineLimit: 1).map(\.end) == [.truncation])
        #expect(spans("", width: 40).map(\.end) == [.text])
    }

    /// Random texts: the lines contain the whole text and fit, and hyphens occur only at allowed places.
    @Test(arguments: 0..<60) func linesAreTheWholeText(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let words = [
            "default", "System", "notification", "soft\u{AD}hy\u{AD}phen", "a", "unknown", "\t",
            "\n",
        ]
        let text = (0..<12).map { _ in words.randomElement(using: &random) ?? "" }
            .joined(separator: Bool.random(using: &random) ? " " : "")
        let scalars = Array(text.unicodeScalars)
        for hyphenation in [Hyphenation.none, .softHyphens, .words] {
            let width = Double.random(in: 10...200, using: &random)
            var next = 0
            for span in spans(text, width: width, hyphenation) {
                #expect(scalars[next..<span.scalars.lowerBound].allSatisfy { $0 == "\n" })
                next = span.scalars.upperBound
                let graphemes = scalars[span.scalars].filter { $0 != "\u{AD}" && $0 != " " }
                #expect(
                    span.width <= width + 1e-4 || graphemes.count <= 1 || text.contains("\t")
                        || span.end == .paragraph || span.end == .text)
                if span.end.addsHyphen {
                    #expect(span.width <= width + 1e-4)
                    #expect(hyphenation != .none)
                    #expect(span.end == .softHyphen || hyphenation == .words)
                    #expect((span.end == .softHyphen) == (scalars[next - 1] == "\u{AD}"))
                }
            }
            #expect(scalars[next...].allSatisfy { $0 == "\n" })
        }
    }
}
