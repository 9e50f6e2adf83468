// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import LayoutEngine

/// Counting lines gives as many lines as making them, for unlikely texts and in every setting.
@Suite struct BreakTableTests {
    @Test(arguments: 0..<150)
    func countsTheLinesThatBreakingMakes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let texts = (0..<20).map { _ in Self.text(using: &random) }
        var table = BreakTable()
        for text in texts { table.append(text) }
        var counted = 0
        for _ in 0..<20 {
            let parameters = Self.parameters(using: &random)
            for (index, text) in texts.enumerated() {
                let lines = Array(IteratorSequence(LineIterator(text, parameters)))
                let count = table.withCounter(parameters) { $0.lineCount(of: index) }
                if let count {
                    counted += 1
                    #expect(count == lines.count, "text \(index) in \(parameters)")
                }
                var oneLine = parameters
                oneLine.width = .infinity
                oneLine.lineLimit = 0
                if let length = table.length(of: index, oneLine) {
                    let line = Array(IteratorSequence(LineIterator(text, oneLine)))
                    #expect(line.count == 1)
                    #expect(line.first?.width == length)
                }
            }
        }
        // A table that counts nothing would pass, too.
        #expect(counted > 30)
    }

    // 3 is ideographic and ends in a space, so it cannot be counted.
    @Test(arguments: [0, 1, 2, 4])
    func countsTheLinesOfLongTexts(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        // More letters and ems than short texts can store.
        let texts = [20, 9000, 60_000].map {
            Self.text(of: $0, isCountable: true, using: &random)
        }
        var table = BreakTable()
        for text in texts { table.append(text) }
        var counted = 0
        for _ in 0..<6 {
            var parameters = Self.parameters(using: &random)
            parameters.width = Double.random(in: 200...50_000, using: &random)
            for (index, text) in texts.enumerated() {
                let lines = Array(IteratorSequence(LineIterator(text, parameters)))
                var clusters: [Int] = []
                let count =
                    table.withCounter(parameters) { counter in
                        counter.forEachLine(of: index) { clusters.append($0) }
                    } ?? table.forEachLine(ofLong: index, parameters) { clusters.append($0) }
                guard let count else { continue }
                #expect(count == lines.count, "text \(index) in \(parameters)")
                #expect(clusters.count == lines.count - (lines.last?.isTruncated == true ? 1 : 0))
                #expect(clusters.allSatisfy { $0 >= 0 })
                if text.shaped.scalars.count > 4096 { counted += 1 }
            }
        }
        #expect(texts.indices.allSatisfy(table.holds))
        #expect(counted > 5)
    }

    // Most texts of 1 have words wider than lines, which are not counted.
    @Test(arguments: [0, 2, 3, 4, 5])
    func countsTheLinesOfLongTextsWithParagraphs(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let texts = [3000, 9000, 20_000].map {
            Self.text(of: $0, isCountable: true, hasParagraphs: true, using: &random)
        }
        var table = BreakTable()
        for text in texts { table.append(text) }
        #expect(texts.indices.allSatisfy { table.holds($0) && table.hasParagraphs($0) })
        var counted = 0
        for _ in 0..<6 {
            var parameters = Self.parameters(using: &random)
            parameters.width = Double.random(in: 200...5_000, using: &random)
            parameters.lineLimit = [0, 0, 7].randomElement(using: &random) ?? 0
            for (index, text) in texts.enumerated() {
                let lines = Array(IteratorSequence(LineIterator(text, parameters)))
                var clusters: [Int] = []
                let count = table.forEachLine(ofLong: index, parameters) { clusters.append($0) }
                guard let count else { continue }
                #expect(count == lines.count, "text \(index) in \(parameters)")
                guard parameters.lineLimit == 0 else { continue }
                // Characters at the end of a line hang or count.
                let drawn = lines.map { text.shaped.sum(of: $0.scalars).clusters }
                #expect(clusters.count == drawn.count)
                #expect(zip(clusters, drawn).allSatisfy { (0...1).contains($1 - $0) })
                counted += 1
            }
        }
        #expect(counted > 2)
    }

    @Test func leavesToOthersWhatItCannotCount() {
        let measurer = FixedAdvanceMeasurer()
        var table = BreakTable()
        let texts = ["plain words", "two\nparagraphs", "a\ttab", "word-wider-than-the-line", ""]
        for text in texts { table.append(measurer.prepare(text, in: .fixed)) }
        let parameters = LineBreakParameters(pointSize: 20, width: 60)
        let counts = texts.indices.map { index in
            table.withCounter(parameters) { $0.lineCount(of: index) }
        }
        #expect(counts == [2, nil, nil, nil, 1])
    }

    /// Words of letters that may have no width, with all kinds of spaces, and with kerning that changes at line ends.
    ///
    /// - Parameters:
    ///   - length: the number of characters; by default below 80.
    ///   - isCountable: whether the text has one paragraph, and each letter has a width and a cluster.
    ///   - hasParagraphs: whether there are separators among the letters nevertheless.
    private static func text(
        of length: Int? = nil, isCountable: Bool = false, hasParagraphs: Bool = false,
        using random: inout SeededGenerator
    ) -> PreparedText {
        var scalars: [ShapedText.Scalar] = []
        var corrections: [ShapedText.BreakCorrection] = []
        let widths: [Int32] =
            isCountable || Bool.random(using: &random)
            ? [20_000, 35_000, 60_000] : [0, 500, 90_000]
        let isIdeographic = Int.random(in: 0..<5, using: &random) == 0 && !hasParagraphs
        for index in 0..<(length ?? Int.random(in: 0..<80, using: &random)) {
            var traits: ShapedText.Traits =
                Int.random(in: 0..<12, using: &random) == 0 && !isCountable ? [] : [.graphemeStart]
            let afterSpace = scalars.last?.traits.contains(.whiteSpace) ?? false
            if afterSpace || (isIdeographic && index > 0) {
                traits.formUnion([.lineBreakBefore, .graphemeStart])
            }
            if Int.random(in: 0..<6, using: &random) == 0 { traits.insert(.whiteSpace) }
            if !isCountable, Int.random(in: 0..<900, using: &random) == 0 {
                traits = [.paragraphSeparator, .graphemeStart]
            }
            if hasParagraphs, Int.random(in: 0..<200, using: &random) == 0 {
                traits =
                    Bool.random(using: &random)
                    ? [.paragraphSeparator, .graphemeStart] : [.lineSeparator, .graphemeStart]
            }
            if index > 0, Int.random(in: 0..<9, using: &random) == 0 {
                corrections.append(
                    ShapedText.BreakCorrection(
                        index: index, ending: Int32.random(in: -3000...3000, using: &random),
                        beginning: Int32.random(in: -3000...3000, using: &random)))
            }
            scalars.append(
                ShapedText.Scalar(
                    advance: widths.randomElement(using: &random) ?? 0, traits: traits))
        }
        return PreparedText(
            ShapedText(
                scalars: scalars,
                faces: [ShapedText.FallbackFace(name: "Fixed", metrics: Face.fixed.metrics)],
                corrections: corrections, ellipsisAdvance: 60_000, tabAdvance: 160_000))
    }

    private static func parameters(using random: inout SeededGenerator) -> LineBreakParameters {
        LineBreakParameters(
            pointSize: Double.random(in: 8...60, using: &random),
            tracking: [0, -0.43, 0.3, -3].randomElement(using: &random) ?? 0,
            width: Double.random(in: 20...500, using: &random),
            lineLimit: [0, 0, 1, 3].randomElement(using: &random) ?? 0)
    }
}
