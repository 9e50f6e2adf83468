// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A node of the neutral tree: the syntax of Swift source, without tokens and white space.
///
/// The parser is a program of its own (`typeladder-swift`), and its tree comes as text. So the meaning of SwiftUI source
/// can be read, and tested, without a Swift toolchain. `SourceTreeReader` reads the text.
package struct SourceNode: Sendable {
    package let kind: Kind
    /// The bytes of the node in its file, without the white space around it.
    package let range: Range<Int>
    /// The identifier, operator, label, or decoded text; empty for kinds without one.
    package let name: String
    package let children: [SourceNode]

    package init(_ kind: Kind, _ range: Range<Int>, _ name: String, _ children: [SourceNode]) {
        (self.kind, self.range, self.name, self.children) = (kind, range, name, children)
    }

    /// What a node is. The raw values are the words of the protocol.
    package enum Kind: String, CaseIterable, Sendable {
        // Declarations
        case file, `struct`, `class`, `enum`, actor, `protocol`, `extension`
        case generic, inherits, attribute, modifier, documentation, type, value, body, label,
            parameter
        case `var`, `let`, `func`, `init`, `subscript`, `case`, `typealias`, `import`
        case ifConfig = "if-config"
        case clause, condition, macro
        // Statements
        case `return`, `throw`, `break`, `continue`, `if`, conditions, optional, available
        case unavailable, matching, pattern, then, `else`, `guard`, `switch`, branch, `default`
        case `where`, `for`, `in`, `while`, `repeat`, `do`, `catch`, `defer`
        // Expressions
        case reference = "name"
        case member, call, argument, trailing
        case string, text, interpolation, integer, float, bool, `nil`, array, dictionary, entry
        case tuple, closure, ternary, binary, prefix, postfix, cast, `is`, keypath
        case postfixIf = "postfix-if"
        case regex, other
    }
}

// MARK: - Access

extension SourceNode {
    package func first(_ kind: Kind) -> SourceNode? { children.first { $0.kind == kind } }

    package func first(_ kind: Kind, _ name: String) -> SourceNode? {
        children.first { $0.kind == kind && $0.name == name }
    }

    package func all(_ kind: Kind) -> [SourceNode] { children.filter { $0.kind == kind } }

    /// The names of the children of a kind.
    package func names(_ kind: Kind) -> [String] { all(kind).map(\.name) }

    package func has(_ kind: Kind, _ name: String) -> Bool {
        first(kind, name) != nil
    }

    /// The text of the declared or returned type.
    package var typeName: String? { first(.type)?.name }

    /// The initial or default value.
    package var initialValue: SourceNode? { first(.value)?.children.first }

    package var isStatic: Bool { has(.modifier, "static") || has(.modifier, "class") }

    /// Whether it declares a type or extends one.
    package var isType: Bool {
        switch kind {
        case .struct, .class, .enum, .actor, .protocol, .extension: true
        default: false
        }
    }

    /// The node and all nodes in it, in the order of the source.
    package func visit(_ visitor: (SourceNode) -> Void) {
        visitor(self)
        for child in children { child.visit(visitor) }
    }
}
