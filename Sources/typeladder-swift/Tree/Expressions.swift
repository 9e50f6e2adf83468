// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

// Expressions without what only the compiler has to know, such as `try` and `await`.

extension ExprSyntax {
    func write(to output: inout TreeOutput) {
        var expression = self
        while let inner = expression.unwrapped { expression = inner }
        switch expression.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call):
            output.node("call", of: call) {
                call.calledExpression.write(to: &$0)
                call.arguments.write(to: &$0)
                $0.trailing(call.trailingClosure, call.additionalTrailingClosures)
            }
        case .memberAccessExpr(let access):
            let name = access.declName.baseName.asIdentifier(in: output)
            output.node("member", of: access, named: name) { access.base?.write(to: &$0) }
        case .declReferenceExpr(let reference):
            let name = reference.baseName.asIdentifier(in: output)
            output.node("name", of: reference, named: name)
        case .superExpr, .discardAssignmentExpr:
            output.node("name", of: expression, named: expression.asName)
        case .stringLiteralExpr(let string): string.write(to: &output)
        case .simpleStringLiteralExpr(let string): string.write(to: &output)
        case .closureExpr(let closure): closure.write(to: &output)
        case .sequenceExpr(let sequence): sequence.write(to: &output)
        case .integerLiteralExpr(let number): output.number("integer", number)
        case .floatLiteralExpr(let number): output.number("float", number)
        case .booleanLiteralExpr(let value): output.node("bool", of: value, named: value.asName)
        case .nilLiteralExpr(let value): output.node("nil", of: value)
        case .prefixOperatorExpr(let operation):
            output.node("prefix", of: operation, named: operation.operator.asName) {
                operation.expression.write(to: &$0)
            }
        case .postfixOperatorExpr(let operation):
            output.node("postfix", of: operation, named: operation.operator.asName) {
                operation.expression.write(to: &$0)
            }
        case .arrayExpr(let array):
            output.node("array", of: array) { output in
                for element in array.elements { element.expression.write(to: &output) }
            }
        case .dictionaryExpr(let dictionary): dictionary.write(to: &output)
        case .tupleExpr(let tuple):
            output.node("tuple", of: tuple) { tuple.elements.write(to: &$0) }
        case .subscriptCallExpr(let call):
            output.node("subscript", of: call) {
                call.calledExpression.write(to: &$0)
                call.arguments.write(to: &$0)
                $0.trailing(call.trailingClosure, call.additionalTrailingClosures)
            }
        case .keyPathExpr(let path): path.write(to: &output)
        case .ifExpr(let condition): condition.write(to: &output)
        case .switchExpr(let selection): selection.write(to: &output)
        case .macroExpansionExpr(let macro):
            output.node("macro", of: macro, named: macro.macroName.asIdentifier(in: output)) {
                macro.arguments.write(to: &$0)
                $0.trailing(macro.trailingClosure, macro.additionalTrailingClosures)
            }
        case .postfixIfConfigExpr(let condition):
            output.node("postfix-if", of: condition) {
                condition.base?.write(to: &$0)
                condition.config.writeClauses(to: &$0)
            }
        case .patternExpr(let pattern): pattern.pattern.write(to: &output)
        case .regexLiteralExpr(let expression): output.node("regex", of: expression)
        default: output.other(expression)
        }
    }

    /// The operand, of an expression that is written as its operand.
    private var unwrapped: ExprSyntax? {
        switch self.as(ExprSyntaxEnum.self) {
        case .tryExpr(let expression): expression.expression
        case .awaitExpr(let expression): expression.expression
        case .unsafeExpr(let expression): expression.expression
        case .optionalChainingExpr(let expression): expression.expression
        case .forceUnwrapExpr(let expression): expression.expression
        case .inOutExpr(let expression): expression.expression
        case .copyExpr(let expression): expression.expression
        case .consumeExpr(let expression): expression.expression
        case .borrowExpr(let expression): expression.expression
        case .genericSpecializationExpr(let expression): expression.expression
        case .tupleExpr(let tuple): tuple.elements.onlyUnlabeled
        default: nil
        }
    }
}

extension LabeledExprListSyntax {
    /// Writes the arguments, without the commas.
    func write(to output: inout TreeOutput) {
        for argument in self {
            let end = argument.expression.byteRange
            let start = argument.label?.byteRange ?? end
            let name = argument.label?.asIdentifier(in: output) ?? .empty
            output.node(
                "argument", at: Range(from: start.lowerBound, to: end.upperBound), named: name
            ) {
                argument.expression.write(to: &$0)
            }
        }
    }

    /// The expression in parentheses that only group.
    fileprivate var onlyUnlabeled: ExprSyntax? {
        guard let element = first, element.label == nil, element.trailingComma == nil,
            index(after: startIndex) == endIndex
        else { return nil }
        return element.expression
    }
}

extension ClosureExprSyntax {
    func write(to output: inout TreeOutput) {
        output.node("closure", of: self) { output in
            switch signature?.parameterClause {
            case .simpleInput(let parameters):
                for parameter in parameters {
                    let name = parameter.name
                    output.node("parameter", of: name, named: name.asIdentifier(in: output))
                }
            case .parameterClause(let clause):
                for parameter in clause.parameters {
                    let name = parameter.secondName ?? parameter.firstName
                    output.node("parameter", of: name, named: name.asIdentifier(in: output))
                }
            case nil: break
            @unknown default: output.other(self)
            }
            output.node("body", of: statements) { statements.write(to: &$0) }
        }
    }
}

extension DictionaryExprSyntax {
    func write(to output: inout TreeOutput) {
        output.node("dictionary", of: self) { output in
            guard case .elements(let elements) = content else { return }
            for element in elements {
                let start = element.key.byteRange.lowerBound
                output.node("entry", at: Range(from: start, to: element.value.byteRange.upperBound))
                {
                    element.key.write(to: &$0)
                    element.value.write(to: &$0)
                }
            }
        }
    }
}

extension KeyPathExprSyntax {
    func write(to output: inout TreeOutput) {
        let range = Range(from: backslash.byteRange.upperBound, to: byteRange.upperBound)
        output.node("keypath", of: self, named: .source(range))
    }
}

extension TreeOutput {
    mutating func number(_ kind: StaticString, _ literal: some SyntaxProtocol) {
        let range = literal.byteRange
        let underscore = UInt8(ascii: "_")
        let name: Name =
            source[range].contains(underscore)
            ? .text(source[range].filter { $0 != underscore }) : .source(range)
        node(kind, at: range, named: name)
    }

    /// Writes the closures after a call.
    mutating func trailing(
        _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
    ) {
        guard let first else { return }
        node("trailing", of: first) { first.write(to: &$0) }
        for element in others {
            node("trailing", of: element, named: element.label.asIdentifier(in: self)) {
                element.closure.write(to: &$0)
            }
        }
    }
}
