// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

// Statements of bodies. An expression that is a statement is written as itself.

extension CodeBlockItemListSyntax {
    func write(to output: inout TreeOutput) {
        for item in self {
            switch item.item {
            case .decl(let declaration): declaration.write(to: &output)
            case .stmt(let statement): statement.write(to: &output)
            case .expr(let expression): expression.write(to: &output)
            @unknown default: output.other(item)
            }
        }
    }
}

extension StmtSyntax {
    func write(to output: inout TreeOutput) {
        var statement = self
        while let labeled = statement.as(LabeledStmtSyntax.self) { statement = labeled.statement }
        switch statement.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let statement): statement.expression.write(to: &output)
        case .returnStmt(let statement):
            output.node("return", of: statement) { statement.expression?.write(to: &$0) }
        case .throwStmt(let statement):
            output.node("throw", of: statement) { statement.expression.write(to: &$0) }
        case .breakStmt: output.node("break", of: statement)
        case .continueStmt: output.node("continue", of: statement)
        case .guardStmt(let statement):
            output.node("guard", of: statement) {
                $0.conditions(statement.conditions)
                $0.block("else", statement.body)
            }
        case .forStmt(let statement):
            output.node("for", of: statement, named: statement.pattern.asName) { output in
                output.node("in", of: statement.sequence) { statement.sequence.write(to: &$0) }
                output.block("body", statement.body)
            }
        case .whileStmt(let statement):
            output.node("while", of: statement) {
                $0.conditions(statement.conditions)
                $0.block("body", statement.body)
            }
        case .repeatStmt(let statement):
            output.node("repeat", of: statement) { output in
                output.node("conditions", of: statement.condition) {
                    statement.condition.write(to: &$0)
                }
                output.block("body", statement.body)
            }
        case .doStmt(let statement):
            output.node("do", of: statement) {
                $0.block("body", statement.body)
                for clause in statement.catchClauses { $0.block("catch", clause.body) }
            }
        case .deferStmt(let statement):
            output.node("defer", of: statement) { $0.block("body", statement.body) }
        default: output.other(statement)
        }
    }
}

extension TreeOutput {
    /// Writes the statements between braces.
    mutating func block(_ kind: StaticString, _ block: CodeBlockSyntax?) {
        guard let statements = block?.statements else { return }
        node(kind, of: statements) { statements.write(to: &$0) }
    }

    mutating func conditions(_ conditions: ConditionElementListSyntax) {
        node("conditions", of: conditions) { output in
            for element in conditions { element.write(to: &output) }
        }
    }
}

// MARK: - Conditions

extension IfExprSyntax {
    func write(to output: inout TreeOutput) {
        output.node("if", of: self) { output in
            output.conditions(conditions)
            output.block("then", body)
            switch elseBody {
            case .ifExpr(let other): output.node("else", of: other) { other.write(to: &$0) }
            case .codeBlock(let block): output.block("else", block)
            case nil: break
            @unknown default: output.other(self)
            }
        }
    }
}

extension ConditionElementSyntax {
    func write(to output: inout TreeOutput) {
        switch condition {
        case .expression(let expression): expression.write(to: &output)
        case .availability(let condition):
            let isAvailable = condition.availabilityKeyword.tokenKind == .poundAvailable
            output.node(
                isAvailable ? "available" : "unavailable", of: condition,
                named: condition.availabilityArguments.asName)
        case .matchingPattern(let condition):
            output.node("matching", of: condition) {
                condition.pattern.write(to: &$0)
                condition.initializer.value.write(to: &$0)
            }
        case .optionalBinding(let condition):
            let name = condition.pattern.asVariable(in: output) ?? condition.pattern.asName
            output.node("optional", of: condition, named: name) {
                condition.initializer?.value.write(to: &$0)
            }
        @unknown default: output.other(self)
        }
    }
}

extension PatternSyntax {
    /// Writes the expression of a pattern if it is one.
    func write(to output: inout TreeOutput) {
        if let pattern = self.as(ExpressionPatternSyntax.self) {
            pattern.expression.write(to: &output)
        } else {
            output.node("pattern", of: self, named: asName)
        }
    }
}

// MARK: - Switches

extension SwitchExprSyntax {
    func write(to output: inout TreeOutput) {
        output.node("switch", of: self) {
            subject.write(to: &$0)
            cases.write(to: &$0)
        }
    }
}

extension SwitchCaseListSyntax {
    func write(to output: inout TreeOutput) {
        for element in self {
            switch element {
            case .switchCase(let branch): branch.write(to: &output)
            case .ifConfigDecl(let condition): condition.write(to: &output)
            @unknown default: output.other(element)
            }
        }
    }
}

extension SwitchCaseSyntax {
    func write(to output: inout TreeOutput) {
        output.node("branch", of: self) { output in
            switch label {
            case .default(let label): output.node("default", of: label)
            case .case(let label):
                for item in label.caseItems { item.write(to: &output) }
            @unknown default: output.other(self)
            }
            output.node("body", of: statements) { statements.write(to: &$0) }
        }
    }
}

extension SwitchCaseItemSyntax {
    func write(to output: inout TreeOutput) {
        let start = pattern.byteRange.lowerBound
        let end = whereClause?.byteRange ?? pattern.byteRange
        output.node("label", at: Range(from: start, to: end.upperBound), named: pattern.asName) {
            output in
            pattern.write(to: &output)
            if let condition = whereClause?.condition {
                output.node("where", of: condition) { condition.write(to: &$0) }
            }
        }
    }
}
