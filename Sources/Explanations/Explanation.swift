// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Words

/// The steps to a number as a graph. Each step is written once, after the steps that it names.
package struct Explanation: Hashable, Sendable {
    /// One number of the computation.
    package struct Step: Hashable, Sendable {
        package let name: String
        /// The name and the computation: `height: 52 (content) + 1 (separator) = 53`.
        package let text: String
        package let value: Double
        package let source: Origin
        /// The indices of the steps in the text, each once.
        package let parts: [Int]

        /// The name and the value: `height: 53`.
        package var glance: String { "\(name): \(value.calculated)" }
    }

    package var value: Double { number.value }
    /// The steps, from the inputs to the number itself.
    package let steps: [Step]
    fileprivate let number: ExplainedNumber

    package init(_ number: ExplainedNumber) {
        self.number = number
        var graph = Graph()
        _ = graph.add(number)
        steps = graph.steps
    }

    /// The indices of the few steps nearest to the number, and of a few that are assumed wherever they are. They are
    /// shown first. Computed steps come before inputs, because the formulas contain the inputs.
    package var nearest: [Int] {
        var nearest = Array(steps.indices.suffix(1))
        for isKnown in [false, true] {
            var next = 0
            while next < nearest.count {
                let parts = steps[nearest[next]].parts.filter {
                    steps[$0].parts.isEmpty == isKnown && !nearest.contains($0)
                }
                nearest += parts.prefix(Self.stepsAtFirst - nearest.count)
                next += 1
            }
        }
        let assumed = steps.indices.filter {
            if case .assumed = steps[$0].source { !nearest.contains($0) } else { false }
        }
        return (nearest + assumed.prefix(Self.assumedStepsAtFirst)).sorted()
    }

    package static let stepsAtFirst = 7
    /// The most assumed steps besides.
    package static let assumedStepsAtFirst = 3
}

// MARK: - Formulas

extension Explanation {
    /// The steps to several numbers, with shared parts.
    package struct Graph {
        package private(set) var steps: [Step] = []
        private var known: [ExplainedNumber: Int] = [:]
        /// The steps named so far in the formula of the current step.
        private var parts: [Int] = []

        package init() {}

        /// Adds the new steps of an explanation, and returns the index of its last step.
        package mutating func add(_ explanation: Explanation) -> Int? { add(explanation.number) }

        fileprivate mutating func add(_ number: ExplainedNumber) -> Int? {
            parts = []
            _ = formula(of: number)
            return parts.last
        }

        /// The expression of a number. It ends at numbers with names, which become parts.
        private mutating func formula(of number: ExplainedNumber) -> String {
            switch number.expression {
            case .constant: return number.value.calculated
            case .input(let label), .result(let label, _):
                let step = step(of: number, label)
                if !parts.contains(step) { parts.append(step) }
                return "\(number.value.calculated) (\(label.name))"
            case .sum(let summands):
                return summands.map {
                    let times = $0.count == 1 ? "" : "\($0.count) × "
                    return times + text(of: $0.number, within: times.isEmpty ? .sum : .single)
                }.joined(separator: " + ")
            case .difference(let left, let right):
                return text(of: left, within: .sum) + " − " + text(of: right, within: .product)
            case .product(let left, let right):
                return text(of: left, within: .product) + " × " + text(of: right, within: .single)
            case .quotient(let left, let right):
                return text(of: left, within: .product) + " ⁄ " + text(of: right, within: .single)
            case .choice(let name, let left, let right):
                let (first, second) = (formula(of: left), formula(of: right))
                return first == second ? first : "\(name)(\(first), \(second))"
            case .rounding(let rounding, let operand):
                return rounding.text(of: formula(of: operand))
            }
        }

        /// The step of a number with a name, added after the steps of its parts.
        private mutating func step(
            of number: ExplainedNumber, _ label: ExplainedNumber.Label
        ) -> Int {
            if let step = known[number] { return step }
            let outer = parts
            defer { parts = outer }
            parts = []
            var text = number.value.calculated
            if case .result(_, let computed) = number.expression {
                switch computed.expression {
                // This number has a second name, without a computation.
                case .constant, .input, .result: text = formula(of: computed)
                default: text = "\(formula(of: computed)) = \(text)"
                }
            }
            steps.append(
                Step(
                    name: label.name, text: "\(label.name): \(text)", value: number.value,
                    source: label.source, parts: parts))
            known[number] = steps.count - 1
            return steps.count - 1
        }

        private mutating func text(
            of number: ExplainedNumber, within other: ExplainedNumber.Binding
        ) -> String {
            let formula = formula(of: number)
            return number.binding.rawValue < other.rawValue ? "(\(formula))" : formula
        }
    }
}

extension ExplainedNumber {
    /// The precedence of an expression. An expression with lower precedence gets parentheses.
    fileprivate enum Binding: Int {
        case rounding, sum, product, single
    }

    fileprivate var binding: Binding {
        switch expression {
        case .sum, .difference: .sum
        case .product, .quotient: .product
        case .rounding(let rounding, _): rounding.direction == .nearest ? .rounding : .single
        case .constant, .input, .result, .choice: .single
        }
    }
}

extension Rounding {
    fileprivate func text(of number: String) -> String {
        switch direction {
        // Translators: %2$s is a unit such as “point” or “third of a point”.
        case .up: tr("⌈%1$s⌉ to a %2$s", number, unit)
        case .down: tr("⌊%1$s⌋ to a %2$s", number, unit)
        case .nearest: tr("%1$s to the nearest %2$s", number, unit)
        }
    }
}
