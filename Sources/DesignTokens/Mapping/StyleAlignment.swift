// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// Assigns tokens to styles with the lowest total cost. Both are in order from the largest to the
/// smallest, so no token is larger than the token of a larger style.
///
/// This is dynamic programming over tokens and styles. Costs are logarithms of ratios of sizes, so
/// twice the size costs as much as half the size.
struct StyleAlignment {
    let styles: [TextStyle]
    /// The cost of assigning a token to a style; nil if it makes no sense.
    let cost: (MappingCandidate, TextStyle) -> Double?

    /// The cost of leaving a token out, the same as for a size that is wrong by a factor of 1.5.
    static let omission = 0.4
    /// The cost of leaving out the first-level heading.
    private static let firstHeadingOmission = 0.8

    /// The best result for the tokens and styles up to a certain one.
    private struct Step {
        var cost: Double
        /// Whether the last token is assigned to the last style.
        var isPair: Bool
    }

    /// - Parameter tokens: the tokens from the largest to the smallest.
    func pairs(_ tokens: [MappingCandidate]) -> [(style: TextStyle, token: MappingCandidate)] {
        let width = styles.count + 1
        var steps = [Step](
            repeating: Step(cost: 0, isPair: false), count: (tokens.count + 1) * width)
        for (row, token) in tokens.enumerated() {
            let omission =
                token.isFirstHeading && row == 0 ? Self.firstHeadingOmission : Self.omission
            for column in 0..<width {
                let above = steps[row * width + column].cost + omission
                var best = Step(cost: above, isPair: false)
                if column > 0 {
                    let left = steps[(row + 1) * width + column - 1].cost
                    if left < best.cost { best = Step(cost: left, isPair: false) }
                    if let cost = cost(token, styles[column - 1]) {
                        let pair = steps[row * width + column - 1].cost + cost
                        if pair < best.cost { best = Step(cost: pair, isPair: true) }
                    }
                }
                steps[(row + 1) * width + column] = best
            }
        }
        return trace(steps, tokens, width)
    }

    private func trace(
        _ steps: [Step], _ tokens: [MappingCandidate], _ width: Int
    ) -> [(style: TextStyle, token: MappingCandidate)] {
        var pairs: [(style: TextStyle, token: MappingCandidate)] = []
        var (row, column) = (tokens.count, styles.count)
        while row > 0, column > 0 {
            let step = steps[row * width + column]
            if step.isPair {
                pairs.append((styles[column - 1], tokens[row - 1]))
                row -= 1
                column -= 1
            } else if steps[row * width + column - 1].cost <= step.cost {
                column -= 1
            } else {
                row -= 1
            }
        }
        return pairs
    }
}
