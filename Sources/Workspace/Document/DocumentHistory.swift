// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// What a step changes besides the bytes of a document, such as the places of its rows.
package protocol StepNote: Sendable {
    /// The note of a step that changes only bytes.
    init()
    /// Whether nothing besides the bytes changes.
    var isEmpty: Bool { get }
    /// The note of undoing the step.
    var inverse: Self { get }
    /// The note of this step and then of another one.
    func followed(by other: Self) -> Self
}

/// The undo history of a document, with the content of its file.
///
/// A step has only the bytes that it changed: whole values of a long list would take gigabytes. Undo reads the earlier
/// bytes again.
package struct DocumentHistory<Document: FileDocument, Note: StepNote>: Sendable {
    /// A change of a document.
    package struct Step: Sendable {
        /// The name of the edit for menus, and its time.
        package var edit: UndoStep
        /// What changes besides the bytes.
        package var note: Note
        /// The key for coalescing consecutive steps; nil for none.
        var key: String?

        package init(_ edit: UndoStep, _ note: Note = Note(), coalescing key: String? = nil) {
            (self.edit, self.note, self.key) = (edit, note, key)
        }
    }

    private struct Entry {
        var step: Step
        var change: ByteChange
    }

    /// The current state without a trial.
    package private(set) var committed: Document
    /// The trial: it shows, but is neither a step nor an edit until it is kept.
    var trial: (document: Document, label: String)?
    /// The content of the file.
    private(set) var saved: SavedContent<Document>
    /// Whether unsaved edits would be lost.
    package private(set) var isEdited = false
    private var entries: [Entry] = []
    private var index = 0
    /// The number of steps before the saved state; nil if no step leads to it any more.
    private var savedIndex: Int? = 0
    private var isCoalescing = false
    private let limit: Int

    private static var byteLimit: Int { 64 << 20 }
    /// The seconds between two edits of the same value that become one step.
    private static var pause: Double { 1.5 }

    /// The history of a document from disk, or of a new one.
    ///
    /// - Parameter limit: the number of steps that can be undone. Older ones are removed.
    package init(_ document: Document, limit: Int = 1_000) {
        committed = document
        saved = SavedContent(document)
        self.limit = limit
    }

    /// The current state with a trial.
    package var document: Document { trial?.document ?? committed }

    /// The step that `undo` reverts; nil without one.
    package var undoStep: Step? { index > 0 ? entries[index - 1].step : nil }

    /// The first step that is not removed yet; nil without one.
    var oldestStep: Step? { entries.first?.step }

    /// The step that `redo` repeats; nil without one.
    package var redoStep: Step? { index < entries.count ? entries[index].step : nil }

    /// Whether the user has changed anything since the file was read or written, even if the file no longer exists.
    var hasOwnEdits: Bool { committed.source.bytes != saved.known?.source.bytes }

    /// What has changed besides the bytes since the document was saved; nil if the way from there is not known.
    var noteSinceSaving: Note? {
        guard let savedIndex else { return nil }
        let range = min(savedIndex, index)..<max(savedIndex, index)
        let note = entries[range].reduce(Note()) { $0.followed(by: $1.step.note) }
        return savedIndex <= index ? note : note.inverse
    }
}

// MARK: - Changing

extension DocumentHistory {
    /// Makes a document the current state. If nothing changes, that is no step.
    package mutating func push(_ document: Document, _ step: Step) {
        trial = nil
        var old = committed.source.bytes
        guard document.source.bytes != old || !step.note.isEmpty else { return }
        let last = undoStep
        let joins =
            isCoalescing && index == entries.count && step.key != nil && last?.key == step.key
            && step.edit.time - (last?.edit.time ?? 0) <= Self.pause
        dropRedo()
        var step = step
        if joins, savedIndex != index {
            let last = entries.removeLast()
            old = last.change.undone(old)
            step.note = last.step.note.followed(by: step.note)
        }
        let change = ByteChange(from: old, to: document.source.bytes)
        entries.append(Entry(step: step, change: change))
        index = entries.count
        isCoalescing = true
        dropOldSteps()
        adopt(document)
    }

    /// Ends coalescing: the next edit becomes a step of its own.
    package mutating func endCoalescing() { isCoalescing = false }

    /// Removes the steps for redo.
    package mutating func dropRedo() {
        guard index < entries.count else { return }
        entries.removeSubrange(index...)
        if let savedIndex, savedIndex > index { self.savedIndex = nil }
    }

    private mutating func dropOldSteps() {
        var size = entries.reduce(0) { $0 + $1.change.byteCount }
        while entries.count > limit || size > Self.byteLimit && entries.count > 1 {
            size -= entries.removeFirst().change.byteCount
            index -= 1
            savedIndex = savedIndex.flatMap { $0 > 0 ? $0 - 1 : nil }
        }
    }

    private mutating func adopt(_ document: Document) {
        committed = document
        isEdited = index != savedIndex && document.source.bytes != saved.bytes || saved.bytes == nil
    }

    /// Replaces the current state by its version in another format, and converts the others. Removes steps that no
    /// longer change anything, and states without a version in this format.
    package mutating func convert(
        to converted: Document, others convert: (Document) -> Document?
    ) {
        let current = committed
        var bytes = entries[..<index].reversed().reduce(current.source.bytes) {
            $1.change.undone($0)
        }
        var (kept, keptIndex): ([Entry], Int) = ([], 0)
        var last: [UInt8]?
        for number in 0...entries.count {
            if number > 0 { bytes = entries[number - 1].change.redone(bytes) }
            let state =
                bytes == current.source.bytes
                ? converted : convert(current.replacingBytes(by: bytes))
            guard let new = state?.source.bytes else { continue }
            if let last, last != new {
                let step = Step(entries[number - 1].step.edit)
                kept.append(Entry(step: step, change: ByteChange(from: last, to: new)))
            }
            last = new
            if number == index { keptIndex = kept.count }
        }
        (entries, index, savedIndex) = (kept, keptIndex, nil)
        endCoalescing()
        adopt(converted)
    }
}

// MARK: - Undo and redo

extension DocumentHistory {
    /// Goes back by one step.
    ///
    /// - Returns: the step; nil without one.
    @discardableResult package mutating func undo() -> Step? {
        endCoalescing()
        guard index > 0 else { return nil }
        let entry = entries[index - 1]
        index -= 1
        adopt(committed.replacingBytes(by: entry.change.undone(committed.source.bytes)))
        return entry.step
    }

    /// Goes forward by one undone step.
    ///
    /// - Returns: the step; nil without one.
    @discardableResult package mutating func redo() -> Step? {
        endCoalescing()
        guard index < entries.count else { return nil }
        let entry = entries[index]
        index += 1
        adopt(committed.replacingBytes(by: entry.change.redone(committed.source.bytes)))
        return entry.step
    }
}

// MARK: - The file

extension DocumentHistory {
    /// Records the content of the file: a document, or for nil its last content.
    mutating func markSaved(_ document: Document? = nil) {
        saved.markSaved(document)
        if saved.bytes == committed.source.bytes {
            savedIndex = index
        } else if document != nil {
            savedIndex = nil
        }
        endCoalescing()
        adopt(committed)
    }

    /// Records that the file was deleted, which makes the current state unsaved.
    mutating func markDeleted() {
        saved.markDeleted()
        savedIndex = nil
        adopt(committed)
    }

    /// Records that the file was deleted before its content was read.
    mutating func markMissing() {
        saved = .missing
        markDeleted()
    }

    /// Gives the document another path, as after Save As.
    mutating func move(to path: FilePath) { committed = committed.moved(to: path) }
}
