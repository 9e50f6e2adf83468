// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A number that may know how it was computed.
///
/// A computation is written once, for any such number. With `Double` it gives only the value, at the speed of
/// `Double`; with ``ExplainedNumber`` it gives the same value and its steps. So an explanation cannot disagree
/// with its number.
package protocol ExplainableNumber: ExpressibleByIntegerLiteral, Sendable {
    var value: Double { get }

    /// An input number, not a computed one.
    ///
    /// - Parameters:
    ///   - name: the name, such as `leading of body at AX5`.
    ///   - source: the document or file with the number.
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

    /// The number as a result with a name, which is a separate step.
    ///
    /// - Parameter source: the rule of the computation.
    func named(_ name: @autoclosure () -> String, source: @autoclosure () -> Origin) -> Self
}

@usableFromInline package struct Rounding: Hashable, Sendable {
    package enum Direction: Hashable, Sendable {
        case up, down, nearest
    }

    package var direction: Direction
    /// The unit of the rounded number, such as `third of a point`.
    package var unit: String

    package init(_ direction: Direction, to unit: String) {
        (self.direction, self.unit) = (direction, unit)
    }
}

/// Plain numbers. No part of an explanation is made.
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

    /// An input, by its name and value.
    func callAsFunction(_ value: Double, _ term: @autoclosure () -> Term) -> Number
}

/// Inputs without explanations.
@usableFromInline package struct PlainInputs<Term>: ComputationInputs {
    @inlinable package init() {}

    @inlinable package func callAsFunction(
        _ value: Double, _ term: @autoclosure () -> Term
    ) -> Double { value }
}

/// Inputs with explanations.
package struct ExplainedInputs<Term>: ComputationInputs {
    private let explain: (Double, Term) -> ExplainedNumber

    /// - Parameter explain: returns the explained number for an input, with the same value.
    package init(_ explain: @escaping (Double, Term) -> ExplainedNumber) { self.explain = explain }

    package func callAsFunction(
        _ value: Double, _ term: @autoclosure () -> Term
    ) -> ExplainedNumber { explain(value, term()) }
}
