// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A value in the heap, which is copied when it is changed.
///
/// Most views say nothing about most of their attributes, and views are copied all the time. In place, some hundred bytes
/// of attributes would also be in every frame of the functions that views in views lead to, and fill the stack.
@dynamicMemberLookup
struct Boxed<Content: BlankValue> {
    private final class Storage {
        var content: Content

        init(_ content: Content) { self.content = content }
    }

    /// Nil for a blank value.
    private var storage: Storage?

    var isBlank: Bool { storage == nil }

    subscript<Value>(dynamicMember path: WritableKeyPath<Content, Value>) -> Value {
        get { storage.map { $0.content[keyPath: path] } ?? Content()[keyPath: path] }
        set { change { $0[keyPath: path] = newValue } }
    }

    mutating func change(_ change: (inout Content) -> Void) {
        if !isKnownUniquelyReferenced(&storage) {
            storage = Storage(storage?.content ?? Content())
        }
        if let storage { change(&storage.content) }
    }

    /// The value with what another one says besides.
    @inline(never) func merged(_ outer: Boxed) -> Boxed {
        guard let others = outer.storage?.content else { return self }
        guard storage != nil else { return outer }
        var sum = self
        sum.change { $0.add(others) }
        return sum
    }
}

/// A value that says nothing at first.
protocol BlankValue {
    init()

    /// Takes what another value says, where this one says nothing.
    mutating func add(_ outer: Self)
}
