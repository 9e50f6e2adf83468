// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The scopes and instances of one evaluation.
///
/// They hold each other in circles: a scope has a closure that was made in it, an instance one of its own functions. The
/// arena ends all of them at once, one after another, so that nothing leaks, and no chain of them is ended by a recursion.
final class Arena {
    private var scopes: [Scope] = []
    private var instances: [Instance] = []

    func add(_ scope: Scope) { scopes.append(scope) }
    func add(_ instance: Instance) { instances.append(instance) }

    deinit {
        for scope in scopes { scope.values = [:] }
        for instance in instances { instance.values = [:] }
    }
}
