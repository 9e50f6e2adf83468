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
    /// Texts for data that only the running app has, by the source of its expression.
    let samples: [String: String]
    /// The app's own types, as far as they were asked for.
    let types: TypeTable
    /// The scopes and instances, which live as long as the evaluator.
    let arena = Arena()
    /// What was noticed, in the order of evaluation.
    let notes = SourceNotes()
    /// The branches of conditions around what is evaluated now, by the text of the condition.
    private(set) var assumptions: [String: String] = [:]
    /// Functions of extensions of views, by name and folder.
    var viewFunctions: [String: [AppType.Member]] = [:]
    /// How often views of a type are inside of each other now.
    var nesting: [String: Int] = [:]
    /// Properties and functions that are evaluated now, to stop at cycles.
    private var running: Set<String> = []
    /// Patterns of cases by their text; nil for texts that are none.
    private var casePatterns: [String: CasePattern?] = [:]
    /// Whether statements contain a `return` of the function around them.
    private var returning: [SourcePlace: Bool] = [:]
    private(set) var budget = Budget()

    /// Views of the app inside of views, functions inside of functions.
    private static let maximumNesting = 64

    init(_ library: any SourceLibrary, samples: [String: String] = [:]) {
        self.library = library
        self.samples = samples.filter { !$0.value.isEmpty }
        types = TypeTable(library, compilation)
    }

    /// Takes steps from the budget, and says whether there are any left.
    @discardableResult func step(_ count: Int = 1) -> Bool { budget.take(count) }

    /// Notes that something was left out because it is nested too deeply.
    func leaveOut() { budget.leaveOut() }

    /// Evaluates something that may be nested; the alternative if it is nested too deeply.
    func nested<Result>(or alternative: @autoclosure () -> Result, _ evaluate: () -> Result)
        -> Result
    {
        guard budget.enter() else { return alternative() }
        defer { budget.leave() }
        return evaluate()
    }

    /// Evaluates something that may lead back to itself; nil if it does, or if it is nested too deeply.
    func once<Result>(_ key: String, _ evaluate: () -> Result) -> Result? {
        guard running.count < Self.maximumNesting, !budget.isExhausted, running.insert(key).inserted
        else { return nil }
        defer { running.remove(key) }
        return evaluate()
    }
}

// MARK: - What is read once

extension Evaluator {
    func pattern(_ text: String) -> CasePattern? {
        if let known = casePatterns[text] { return known }
        let pattern = CasePattern(text)
        casePatterns[text] = .some(pattern)
        return pattern
    }

    /// Whether a statement contains a `return` of the function around it.
    func returns(_ statement: SourceNode, _ tree: SourceTree) -> Bool {
        let place = SourcePlace(tree, statement)
        if let known = returning[place] { return known }
        let result = statement.returns
        returning[place] = result
        return result
    }
}

extension SourceNode {
    fileprivate var returns: Bool {
        switch kind {
        case .return, .throw: true
        case .closure, .func: false
        default: children.contains(where: \.returns)
        }
    }
}

// MARK: - Choices

extension Evaluator {
    /// Whether all of some branches can be evaluated.
    private func canBranch(into count: Int) -> Bool {
        budget.branch(into: count, inside: assumptions.count)
    }

    /// Evaluates under the assumption that a choice has one of its branches.
    func assuming<Result>(_ choice: Choice, _ branch: Int, _ evaluate: () -> Result) -> Result {
        let before = assumptions.updateValue(choice.branches[branch], forKey: choice.text)
        defer { assumptions[choice.text] = before }
        return evaluate()
    }

    /// The branch that is assumed now; nil if any of them may be taken.
    func assumedBranch(of choice: Choice, among count: Int) -> Int? {
        assumptions[choice.text].flatMap { choice.branch(named: $0) }.flatMap {
            $0 < count ? $0 : nil
        }
    }

    /// A value for each branch of a choice, or only that of the branch that is assumed.
    func branches(_ choice: Choice, _ evaluate: (Int) -> Value) -> Value {
        if let assumed = assumedBranch(of: choice, among: choice.branches.count) {
            return evaluate(assumed)
        }
        guard canBranch(into: choice.branches.count) else { return evaluate(0) }
        return .choice(
            choice,
            choice.branches.indices.map { branch in assuming(choice, branch) { evaluate(branch) } })
    }

    /// The value of one branch of a condition, or of both as a choice.
    func branch(_ truth: Truth, _ yes: () -> Value, _ no: () -> Value) -> Value {
        switch truth {
        case .known(let isTrue): return isTrue ? yes() : no()
        case .choice(var choice, let isNegated):
            choice.preferred = choice.likely ?? (isNegated ? 1 : 0)
            return branches(choice) { ($0 == 0) != isNegated ? yes() : no() }
        }
    }

    /// The value, or a choice between the results for each of its values.
    func map(_ value: Value, _ change: (Value) -> Value) -> Value {
        guard case .choice(let choice, let values) = value else { return change(value) }
        if let assumed = assumedBranch(of: choice, among: values.count) {
            return map(values[assumed], change)
        }
        guard !values.isEmpty, canBranch(into: values.count) else {
            return values.first.map { map($0, change) } ?? .none
        }
        return .choice(
            choice,
            values.enumerated().map { branch, value in
                assuming(choice, branch) { map(value, change) }
            })
    }
}
