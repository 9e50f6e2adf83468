// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// Examples that can be checked by hand: at 20 pt, every character is 10 pt wide, including the ellipsis, and tab stops
/// are 80 pt apart.
@Suite struct LineBreakingTests {
    private func spans(
        _ text: String, width: Double = .infinity, tracking: Double = 0, lineLimit: Int = 0
    ) -> [Line] {
        let prepared = FixedAdvanceMeasurer().prepare(text, in: .fixed)
        let parameters = LineBreakParameters(
            pointSize: 20, tracking: tracking, width: width, lineLimit: lineLimit)
        return Array(IteratorSequence(LineIterator(prepared, parameters)))
    }

    /// Each line as `text|width`.
    private func lines(
        _ text: String, width: Double = .infinity, tracking: Double = 0, lineLimit: Int = 0
    ) -> [String] {
        let scalars = Array(text.unicodeScalars)
        return spans(text, width: width, tracking: tracking, lineLimit: lineLimit).map { span in
            var line = String.UnicodeScalarView()
            line.append(contentsOf: scalars[span.scalars])
            return String(line) + (span.isTruncated ? "…|" : "|") + "\(Int(span.width.rounded()))"
        }
    }

    @Test func emptyTextIsOneEmptyLine() {
        #expect(lines("") == ["|0"])
        #expect(lines("", width: 0, lineLimit: 1) == ["|0"])
    }

    @Test func textThatFitsIsOneLine() {
        #expect(lines("a word or two") == ["a word or two|130"])
        #expect(lines("a word or two", width: 130) == ["a word or two|130"])
    }

    @Test func wordsWrapGreedily() {
        #expect(
            lines("the quick brown fox jumps", width: 100)
                == ["the quick |90", "brown fox |90", "jumps|50"])
        #expect(lines("the quick brown", width: 89) == ["the |30", "quick |50", "brown|50"])
    }

    @Test func oneSpaceHangs() {
        #expect(lines("abcde fghij", width: 50) == ["abcde |50", "fghij|50"])
        // The second of two spaces has a width.
        #expect(lines("abcd  ef", width: 50) == ["abcd  |50", "ef|20"])
        #expect(lines("abcd  ef", width: 40) == ["abcd |40", " ef|30"])
        // At the end of the text, it hangs if it fits, and is part of the line nevertheless.
        #expect(lines("abcde ", width: 50) == ["abcde |60"])
    }

    @Test func spaceBeforeAHardBreakTakesRoom() {
        #expect(lines("ab \ncd", width: 30) == ["ab |30", "cd|20"])
        #expect(lines("ab \ncd", width: 20) == ["ab|20", " |10", "cd|20"])
    }

    @Test func hardBreaksBreak() {
        #expect(lines("one\ntwo") == ["one|30", "two|30"])
        #expect(lines("one\n\ntwo") == ["one|30", "|0", "two|30"])
        #expect(spans("one\ntwo").map(\.scalars) == [0..<3, 4..<7])
    }

    @Test func trailingLineFeedOpensAnEmptyLine() {
        #expect(lines("one\n") == ["one|30", "|0"])
        #expect(lines("\n") == ["|0", "|0"])
    }

    @Test func longWordBreaksBetweenCharacters() {
        #expect(lines("abcdefgh", width: 30) == ["abc|30", "def|30", "gh|20"])
        #expect(lines("ab cdefgh", width: 30) == ["ab |20", "cde|30", "fgh|30"])
    }

    @Test func lineHasAtLeastOneCharacter() {
        #expect(lines("abc", width: 5) == ["a|10", "b|10", "c|10"])
        #expect(lines("abc", width: 0) == ["a|10", "b|10", "c|10"])
    }

    @Test func lineLimitEndsInAnEllipsis() {
        #expect(lines("the quick brown fox", width: 100, lineLimit: 1) == ["the quick…|100"])
        #expect(lines("the quick brown fox", width: 99, lineLimit: 1) == ["the quic…|90"])
        #expect(
            lines("the quick brown fox jumps", width: 100, lineLimit: 2)
                == ["the quick |90", "brown fox…|100"])
    }

    @Test func spaceBeforeTheEllipsisGoes() {
        #expect(lines("the quick", width: 50, lineLimit: 1) == ["the…|40"])
    }

    @Test func lineLimitThatIsNotReachedChangesNothing() {
        #expect(lines("the quick", width: 100, lineLimit: 1) == ["the quick|90"])
        #expect(lines("the quick", width: 50, lineLimit: 2) == ["the |30", "quick|50"])
    }

    @Test func lineLimitCountsParagraphs() {
        #expect(lines("a\nb\nc", lineLimit: 2) == ["a|10", "b…|20"])
        #expect(lines("a\nb", lineLimit: 2) == ["a|10", "b|10"])
    }

    @Test func trackingWidensEveryCharacter() {
        #expect(lines("abc", tracking: 1) == ["abc|33"])
        #expect(lines("abc", width: 33, tracking: 1) == ["abc|33"])
        #expect(lines("abc", width: 32.9, tracking: 1) == ["ab|22", "c|11"])
        #expect(lines("abc", width: 27, tracking: -1) == ["abc|27"])
    }

    @Test func tabsGoToTheNextStop() {
        #expect(lines("a\tb") == ["a\tb|90"])
        #expect(lines("\ta") == ["\ta|90"])
        #expect(lines("\t\ta") == ["\t\ta|170"])
    }

    @Test func tabStopIsAtLeastASpaceAway() {
        #expect(lines("abcdefg\th") == ["abcdefg\th|90"])
        #expect(lines("abcdefgh\ti") == ["abcdefgh\ti|170"])
    }

    @Test func tabDoesNotWrapItself() {
        #expect(lines("a\tb", width: 85) == ["a\t|10", "b|10"])
    }

    @Test(arguments: 0..<50) func linesAreTheWholeText(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let text = String(
            (0..<60).map { _ in "abcdefg   \n\t".randomElement(using: &random) ?? "a" })
        let scalars = Array(text.unicodeScalars)
        let width = Double.random(in: 10...200, using: &random)
        var next = 0
        for span in spans(text, width: width) {
            // There are only line feeds between lines.
            #expect(scalars[next..<span.scalars.lowerBound].allSatisfy { $0 == "\n" })
            #expect(span.scalars.lowerBound - next <= 1)
            #expect(!scalars[span.scalars].contains("\n"))
            next = span.scalars.upperBound
        }
        #expect(scalars[next...].isEmpty)
    }
}

