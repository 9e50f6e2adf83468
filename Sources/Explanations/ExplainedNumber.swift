// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// A number with its expression. Expressions form a graph, because equal numbers are one shared part.
package struct ExplainedNumber: ExplainableNumber, Hashable {
    package let value: Double
    let expression: Expression
    /// A hash of the value and the expression, so that a comparison does not visit the whole graph.
    private let fingerprint: Int

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
        if sum.count > mostSummands {
            let subtotal = left.named(
                tr("sum so far"), source: .words(tr("the first numbers of a long sum")))
            sum = [Summand(number: subtotal)] + right.summands
        }
        return Self(left.value + right.value, .sum(sum))
    }

    private static let mostSummands = 12
    private static let mostChoices = 5

    private var summands: [Summand] {
        if case .sum(let summands) = expression { summands } else { [Summand(number: self)] }
    }

    package static func - (left: Self, right: Self) -> Self {
        Self(left.value - right.value, .difference(left, right))
    }

    package static func * (left: Self, right: Self) -> Self {
        Self(left.value * right.value, .product(left, right))
    }

    package static func / (left: Self, right: Self) -> Self {
        Self(left.value / right.value, .quotient(left, right))
    }

    package static func maximum(_ first: Self, _ second: Self) -> Self {
        let most = Double.maximum(first.value, second.value)
        guard first.choiceCount < mostChoices else {
            let subtotal = first.named(
                tr("largest so far"), source: .words(tr("the largest of the first numbers")))
            return Self(most, .choice("max", subtotal, second))
        }
        return Self(most, .choice("max", first, second))
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
        Self(Double.minimum(first.value, second.value), .choice("min", first, second))
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
