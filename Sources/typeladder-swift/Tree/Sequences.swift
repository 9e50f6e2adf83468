// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The operators of a sequence such as `a + b * c`, in the order of their precedence.
///
/// The parser does not know operators: it gives operands and operators in turns. `SwiftOperators` would build new syntax
/// for them; this only arranges indexes.
struct OperatorFolding {
    /// A part of the sequence.
    enum Part {
        case operand(ExprSyntax)
        case operation(InfixOperator, left: Int, right: Int)
    }

    private(set) var parts: [Part] = []
    /// The parts that no operator has yet taken, and the operators between them.
    private var operands: [Int] = []
    private var operators: [InfixOperator] = []

    /// - Returns: nil if operands and operators do not alternate, in a source with mistakes.
    init?(_ elements: ExprListSyntax) {
        for (index, element) in elements.enumerated() {
            if index % 2 == 0 {
                append(.operand(element))
            } else {
                guard let next = InfixOperator(element) else { return nil }
                while let last = operators.last, last.binds(before: next) { reduce(last) }
                operators.append(next)
            }
        }
        guard operands.count == operators.count + 1 else { return nil }
        while let last = operators.last { reduce(last) }
    }

    /// The part that holds all others.
    var root: Int { parts.count - 1 }

    private mutating func append(_ part: Part) {
        operands.append(parts.count)
        parts.append(part)
    }

    private mutating func reduce(_ operation: InfixOperator) {
        operators.removeLast()
        guard let right = operands.popLast(), let left = operands.popLast() else { return }
        append(.operation(operation, left: left, right: right))
    }

    func write(_ index: Int, in range: Range<Int>, to output: inout TreeOutput) {
        guard case .operation(let operation, let left, let right) = parts[index] else {
            if case .operand(let operand) = parts[index] { operand.write(to: &output) }
            return
        }
        let first = Range(from: range.lowerBound, to: end(of: left))
        let second = Range(from: start(of: right), to: range.upperBound)
        switch operation.kind {
        case .binary:
            output.node("binary", at: range, named: operation.syntax.asName) {
                write(left, in: first, to: &$0)
                write(right, in: second, to: &$0)
            }
        case .ternary(let yes):
            output.node("ternary", at: range) {
                write(left, in: first, to: &$0)
                yes.write(to: &$0)
                write(right, in: second, to: &$0)
            }
        case .cast:
            let start = operation.syntax.byteRange.lowerBound
            output.node("cast", at: range, named: .source(Range(from: start, to: range.upperBound)))
            {
                write(left, in: first, to: &$0)
            }
        case .typeCheck:
            output.node("is", at: range, named: .source(second)) {
                write(left, in: first, to: &$0)
            }
        }
    }

    private func start(of index: Int) -> Int {
        var index = index
        while case .operation(_, let left, _) = parts[index] { index = left }
        guard case .operand(let operand) = parts[index] else { return 0 }
        return operand.byteRange.lowerBound
    }

    private func end(of index: Int) -> Int {
        var index = index
        while case .operation(_, _, let right) = parts[index] { index = right }
        guard case .operand(let operand) = parts[index] else { return 0 }
        return operand.byteRange.upperBound
    }
}

/// An operator between two operands, with the precedence that the standard library gives it.
struct InfixOperator {
    enum Kind {
        case binary
        /// The operator of a condition contains the expression before the colon.
        case ternary(ExprSyntax)
        case cast
        case typeCheck
    }

    let syntax: ExprSyntax
    let kind: Kind
    /// Larger numbers bind more tightly.
    private let precedence: Int
    private let isRightAssociative: Bool

    /// - Returns: nil for an expression that is no operator.
    init?(_ syntax: ExprSyntax) {
        self.syntax = syntax
        switch syntax.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr(let expression):
            kind = .binary
            (precedence, isRightAssociative) = Self.precedence(of: expression.operator.text)
        case .assignmentExpr: (kind, precedence, isRightAssociative) = (.binary, 0, true)
        case .unresolvedTernaryExpr(let expression):
            (kind, precedence, isRightAssociative) = (.ternary(expression.thenExpression), 1, true)
        case .unresolvedAsExpr: (kind, precedence, isRightAssociative) = (.cast, 6, false)
        case .unresolvedIsExpr: (kind, precedence, isRightAssociative) = (.typeCheck, 6, false)
        case .arrowExpr: (kind, precedence, isRightAssociative) = (.binary, 8, true)
        default: return nil
        }
    }

    /// Whether this operator takes the operand between it and the next one.
    func binds(before next: InfixOperator) -> Bool {
        precedence > next.precedence || precedence == next.precedence && !next.isRightAssociative
    }

    private static func precedence(of name: String) -> (Int, isRightAssociative: Bool) {
        switch name {
        case "||": (2, false)
        case "&&": (3, false)
        case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".<", ".<=", ".>", ".>=", ".==",
            ".!=":
            (4, false)
        case "??": (5, true)
        case "..<", "...": (7, false)
        case "*", "/", "%", "&*", "&", ".&": (9, false)
        case "<<", ">>", "&<<", "&>>": (10, false)
        case "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^=", "&+=", "&-=", "&*=",
            "&<<=", "&>>=":
            (0, true)
        // Also what the standard library does not declare.
        default: (8, false)
        }
    }
}

extension SequenceExprSyntax {
    func write(to output: inout TreeOutput) {
        guard let folding = OperatorFolding(elements) else { return output.other(self) }
        folding.write(folding.root, in: byteRange, to: &output)
    }
}
