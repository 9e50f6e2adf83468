// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// An argument of a call, evaluated when it is asked for.
struct Argument {
    let label: String
    let node: SourceNode
    let scope: Scope
    /// Whether it is a closure after the parentheses.
    var isTrailing = false
}

/// A call with its arguments.
struct CallSite {
    let arguments: [Argument]
    /// The whole call.
    let node: SourceNode
    let scope: Scope

    var place: SourcePlace { SourcePlace(scope.tree, node) }
}
