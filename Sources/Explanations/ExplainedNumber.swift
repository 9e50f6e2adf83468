// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// A number with its expression. Expressions form a graph, because equal numbers are one shared part.
package struct ExplainedNumber: ExplainableNumber, Hashable {
    package let value: Double
    let expression: Expression
    /// A hash of the value and the expression, so that a comparison does not visit the whole graph.
    private let fingerprint: Int
    /// The number of names in the formula.
    private let nameCount: Int

    /// The expression of a number.
    indirect enum Expression: Hashable, Sendable {
        /// A number in the formula, such as the 2 of a half.
        case constant
        case input(Label)
        case result(Label, ExplainedNumber)
        case sum([Summand])
        case difference(ExplainedNumber, ExplainedNumber)
        case product(ExplainedNumber, ExplainedNumber)
        case quotient(ExplainedNumber, ExplainedNumber)
        /// The maximum or the minimum of two numbers, by its name.
        case choice(String, ExplainedNumber, ExplainedNumber)
        case rounding(Rounding, ExplainedNumber)
    }

    /// The name and the source of a number.
    struct Label: Hashable, Sendable {
        var name: String
        var source: Origin
    }

    /// A number with its count in a sum.
    struct Summand: Hashable, Sendable {
        var number: ExplainedNumber
        var count = 1
    }

    private init(_ value: Double, _ expression: Expression) {
        (self.value, self.expression) = (value, expression)
        var hasher = Hasher()
        hasher.combine(value)
        hasher.combine(expression)
        fingerprint = hasher.finalize()
        nameCount =
            switch expression {
            case .constant: 0
            case .input, .result: 1
            case .sum(let summands): summands.reduce(0) { $0 + $1.number.nameCount }
            case .difference(let left, let right), .product(let left, let right),
                .quotient(let left, let right), .choice(_, let left, let right):
                left.nameCount + right.nameCount
            case .rounding(_, let operand): operand.nameCount
            }
    }

    /// A number of two others. If together they have too many names for one sentence, those with many get steps of their
    /// own.
    private init(
        _ value: Double, _ left: Self, _ right: Self, _ expression: (Self, Self) -> Expression
    ) {
        var (left, right) = (left, right)
        if left.nameCount + right.nameCount > Self.mostNames { left = left.inSteps }
        if left.nameCount + right.nameCount > Self.mostNames { right = right.inPart }
        self.init(value, expression(left, right))
    }

    private static let mostNames = 16

    /// The first number of two as a step of its own, if it has several names.
    private var inSteps: Self {
        guard nameCount > 1 else { return self }
        return switch expression {
        case .choice("max", _, _):
            named(tr("largest so far"), source: .words(tr("the largest of the first numbers")))
        case .sum: named(tr("sum so far"), source: .words(tr("the first numbers of a long sum")))
        default: inPart
        }
    }

    /// This number as a step of its own, if it has several names.
    private var inPart: Self {
        guard nameCount > 1 else { return self }
        return named(
            tr("part of the calculation"), source: .words(tr("a calculation with many numbers")))
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.fingerprint == right.fingerprint && left.value == right.value
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

    package init(
        _ value: Double, _ name: @autoclosure () -> String, source: @autoclosure () -> Origin
    ) {
        self.init(value, .input(Label(name: name(), source: source())))
    }

    package init(integerLiteral value: Int) { self.init(Double(value), .constant) }

    /// Adding zero leaves no step. Equal summands are counted, and many different summands start a new sum, so
    /// no sentence gets long.
    package static func + (left: Self, right: Self) -> Self {
        if left.isZero { return right }
        if right.isZero { return left }
        var sum = left.summands
        for summand in right.summands {
            if let index = sum.firstIndex(where: { $0.number == summand.number }) {
                sum[index].count += summand.count
            } else {
                sum.append(summand)
            }
        }
        let value = left.value + right.value
        let nameCount = sum.reduce(0) { $0 + $1.number.nameCount }
        if sum.count > mostSummands || nameCount > mostNames {
            return Self(value, left.inSteps, right) { .sum([Summand(number: $0)] + $1.summands) }
        }
        return Self(value, .sum(sum))
    }

    private static let mostSummands = 12
    private static let mostChoices = 5

    private var summands: [Summand] {
        if case .sum(let summands) = expression { summands } else { [Summand(number: self)] }
    }

    package static func - (left: Self, right: Self) -> Self {
        Self(left.value - right.value, left, right) { .difference($0, $1) }
    }

    package static func * (left: Self, right: Self) -> Self {
        Self(left.value * right.value, left, right) { .product($0, $1) }
    }

    package static func / (left: Self, right: Self) -> Self {
        Self(left.value / right.value, left, right) { .quotient($0, $1) }
    }

    package static func maximum(_ first: Self, _ second: Self) -> Self {
        let most = Double.maximum(first.value, second.value)
        let isLong = first.choiceCount >= mostChoices
        return Self(most, isLong ? first.inSteps : first, second) { .choice("max", $0, $1) }
    }

    /// The number of numbers of which this is one.
    private var choiceCount: Int {
        if case .choice(_, let first, let second) = expression {
            first.choiceCount + second.choiceCount
        } else {
            1
        }
    }

    package static func minimum(_ first: Self, _ second: Self) -> Self {
        Self(Double.minimum(first.value, second.value), first, second) { .choice("min", $0, $1) }
    }

    /// A rounding that changes only the last bits leaves no step.
    package func rounded(
        to value: Double, _ rounding: @autoclosure () -> Rounding
    ) -> ExplainedNumber {
        let isUnchanged = abs(value - self.value) < 1e-9
        return Self(value, isUnchanged ? expression : .rounding(rounding(), self))
    }

    private var isZero: Bool {
        if case .constant = expression { value == 0 } else { false }
    }

    package func named(
        _ name: @autoclosure () -> String, source: @autoclosure () -> Origin
    ) -> ExplainedNumber {
        Self(value, .result(Label(name: name(), source: source()), self))
    }
}
