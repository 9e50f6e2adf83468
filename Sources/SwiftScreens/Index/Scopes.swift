// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The open braces while a file is scanned, in all branches of `#if`.
///
/// Each branch starts with the braces that were open before the first, and after `#endif` those of
/// the first branch count. A brace keeps the index of the one around it, so returning to an earlier
/// state takes no copy.
struct Scopes {
    struct Scope {
        /// The declaration whose body this is, or nil for other braces.
        var declaration: Int?
        /// The index of the brace around it.
        var outer: Int?
        /// The declaration around it, or its own.
        var enclosing: Int?
        /// Whether only a function or a closure can be between the braces.
        var isLocal: Bool
    }

    enum Directive {
        case `if`, `else`, endif

        /// A directive by the second letter of its name.
        init(_ letter: UInt8) {
            switch letter {
            case UInt8(ascii: "f"): self = .if
            case UInt8(ascii: "l"): self = .else
            default: self = .endif
            }
        }
    }

    private struct Conditional {
        /// The open brace at `#if`.
        var outer: Int?
        /// The number of braces at the start of the branch.
        var count: Int
        /// The open brace at the end of the first branch.
        var first: Int?
        var isFirst = true
    }

    private var all: [Scope] = []
    private var conditionals: [Conditional] = []
    /// The index of the innermost open brace, or nil outside of all.
    private(set) var top: Int?

    /// The declaration around the cursor.
    var enclosingDeclaration: Int? { top.flatMap { all[$0].enclosing } }

    /// Whether the cursor is in a function or a closure.
    var isLocal: Bool { top.map { all[$0].isLocal } ?? false }

    mutating func push(declaration: Int?) {
        all.append(
            Scope(
                declaration: declaration, outer: top,
                enclosing: declaration ?? enclosingDeclaration,
                isLocal: declaration == nil || isLocal))
        top = all.count - 1
    }

    /// Closes the innermost brace.
    mutating func pop() -> Scope? {
        guard let index = top else { return nil }
        top = all[index].outer
        return all[index]
    }

    /// Crosses a directive.
    ///
    /// - Returns: the scopes that a branch other than the first left open.
    mutating func cross(_ directive: Directive) -> [Scope] {
        if directive == .if {
            conditionals.append(Conditional(outer: top, count: all.count))
            return []
        }
        guard var conditional = conditionals.popLast() else { return [] }
        var open: [Scope] = []
        if conditional.isFirst {
            conditional.first = top
            conditional.isFirst = false
        } else {
            while let index = top, index >= conditional.count, let scope = pop() {
                open.append(scope)
            }
        }
        if directive == .else {
            top = conditional.outer
            conditional.count = all.count
            conditionals.append(conditional)
        } else {
            top = conditional.first
        }
        return open
    }

    /// Forgets the open directives, so that a later `#endif` opens nothing again.
    mutating func forgetDirectives() { conditionals.removeAll() }
}
