// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

// Variables, functions, and their parameters.

extension VariableDeclSyntax {
    /// Writes a node for each variable. The first begins with the declaration.
    func write(to output: inout TreeOutput) {
        let kind: StaticString =
            bindingSpecifier.tokenKind == .keyword(.let) ? "let" : "var"
        let isOfType = modifiers.isOfType
        var start = byteRange.lowerBound
        for (index, binding) in bindings.enumerated() {
            if index > 0 { start = binding.byteRange.lowerBound }
            let end = (binding.trailingComma?.previousToken(viewMode: .sourceAccurate))?.byteRange
            let range = Range(from: start, to: end?.upperBound ?? binding.byteRange.upperBound)
            guard let name = binding.pattern.asVariable(in: output) else {
                output.node("other", at: range, named: .literal("tuplePattern"))
                continue
            }
            output.node(kind, at: range, named: name) { output in
                attributes.write(to: &output)
                modifiers.write(to: &output)
                if isOfType { output.documentation(of: self) }
                if let type = binding.typeAnnotation?.type { output.type(type) }
                output.value(binding.initializer)
                if let accessors = binding.accessorBlock { accessors.write(to: &output) }
            }
        }
    }
}

extension PatternSyntax {
    /// The name of a single variable, `_` included; nil for other patterns.
    func asVariable(in output: TreeOutput) -> TreeOutput.Name? {
        if let identifier = self.as(IdentifierPatternSyntax.self) {
            return identifier.identifier.asIdentifier(in: output)
        }
        return self.is(WildcardPatternSyntax.self) ? asName : nil
    }
}

extension AccessorBlockSyntax {
    /// Writes the body of the getter.
    func write(to output: inout TreeOutput) {
        switch accessors {
        case .getter(let statements):
            output.node("body", of: statements) { statements.write(to: &$0) }
        case .accessors(let accessors):
            for accessor in accessors
            where accessor.accessorSpecifier.tokenKind == .keyword(.get) {
                output.block("body", accessor.body)
            }
        @unknown default: output.other(self)
        }
    }
}

extension FunctionDeclSyntax {
    func write(to output: inout TreeOutput) {
        output.node("func", of: self, named: name.asIdentifier(in: output)) { output in
            output.begin(self)
            signature.parameterClause.write(to: &output)
            if let type = signature.returnClause?.type { output.type(type) }
            output.block("body", body)
        }
    }
}

extension InitializerDeclSyntax {
    func write(to output: inout TreeOutput) {
        output.node("init", of: self) { output in
            output.begin(self)
            signature.parameterClause.write(to: &output)
            output.block("body", body)
        }
    }
}

extension SubscriptDeclSyntax {
    func write(to output: inout TreeOutput) {
        output.node("subscript", of: self) { output in
            output.begin(self)
            parameterClause.write(to: &output)
            output.type(returnClause.type)
            if let accessors = accessorBlock { accessors.write(to: &output) }
        }
    }
}

extension FunctionParameterClauseSyntax {
    func write(to output: inout TreeOutput) {
        for parameter in parameters {
            output.parameter(
                parameter, parameter.firstName, parameter.secondName, parameter.type,
                parameter.defaultValue, attributes: parameter.attributes)
        }
    }
}

extension EnumCaseParameterSyntax {
    func write(to output: inout TreeOutput) {
        output.parameter(self, firstName, secondName, type, defaultValue)
    }
}

// MARK: - Parts of declarations
