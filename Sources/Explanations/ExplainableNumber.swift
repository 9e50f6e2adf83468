// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A number that may know how it was computed.
///
/// A computation is written once, over any such number. With `Double` it gives only the value, at the speed
/// of `Double`; with ``ExplainedNumber`` it gives the same value and its steps. So an explanation cannot
/// disagree with its number.
package protocol ExplainableNumber: ExpressibleByIntegerLiteral, Sendable {
    var value: Double { get }

    /// A number that is known rather than computed.
    ///
    /// - Parameters:
    ///   - name: such as `leading of body at AX5`.
    ///   - source: the document or file that has it.
    init(
        _ value: Double, _ name: @autoclosure () -> String, source: @autoclosure () -> Origin)

    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static func * (left: Self, right: Self) -> Self
    static func / (left: Self, right: Self) -> Self
    static func maximum(_ first: Self, _ second: Self) -> Self
    static func minimum(_ first: Self, _ second: Self) -> Self

    /// The number after a rounding that gave `value`.
    func rounded(to value: Double, _ rounding: @autoclosure () -> Rounding) -> Self

    /// The number as a result that has a name, and so is a step of its own.
    ///
    /// - Parameter source: the rule by which it is computed.
    func named(_ name: @autoclosure () -> String, source: @autoclosure () -> Origin) -> Self
}

@usableFromInline package struct Rounding: Hashable, Sendable {
    package enum Direction: Hashable, Sendable {
        case up, down, nearest
    }

    package var direction: Direction
    /// The unit of which there is a whole number, such as `third of a point`.
    package var unit: String

    package init(_ direction: Direction, to unit: String) {
        (self.direction, self.unit) = (direction, unit)
    }
}

/// Plain numbers: nothing of an explanation is ever made.
extension Double: ExplainableNumber {
    @inlinable package var value: Double { self }

    @inlinable package init(
        _ value: Double, _ name: @autoclosure () -> String, source: @autoclosure () -> Origin
    ) {
        self = value
    }

    @inlinable package func rounded(
        to value: Double, _ rounding: @autoclosure () -> Rounding
    ) -> Double { value }

    @inlinable package func named(
        _ name: @autoclosure () -> String, source: @autoclosure () -> Origin
    ) -> Double { self }
}

// MARK: - Inputs

/// The inputs of a computation: plain numbers, or explained ones.
///
/// `Term` names the inputs of a computation, so that code that knows their sources can explain them.
package protocol ComputationInputs<Term, Number> {
    associatedtype Term
    associatedtype Number: ExplainableNumber

    /// An input by its name and value.
    func callAsFunction(_ value: Double, _ term: @autoclosure () -> Term) -> Number
}

/// Inputs as they are.
@usableFromInline package struct PlainInputs<Term>: ComputationInputs {
    @inlinable package init() {}

    @inlinable package func callAsFunction(
        _ value: Double, _ term: @autoclosure () -> Term
    ) -> Double { value }
}

/// Inputs that are explained.
package struct ExplainedInputs<Term>: ComputationInputs {
    private let explain: (Double, Term) -> ExplainedNumber

    /// - Parameter explain: the number for an input, whose value is the one that it is given.
    package init(_ explain: @escaping (Double, Term) -> ExplainedNumber) { self.explain = explain }

    package func callAsFunction(
        _ value: Double, _ term: @autoclosure () -> Term
    ) -> ExplainedNumber { explain(value, term()) }
}
