// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

// Types and their members. A declaration begins with its attributes and modifiers.

extension DeclSyntax {
    func write(to output: inout TreeOutput) {
        switch self.as(DeclSyntaxEnum.self) {
        case .structDecl(let type): type.write("struct", type.name, to: &output)
        case .classDecl(let type): type.write("class", type.name, to: &output)
        case .enumDecl(let type): type.write("enum", type.name, to: &output)
        case .actorDecl(let type): type.write("actor", type.name, to: &output)
        case .protocolDecl(let type): type.write("protocol", type.name, to: &output)
        case .extensionDecl(let type):
            type.write("extension", named: type.extendedType.asName, to: &output)
        case .variableDecl(let variable): variable.write(to: &output)
        case .functionDecl(let function): function.write(to: &output)
        case .initializerDecl(let initializer): initializer.write(to: &output)
        case .subscriptDecl(let declaration): declaration.write(to: &output)
        case .enumCaseDecl(let cases):
            for element in cases.elements { element.write(to: &output) }
        case .typeAliasDecl(let alias):
            output.node("typealias", of: alias, named: alias.name.asIdentifier(in: output)) {
                $0.node("type", of: alias.initializer.value, named: alias.initializer.value.asName)
            }
        case .importDecl(let declaration):
            output.node("import", of: declaration, named: declaration.path.asName)
        case .ifConfigDecl(let condition): condition.write(to: &output)
        case .macroExpansionDecl(let macro):
            output.node("macro", of: macro, named: macro.macroName.asIdentifier(in: output)) {
                macro.arguments.write(to: &$0)
                $0.trailing(macro.trailingClosure, macro.additionalTrailingClosures)
            }
        default: output.other(self)
        }
    }
}

extension DeclGroupSyntax {
    func write(_ kind: StaticString, _ name: TokenSyntax, to output: inout TreeOutput) {
        write(kind, named: name.asIdentifier(in: output), to: &output)
    }

    func write(_ kind: StaticString, named name: TreeOutput.Name, to output: inout TreeOutput) {
        output.node(kind, of: self, named: name) { output in
            let generics = asProtocol((any WithGenericParametersSyntax).self)
            for parameter in generics?.genericParameterClause?.parameters ?? [] {
                let name = parameter.name.asIdentifier(in: output)
                output.node("generic", of: parameter, named: name) { output in
                    if let type = parameter.inheritedType { output.type(type) }
                }
            }
            if let clause = inheritanceClause {
                for inherited in clause.inheritedTypes {
                    output.node("inherits", of: inherited.type, named: inherited.type.asName)
                }
            }
            attributes.write(to: &output)
            modifiers.write(to: &output)
            memberBlock.members.write(to: &output)
        }
    }
}

extension MemberBlockItemListSyntax {
    func write(to output: inout TreeOutput) {
        for member in self { member.decl.write(to: &output) }
    }
}

extension EnumCaseElementSyntax {
    func write(to output: inout TreeOutput) {
        let end = rawValue?.byteRange ?? parameterClause?.byteRange ?? name.byteRange
        let range = Range(from: name.byteRange.lowerBound, to: end.upperBound)
        output.node("case", at: range, named: name.asIdentifier(in: output)) { output in
            if let clause = parameterClause {
                for parameter in clause.parameters { parameter.write(to: &output) }
            }
            output.value(rawValue)
        }
    }
}

// MARK: - Attributes and modifiers

extension AttributeListSyntax {
    func write(to output: inout TreeOutput) {
        for element in self {
            switch element {
            case .attribute(let attribute):
                output.node("attribute", of: attribute, named: attribute.attributeName.asName) {
                    guard case .argumentList(let arguments) = attribute.arguments else { return }
                    arguments.write(to: &$0)
                }
            case .ifConfigDecl(let condition): condition.write(to: &output)
            @unknown default: output.other(element)
            }
        }
    }
}

extension DeclModifierListSyntax {
    func write(to output: inout TreeOutput) {
        for modifier in self {
            output.node("modifier", of: modifier, named: modifier.asName)
        }
    }

    /// Whether the member belongs to its type.
    var isOfType: Bool {
        contains { modifier in
            let kind = modifier.name.tokenKind
            return kind == .keyword(.static) || kind == .keyword(.class)
        }
    }
}

// MARK: - Conditional compilation

extension IfConfigDeclSyntax {
    func write(to output: inout TreeOutput) {
        output.node("if-config", of: self) { writeClauses(to: &$0) }
    }

    func writeClauses(to output: inout TreeOutput) {
        for clause in clauses {
            let name = clause.condition?.asName ?? .empty
            output.node("clause", of: clause, named: name) { output in
                if let condition = clause.condition {
                    output.node("condition", of: condition) { condition.write(to: &$0) }
                }
                switch clause.elements {
                case .statements(let statements): statements.write(to: &output)
                case .switchCases(let cases): cases.write(to: &output)
                case .decls(let members): members.write(to: &output)
                case .postfixExpression(let expression): expression.write(to: &output)
                case .attributes(let attributes): attributes.write(to: &output)
                case nil: break
                @unknown default: output.other(clause)
                }
            }
        }
    }
}
