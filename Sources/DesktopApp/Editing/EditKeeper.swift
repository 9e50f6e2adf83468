// Copyright (c) 2026 the Typeladder authors
// SPDX-License-Identifier: MIT

import Documents
import Files
import Glibc
import GtkKit
import Syntax

/// Keeps a window's unsaved edits aside soon after each of them, until they are saved or given up.
final class EditKeeper {
    private let session: UnsavedSession
    private weak var model: PreviewModel?
    private let untitled = UnsavedEdits.ID()
    private var kept: UnsavedEdits.ID?
    private var keptBytes: [UInt8]?
    private var pending: Scheduled?

    /// How many milliseconds of edits a crash may cost.
    private static let delay = 1500

    /// A keeper of the edits of a model.
    init(_ model: PreviewModel, _ session: UnsavedSession) {
        self.session = session
        self.model = model
        model.observe { [weak self] change in
            if change.contains(.files) { self?.follow() }
        }
    }

    isolated deinit { pending?.cancel() }

    private func follow() {
        guard let model, model.isEdited else { return forget() }
        guard pending?.isPending != true, model.document.source.bytes != keptBytes else { return }
        pending = EventLoop.after(milliseconds: Self.delay) { [weak self] in self?.keep() }
    }

    /// Keeps the edits now.
    func keep() {
        guard let model, model.isEdited else { return }
        // What is kept is a theme, which must never get into the file of its tokens.
        let path = model.tokens == nil ? model.theme.path?.canonicalPath : nil
        let id = path.map { UnsavedEdits.ID(path: $0) } ?? untitled
        if id != kept { forget() }
        session.keep(
            UnsavedEdits.Record(
                id: id, path: path,
                original: model.editing.savedBytes.map(Fingerprint.init),
                bytes: model.document.source.bytes, time: time(nil)))
        kept = id
        keptBytes = model.document.source.bytes
    }

    /// The edits were saved or given up.
    func forget() {
        pending?.cancel()
        if let kept { session.remove(kept) }
        kept = nil
        keptBytes = nil
    }
}

// MARK: - Restoring

extension PreviewModel {
    /// Shows a theme with edits that were kept of it, as a step that can be undone. Where its file
    /// has changed in the meantime, the reader has to choose.
    func restore(_ record: UnsavedEdits.Record) {
        let path = record.path
        let onDisk = path.flatMap { ThemeDocument.read(SourceFile.read($0)) }
        let file = SourceFile(
            name: path ?? ThemeDocument.untitledName, path: path, bytes: record.bytes)
        guard let mine = ThemeDocument.read(file).value else { return }
        adopt(onDisk ?? .new(mine.container), path: path)
        if onDisk == nil, path != nil { editing.savedBytes = nil }
        push(mine, label: "Restore Unsaved Edits")
        if let onDisk, Fingerprint(onDisk.source.bytes) != record.original, isEdited {
            conflict = ThemeConflict(theirs: onDisk)
            notify([.files, .messages])
        }
    }
}

extension ThemeDocument {
    fileprivate static func read(_ file: ReadResult<SourceFile>) -> ThemeDocument? {
        file.then { read($0) }.value
    }
}
