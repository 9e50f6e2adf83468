// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A class with observable changes. The kinds of changes are members of ``Changes`` for the class.
package protocol Observable: AnyObject {
    /// The observers, called after each change.
    var observers: Observers<Self> { get }
}

extension Observable {
    /// Calls `observer` after each change until its owner is deallocated.
    package func observe(until owner: AnyObject, _ observer: @escaping (Changes<Self>) -> Void) {
        observers.add(owner, observer)
    }

    /// Calls `observer` with its owner after some kinds of changes, until the owner is deallocated.
    package func observe<Owner: AnyObject>(
        _ changes: Changes<Self>, by owner: Owner, _ observer: @escaping (Owner) -> Void
    ) {
        observers.add(owner) { [weak owner] occurred in
            if let owner, !occurred.isDisjoint(with: changes) { observer(owner) }
        }
    }

    package var observerCount: Int { observers.count }

    func notify(_ changes: Changes<Self>) { observers.notify(changes) }
}

/// The changed parts of an object.
package struct Changes<Subject>: OptionSet, Sendable {
    package let rawValue: Int

    /// All changes.
    package static var any: Self { Self(rawValue: .max) }

    package init(rawValue: Int) { self.rawValue = rawValue }
}

/// The observers of an object. Each is registered until its owner is deallocated.
package final class Observers<Subject> {
    private struct Observer {
        weak var owner: AnyObject?
        let call: (Changes<Subject>) -> Void
    }

    private var all: [Observer] = []
    /// The changes of the current batch; nil without one.
    private var batched: Changes<Subject>?

    /// The number of observers whose owners are alive.
    var count: Int { all.count { $0.owner != nil } }

    func add(_ owner: AnyObject, _ call: @escaping (Changes<Subject>) -> Void) {
        all.removeAll { $0.owner == nil }
        all.append(Observer(owner: owner, call: call))
    }

    /// Calls all observers in the order of their registration, or at the end of a batch.
    func notify(_ changes: Changes<Subject>) {
        if batched != nil {
            batched?.formUnion(changes)
            return
        }
        for observer in all where observer.owner != nil { observer.call(changes) }
    }

    /// Makes several changes with one notification. If a batch is already running, its notification includes
    /// them.
    func batch(_ body: () -> Void) {
        guard batched == nil else { return body() }
        batched = []
        body()
        let changes = batched ?? []
        batched = nil
        if !changes.isEmpty { notify(changes) }
    }
}
