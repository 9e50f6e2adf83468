// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import DynamicType

/// The best way to give styles, from the largest to the smallest, tokens of falling sizes: no token may be
/// larger than one of a larger style.
///
/// Dynamic programming over tokens and styles. The costs are logarithms of factors between sizes, so that
/// twice too large is as bad as half as large.
struct StyleAlignment {
    let styles: [TextStyle]
    /// The cost of giving a style a token; nil where that makes no sense.
    let cost: (MappingCandidate, TextStyle) -> Double?

    /// What it costs to leave a token out: as much as a size that is wrong by half.
    static let omission = 0.4
    /// What leaving out the first of all headings costs.
    private static let firstHeadingOmission = 0.8

    /// What has become of the tokens up to one and of the styles up to one.
    private struct Step {
        var cost: Double
        /// Whether the last token has the last style.
        var isPair: Bool
    }

    /// - Parameter tokens: from the largest to the smallest.
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
