// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

extension AuditException {
    /// The exception as written in the file.
    var syntax: SyntaxValue {
        let values: [(String, SyntaxValue?)] = [
            ("rule", .string(rule)), ("element", element?.syntax),
            ("screen", screen.map { .string($0) }), ("reason", .string(reason)),
            ("until", until.map { .string($0.description) }),
        ]
        return .dictionary(
            values.compactMap { key, value in value.map { SyntaxValue.Entry(key, $0) } })
    }
}

extension AuditException.Element {
    /// The element as written in the file.
    var syntax: SyntaxValue {
        let reference: ElementReference
        switch self {
        case .name(let name): return .string(name)
        case .reference(let element): reference = element
        }
        let texts = reference.identity.texts.map { SyntaxValue.string($0) }
        let values: [(String, SyntaxValue?)] = [
            ("kind", .string(reference.identity.kind.rawValue)),
            ("text", texts.count == 1 ? texts[0] : .array(texts)),
            ("path", reference.path.map { .string($0) }),
            ("occurrence", reference.occurrence.map { .number(Double($0)) }),
        ]
        return .dictionary(
            values.compactMap { key, value in value.map { SyntaxValue.Entry(key, $0) } })
    }
}
