// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

/// A step of an undo history.
package struct UndoStep: Sendable {
    /// The name of the edit for menus, such as `Change Size`.
    package let label: String
    /// The kind of the edit, for code.
    package let id: String?
    /// The time of the edit, or of the last edit coalesced with it, on the caller's clock.
    package internal(set) var time: Double

    /// A step of a history.
    package init(label: String, id: String? = nil, time: Double) {
        (self.label, self.id, self.time) = (label, id, time)
    }
}

/// The states of a document for undo and redo.
///
/// States are whole values that share unchanged storage, so edits need no inverse.
package struct History<Value: Equatable & Sendable>: Sendable {
    private struct Step: Sendable {
        var value: Value
        /// The step that led to the value.
        var edit: UndoStep
        /// The key for coalescing consecutive steps; nil for none.
        var key: String?
    }

    private var steps: [Step]
    private var index = 0
    private var isCoalescing = false
    private let limit: Int

    /// A history that starts with a value.
    ///
    /// - Parameter limit: the number of steps that can be undone. Older ones are removed.
    package init(_ value: Value, limit: Int = 1_000) {
        steps = [Step(value: value, edit: UndoStep(label: "", time: 0))]
        self.limit = limit
    }

    /// The current state.
    package var value: Value { steps[index].value }
}

// MARK: - Changing

extension History {
    /// Makes a value the current state, and removes the steps for redo.
    ///
    /// A value equal to the current one adds no step.
    ///
    /// - Parameters:
    ///   - label: the name of the edit for menus.
    ///   - id: the kind of the edit, for code.
    ///   - key: coalesces this step with the last one if both have the same key, so that one undo
    ///     reverts the whole drag of a slider.
    ///   - time: the time of the edit, for comparison with other histories.
    package mutating func push(
        _ value: Value, label: String, id: String? = nil, coalescing key: String? = nil,
        at time: Double = 0
    ) {
        guard value != self.value else { return }
        let joins =
            isCoalescing && key != nil && steps[index].key == key && index == steps.count - 1
        dropRedo()
        if joins {
            steps[index].value = value
            steps[index].edit.time = time
        } else {
            let edit = UndoStep(label: label, id: id, time: time)
            steps.append(Step(value: value, edit: edit, key: key))
            if steps.count > limit + 1 { steps.removeFirst() }
        }
        index = steps.count - 1
        isCoalescing = true
    }

    /// Replaces every state, for example after the file has changed. Removes steps that no longer
    /// change anything, and states without a replacement, of which the current one is none.
    package mutating func replaceValues(_ replacement: (Value) -> Value?) {
        let current = index
        var kept: [Step] = []
        for (number, step) in steps.enumerated() {
            guard let value = replacement(step.value) else { continue }
            var step = step
            step.value = value
            if kept.last?.value != step.value { kept.append(step) }
            if number == current { index = kept.count - 1 }
        }
        steps = kept
        endCoalescing()
    }

    /// Removes the steps for redo.
    package mutating func dropRedo() { steps.removeSubrange((index + 1)...) }

    /// Ends coalescing: the next edit becomes a step of its own.
    package mutating func endCoalescing() { isCoalescing = false }
}

// MARK: - Undo and redo

extension History {
    /// Whether there is a step to undo.
    package var canUndo: Bool { index > 0 }

    /// Whether there is a step to redo.
    package var canRedo: Bool { index < steps.count - 1 }

    /// The step that `undo` reverts; nil without one.
    package var undoStep: UndoStep? { canUndo ? steps[index].edit : nil }

    /// The step that `redo` repeats; nil without one.
    package var redoStep: UndoStep? { canRedo ? steps[index + 1].edit : nil }

    /// Goes back by one step.
    ///
    /// - Returns: whether there was one.
    @discardableResult package mutating func undo() -> Bool {
        endCoalescing()
        guard canUndo else { return false }
        index -= 1
        return true
    }

    /// Goes forward by one undone step.
    ///
    /// - Returns: whether there was one.
    @discardableResult package mutating func redo() -> Bool {
        endCoalescing()
        guard canRedo else { return false }
        index += 1
        return true
    }
}
