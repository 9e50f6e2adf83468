// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A part of the evaluator: one subject of Swift or of SwiftUI.
///
/// Subjects lead to each other: a call leads to a member, its body to views, and those to calls. So each part reaches all
/// others by name, and has no state of its own.
protocol EvaluatorPart {
    var evaluator: Evaluator { get }
}

// MARK: - What all parts need

extension EvaluatorPart {
    var library: any SourceLibrary { evaluator.library }
    var compilation: CompilationConditions { evaluator.compilation }
    var types: TypeTable { evaluator.types }
    var arena: Arena { evaluator.arena }
    var notes: SourceNotes { evaluator.notes }

    func evaluate(_ node: SourceNode, _ scope: Scope) -> Value { expressions.evaluate(node, scope) }

    func evaluate(_ argument: Argument) -> Value { evaluate(argument.node, argument.scope) }

    func map(_ value: Value, _ change: (Value) -> Value) -> Value { evaluator.map(value, change) }

    func branch(_ truth: Truth, _ yes: () -> Value, _ no: () -> Value) -> Value {
        evaluator.branch(truth, yes, no)
    }

    /// The views for each branch of a choice.
    func branches<Element>(
        _ choice: Choice, _ values: [Value], _ evaluate: (Value) -> Element
    ) -> [Element] {
        values.enumerated().map { branch, value in
            evaluator.assuming(choice, branch) { evaluate(value) }
        }
    }

    /// The source of a node: what an unknown value is called, and what people choose a branch by.
    func source(_ node: SourceNode, _ scope: Scope) -> String {
        evaluator.step(1 + min(node.range.count, SourceTree.longestText) / 32)
        return scope.tree.text(of: node)
    }

    /// A list or tuple; unknown if it is longer, or nested more deeply, than any screen needs.
    func bounded(_ value: Value, _ node: SourceNode, _ scope: Scope) -> Value {
        var count = 0
        guard value.isBounded(depth: 0, &count), evaluator.step(count / 8) else {
            return unknown(node, scope)
        }
        return value
    }

    /// Evaluates something that may be nested; the alternative if it is nested too deeply.
    func nested<Result>(
        or alternative: @autoclosure () -> Result, _ evaluate: () -> Result
    ) -> Result {
        evaluator.nested(or: alternative(), evaluate)
    }

    func typed(_ value: Value, _ declared: String?) -> Value {
        declaredTypes.typed(value, declared)
    }

    /// A value with the type that its declaration says, in the words of the place where it stands.
    func typed(_ value: Value, _ declared: String?, from scope: Scope) -> Value {
        declaredTypes.typed(value, declaredTypes.qualified(declared, from: scope))
    }

    func unknown(_ node: SourceNode, _ scope: Scope, type: String? = nil) -> Value {
        .unknown(
            Unknown(
                text: source(node, scope), type: type, place: SourcePlace(scope.tree, node)))
    }

    func unknown(_ site: CallSite, type: String? = nil) -> Value {
        unknown(site.node, site.scope, type: type)
    }
}

// MARK: - The other parts

extension EvaluatorPart {
    var expressions: Expressions { Expressions(evaluator: evaluator) }
    var operators: Operators { Operators(evaluator: evaluator) }
    var statements: Statements { Statements(evaluator: evaluator) }
    var switches: Switches { Switches(evaluator: evaluator) }

    var conditions: Conditions { Conditions(evaluator: evaluator) }
    var comparisons: Comparisons { Comparisons(evaluator: evaluator) }
    var patterns: Patterns { Patterns(evaluator: evaluator) }

    var names: Names { Names(evaluator: evaluator) }
    var members: Members { Members(evaluator: evaluator) }
    var instanceMembers: InstanceMembers { InstanceMembers(evaluator: evaluator) }
    var staticMembers: StaticMembers { StaticMembers(evaluator: evaluator) }
    var enumMembers: EnumMembers { EnumMembers(evaluator: evaluator) }
    var declaredTypes: DeclaredTypes { DeclaredTypes(evaluator: evaluator) }

    var calls: Calls { Calls(evaluator: evaluator) }
    var methodCalls: MethodCalls { MethodCalls(evaluator: evaluator) }
    var functions: Functions { Functions(evaluator: evaluator) }
    var instances: Instances { Instances(evaluator: evaluator) }
    var systemFunctions: SystemFunctions { SystemFunctions(evaluator: evaluator) }
    var strings: Strings { Strings(evaluator: evaluator) }
    var lists: Lists { Lists(evaluator: evaluator) }

    var texts: ShownTexts { ShownTexts(evaluator: evaluator) }
    var localization: Localization { Localization(evaluator: evaluator) }

    var viewBuilder: ViewBuilder { ViewBuilder(evaluator: evaluator) }
    var viewContent: ViewContent { ViewContent(evaluator: evaluator) }
    var ownInitializers: OwnInitializers { OwnInitializers(evaluator: evaluator) }
    var foreignViews: ForeignViews { ForeignViews(evaluator: evaluator) }
    var systemViews: SystemViews { SystemViews(evaluator: evaluator) }
    var repeatedViews: RepeatedViews { RepeatedViews(evaluator: evaluator) }

    var modifiers: Modifiers { Modifiers(evaluator: evaluator) }
    var ownModifiers: OwnModifiers { OwnModifiers(evaluator: evaluator) }
}
