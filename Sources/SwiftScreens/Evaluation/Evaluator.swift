// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Syntax

/// Computes what the source of a screen says about its views, without running the app.
///
/// This is no Swift interpreter: it follows what layouts are made of. Members and functions of the app are evaluated as
/// far as their source is found. All branches of an unknown condition are evaluated, as a `Choice`, so that people can
/// choose another branch at once. Whatever it does not understand is an unknown value, or a placeholder with a diagnostic.
///
/// The evaluator has the state of one evaluation. What Swift and SwiftUI mean is in its parts (`EvaluatorPart`), each of
/// which knows one subject.
final class Evaluator {
    let library: any SourceLibrary
    let compilation = CompilationConditions()
    /// The app's own types, as far as they were asked for.
    let types: TypeTable
    /// What was noticed, in the order of evaluation.
    let notes = SourceNotes()
    /// The branches of conditions around what is evaluated now, by the text of the condition.
    private(set) var assumptions: [String: Int] = [:]
    /// Functions of extensions of views, by name and folder.
    var viewFunctions: [String: [AppType.Member]] = [:]
    /// How often views of a type are inside of each other now.
    var nesting: [String: Int] = [:]
    /// Properties and functions that are evaluated now, to stop at cycles.
    private var running: Set<String> = []
    private var depth = 0
    private var steps = 0

    /// Views inside of views, functions inside of functions.
    private static let maximumDepth = 64
    private static let maximumSteps = 400_000
    /// The most elements of a list that are shown.
    static let maximumRepetition = 200

    init(_ library: any SourceLibrary) {
        self.library = library
        types = TypeTable(library, compilation)
    }

    /// Whether evaluation went on for too long: a screen that no one could read.
    var isExhausted: Bool { steps > Self.maximumSteps }

    /// Counts a step, and says whether there are steps left.
    func step() -> Bool {
        steps += 1
        return !isExhausted
    }

    /// Evaluates something that may lead back to itself; nil if it does, or if it is nested too deeply.
    func once<Result>(_ key: String, _ evaluate: () -> Result) -> Result? {
        guard depth < Self.maximumDepth, !isExhausted, running.insert(key).inserted
        else { return nil }
        depth += 1
        defer {
            depth -= 1
            running.remove(key)
        }
        return evaluate()
    }
}

// MARK: - Choices

extension Evaluator {
    /// Evaluates under the assumption that a choice has one of its branches.
    func assuming<Result>(_ choice: Choice, _ branch: Int, _ evaluate: () -> Result) -> Result {
        let before = assumptions.updateValue(branch, forKey: choice.text)
        defer { assumptions[choice.text] = before }
        return evaluate()
    }

    /// The branch that is assumed now; nil if any of them may be taken.
    func assumedBranch(of choice: Choice, among count: Int) -> Int? {
        assumptions[choice.text].flatMap { $0 < count ? $0 : nil }
    }

    /// A value for each branch of a choice, or only that of the branch that is assumed.
    func branches(_ choice: Choice, _ evaluate: (Int) -> Value) -> Value {
        if let assumed = assumedBranch(of: choice, among: choice.branches.count) {
            return evaluate(assumed)
        }
        return .choice(
            choice,
            choice.branches.indices.map { branch in assuming(choice, branch) { evaluate(branch) } })
    }

    /// The value of one branch of a condition, or of both as a choice.
    func branch(_ truth: Truth, _ yes: () -> Value, _ no: () -> Value) -> Value {
        switch truth {
        case .known(let isTrue): return isTrue ? yes() : no()
        case .choice(var choice, let isNegated):
            choice.preferred = isNegated ? 1 : 0
            return branches(choice) { ($0 == 0) != isNegated ? yes() : no() }
        }
    }

    /// The value, or a choice between the results for each of its values.
    func map(_ value: Value, _ change: (Value) -> Value) -> Value {
        guard case .choice(let choice, let values) = value else { return change(value) }
        if let assumed = assumedBranch(of: choice, among: values.count) {
            return map(values[assumed], change)
        }
        return .choice(
            choice,
            values.enumerated().map { branch, value in
                assuming(choice, branch) { map(value, change) }
            })
    }
}
