// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A number with the expression that gave it.
package struct ExplainedNumber: ExplainableNumber {
    package let value: Double
    let expression: Expression

    /// The expression that a number was computed from.
    indirect enum Expression: Sendable {
        /// A number that computations bring along, such as the 2 of a half.
        case constant
        case input(Label)
        case result(Label, ExplainedNumber)
        case sum(ExplainedNumber, ExplainedNumber)
        case difference(ExplainedNumber, ExplainedNumber)
        case product(ExplainedNumber, ExplainedNumber)
        case quotient(ExplainedNumber, ExplainedNumber)
        case maximum(ExplainedNumber, ExplainedNumber)
        case minimum(ExplainedNumber, ExplainedNumber)
        case rounding(Rounding, ExplainedNumber)
    }

    /// The name and the source of a number.
    struct Label: Hashable, Sendable {
        var name: String
        var source: Origin
    }

    private init(_ value: Double, _ expression: Expression) {
        (self.value, self.expression) = (value, expression)
    }

    package init(
        _ value: Double, _ name: @autoclosure () -> String, source: @autoclosure () -> Origin
    ) {
        self.init(value, .input(Label(name: name(), source: source())))
    }

    package init(integerLiteral value: Int) { self.init(Double(value), .constant) }

    /// Nothing is said of adding nothing.
    package static func + (left: Self, right: Self) -> Self {
        if left.isZero { return right }
        if right.isZero { return left }
        return Self(left.value + right.value, .sum(left, right))
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
        Self(Double.maximum(first.value, second.value), .maximum(first, second))
    }

    package static func minimum(_ first: Self, _ second: Self) -> Self {
        Self(Double.minimum(first.value, second.value), .minimum(first, second))
    }

    /// Nothing is said of a rounding that changes no more than the last bits.
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
