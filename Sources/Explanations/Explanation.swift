// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The steps to a number, each of which stands on those before.
package struct Explanation: Hashable, Sendable {
    /// One number on the way.
    package struct Step: Hashable, Sendable {
        /// The name and the computation: `height: 52 (content) + 1 (separator) = 53`.
        package let text: String
        package let value: Double
        package let source: Origin
    }

    package let value: Double
    /// From what is known to the number itself, the last.
    package private(set) var steps: [Step] = []

    package init(_ number: ExplainedNumber) {
        value = number.value
        add(number)
    }

    /// Adds the steps that a number stands on, each once, and its own where it has a name.
    private mutating func add(_ number: ExplainedNumber) {
        switch number.expression {
        case .constant: break
        case .input(let label): append(label, number, number.value.plain)
        case .result(let label, let computed):
            add(computed)
            let isComputed = computed.isComputed
            append(
                label, number,
                computed.formula + (isComputed ? " = \(number.value.plain)" : ""))
        case .rounding(_, let operand): add(operand)
        case .sum(let left, let right), .difference(let left, let right),
            .product(let left, let right), .quotient(let left, let right),
            .maximum(let left, let right), .minimum(let left, let right):
            add(left)
            add(right)
        }
    }

    private mutating func append(
        _ label: ExplainedNumber.Label, _ number: ExplainedNumber, _ formula: String
    ) {
        let step = Step(
            text: "\(label.name): \(formula)", value: number.value, source: label.source)
        if !steps.contains(step) { steps.append(step) }
    }
}

// MARK: - Formulas

extension ExplainedNumber {
    /// Whether anything was done to get it: else it is the same as another number.
    fileprivate var isComputed: Bool {
        switch expression {
        case .constant, .input, .result: false
        default: true
        }
    }

    /// The precedence of an expression: one of lower precedence stands in parentheses.
    private enum Binding: Int {
        case sum, product, single
    }

    private var binding: Binding {
        switch expression {
        case .sum, .difference: .sum
        case .product, .quotient: .product
        case .rounding(let rounding, _): rounding.direction == .nearest ? .sum : .single
        case .constant, .input, .result, .maximum, .minimum: .single
        }
    }

    /// The expression down to the next numbers that have names.
    fileprivate var formula: String {
        switch expression {
        case .constant: value.plain
        case .input(let label), .result(let label, _): "\(value.plain) (\(label.name))"
        case .sum: summands.folded.joined(separator: " + ")
        case .difference(let left, let right):
            "\(left.text(within: .sum)) − \(right.text(within: .product))"
        case .product(let left, let right):
            "\(left.text(within: .product)) × \(right.text(within: .single))"
        case .quotient(let left, let right):
            "\(left.text(within: .product)) ⁄ \(right.text(within: .single))"
        case .maximum(let first, let second): choice("max", first.formula, second.formula)
        case .minimum(let first, let second): choice("min", first.formula, second.formula)
        case .rounding(let rounding, let operand): rounding.text(of: operand.formula)
        }
    }

    private func text(within other: Binding) -> String {
        binding.rawValue < other.rawValue ? "(\(formula))" : formula
    }

    private func choice(_ name: String, _ first: String, _ second: String) -> String {
        first == second ? first : "\(name)(\(first), \(second))"
    }

    /// The summands of a sum, from left to right.
    private var summands: [String] {
        guard case .sum(let left, let right) = expression else { return [text(within: .sum)] }
        return left.summands + right.summands
    }
}

extension [String] {
    /// Equal summands next to each other as a product.
    fileprivate var folded: [String] {
        var folded: [(text: String, count: Int)] = []
        for text in self {
            if folded.last?.text == text {
                folded[folded.count - 1].count += 1
            } else {
                folded.append((text, 1))
            }
        }
        return folded.map { $0.count == 1 ? $0.text : "\($0.count) × \($0.text)" }
    }
}

extension Rounding {
    fileprivate func text(of number: String) -> String {
        switch direction {
        case .up: "⌈\(number)⌉ to a \(unit)"
        case .down: "⌊\(number)⌋ to a \(unit)"
        case .nearest: "\(number) to the nearest \(unit)"
        }
    }
}

extension Double {
    /// With three decimals at most, and without a fraction where there is none.
    fileprivate var plain: String {
        let value = (self * 1000).rounded() / 1000
        return Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
