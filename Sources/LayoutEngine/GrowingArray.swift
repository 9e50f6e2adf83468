// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// An array whose copies share their memory even while one of them grows, so that a layout keeps the texts that it
/// was made with, and the cache of a long list adds others without copying.
///
/// Other threads can read a copy. Only one thread may change the copies of an array.
struct GrowingArray<Element> {
    /// The memory. Each copy reads its own elements at the beginning.
    private final class Storage {
        let elements: UnsafeMutablePointer<Element>
        let capacity: Int
        /// The number of elements in the longest copy.
        var count = 0

        init(capacity: Int) {
            elements = .allocate(capacity: capacity)
            self.capacity = capacity
        }

        deinit {
            elements.deinitialize(count: count)
            elements.deallocate()
        }
    }

    private var storage = Storage(capacity: 0)
    private(set) var count = 0

    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count)
            return storage.elements[index]
        }
        set {
            precondition(index >= 0 && index < count)
            if !isKnownUniquelyReferenced(&storage) { move(capacity: storage.capacity) }
            storage.elements[index] = newValue
        }
    }

    mutating func append(_ element: Element) {
        // Another copy may have grown into the memory after the last element.
        if count == storage.capacity || count < storage.count {
            move(capacity: count + max(16, count / 2))
        }
        (storage.elements + count).initialize(to: element)
        count += 1
        storage.count = count
    }

    private mutating func move(capacity: Int) {
        let new = Storage(capacity: capacity)
        new.elements.initialize(from: storage.elements, count: count)
        new.count = count
        storage = new
    }

    func withUnsafeBufferPointer<Result>(
        _ body: (UnsafeBufferPointer<Element>) -> Result
    ) -> Result {
        withExtendedLifetime(storage) {
            body(UnsafeBufferPointer(start: storage.elements, count: count))
        }
    }
}

extension GrowingArray: @unchecked Sendable where Element: Sendable {}
