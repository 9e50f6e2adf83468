// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// The states a document went through, for undo and redo.
///
/// It keeps whole values: they share what did not change, and no edit has to know its opposite.
public struct History<Value: Equatable & Sendable>: Sendable {
    private struct Step: Sendable {
        var value: Value
        /// What led here from the step before, as a menu says it: `Change Size`.
        var label: String
        /// What kind of step this is, for code.
        var id: String?
        /// Steps with the same key are one as long as nothing comes between.
        var key: String?
    }

    private var steps: [Step]
    private var index = 0
    private var savedValue: Value?
    private var isCoalescing = false
    private let limit: Int

    /// A history that begins with a value as it is on disk.
    ///
    /// - Parameters:
    ///   - isSaved: false for what was recovered and is not on disk.
    ///   - limit: how many steps can be undone; older ones are forgotten.
    public init(_ value: Value, isSaved: Bool = true, limit: Int = 1_000) {
        steps = [Step(value: value, label: "")]
        savedValue = isSaved ? value : nil
        self.limit = limit
    }

    /// The current state.
    public var value: Value { steps[index].value }
}

// MARK: - Changing

extension History {
    /// Makes a value the current one; what was undone before can no longer be redone.
    ///
    /// A value equal to the current one is no step.
    ///
    /// - Parameters:
    ///   - label: what was done, as a menu says it.
    ///   - id: what kind of step this is, for code that asks what undoing would take back.
    ///   - key: joins this step with the last one if that had the same key: the drag of a slider is
    ///     undone as a whole.
    public mutating func push(
        _ value: Value, label: String, id: String? = nil, coalescing key: String? = nil
    ) {
        guard value != self.value else { return }
        let joins =
            isCoalescing && key != nil && steps[index].key == key && index == steps.count - 1
        steps.removeSubrange((index + 1)...)
        if joins {
            steps[index].value = value
        } else {
            steps.append(Step(value: value, label: label, id: id, key: key))
            if steps.count > limit + 1 { steps.removeFirst() }
        }
        index = steps.count - 1
        isCoalescing = true
    }

    /// Whatever comes next is a step of its own.
    public mutating func endCoalescing() { isCoalescing = false }

    /// The current state is what is on disk.
    public mutating func markSaved() {
        savedValue = value
        endCoalescing()
    }

    /// Whether the current state is what is on disk.
    public var isAtSavedState: Bool { value == savedValue }
}

// MARK: - Undo and redo

extension History {
    /// Whether there is a step to undo.
    public var canUndo: Bool { index > 0 }

    /// Whether there is a step to redo.
    public var canRedo: Bool { index < steps.count - 1 }

    /// What `undo` would take back.
    public var undoLabel: String? { canUndo ? steps[index].label : nil }

    /// What kind of step `undo` would take back.
    public var undoID: String? { canUndo ? steps[index].id : nil }

    /// What `redo` would do again.
    public var redoLabel: String? { canRedo ? steps[index + 1].label : nil }

    /// Goes back by one step.
    ///
    /// - Returns: whether there was one.
    @discardableResult public mutating func undo() -> Bool {
        endCoalescing()
        guard canUndo else { return false }
        index -= 1
        return true
    }

    /// Goes forward by one step that was undone.
    ///
    /// - Returns: whether there was one.
    @discardableResult public mutating func redo() -> Bool {
        endCoalescing()
        guard canRedo else { return false }
        index += 1
        return true
    }
}
