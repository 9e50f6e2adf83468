// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A struct or class of the app: a view, a model, a row's data.
final class Instance {
    let type: AppType
    /// The properties that are set. Others have the value of their declaration.
    var values: [String: Value] = [:]
    /// The app's own types that generic parameters stand for, as far as its arguments say.
    var generics: [String: String] = [:]
    /// What the previews of the screen's view, or the first value of a variable, give its properties.
    var previewed: [String: Value] = [:]
    /// Whether the app made it somewhere else, so that its variables are unknown.
    let isForeign: Bool
    /// Whether it is the view of the screen, whose caller is not read: only the app knows what it passes.
    let isRoot: Bool
    /// The expression it came from.
    let text: String

    init(
        _ type: AppType, isForeign: Bool = false, isRoot: Bool = false, text: String = "",
        in arena: Arena
    ) {
        (self.type, self.isForeign, self.isRoot, self.text) = (type, isForeign, isRoot, text)
        arena.add(self)
    }
}

/// A closure with the names around it.
struct Closure {
    let node: SourceNode
    let scope: Scope
    /// A function that is used as a value.
    var isFunction: Bool { node.kind == .func }

    /// A function of a type that is called on a value.
    init(_ member: AppType.Member, on instance: Value?, of type: AppType?, in arena: Arena) {
        node = member.node
        scope = Scope(member.tree, instance: instance, type: type, in: arena)
    }

    init(node: SourceNode, scope: Scope) { (self.node, self.scope) = (node, scope) }
}