/// Features of real fonts, made by hand. Units are ems, and at 1 pt they are points.
@Suite struct ShapedLineBreakingTests {
    private static let em = Int32(ShapedText.unitsPerEm)

    private func shaped(
        _ scalars: [(advance: Int32, traits: ShapedText.Traits)],
        corrections: [ShapedText.BreakCorrection] = []
    ) -> PreparedText {
        PreparedText(
            ShapedText(
                scalars: scalars.map {
                    ShapedText.Scalar(advance: $0.advance * Self.em, traits: $0.traits)
                },
                faces: [ShapedText.FallbackFace(name: "Fixed", metrics: Face.fixed.metrics)],
                corrections: corrections, ellipsisAdvance: Self.em, tabAdvance: 8 * Self.em))
    }

    private func spans(_ text: PreparedText, width: Double) -> [Line] {
        Array(IteratorSequence(LineIterator(text, LineBreakParameters(pointSize: 1, width: width))))
    }

    @Test func graphemesStayWhole() {
        // Two graphemes, each with a letter and a mark.
        let text = shaped([(2, .graphemeStart), (1, []), (2, .graphemeStart), (1, [])])
        #expect(spans(text, width: 5).map(\.scalars) == [0..<2, 2..<4])
        #expect(spans(text, width: 1).map(\.scalars) == [0..<2, 2..<4])
    }

    @Test func brokenPairLosesItsKerning() {
        // Together 10 wide, because the second letter moved 2 toward the first.
        let text = shaped(
            [(4, .graphemeStart), (6, [.graphemeStart, .lineBreakBefore])],
            corrections: [
                ShapedText.BreakCorrection(index: 1, ending: 2 * Self.em, beginning: 0)
            ])
        #expect(spans(text, width: 10).map(\.width) == [10])
        #expect(spans(text, width: 9).map(\.width) == [6, 6])
    }

    @Test func brokenLigatureComesApart() {
        // Three letters are 3 wide together. Separate, they are 2, 2, and 2.
        let text = shaped(
            [(2, .graphemeStart), (1, .graphemeStart), (2, .graphemeStart)],
            corrections: [
                ShapedText.BreakCorrection(index: 1, ending: 0, beginning: Self.em)
            ])
        #expect(spans(text, width: 4).map(\.width) == [3, 2])
        #expect(spans(text, width: 2).map(\.width) == [2, 2, 2])
    }

    @Test func lineSeparatorEndsALineOfTheParagraph() {
        let text = shaped([
            (1, .graphemeStart), (0, [.graphemeStart, .lineSeparator, .whiteSpace]),
            (1, [.graphemeStart, .lineBreakBefore]),
        ])
        #expect(spans(text, width: 10).map(\.scalars) == [0..<2, 2..<3])
    }

    @Test func tallestFaceOfALineDecides() {
        var raw = shaped([(1, .graphemeStart), (1, .graphemeStart), (1, .graphemeStart)]).shaped
        raw.faces.append(
            ShapedText.FallbackFace(
                name: "Tall", metrics: FaceMetrics(ascent: 1.5, descent: 0.125)))
        raw.runs = [ShapedText.Run(start: 0, face: 0), ShapedText.Run(start: 2, face: 1)]
        let text = PreparedText(raw)
        #expect(text.usedMetrics(in: 0..<2).ascent == 0.75)
        #expect(text.usedMetrics(in: 2..<3).descent == 0.125)
        #expect(text.usedMetrics(in: 1..<3).ascent == 1.5)
        #expect(text.usedMetrics(in: 1..<3).descent == 0.25)
        #expect(text.usedMetrics(in: 0..<0).ascent == 0.75)
    }
}

@Suite struct PreparedTextCacheTests {
    @Test func equalTextsArePreparedOnce() {
        let measurer = FixedAdvanceMeasurer()
        let cache = PreparedTextCache(measurer: measurer)
        let first = cache.prepared("text", in: .fixed)
        #expect(cache.prepared("text", in: .fixed) === first)
        #expect(cache.prepared("other", in: .fixed) !== first)
        #expect(measurer.preparations == 2)
        #expect(cache.count == 2)
    }
}
