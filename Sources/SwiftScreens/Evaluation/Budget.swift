// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// What one evaluation may use up.
///
/// Sources are not written for the evaluator: functions call each other, conditions stand in conditions, and lists in
/// lists. Every recursion and every loop over something that the source makes long takes from the same budget, so that
/// any screen ends soon, and within the stack of a thread.
struct Budget {
    private var steps = 0
    private var depth = 0
    private var wasTooDeep = false

    /// The longest screen of a real app takes a seventh.
    static let maximumSteps = 150_000
    /// Expressions, statements and views inside of each other. The deepest screen of a real app has two thirds.
    static let maximumDepth = 160
    /// Conditions inside of each other.
    static let maximumChoices = 48
    /// The most elements of a list that are shown.
    static let maximumRepetition = 200
    /// The most views inside of each other that a screen has.
    static let maximumViewDepth = 80
    /// Lists in lists, and their elements.
    static let maximumListDepth = 32
    /// The elements of a list that is sorted, each compared with those before it.
    static let maximumSorting = 64
    static let maximumElements = 10_000
    /// The bytes of a text.
    static let maximumTextLength = 20_000

    /// Whether something was left out.
    var isExceeded: Bool { isExhausted || wasTooDeep }
    var isExhausted: Bool { steps > Self.maximumSteps }

    /// Takes steps, and says whether there are any left.
    mutating func take(_ count: Int) -> Bool {
        // A few lines can have any number of views.
        steps = min(steps + count, Self.maximumSteps + 1)
        return !isExhausted
    }

    /// Takes a step into something; false if it is nested too deeply, or if there are no steps left.
    mutating func enter() -> Bool {
        guard take(1) else { return false }
        guard depth < Self.maximumDepth else {
            wasTooDeep = true
            return false
        }
        depth += 1
        return true
    }

    /// Takes the steps of some branches; false if only the first one can be evaluated. Every condition doubles the work,
    /// and so does every text in which several conditions meet.
    mutating func branch(into count: Int, inside choices: Int) -> Bool {
        guard take(count) else { return false }
        if choices >= Self.maximumChoices { wasTooDeep = true }
        return choices < Self.maximumChoices
    }

    mutating func leaveOut() { wasTooDeep = true }

    mutating func leave() { depth -= 1 }
}
