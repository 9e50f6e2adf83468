// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The truth of a condition.
enum Truth {
    case known(Bool)
    /// Unknown; with `isNegated`, the first branch is the one in which the choice is false.
    case choice(Choice, isNegated: Bool)

    static prefix func ! (truth: Truth) -> Truth {
        switch truth {
        case .known(let value): .known(!value)
        case .choice(let choice, let isNegated): .choice(choice, isNegated: !isNegated)
        }
    }
}
