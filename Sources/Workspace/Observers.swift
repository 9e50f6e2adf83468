// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The observers of changes, each registered until its owner is deallocated.
struct Observers<Change: OptionSet> {
    private struct Observer {
        weak var owner: AnyObject?
        let call: (Change) -> Void
    }

    private var all: [Observer] = []

    /// The number of observers whose owners are alive.
    var count: Int { all.count { $0.owner != nil } }

    mutating func add(_ owner: AnyObject, _ call: @escaping (Change) -> Void) {
        all.removeAll { $0.owner == nil }
        all.append(Observer(owner: owner, call: call))
    }

    /// Calls all observers in the order of their registration.
    func notify(_ change: Change) {
        for observer in all where observer.owner != nil { observer.call(change) }
    }
}
