// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Syntax

/// The undo history of a screen, with the content of its file.
///
/// A step has only the bytes that it changed: whole values of a long list, as in `History`, would take gigabytes. Undo
/// reads the earlier bytes again.
struct ScreenHistory {
    /// A change of a screen, and what it does to the selection.
    struct Step {
        /// The name of the edit for menus, and its time.
        var edit: UndoStep
        /// Where sections and rows went.
        var places = PlaceMap()
        /// What was selected before.
        var before = SelectedParts()
        /// What is selected after it.
        var after = SelectedParts()
        /// The key for coalescing consecutive steps; nil for none.
        var key: String?
    }

    private struct Entry {
        var step: Step
        var change: ByteChange
    }

    /// The current state without a trial.
    private(set) var committed: ScreenDocument
    /// The trial: it shows, but is neither a step nor an edit until it is kept.
    var trial: (document: ScreenDocument, label: String)?
    /// The content of the file.
    private(set) var saved: SavedContent
    /// The screen in the file when it was last read or written.
    private(set) var savedScreen: Screen
    /// Whether unsaved edits would be lost.
    private(set) var isEdited = false
    private var entries: [Entry] = []
    private var index = 0
    /// The number of steps before the saved state; nil if no step leads to it any more.
    private var savedIndex: Int? = 0
    private var isCoalescing = false

    private static let limit = 1_000
    private static let byteLimit = 64 << 20
    /// The seconds between two edits of the same value that become one step.
    private static let pause = 1.5

    /// A document from disk, or a new one.
    init(_ document: ScreenDocument) {
        committed = document
        saved = SavedContent(document.source.bytes)
        savedScreen = document.screen
    }

    /// The current state with a trial.
    var document: ScreenDocument { trial?.document ?? committed }

    /// The step that `undo` reverts; nil without one.
    var undoStep: Step? { index > 0 ? entries[index - 1].step : nil }

    /// The step that `redo` repeats; nil without one.
    var redoStep: Step? { index < entries.count ? entries[index].step : nil }

    /// Where the sections and rows of the saved screen are now; nil if the way from there is not known.
    var placesSinceSaving: PlaceMap? {
        guard let savedIndex else { return nil }
        let range = min(savedIndex, index)..<max(savedIndex, index)
        let map = entries[range].reduce(PlaceMap()) { $0.followed(by: $1.step.places) }
        return savedIndex <= index ? map : map.inverse
    }

    // MARK: - Changing

    /// Adds a document as the current state. It must differ from the current one.
    mutating func push(_ document: ScreenDocument, _ step: Step) {
        trial = nil
        let last = undoStep
        let joins =
            isCoalescing && index == entries.count && step.key != nil && last?.key == step.key
            && step.edit.time - (last?.edit.time ?? 0) <= Self.pause
        dropRedo()
        var step = step
        var old = committed.source.bytes
        if joins, savedIndex != index {
            let last = entries.removeLast()
            old = last.change.undone(old)
            step.places = last.step.places.followed(by: step.places)
            step.before = last.step.before
        }
        let change = ByteChange(from: old, to: document.source.bytes)
        entries.append(Entry(step: step, change: change))
        index = entries.count
        isCoalescing = true
        dropOldSteps()
        adopt(document)
    }

    /// Ends coalescing: the next edit becomes a step of its own.
    mutating func endCoalescing() { isCoalescing = false }

    /// Removes the steps for redo.
    mutating func dropRedo() {
        guard index < entries.count else { return }
        entries.removeSubrange(index...)
        if let savedIndex, savedIndex > index { self.savedIndex = nil }
    }

    private mutating func dropOldSteps() {
        var size = entries.reduce(0) { $0 + $1.change.byteCount }
        while entries.count > Self.limit || size > Self.byteLimit && entries.count > 1 {
            size -= entries.removeFirst().change.byteCount
            index -= 1
            savedIndex = savedIndex.flatMap { $0 > 0 ? $0 - 1 : nil }
        }
    }

    private mutating func adopt(_ document: ScreenDocument) {
        committed = document
        isEdited = index != savedIndex && document.source.bytes != saved.bytes || saved.bytes == nil
    }

    // MARK: - Undo and redo

    /// Goes back by one step.
    ///
    /// - Returns: the step; nil without one.
    mutating func undo() -> Step? {
        endCoalescing()
        guard index > 0 else { return nil }
        let entry = entries[index - 1]
        let bytes = entry.change.undone(committed.source.bytes)
        guard let document = committed.replacingBytes(by: bytes) else { return nil }
        index -= 1
        adopt(document)
        return entry.step
    }

    /// Goes forward by one undone step.
    ///
    /// - Returns: the step; nil without one.
    mutating func redo() -> Step? {
        endCoalescing()
        guard index < entries.count else { return nil }
        let entry = entries[index]
        let bytes = entry.change.redone(committed.source.bytes)
        guard let document = committed.replacingBytes(by: bytes) else { return nil }
        index += 1
        adopt(document)
        return entry.step
    }

    // MARK: - The file

    /// Records the content of the file: that of the current state, of another program, or its last content for nil.
    mutating func markSaved(_ bytes: [UInt8]? = nil) {
        saved.markSaved(bytes)
        if saved.bytes == committed.source.bytes {
            (savedIndex, savedScreen) = (index, committed.screen)
        } else if bytes != nil {
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

    /// Whether the user has changed anything since the file was read or written, even if the file no longer exists.
    var hasOwnEdits: Bool { committed.source.bytes != saved.known }

    /// Gives the document another path, as after Save As.
    mutating func move(to path: FilePath) { committed = committed.moved(to: path) }
}

/// A change of some bytes, with those that were there before.
private struct ByteChange {
    private let start: Int
    private let old: [UInt8]
    private let new: [UInt8]

    /// The change between two texts: all between their common ends.
    init(from old: [UInt8], to new: [UInt8]) {
        let (start, end) = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                let least = min(old.count, new.count)
                var start = 0
                while start < least, old[start] == new[start] { start += 1 }
                var end = 0
                while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
                    end += 1
                }
                return (start, end)
            }
        }
        self.start = start
        self.old = Array(old[start..<old.count - end])
        self.new = Array(new[start..<new.count - end])
    }

    var byteCount: Int { old.count + new.count }

    func undone(_ bytes: [UInt8]) -> [UInt8] {
        bytes.applying([Splice(start..<start + new.count, old)])
    }

    func redone(_ bytes: [UInt8]) -> [UInt8] {
        bytes.applying([Splice(start..<start + old.count, new)])
    }
}
