// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Explanations
import TestSupport
import Testing

/// The steps of a computation. They agree with the plain computation.
@Suite struct ExplanationTests {
    /// A computation with every kind of step.
    private func everything<Number: ExplainableNumber>(_ a: Double, _ b: Double, _ c: Double)
        -> Number
    {
        let a = Number(a, "a", source: "file")
        let b = Number(b, "b", source: "document")
        let sum = (a + b + b).named("sum", source: "rule")
        let rounded = (sum * (a - b) / 2).rounded(to: c, Rounding(.up, to: "third of a point"))
        return Number.maximum(rounded, Number.minimum(a, 3) - (b - 1)).named("result", source: "")
    }

    @Test func stepsStandOnThoseBefore() {
        let explanation = Explanation(everything(17, 1.25, 154))
        #expect(explanation.value == 154)
        #expect(
            explanation.steps.map(\.text) == [
                "a: 17", "b: 1.25", "sum: 17 (a) + 2 × 1.25 (b) = 19.5",
                "result: max(⌈19.5 (sum) × (17 (a) − 1.25 (b)) ⁄ 2⌉ to a third of a point, "
                    + "min(17 (a), 3) − (1.25 (b) − 1)) = 154",
            ])
        #expect(explanation.steps.map(\.source) == ["file", "document", "rule", ""])
        #expect(explanation.steps.map(\.value) == [17, 1.25, 19.5, 154])
    }

    @Test func valuesAreThoseOfPlainNumbers() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<1000 {
            let (a, b, c) = (
                Double.random(in: -100...100, using: &generator),
                Double.random(in: -100...100, using: &generator),
                Double.random(in: -100...100, using: &generator)
            )
            let plain: Double = everything(a, b, c)
            let explained: ExplainedNumber = everything(a, b, c)
            #expect(explained.value == plain)
            #expect(Explanation(explained).steps.last?.value == plain)
        }
    }

    @Test func partsAreStepsBeforeAndEachOnce() {
        // Each number uses the one before twice, so the tree has 2^200 leaves.
        var number = ExplainedNumber(1, "known", source: "file")
        for index in 0..<200 {
            number = ExplainedNumber.maximum(number, number - 1).named("\(index)", source: "rule")
        }
        let explanation = Explanation(number)
        #expect(explanation.steps.count == 201)
        for (index, step) in explanation.steps.enumerated() {
            #expect(step.parts == (index == 0 ? [] : [index - 1]))
        }
        #expect(explanation.nearest == Array(194...200))
    }

    @Test func assumedStepsAreShownAtFirst() {
        var number = ExplainedNumber(1, "guess", source: .assumed("profile"))
        for index in 0..<20 {
            number = ExplainedNumber.maximum(number, number - 1).named("\(index)", source: "rule")
        }
        #expect(Explanation(number).nearest == [0] + Array(14...20))
    }

    @Test func equalSummandsAreCountedWhereverTheyStand() {
        let (a, b) = (
            ExplainedNumber(2, "a", source: "file"), ExplainedNumber(3, "b", source: "file")
        )
        // As many as the lines of the longest text in a file.
        var sum = a
        for _ in 0..<100_000 { sum = sum + b + a }
        #expect(sum.value == 500_002)
        #expect(
            Explanation(sum.named("sum", source: "")).steps.map(\.text) == [
                "a: 2", "b: 3", "sum: 100001 × 2 (a) + 100000 × 3 (b) = 500002",
            ])
    }

    @Test func noSentenceOfManySummandsIsLong() {
        var sum: ExplainedNumber = 0
        for index in 1...500 {
            sum = sum + ExplainedNumber(Double(index), "summand \(index)", source: "file")
        }
        let explanation = Explanation(sum.named("sum", source: ""))
        #expect(explanation.steps.last?.value == 125_250)
        #expect(explanation.steps.count { $0.parts.isEmpty } == 500)
        #expect(explanation.steps.count < 560)
        #expect(explanation.steps.allSatisfy { $0.parts.count <= 12 })
    }

    /// Found by the fuzzer: the largest of several sums, of which each had many summands.
    @Test func noSentenceNamesManyNumbers() {
        func sum(_ start: Int) -> ExplainedNumber {
            (start..<start + 12).reduce(0) {
                $0 + ExplainedNumber(Double($1), "\($1)", source: "file")
            }
        }
        let numbers = (0..<4).map { sum(100 * $0 + 1) }
        let largest = numbers.reduce(0) { ExplainedNumber.maximum($0, $1) }
        for number in [
            largest, numbers[0] * numbers[1], numbers[0] / numbers[1], numbers[0] - numbers[1],
            ExplainedNumber.minimum(numbers[0], numbers[1]), numbers[0] + numbers[1],
        ] {
            let explanation = Explanation(number.named("total", source: ""))
            #expect(explanation.value == number.value)
            for step in explanation.steps { #expect(step.parts.count <= 16, "\(step.text)") }
        }
        #expect(Explanation(largest.named("total", source: "")).steps.count > 48)
    }

    @Test func stepsOfSeveralNumbersAreShared() {
        let part = ExplainedNumber(17, "part", source: "file")
        let numbers = [part + 1, part * 2].enumerated().map {
            Explanation($1.named("number \($0)", source: ""))
        }
        var graph = Explanation.Graph()
        #expect(numbers.map { graph.add($0) } == [1, 2])
        #expect(graph.steps.map(\.name) == ["part", "number 0", "number 1"])
    }

    @Test func numbersAreWrittenWithThreeDecimals() {
        for (value, text) in [
            (17.0, "x: 17"), (1.0 / 3, "x: 0.333"), (20.2870001, "x: 20.287"),
            (-0.5, "x: -0.5"), (1e17, "x: 100000000000000000"),
        ] {
            let number = ExplainedNumber(value, "x", source: "")
            #expect(Explanation(number).steps.map(\.text) == [text])
        }
    }
}
