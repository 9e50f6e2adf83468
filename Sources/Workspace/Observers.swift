// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// Those who are told of changes, each as long as its owner lives.
struct Observers<Change: OptionSet> {
    private struct Observer {
        weak var owner: AnyObject?
        let call: (Change) -> Void
    }

    private var all: [Observer] = []

    /// How many there are.
    var count: Int { all.count { $0.owner != nil } }

    mutating func add(_ owner: AnyObject, _ call: @escaping (Change) -> Void) {
        all.removeAll { $0.owner == nil }
        all.append(Observer(owner: owner, call: call))
    }

    /// Tells all, in the order in which they began to observe.
    func notify(_ change: Change) {
        for observer in all where observer.owner != nil { observer.call(change) }
    }
}
